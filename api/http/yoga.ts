import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  Kind,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { READS_ONLY } from '../graphql/builder.ts'
import { Forbidden, Unavailable } from '../problems.ts'
import { schema } from '../schema.ts'
import { mayWrite, READ_ONLY } from '../viewer.ts'
import { faultLog, maskError } from './faults.ts'
import { documentLimits } from './limits.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** `params`: a body that was read already, because it came as a multipart request with files. */
export type ServerContext = Context & { params?: GraphQLParams }

export type Yoga = ReturnType<typeof createGraphQLServer>

export function createGraphQLServer(documents: PersistedDocuments) {
  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    landingPage: false,
    graphiql: false,
    multipart: false,
    batching: false,
    cors: false,
    maskedErrors: { maskError },
    plugins: [
      readParams(),
      persistedOperations<ServerContext>({
        extractPersistedOperationId: params => ('id' in params && typeof params.id === 'string' ? params.id : null),
        getPersistedOperation: id => documents.get(id)?.document ?? null,
        allowArbitraryOperations: true, // Who may send what is decided before, by the gate in server.ts.
        skipDocumentValidation: true, // They were validated at the start.
        customErrors: {
          notFound: () => new Unavailable('This page is from another version of the product. Please reload it.'),
          keyNotFound: () => new GraphQLError('Must provide query string.', { extensions: { http: { status: 400 } } }),
        },
      }),
      documentLimits(),
      readOnlyTokens(),
      keyOfHeader(),
      faultLog(),
    ],
  })
}

function readParams(): Plugin<object, ServerContext> {
  return {
    onRequestParse({ serverContext, setRequestParser }) {
      const { params } = serverContext
      if (params) setRequestParser(() => params)
    },
  }
}

/** Refuses what READ tokens may not do as a whole, with 403. The scopes of the fields would, but in the middle of 200. */
function readOnlyTokens(): Plugin<ServerContext> {
  return {
    onExecute({ args: { schema, document, operationName, contextValue } }) {
      const { viewer }: Context = contextValue
      if (!viewer || mayWrite(viewer)) return
      const operation = getOperationAST(document, operationName)
      if (operation?.operation !== 'mutation') return
      const fields = schema.getMutationType()?.getFields() ?? {}
      const readsOnly = operation.selectionSet.selections.every(
        // A fragment could hide another field.
        field => field.kind === Kind.FIELD && fields[field.name.value]?.extensions[READS_ONLY] === true,
      )
      if (!readsOnly) {
        throw new Forbidden(READ_ONLY, { http: { status: 403 } })
      }
    },
  }
}

/** The header that makes a request that was sent twice be done once, of GraphQL and REST. */
export const KEY_HEADER = 'idempotency-key'

/** Puts the key of the request's header into each variable whose input takes one and names none. */
function keyOfHeader(): Plugin<Context> {
  return {
    onExecute({ args }) {
      const { idempotencyKey }: Context = args.contextValue
      if (idempotencyKey !== undefined) args.variableValues = withKey(args, idempotencyKey)
    },
  }
}

function withKey({ schema, document, operationName, variableValues }: ExecutionArgs, idempotencyKey: string) {
  const values: Record<string, unknown> = { ...variableValues }
  for (const { variable, type } of getOperationAST(document, operationName)?.variableDefinitions ?? []) {
    const name = variable.name.value
    const input = values[name]
    if (typeof input === 'object' && takesKey(schema, type)) values[name] = { idempotencyKey, ...input }
  }
  return values
}

function takesKey(schema: GraphQLSchema, node: TypeNode): boolean {
  const type = getNamedType(typeFromAST(schema, node))
  return isInputObjectType(type) && 'idempotencyKey' in type.getFields()
}

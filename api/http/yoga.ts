import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { type ExecutionResult, GraphQLError } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { Problem, Unavailable } from '../problems.ts'
import { schema } from '../schema.ts'
import { extensionsOf } from './extensions.ts'
import { faultLog, maskError } from './faults.ts'
import { documentLimits } from './limits.ts'
import { type Operation, refusalOf, variablesWithKey } from './operations.ts'
import type { Documents } from './thinHandler.ts'

/** `params`: a multipart body, which has been read already. */
export type ServerContext = Context & { params?: GraphQLParams }

/** Yoga, for all that thinHandler.ts leaves to it. */
export function createGraphQLServer({ persisted, known, costOf }: Documents) {
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
        getPersistedOperation: id => persisted.get(id)?.document ?? null,
        allowArbitraryOperations: true, // gate.ts decides beforehand who may send which document.
        skipDocumentValidation: true, // They are validated at the start.
        customErrors: {
          notFound: () => new Unavailable('This page is from another version of the product. Please reload it.'),
          keyNotFound: () => new GraphQLError('Must provide query string.', { extensions: { http: { status: 400 } } }),
        },
      }),
      documentLimits({ known, costOf }),
      operationRules(),
      faultLog(),
      tellExtensions(),
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

/** The rules of operations.ts, for what Yoga executes. */
function operationRules(): Plugin<Context> {
  const admit = (operation: Operation) => {
    const refusal = refusalOf(operation)
    if (refusal) throw refusal
  }
  return {
    onSubscribe: ({ args }) => admit(args),
    onExecute({ args }) {
      admit(args)
      args.variableValues = variablesWithKey(args)
    },
  }
}

/** The results of subscriptions have none: their stream has a header. */
function tellExtensions(): Plugin<object, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return
      const extensions = { ...result.extensions, ...extensionsOf(serverContext) }
      setResult({
        ...result,
        extensions: isRefusedField(result) ? { ...extensions, http: { status: 200 } } : extensions,
      })
    },
  }
}

/** A subscription that its field refuses has no data, which Yoga takes for a fault of the server. */
const isRefusedField = ({ errors: [error] = [], ...result }: ExecutionResult) =>
  !('data' in result) && error?.path !== undefined && error.originalError instanceof Problem

/** The header that makes a repeated request idempotent, in GraphQL and REST. */
export const KEY_HEADER = 'idempotency-key'

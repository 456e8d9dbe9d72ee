import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { GraphQLError, getOperationAST, Kind } from 'graphql'
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga'
import { READS_ONLY } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { keyOfHeader } from '../idempotency/keyOfHeader.ts'
import { Forbidden, Problem, Unavailable } from '../problems.ts'
import { schema } from '../schema.ts'
import { mayWrite, READ_ONLY } from '../viewer.ts'
import { asGone } from './gone.ts'
import { documentLimits } from './limits.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { asUnavailable } from './unavailable.ts'

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
    maskedErrors: { maskError: error => maskError(error) },
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

/** One sentence for whatever was not expected; the log has the rest under the request's id. */
export const FAULT = 'Something went wrong on our side. Please try again.'

function maskError(error: unknown): Error {
  if (error instanceof Problem) return new GraphQLError(error.message, { originalError: error })
  if (error instanceof GraphQLError) {
    const cause = error.originalError
    if (!cause || cause instanceof Problem || cause instanceof GraphQLError) return error
    const problem = asUnavailable(cause) ?? asGone(cause)
    if (problem) return new GraphQLError(problem.message, { ...place(error), originalError: problem })
    return new GraphQLError(FAULT, { ...place(error), extensions: { code: 'INTERNAL' } })
  }
  const problem = asUnavailable(error)
  if (problem) return new GraphQLError(problem.message, { originalError: problem })
  return new GraphQLError(FAULT, { extensions: { code: 'INTERNAL' } })
}

const place = ({ nodes, path }: GraphQLError) => ({ nodes, path })

/** Logs what was masked, under the request's id. */
function faultLog(): Plugin<ServerContext> {
  return {
    onExecute({ args }) {
      return { onExecuteDone: ({ result }) => logFaults(args.contextValue, result) }
    },
    onSubscribe({ args }) {
      return {
        onSubscribeResult({ result }) {
          logFaults(args.contextValue, result)
          return { onNext: event => logFaults(args.contextValue, event.result) }
        },
      }
    },
  }
}

function logFaults({ log, requestId, signal }: Context, result: object) {
  if (!('errors' in result) || !Array.isArray(result.errors)) return
  for (const error of result.errors) {
    const cause = error.originalError
    if (!cause || cause instanceof GraphQLError || cause instanceof Problem || asGone(cause)) continue
    if (signal.aborted && cause === signal.reason) continue // Whoever asked has gone away.
    log[asUnavailable(cause) ? 'warn' : 'error']({ err: cause, requestId, path: error.path }, 'A resolver failed')
  }
}

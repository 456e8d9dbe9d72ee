import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.ts'
import { Problem, Unavailable } from '../../problems.ts'
import { schema } from '../../schema.ts'
import { extensionsOf } from '../respond.ts'
import { faultLog, maskError } from './faults.ts'
import { documentLimits } from './limits.ts'
import { operationRules } from './operationRules.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** `params`: the already parsed body of the request. */
export type ServerContext = Context & { params?: object | undefined }

export type GraphQLPlugin = Plugin<object, ServerContext>

export type GraphQLServer = ReturnType<typeof createGraphQLServer>

/** The one Yoga instance: it runs every document of pages and programs, and the first answer of a page. */
export function createGraphQLServer(persisted: PersistedDocuments, plugins: GraphQLPlugin[] = []) {
  const parsed = byText<DocumentNode>(500_000)
  const ours = new WeakSet<DocumentNode>()
  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: false,
    landingPage: false,
    graphiql: false,
    multipart: false,
    batching: false,
    cors: false,
    maxRequestBodySize: false, // Fastify has already read the body and limited its size.
    parserAndValidationCache: { documentCache: parsed, errorCache: byText<Error>(100_000) },
    maskedErrors: { maskError },
    plugins: [
      ...plugins,
      readParams(),
      persistedOperations<ServerContext>({
        extractPersistedOperationId: params => ('id' in params && typeof params.id === 'string' ? params.id : null),
        getPersistedOperation(id) {
          const document = persisted.get(id)?.document
          if (document) ours.add(document)
          return document ?? null
        },
        allowArbitraryOperations: true, // gate.ts decides beforehand who may send which document.
        skipDocumentValidation: true, // Persisted documents are validated at the start.
        customErrors: {
          notFound: () => new Unavailable('This page is from another version of the product. Please reload it.'),
          keyNotFound: () => new GraphQLError('Must provide query string.', { extensions: { http: { status: 400 } } }),
        },
      }),
      documentLimits({ isParsed: text => parsed.has(text), isOurs: document => ours.has(document) }),
      operationRules(),
      queriesAtArrival(),
      faultLog(),
      addExtensions(),
    ],
  })
}

/** A cache by document text, limited to this many characters. Parsed, a document takes about 50 times the memory. */
const byText = <Value extends object>(characters: number) =>
  new LRUCache<string, Value>({ maxSize: characters, sizeCalculation: (_value, text) => text.length })

function readParams(): GraphQLPlugin {
  return {
    onRequestParse({ serverContext: { params }, setRequestParser }) {
      if (params) setRequestParser(() => params)
    },
  }
}

/** Queries use the data versions read at arrival; mutations read them again, as payloads show their own changes. */
function queriesAtArrival(): Plugin<Context> {
  return {
    onExecute({ args: { document, operationName, contextValue }, extendContext }) {
      if (getOperationAST(document, operationName)?.operation !== 'query') return
      extendContext({ versions: contextValue.versionsAtArrival })
    },
  }
}

/** Adds our extensions to results, but not to events of subscriptions, whose stream has a header instead. */
function addExtensions(): GraphQLPlugin {
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

/** True for a subscription refused by its field: it has no data, which Yoga treats as a server fault. */
const isRefusedField = ({ errors: [error] = [], ...result }: ExecutionResult) =>
  !('data' in result) && error?.path !== undefined && error.originalError instanceof Problem

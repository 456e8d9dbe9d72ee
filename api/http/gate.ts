import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type GraphQLParams, processRegularResult } from 'graphql-yoga'
import { senderOf } from '../context.ts'
import { Forbidden, NotAuthenticated, Problem, type ProblemCode } from '../problems.ts'
import { isForm } from './doors.ts'
import { extensionsOf, withExtensions } from './extensions.ts'
import { readGraphqlUpload } from './graphqlUpload.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { PUBLIC_OPERATIONS, PUBLIC_UPLOADS } from './persistedDocuments.ts'
import { answerProblem } from './respond.ts'
import { answerKnown, type Known } from './thinHandler.ts'
import { createGraphQLServer } from './yoga.ts'

/** A header that a page of another site cannot make a browser send without our consent (CORS). */
const PAGE_HEADER = 'x-requested-with'

/** The page where staff write their own documents: docs/decisions/006. */
const GRAPHIQL = 'graphiql'

/** The GraphQL endpoint: the gate decides who may send which document, the schema's scopes decide the rest. */
export function registerGraphQL(app: FastifyInstance, known: Known) {
  const { persisted } = known
  const yoga = createGraphQLServer(known)
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      const params = isForm(request) ? await readForm(request, persisted) : undefined
      if (!params) {
        guard(request, request.body, persisted)
        const answer = await answerKnown(request, known)
        const extensions = extensionsOf(request.context)
        if (answer && 'json' in answer) return sendJson(reply, { ...answer, extensions })
        // Yoga knows which of several errors says the status.
        if (answer)
          return send(reply, processRegularResult({ ...answer.failed, extensions }, yoga.fetchAPI, answer.type))
      }
      const response = await yoga.handleNodeRequestAndResponse(request, reply, { ...request.context, params })
      return send(reply, response)
    },
  })
}

/**
 * A visitor may run the public pages' operations, a signed-in browser those of any page, GraphiQL and API tokens any
 * document. Throws NotAuthenticated and Forbidden.
 */
function guard(request: FastifyRequest, params: unknown, documents: PersistedDocuments) {
  const { viewer } = request.context
  const { id, query }: Partial<GraphQLParams & { id: unknown }> = params && typeof params === 'object' ? params : {}
  const isOwn = typeof id !== 'string' || query !== undefined
  if (!viewer) {
    const open = isForm(request) ? PUBLIC_UPLOADS : PUBLIC_OPERATIONS
    if (isOwn || !open.has(documents.get(id)?.operationName ?? '')) throw new NotAuthenticated()
    return
  }
  if ('session' in viewer.via) {
    const page = request.headers[PAGE_HEADER]
    if (!page) throw new Forbidden(`The header ${PAGE_HEADER} is missing`)
    if (isOwn && page !== GRAPHIQL)
      throw new Forbidden('Only the pages themselves may send documents without an API token')
  }
}

/** Refuses a visitor's form when its document cannot be read. Throws what the gate throws, and InvalidInput. */
async function readForm(request: FastifyRequest, documents: PersistedDocuments) {
  let isKnown = request.context.viewer !== null
  try {
    return await readGraphqlUpload(request, {
      from: senderOf(request.context),
      admit(operations) {
        guard(request, operations, documents)
        isKnown = true
      },
    })
  } catch (problem) {
    throw isKnown ? problem : new NotAuthenticated()
  }
}

type Json = { json: string | Buffer; type: string; extensions: object }

const sendJson = (reply: FastifyReply, { json, type, extensions }: Json) =>
  reply.header('content-type', `${type}; charset=utf-8`).send(withExtensions(json, extensions))

/** Yoga's answers without a body. */
const REFUSALS: Record<number, [ProblemCode, string]> = {
  406: ['NOT_ACCEPTABLE', 'None of the media types that you accept can be answered here'],
  415: ['UNSUPPORTED', 'The media type of the request body is not supported'],
}

/** Sends JSON as a whole, as it is already in memory; events are streamed. */
async function send(reply: FastifyReply, response: Response) {
  reply.status(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'cache-control') reply.header(name, value) // Ours is stricter than the one for events.
  }
  const refusal = REFUSALS[response.status]
  if (refusal && !response.body) return answerProblem(new Problem(...refusal), reply)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  return reply.send(isStream && response.body ? response.body : await response.text())
}

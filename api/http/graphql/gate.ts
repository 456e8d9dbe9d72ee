import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLParams } from 'graphql-yoga'
import { senderOf } from '../../context.ts'
import { Forbidden, NotAuthenticated, Problem, type ProblemCode } from '../../problems.ts'
import { isForm } from '../multipart.ts'
import { answerProblem } from '../respond.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { PUBLIC_OPERATIONS, PUBLIC_UPLOADS } from './persistedDocuments.ts'
import { readGraphqlUpload } from './upload.ts'
import type { GraphQLServer } from './yoga.ts'

/** A header that browsers send from pages of other sites only with our consent (CORS). */
const PAGE_HEADER = 'x-requested-with'

/** The page where staff write GraphQL documents: docs/decisions/036. */
const GRAPHIQL = 'graphiql'

type GraphqlDoor = { documents: PersistedDocuments; yoga: GraphQLServer }

/** The GraphQL endpoint: the gate decides who may send which document, the schema's scopes decide everything else. */
export function registerGraphQL(app: FastifyInstance, { documents, yoga }: GraphqlDoor) {
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      const params = isForm(request) ? await readForm(request, documents) : readJson(request, documents)
      const response = await yoga.handleNodeRequestAndResponse(request, reply, { ...request.context, params })
      return send(reply, response)
    },
  })
}

/**
 * A visitor may run only operations of the public pages, a signed-in browser only operations of the pages, GraphiQL and
 * API tokens any document. Throws NotAuthenticated and Forbidden.
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

/** The JSON of a request; undefined for GET, and for a body that Yoga will refuse. Throws the errors of `guard`. */
function readJson(request: FastifyRequest, documents: PersistedDocuments): object | undefined {
  const { body } = request
  guard(request, body, documents)
  return typeof body === 'object' && body !== null ? body : undefined
}

/** Refuses a visitor's form if its document cannot be read. Throws the errors of `guard`, and InvalidInput. */
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

/** The problems for answers that Yoga sends without a body. */
const REFUSALS: Record<number, [ProblemCode, string]> = {
  406: ['NOT_ACCEPTABLE', 'None of the media types that you accept can be answered here'],
  415: ['UNSUPPORTED', 'The media type of the request body is not supported'],
}

/** Sends JSON whole, as it is already in memory; events are streamed. */
async function send(reply: FastifyReply, response: Response) {
  reply.status(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'cache-control') reply.header(name, value) // Our own header is stricter than Yoga's for events.
  }
  const refusal = REFUSALS[response.status]
  if (refusal && !response.body) return answerProblem(new Problem(...refusal), reply)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  return reply.send(isStream && response.body ? response.body : await response.text())
}

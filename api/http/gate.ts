import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLParams } from 'graphql-yoga'
import { senderOf } from '../context.ts'
import { Forbidden, NotAuthenticated } from '../problems.ts'
import { isForm } from './doors.ts'
import { readGraphqlUpload } from './graphqlUpload.ts'
import type { PersistedDocuments } from './persistedDocuments.ts'
import { PUBLIC_OPERATIONS, PUBLIC_UPLOADS } from './persistedDocuments.ts'
import type { Yoga } from './yoga.ts'

/** A header that a page of another site cannot make a browser send without our consent. */
const PAGE_HEADER = 'x-requested-with'

/** The page where staff write documents of their own: docs/decisions/006. */
const GRAPHIQL = 'graphiql'

/** The GraphQL door: everybody may send what the gate lets through, and the schema's scopes decide about the rest. */
export function registerGraphQL(app: FastifyInstance, yoga: Yoga, documents: PersistedDocuments) {
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: async (request, reply) => {
      const params = isForm(request) ? await readForm(request, documents) : undefined
      if (!params) guard(request, request.body, documents)
      const response = await yoga.handleNodeRequestAndResponse(request, reply, { ...request.context, params })
      return send(reply, response)
    },
  })
}

/**
 * A visitor may run the public pages' own operations, a browser of the staff any page's, GraphiQL and the bearer of an
 * API token any document. Throws NotAuthenticated and Forbidden.
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

/** A form whose document cannot be read is, to a visitor, one that they may not send. Throws as the gate, and InvalidInput. */
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

/** JSON goes out whole: it has been made already, so streaming it would only cost. Events go out as they come. */
async function send(reply: FastifyReply, response: Response) {
  reply.status(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'cache-control') reply.header(name, value) // Ours is stricter than the one for events.
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  return reply.send(isStream && response.body ? response.body : await response.text())
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, isForeignOrigin } from '../../auth/request.ts'
import { calls } from '../../calls.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../rest/call.ts'
import { answerUnknown } from '../respond.ts'

/** The calls that other sites may send from a browser, by the paths of their routes. */
const OWN_FORMS = new Map(calls.filter(({ origins }) => origins).map(call => [routeOf(call), call]))

/** Seconds for which a browser remembers what it may send. */
const REMEMBERED = 600

/**
 * The other site whose form sends the request, if the agency allows that site (CORS); its pages may then read the answer.
 * No credentials: who comes from there is a visitor. Null for all other requests.
 */
export async function ownFormOrigin(request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<string | null> {
  const call = OWN_FORMS.get(request.routeOptions.url ?? '')
  if (!call?.origins) return null
  reply.header('vary', 'Origin')
  const { origin } = request.headers
  if (!origin || bearerOf(request.raw) || !isForeignOrigin(request.raw, deps.settings.publicUrl)) return null
  if (!(await call.origins(deps, request.params as object)).includes(origin)) return null
  reply.header('access-control-allow-origin', origin)
  reply.header('access-control-expose-headers', 'retry-after, x-request-id')
  return origin
}

/** Answers the question that a browser asks before it sends such a request; to other sites as to any unknown method. */
export function registerOwnForms(api: FastifyInstance) {
  for (const [url, { method }] of OWN_FORMS) {
    api.options(url.replace(/^\/api/, ''), { config: { isPublic: true } }, (request, reply) => {
      const isAsked = request.headers['access-control-request-method'] === method
      if (!isAsked || !request.context.formOrigin) return answerUnknown(request, reply, [method])
      return reply
        .status(204)
        .header('access-control-allow-methods', method)
        .header('access-control-allow-headers', 'content-type, x-request-id')
        .header('access-control-max-age', REMEMBERED)
        .send()
    })
  }
}

/** The path of a call as the router writes it: '/api/talents/:id'. */
export function routeOf({ path }: Pick<Call, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { methodsOf } from '../calls.ts'

/**
 * For a path that the router cannot read ('%zz', a part of more than 500 characters): 404, as there is nothing there. It
 * comes before all hooks, so who asks is not known; whoever brings nothing to be known by is told 401 as on all of /api.
 */
export function answerUnreadablePath(_error: Error, { url, headers }: FastifyRequest, reply: FastifyReply) {
  const isVisitor = !headers.cookie && !headers.authorization
  if (isVisitor && url.startsWith('/api/') && !methodsOf(url).isPublic) {
    return reply.status(401).send({ message: 'Not authenticated' })
  }
  return reply.status(404).send({ message: 'Not found' })
}

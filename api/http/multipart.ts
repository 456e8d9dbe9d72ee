import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { COUNTED_AT_MOST } from '../files/spool.ts'
import { InvalidInput } from '../problems.ts'

/** Limits of a multipart request. A file beyond the limit of its kind is still counted, but not stored. */
export const FORM_LIMITS = {
  files: 1,
  fields: 20,
  parts: 22,
  fieldNameSize: 100,
  fieldSize: 100_000,
  headerPairs: 20,
  fileSize: COUNTED_AT_MOST,
}

/** Milliseconds to read and discard the rest of a refused upload, so that the client can read the response. */
const DRAIN_TIMEOUT = 30_000

/**
 * Lets `restUpload` and `readGraphqlUpload` read forms: Fastify does not parse multipart bodies. Register it once,
 * before the routes, on the outermost application.
 */
export async function registerUploadDoors(app: FastifyInstance) {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
  app.addHook('onRequest', async (request, reply) => {
    if (!isForm(request)) return
    const isLast = !reply.raw.shouldKeepAlive
    // Node would close the connection right after the answer, so that a client that is still sending could not read it.
    reply.raw.shouldKeepAlive = true
    finished(reply.raw, () => discard(request.raw, isLast))
  })
}

export function isForm(request: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
}

export const unreadableForm = () => new InvalidInput('The form could not be read. Please send it again.')

/** Reads the rest of a request, and then closes its connection if the client asked for that. */
function discard(request: IncomingMessage, isLast: boolean) {
  if (request.destroyed && !request.readableEnded) return
  finished(request, () => isLast && request.socket.destroySoon())
  request.unpipe()
  request.resume()
  const timer = setTimeout(() => request.destroy(), DRAIN_TIMEOUT).unref()
  request.once('close', () => clearTimeout(timer))
}

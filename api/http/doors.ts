import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Upload } from '../files/files.ts'
import { COUNTED_AT_MOST, type Spool } from '../files/spool.ts'

/** What a multipart request may bring. A file goes on being counted, but not kept, beyond the limit of its kind. */
export const FORM_LIMITS = {
  files: 1,
  fields: 20,
  parts: 22,
  fieldNameSize: 100,
  fieldSize: 100_000,
  headerPairs: 20,
  fileSize: COUNTED_AT_MOST,
}

/** The rest of a refused upload is read and thrown away for so long, so that the client gets to read the answer. */
const LINGER = 30_000

/**
 * Lets `restUpload` and `readGraphqlUpload` read forms: the application leaves the bodies of multipart requests alone.
 * Register it before the routes, once, on the outermost application.
 */
export async function registerUploadDoors(app: FastifyInstance) {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false })
  app.addHook('onRequest', async (request, reply) => {
    if (!isForm(request)) return
    finished(reply.raw, () => {
      void spools.get(request)?.close()
      discard(request.raw)
    })
  })
}

export function isForm(request: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
}

/** The upload that a spool holds; the spool is closed when the request has been answered. */
export function uploadOfSpool(request: FastifyRequest, filename: string, spool: Spool): Upload {
  spools.set(request, spool)
  return new Upload(filename, spool)
}

const spools = new WeakMap<FastifyRequest, Spool>()

function discard(request: IncomingMessage) {
  if (request.readableEnded || request.destroyed) return
  request.unpipe()
  request.resume()
  const patience = setTimeout(() => request.destroy(), LINGER)
  patience.unref()
  request.once('close', () => clearTimeout(patience))
}

import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import compress from '@fastify/compress'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { takes } from '../accept.ts'
import { answerUnknownPath } from '../respond.ts'
import type { firstAnswers } from './firstAnswers.ts'
import { readStartDocument } from './startDocument.ts'

/**
 * Compresses JSON and pages over a kilobyte. Stored files are compressed already, and events must not be buffered. Call
 * this before the routes are added.
 */
export async function registerCompression(app: FastifyInstance) {
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/(?:graphql-response\+)?json|text\/(?:csv|html|plain))\b/,
    brotliOptions: { params: FAST },
  })
}

/**
 * Serves the pages: one document and its hashed assets; the router in the browser decides which page to show. The build
 * writes the compressed files (scripts/precompress.mjs). Browsers revalidate the document each time and cache assets. A
 * document with the first answer of its page is not cached, like the answer itself.
 */
export async function registerPages(app: FastifyInstance, pages: string, answerFirst: ReturnType<typeof firstAnswers>) {
  const documentWith = await readStartDocument(pages)
  await app.register(serveStatic, {
    ...{ root: pages, index: false, wildcard: false, serve: false },
    preCompressed: true,
    cacheControl: false, // Otherwise the plugin overwrites our header.
  })
  app.get('/assets/*', (request, reply) => {
    const name = (request.params as { '*': string })['*']
    if (!ASSET.test(name)) return answerUnknownPath(app, request, reply)
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.sendFile(path.posix.join('assets', name))
  })
  app.get('/favicon.svg', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400')
    return reply.sendFile('favicon.svg')
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url) || !['GET', 'HEAD'].includes(request.method)) {
      return answerUnknownPath(app, request, reply.header('cache-control', 'no-store'))
    }
    reply.header('content-security-policy', PAGE_POLICY)
    const answer = await answerFirst(request, reply)
    if (!answer) return reply.header('cache-control', 'no-cache').type('text/html').sendFile('index.html')
    const { encoding, bytes } = await compressed(documentWith(answer), request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').send(bytes)
  })
}

/** Compresses the document, as the plugin compresses only answers of routes. */
async function compressed(text: string, accepted: string | undefined) {
  const plain = Buffer.from(text)
  if (takes('br', accepted)) return { encoding: 'br', bytes: await brotli(plain, { params: FAST }) }
  if (takes('gzip', accepted)) return { encoding: 'gzip', bytes: await gzip(plain) }
  return { encoding: null, bytes: plain }
}

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

/** Brotli's level 4 takes a quarter of a millisecond for a list page; the strongest level would take ten. */
const FAST = { [constants.BROTLI_PARAM_QUALITY]: 4 }

/** File names of assets, which are all in one folder; any other path could lead out of it. */
const ASSET = /^[\w-][\w.-]*$/

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'", // Griffel writes its rules into style elements.
  "img-src 'self' data: blob:", // Other sites would learn from requests for pictures who views a page, and when.
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

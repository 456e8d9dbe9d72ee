import { addAbortSignal, Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKey } from '../../files/files.ts'
import { contentDisposition } from '../../files/names.ts'
import { type Range, readRange } from '../../files/ranges.ts'
import { FILE_TYPES } from '../../files/rules.ts'
import type { StoredFile } from '../../generated/prisma/client.ts'
import { NotAuthenticated, NotFound } from '../../problems.ts'
import { demandFile } from '../../scopes/may.ts'
import type { Viewer } from '../../viewer.ts'

type HowToSend = {
  /** The download name; by default, the name of the upload. */
  name?: string
  /** Throws unless the viewer may see the file. */
  admit?(file: StoredFile): void
  /** True to make the browser save the file, even if it could show it. */
  download?: boolean
}

/**
 * `GET` and `HEAD /api/files/:key`, for staff; `?download` offers to save the file. Throws NotAuthenticated whether or
 * not the file exists, and NotFound: the application's error handler answers both as JSON.
 */
export function registerFileRoutes(app: FastifyInstance) {
  app.get<{ Params: { key: string }; Querystring: { download?: string } }>(
    '/api/files/:key',
    { onRequest: requireStaff },
    (request, reply) =>
      sendFile(request, reply, request.params.key, {
        admit: file => demandFile(staffOf(request), file),
        download: request.query.download !== undefined,
      }),
  )
}

const requireStaff = async (request: FastifyRequest) => void staffOf(request)

function staffOf({ context: { viewer } }: FastifyRequest): Viewer {
  if (!viewer) throw new NotAuthenticated()
  return viewer
}

/** Answers with a file or the requested range of the file. The caller has checked that the viewer may see the file. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, key: string, how: HowToSend = {}) {
  const file = isKey(key) && (await request.context.db.storedFile.findUnique({ where: { key } }))
  if (!file) throw new NotFound('File')
  how.admit?.(file)
  const etag = `"${file.sha256}"`
  describe(request, reply, file, how)
  reply.header('etag', etag)
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()

  const isCurrent = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = isCurrent ? readRange(request.headers.range, file.size) : undefined
  if (range === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  return sendBytes(request, reply, file, range)
}

/** Answers with a file that was made for this request. */
export function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Pick<StoredFile, 'name' | 'contentType'> & { bytes: Uint8Array },
) {
  describe(request, reply, file, {})
  reply.header('cache-control', 'private, no-store').header('accept-ranges', 'none')
  return reply.type(file.contentType).send(file.bytes)
}

/**
 * Answers with a file that is written as fast as the client reads it. An error before the first part is answered as a
 * problem; a later error breaks the connection. HEAD writes nothing.
 */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { chunks, ...file }: Pick<StoredFile, 'name' | 'contentType'> & { chunks: AsyncGenerator<Chunk> },
) {
  const body = request.method === 'HEAD' ? Readable.from([]) : await bodyOf(request, chunks)
  describe(request, reply, file, {})
  reply.header('cache-control', 'private, no-store').header('accept-ranges', 'none')
  return reply.type(file.contentType).send(body)
}

type Chunk = string | Uint8Array

/** Answers up to this many bytes are sent whole, with a Content-Length. */
const SHORT = 131_072

/** Milliseconds after which a paused or slow client is disconnected. */
const WRITING_TAKES_AT_MOST = 1_800_000

/**
 * The body of an answer that is written as fast as the client reads it. A short body is sent whole, a long body as a
 * stream. The stream fails if the rest cannot be written, or the client disconnects or is too slow.
 */
export async function bodyOf(request: FastifyRequest, chunks: AsyncGenerator<Chunk>): Promise<Buffer | Readable> {
  const first: Buffer[] = []
  for (let size = 0; size <= SHORT; ) {
    const next = await chunks.next()
    if (next.done) return Buffer.concat(first)
    first.push(Buffer.from(next.value))
    size += first.at(-1)?.length ?? 0
  }
  if (request.method === 'HEAD') return Readable.from([])
  const signal = AbortSignal.any([request.context.signal, AbortSignal.timeout(WRITING_TAKES_AT_MOST)])
  return addAbortSignal(signal, Readable.from(bytesFrom(first, chunks)))
}

async function* bytesFrom(first: Buffer[], rest: AsyncGenerator<Chunk>) {
  yield Buffer.concat(first)
  for await (const chunk of rest) yield Buffer.from(chunk)
}

async function sendBytes(request: FastifyRequest, reply: FastifyReply, file: StoredFile, range: Range | undefined) {
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  reply.type(file.contentType).header('content-length', end - start + 1)
  // An empty stream, as Fastify sends no response for a string of length 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const bytes = await request.context.storage.read(file.key, range)
  if (bytes) return reply.send(bytes)
  request.log.error({ file: file.key }, 'The bytes of a stored file are gone')
  reply.removeHeader('content-length').removeHeader('content-range').removeHeader('etag')
  throw new NotFound('File')
}

function describe(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Pick<StoredFile, 'name' | 'contentType'>,
  how: HowToSend,
) {
  const inline = !how.download && canBeInline(file.contentType)
  reply.headers({
    'content-disposition': contentDisposition(inline ? 'inline' : 'attachment', how.name ?? file.name),
    'content-security-policy': policy(inline && file.contentType === 'application/pdf' && isOpenedAsPage(request)),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // The browser caches it but revalidates each time, so that access ends with the session.
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    vary: 'Accept, Sec-Fetch-Dest',
  })
}

/**
 * A PDF opened as a page or in a frame is the only file without the sandbox: Safari refuses to show a sandboxed PDF.
 * Viewers add styles of their own, and a PDF's scripts cannot leave the viewer.
 */
function policy(isPdfPage: boolean): string {
  return isPdfPage ? "default-src 'none'; style-src 'unsafe-inline'" : "sandbox; default-src 'none'"
}

function isOpenedAsPage({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest']
  // Browsers send this header over https only; without it, a request that accepts HTML counts as a page.
  if (typeof destination !== 'string') return headers.accept?.includes('text/html') ?? false
  return ['document', 'iframe', 'frame', 'embed', 'object'].includes(destination)
}

function canBeInline(contentType: string): boolean {
  return Object.entries(FILE_TYPES).some(([type, { inline }]) => type === contentType && inline)
}

function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

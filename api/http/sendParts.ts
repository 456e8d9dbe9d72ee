import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Range, readRange } from '../files/ranges.ts'
import type { Storage } from '../files/storage.ts'
import { NotFound } from '../problems.ts'
import type { StoredPart } from '../rest/call.ts'
import { describe, namesTag } from './serve.ts'

type Parts = { name: string; contentType: string; parts: readonly StoredPart[] }

/** Answers with stored pieces as one file, or with the requested range of it, so that a broken download can be resumed. */
export async function sendParts(request: FastifyRequest, reply: FastifyReply, { parts, ...file }: Parts) {
  const { headers } = request
  const etag = `"${createHash('sha256')
    .update(parts.map(({ sha256 }) => sha256).join())
    .digest('hex')}"`
  const size = parts.reduce((sum, part) => sum + part.size, 0)
  describe(request, reply, file, {})
  reply.header('etag', etag)
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send()
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isCurrent ? readRange(headers.range, size) : undefined
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.type(file.contentType).header('content-length', end - start + 1)
  // An empty stream, as Fastify sends no response for a string of length 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(Readable.from(bytesOf(parts, { start, end }, request.context.storage)))
}

async function* bytesOf(parts: readonly StoredPart[], { start, end }: Range, storage: Storage) {
  let begin = 0
  for (const { key, size } of parts) {
    const [first, last] = [Math.max(start - begin, 0), Math.min(end - begin, size - 1)]
    begin += size
    if (first > last) continue
    const bytes = await storage.read(key, { start: first, end: last })
    if (!bytes) throw new NotFound('File')
    yield* bytes
  }
}

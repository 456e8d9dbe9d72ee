import { pipeline, type Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { Source } from '../files/sharedStreams.ts'
import type { WholeList } from '../rest/wholeList.ts'
import { takes } from './encodings.ts'

/** Whole lists are long: gzip at its fastest level takes a third of the time that brotli takes for the pages' answers. */
const FASTEST = { level: 1 }

/** How a list is compressed that is short enough to be sent whole. */
export const LISTS = { encodings: ['gzip' as const], zlibOptions: FASTEST }

/**
 * Answers with a whole list. A long one is streamed, so that it never stands in memory at once, and read and compressed
 * once for all who take it at the same time. A fault on its way breaks the connections off: half a list must not pass for
 * a whole one.
 *
 * Nobody gets a list from before a change that was made before they asked: the version of the data is as of their
 * arrival, and they join those whose list was begun after the same version had been read.
 */
export async function sendList(reply: FastifyReply, list: WholeList) {
  const { versionsAtArrival, jsonRows, storage, signal } = reply.request.context
  const version = (await versionsAtArrival.current()).of(list.tables)
  const rows: Source = {
    key: [list.codec, list.sql, version],
    begin: end => jsonRows.read(list, end),
  }
  const zipped: Source = {
    key: [...rows.key, 'gzip'],
    begin: async end => zip(await storage.shared.read(rows, end)),
  }
  const takesGzip = takes('gzip', reply.request.headers['accept-encoding'])
  const bytes = await storage.shared.read(takesGzip ? zipped : rows, signal)
  if (takesGzip && !Buffer.isBuffer(bytes)) reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  return reply.type('application/json; charset=utf-8').send(bytes)
}

/** A short list is compressed with its answer. */
function zip(rows: Buffer | Readable): Buffer | Readable {
  if (Buffer.isBuffer(rows)) return rows
  const gzip = createGzip({ ...FASTEST, chunkSize: 65_536 })
  return pipeline(rows, gzip, () => undefined) // It fails with what it reads from.
}

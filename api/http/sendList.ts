import type { FastifyReply } from 'fastify'
import { nextUpdatedSince } from '../lists/changes.ts'
import { FASTEST } from '../rest/shareLists.ts'
import type { WholeList } from '../rest/wholeList.ts'
import { takes } from './encodings.ts'

/** How a list is compressed that is short enough to be sent whole. */
export const LISTS = { encodings: ['gzip' as const], zlibOptions: FASTEST }

/**
 * Answers with a whole list. A long one is streamed, so that it never stands in memory at once. A fault on its way breaks
 * the connection off: half a list must not pass for a whole one.
 */
export async function sendList(reply: FastifyReply, list: WholeList) {
  const { lists, signal, query } = reply.request.context
  // Before the rows are read, or what is committed in between would be in neither answer.
  if (list.isDated) reply.header('next-updated-since', (await nextUpdatedSince({ query })).toISOString())
  const encoding = takes('gzip', reply.request.headers['accept-encoding']) ? 'gzip' : 'identity'
  const bytes = await lists.read(list, encoding, signal)
  if (encoding === 'gzip' && !Buffer.isBuffer(bytes)) {
    reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  }
  return reply.type('application/json; charset=utf-8').send(bytes)
}

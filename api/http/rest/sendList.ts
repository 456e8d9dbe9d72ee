import type { FastifyReply, FastifyRequest } from 'fastify'
import { nextUpdatedSince } from '../../lists/changes.ts'
import { type Framing, lastLine } from '../../lists/jsonRows.ts'
import { NotAcceptable } from '../../problems.ts'
import { FASTEST } from '../../rest/shareLists.ts'
import type { WholeList } from '../../rest/wholeList.ts'
import { preferredType, takes } from '../accept.ts'

/** How a list is compressed that is short enough to be sent whole. */
export const LISTS = { encodings: ['gzip' as const], zlibOptions: FASTEST, customTypes: /json|csv/ }

/** The media types of a list. */
const FRAMINGS = { 'application/json': 'array', 'application/x-ndjson': 'lines' } as const satisfies Record<
  string,
  Framing
>

type ListType = keyof typeof FRAMINGS

const LIST_TYPES = Object.keys(FRAMINGS) as ListType[]

/** The media type in which a list is asked for. Throws NotAcceptable. */
export function listType({ headers }: FastifyRequest): ListType {
  const type = preferredType(headers.accept, LIST_TYPES)
  if (!type) throw new NotAcceptable(`This list is answered as ${LIST_TYPES.join(' or ')}`)
  return type
}

/**
 * Answers with a whole list. A long one is streamed, so that it never stands in memory at once. A fault on its way breaks
 * the connection off: half a list must not pass for a whole one.
 */
export async function sendList(reply: FastifyReply, whole: WholeList, type: ListType) {
  const { lists, signal, query } = reply.request.context
  const framing = FRAMINGS[type]
  const list = framing === whole.framing ? whole : whole.with({ framing })
  // Before the rows are read, or what is committed in between would be in neither answer.
  if (list.isDated) reply.header('next-updated-since', (await nextUpdatedSince({ query })).toISOString())
  const encoding = takes('gzip', reply.request.headers['accept-encoding']) ? 'gzip' : 'identity'
  const bytes = await lists.read(list, encoding, signal)
  const isZipped = encoding === 'gzip' && !Buffer.isBuffer(bytes)
  if (isZipped) reply.header('content-encoding', 'gzip')
  reply.header('vary', isZipped ? 'accept, accept-encoding' : 'accept')
  return reply.type(`${type}; charset=utf-8`).send(bytes)
}

/** Answers with the rows of a short list. */
export function sendRows(reply: FastifyReply, rows: unknown[], type: ListType) {
  reply.header('vary', 'accept')
  if (type === 'application/json') return reply.send(rows)
  const lines = rows.map(row => `${JSON.stringify(row)}\n`).join('')
  return reply.type(`${type}; charset=utf-8`).send(lines + lastLine(rows.length))
}

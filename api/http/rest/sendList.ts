import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAcceptable } from '../../problems.ts'
import type { AllRecords } from '../../rest/records.ts'
import { nextUpdatedSince } from '../../rows/changes.ts'
import { type Framing, jsonOf, lastLine } from '../../rows/stream.ts'
import { preferredType } from '../accept.ts'
import { bodyOf } from '../files/sendFile.ts'

/** The compression of lists: gzip at its fastest level takes a third of the time of the pages' brotli. */
export const LISTS = { encodings: ['gzip' as const], zlibOptions: { level: 1 }, customTypes: /json|csv/ }

/** The media types of a list. */
const FRAMINGS = { 'application/json': 'array', 'application/x-ndjson': 'lines' } as const satisfies Record<
  string,
  Framing
>

type ListType = keyof typeof FRAMINGS

const LIST_TYPES = Object.keys(FRAMINGS) as ListType[]

/** The requested media type of a list. Throws NotAcceptable. */
export function listType({ headers }: FastifyRequest): ListType {
  const type = preferredType(headers.accept, LIST_TYPES)
  if (!type) throw new NotAcceptable(`This list is answered as ${LIST_TYPES.join(' or ')}`)
  return type
}

/** How a list is written: the record's form, the omitted fields, and whether a header has the next `updatedSince`. */
type Written = { type: ListType; write(record: unknown): unknown; without: readonly string[]; isDated: boolean }

/**
 * Answers with a whole list, which is read while it is sent. A fault breaks the connection, so that the client does not
 * mistake half a list for the whole list.
 */
export async function sendList(reply: FastifyReply, list: AllRecords<unknown>, written: Written) {
  const { type, write, without, isDated } = written
  const { context } = reply.request
  // Computed before the rows are read; otherwise, this list and the next would both lack changes committed in between.
  if (isDated) reply.header('next-updated-since', (await nextUpdatedSince(context)).toISOString())
  const records = answered(list.parts(context, { without }), write)
  const body = await bodyOf(reply.request, jsonOf(records, FRAMINGS[type]))
  return reply.header('vary', 'accept').type(`${type}; charset=utf-8`).send(body)
}

async function* answered(parts: AsyncIterable<unknown[]>, write: Written['write']) {
  for await (const records of parts) yield records.map(write)
}

/** Answers with the rows of a short list. */
export function sendRows(reply: FastifyReply, rows: unknown[], type: ListType) {
  reply.header('vary', 'accept')
  if (type === 'application/json') return reply.send(rows)
  const lines = rows.map(row => `${JSON.stringify(row)}\n`).join('')
  return reply.type(`${type}; charset=utf-8`).send(lines + lastLine(rows.length))
}

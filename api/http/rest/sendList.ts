import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAcceptable } from '../../problems.ts'
import type { AllRecords } from '../../rest/records.ts'
import { nextUpdatedSince } from '../../rows/changes.ts'
import { type Framing, jsonOf, lastLine } from '../../rows/stream.ts'
import { preferredType } from '../accept.ts'
import { bodyOf } from '../files/sendFile.ts'

/** How lists are compressed: gzip at its fastest level takes a third of the time that brotli takes for the pages' answers. */
export const LISTS = { encodings: ['gzip' as const], zlibOptions: { level: 1 }, customTypes: /json|csv/ }

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

/** How a whole list is written: each record, without some fields, and whether a header says when to ask again. */
type Written = { type: ListType; write(record: unknown): unknown; without: readonly string[]; isDated: boolean }

/**
 * Answers with a whole list, which is read while it is sent. Half a list must not pass for a whole one: a fault on its way
 * breaks the connection off.
 */
export async function sendList(reply: FastifyReply, list: AllRecords<unknown>, written: Written) {
  const { type, write, without, isDated } = written
  const { context } = reply.request
  // Before the rows are read, or what is committed in between would be in neither answer.
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

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db.ts'
import { InvalidInput, PreconditionFailed } from '../../problems.ts'
import type { Call } from '../../rest/call.ts'
import type { AllRecords } from '../../rest/records.ts'
import { member } from '../../rules/rules.ts'
import { isCounted } from '../../versions/versions.ts'

/*
 * Conditional requests (RFC 9110, section 13). An entity tag contains the record's version, which If-Match compares,
 * and a hash of the answer. As an answer also has facts of other records, only an identical answer is answered with
 * 304.
 */

type Conditional = Pick<FastifyRequest, 'headers'>

/**
 * The context of the verb: its first transaction begins by locking the record and comparing the record's version with
 * If-Match, so that the record cannot change in between. Throws InvalidInput for a condition that the call does not
 * support.
 */
export function underConditions(call: Call, { headers, context }: Conditional & { context: Context }, params: object) {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (noneMatch !== undefined && call.method !== 'GET') throw new InvalidInput('This call does not take If-None-Match')
  if (match === undefined) return { context, wasChecked: () => true }
  const { versioned } = call
  if (!versioned) throw new InvalidInput('This call does not take If-Match')
  const tags = readTags(match)
  const { id }: { id?: number } = params
  if (id === undefined) throw new Error(`${call.method} ${call.path} names no record whose version could be compared`)
  let isChecked = false
  const check = async (tx: Tx) => {
    if (isChecked) return
    isChecked = true
    const { version } = await versioned(tx, id)
    if (tags !== '*' && !tags.some(tag => versionIn(tag) === version)) {
      throw new PreconditionFailed('The record was changed since you read it. Nothing was saved.')
    }
  }
  const transaction: Context['transaction'] = work =>
    context.transaction(async tx => {
      await check(tx)
      return work(tx)
    })
  return { context: { ...context, transaction }, wasChecked: () => isChecked }
}

/** Sets the tag of an answer, and returns whether the client already has this answer. */
export function isKnown({ headers }: Conditional, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag)
  const known = headers['if-none-match']
  if (known === undefined) return false
  const tags = readTags(known)
  return tags === '*' || tags.some(each => each.replace(/^W\//, '') === tag)
}

/** The tag of an answer, with the version of the answer's record if the record has a version. */
export const tagOf = (row: unknown, body: string) => {
  const version = member(row, 'version')
  return typeof version === 'number' ? `"v${version}.${hashOf(body)}"` : `"${hashOf(body)}"`
}

/**
 * The tag of a whole list, computed without reading it: from the versions of its tables, the media type, and the
 * omitted fields. Null for a list of changes since a time, as the changes may come from other tables.
 */
export async function tagOfList({ versionsAtArrival }: Context, { listed }: AllRecords<unknown>, written: unknown[]) {
  const { tables, order, ...which } = listed
  if (order.column === 'updatedAt' || !tables.every(isCounted)) return null
  const version = (await versionsAtArrival.current()).of(tables)
  return `"${hashOf(JSON.stringify([PROCESS, which, order, written, version]))}"`
}

/** Makes tags differ between processes: after a crash, the same version may come again, with other data. */
const PROCESS = createHash('sha256').update(`${process.pid} ${Date.now()} ${performance.now()}`).digest('hex')

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

function versionIn(tag: string): number | null {
  const [, version] = /^"v(\d{1,10})\./.exec(tag) ?? []
  return version === undefined ? null : Number(version)
}

/** Reads a list of tags. A weak tag never matches a version, as answers with the same weak tag may differ. */
function readTags(header: string): '*' | string[] {
  if (header.trim() === '*') return '*'
  const tags = header.split(',').map(tag => tag.trim())
  if (!tags.every(tag => TAG.test(tag))) throw new InvalidInput('An ETag must be sent as it was answered, in quotes')
  return tags
}

/** The form of a tag. Commas separate tags, and our own tags contain none. */
const TAG = /^(?:W\/)?"[\x21\x23-\x2b\x2d-\x7e]*"$/

import { createHash } from 'node:crypto'
import { subHours } from 'date-fns/subHours'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db.ts'
import { Conflict } from '../problems.ts'
import { parse } from '../rules/parse.ts'
import { idempotencyKey } from '../rules/rules.ts'
import type { Viewer } from '../viewer.ts'

/** The name of an operation with its whole input, which may contain the key. */
type Request = { operation: string; input: object }

/** A verb's result: the ids of the created rows. */
type Ids = Record<string, number>

const keyRules = z.object({ idempotencyKey: idempotencyKey.nullish() })

/**
 * Runs the work in one transaction. A request with a key is idempotent: repeated by the same person within a day, even
 * at the same time, the request returns the ids of the first run and changes nothing. A failed request does not store
 * its key. Throws InvalidInput for a malformed key, and Conflict for a key that was used with different content.
 */
export function transactionOnce<Result extends Ids>(
  { viewer, transaction }: Pick<Database, 'transaction'> & { viewer: Pick<Viewer, 'id'> },
  { operation, input }: Request,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { idempotencyKey: key } = parse(keyRules, input)
  if (key == null) return transaction(work)
  return transaction(async tx => {
    const used = { userId: viewer.id, key }
    const requestHash = hashOf([operation, { ...input, idempotencyKey: undefined }])
    // A repetition during the first request waits here until the first request has ended.
    const isFirst = await tx.$executeRaw`
      INSERT INTO "IdempotencyKey" ("userId", "key", "requestHash", "result")
      VALUES (${viewer.id}, ${key}, ${requestHash}, '{}') ON CONFLICT DO NOTHING`
    if (isFirst === 0) return repeated<Result>(tx, used, requestHash)
    const result = await work(tx)
    await tx.idempotencyKey.update({ where: { userId_key: used }, data: { result } })
    return result
  })
}

async function repeated<Result extends Ids>(tx: Tx, used: { userId: number; key: string }, requestHash: string) {
  const first = await tx.idempotencyKey.findUniqueOrThrow({ where: { userId_key: used } })
  if (first.requestHash !== requestHash) {
    throw new Conflict('This idempotency key was used for another request. Nothing was saved.')
  }
  return first.result as Result
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request, sorted)).digest('base64url')

/** Sorts the keys of objects, so that equal requests have equal JSON. */
function sorted(_key: string, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

const KEPT_HOURS = 24

export async function sweepKeys({ db, clock }: Pick<Database, 'db'> & { clock: Clock }) {
  await db.idempotencyKey.deleteMany({ where: { createdAt: { lt: subHours(clock.now(), KEPT_HOURS) } } })
}

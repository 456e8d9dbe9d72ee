import { subHours } from 'date-fns/subHours'
import { record } from '../activity/activity.ts'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import { encodeCursor } from '../events/places.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { enqueue } from '../jobs/jobs.ts'
import { Conflict, Forbidden, found, InvalidInput, NotFound, TooMany } from '../problems.ts'
import { audienceOf } from '../redaction/audience.ts'
import { parse } from '../rules/parse.ts'
import { demandTokenScopes } from '../tokenScopes/held.ts'
import { writeExport } from './jobs.ts'
import { closedFields, demandedByExport, exportedList } from './lists.ts'
import { exportRules, MOST_A_DAY, MOST_RUNNING } from './rules.ts'
import { exportTypes } from './words.ts'

/**
 * Starts an export of all records of a type, or of those changed since a time, with the fields that the viewer may see.
 * Throws InvalidInput, and TooMany when the viewer has too many.
 */
export function startExport(context: Staff, input: object): Promise<Id> {
  const { viewer, clock } = context
  const { type, updatedSince = null } = parse(exportRules, input)
  if (updatedSince && !exportedList(type).isDated) {
    const message = `It is not kept when ${exportTypes[type]} were last changed`
    throw new InvalidInput(message, { updatedSince: message })
  }
  demandTokenScopes(viewer, demandedByExport(type))
  return transactionOnce(context, { operation: 'startExport', input }, async tx => {
    await checkLimits(tx, viewer.id, clock.now())
    const data = { userId: viewer.id, type, updatedSince, without: closedFields(type, audienceOf(viewer)) }
    const { id } = await tx.export.create({ data: { ...data, createdAt: clock.now() }, select: { id: true } })
    await record(tx, viewer, 'export.started', {}, [
      { field: 'type', before: null, after: exportTypes[type] },
      ...(updatedSince ? [{ field: 'updatedSince', before: null, after: updatedSince.toISOString() }] : []),
    ])
    // One after the other, so that applications and e-mails get their turn.
    await enqueue(tx, writeExport, { id }, { queue: 'exports' })
    return { id }
  })
}

async function checkLimits(tx: Tx, userId: number, now: Date) {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('exports'), ${userId}::int)::text`
  const running = await tx.export.count({ where: { userId, state: { in: ['WAITING', 'RUNNING'] } } })
  if (running >= MOST_RUNNING) throw new TooMany(30, `At most ${MOST_RUNNING} of your exports can run at a time`)
  const today = await tx.export.count({ where: { userId, createdAt: { gt: subHours(now, 24) } } })
  if (today >= MOST_A_DAY) throw new TooMany(3_600, `At most ${MOST_A_DAY} exports can be started in 24 hours`)
}

/**
 * The file of the viewer's export. Throws NotFound, also when it is removed, Conflict while it is being written, and Forbidden for a
 * token that may see less than who asked for it.
 */
export async function exportFile({ db, viewer, clock }: Staff, { id }: Id) {
  const parts = { orderBy: { number: 'asc' as const }, select: { key: true, bytes: true, sha256: true } }
  const made = found(await db.export.findUnique({ where: { id, userId: viewer.id }, include: { parts } }), 'Export')
  if (made.state !== 'DONE') throw new Conflict('The export is not done')
  if (made.expiresAt && made.expiresAt <= clock.now()) throw new NotFound('File')
  demandTokenScopes(viewer, demandedByExport(made.type))
  const closed = closedFields(made.type, audienceOf(viewer))
  if (closed.some(field => !made.without.includes(field))) throw new Forbidden()
  const day = made.createdAt.toISOString().slice(0, 10)
  return {
    name: `${exportTypes[made.type]}-${day}.ndjson`,
    parts: made.parts.map(({ key, bytes, sha256 }) => ({ key, size: bytes, sha256 })),
  }
}

/** The cursor of the events that have happened since an export began. */
export const eventsAfter = ({ position }: { position: bigint | null }) =>
  position === null ? null : encodeCursor(Number(position))

import { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { Look } from '../live/looks.ts'
import { CursorExpired } from '../problems.ts'
import { type EventKind, type EventNoun, kindsOf } from './words.ts'

/*
 * Changes of records, for the feed, the subscription and the webhooks: docs/decisions/096.
 * - Triggers, not verbs, write an event in the transaction of each change (prisma/migrations, 'write_events').
 * - Readers page by `position`, never by `id`: positions become visible in order, so that no event is skipped or
 *   repeated. `readEvents` numbers new events first, so it includes every change committed before the call.
 * - Events of one record are in the order of its changes.
 * - Continue from `end`, also after an empty page. `lastPosition` is the start for readers of future events.
 * - To be notified, follow the topic EVENTS_TOPIC (api/live); then read. The notification itself has no content.
 * - `changed` lists columns: show an audience only the columns that `shownChanges` returns.
 */

export const EVENTS_TOPIC = 'events'

export type EventRow<Kind extends string = EventKind> = {
  id: number
  position: number
  kind: Kind
  recordId: number
  /** The record's version after the change; a deletion also increments it. */
  version: number
  /** The columns that an update changed. */
  changed: string[]
  at: Date
  talentId: number | null
  dealId: number | null
  companyId: number | null
}

export type ReadAccess = Pick<Deps, 'db' | 'query'>

export type RecordKey = { noun: EventNoun; id: number }

export type EventQuery<Kind extends string = EventKind> = {
  /** If given, only events after this position; by default, all stored events. */
  after?: number | undefined
  /** The kinds of events to read; by default, all kinds of EVENT_KINDS. */
  kinds?: readonly Kind[] | undefined
  /** If given, only activities of these kinds, except erased activities. */
  recorded?: readonly string[] | 'all' | undefined
  /** If given, only changes of this record. */
  record?: RecordKey | undefined
  /** If given, only changes at that time or later. */
  since?: Date | undefined
  take: number
}

/** The kind of activity events; not in EVENT_KINDS, as activities have a separate feed. */
export const ACTIVITY_KIND = 'activity.recorded'

/**
 * Events in the order of their positions, and the position to continue from: the position of the page's last event, or
 * of the log's end if the page is not full. Throws CursorExpired when events after `after` were removed.
 */
export async function readEvents<Kind extends string = EventKind>(
  reads: ReadAccess,
  { after, kinds, recorded, record, since, take }: EventQuery<Kind>,
): Promise<{ events: EventRow<Kind>[]; end: number }> {
  await placeEvents(reads)
  const values: unknown[] = [after ?? null]
  const bind = (value: unknown) => `$${values.push(value)}`
  const ofRecorded = (kinds: readonly string[] | 'all') =>
    kinds === 'all' ? '' : ` AND "Activity".kind = ANY(${bind(kinds)})`
  // The times of numbered events increase with their positions.
  const start = since
    ? `greatest($1::bigint, coalesce((SELECT position - 1 FROM "Event" WHERE position IS NOT NULL AND at >= ${bind(since)}
        ORDER BY at, position LIMIT 1), "placedUpTo"))`
    : 'coalesce($1::bigint, "removedUpTo")'
  const conditions = () => [
    `position > ${start}`,
    kinds ? `kind = ANY(${bind(kinds)})` : `kind <> '${ACTIVITY_KIND}'`,
    ...(recorded ? [`EXISTS (SELECT FROM "Activity" WHERE "Activity".id = "recordId"${ofRecorded(recorded)})`] : []),
    ...(record ? [`"recordId" = ${bind(record.id)} AND kind = ANY(${bind(kindsOf(record.noun))})`] : []),
  ]
  const limited = `LIMIT ${Math.trunc(take)}`
  const found =
    kinds && !record && !recorded && kinds.length <= FEW_KINDS
      ? `SELECT each.* FROM unnest(${bind([...new Set(kinds)])}::text[]) AS wanted CROSS JOIN LATERAL (
          SELECT * FROM "Event" WHERE position IS NOT NULL
            AND (kind, position) > (wanted, ${start}) AND (kind, position) <= (wanted, "placedUpTo")
          ORDER BY kind, position ${limited}
        ) AS each ORDER BY position ${limited}`
      : `SELECT * FROM "Event" WHERE ${conditions().join(' AND ')} ORDER BY position ${limited}`
  const rows = await reads.query({
    text: `SELECT "placedUpTo", "removedUpTo", ${COLUMNS.map(column => `found."${column}"`).join(', ')} FROM "EventLog"
      LEFT JOIN LATERAL (${found}) AS found ON true ORDER BY position`,
    values,
  })
  const [placedUpTo, removedUpTo] = log.parse(rows[0])
  if (after !== undefined && (after < removedUpTo || after > placedUpTo)) throw new CursorExpired()
  const events = rows.map(([, , ...row]) => row).filter(([id]) => id !== null)
  const read = events.map(row => Object.fromEntries(COLUMNS.map((name, at) => [name, row[at]])) as EventRow<Kind>)
  return { events: read, end: read.length < take ? placedUpTo : (read.at(-1)?.position ?? placedUpTo) }
}

/**
 * The maximum number of kinds for which an index finds the first events of each kind, even of rare kinds; with `kind =
 * wanted`, the planner might scan all positions. For more kinds, the log is scanned until the page is full.
 */
const FEW_KINDS = 16

const COLUMNS = [
  ...(['id', 'position', 'kind', 'recordId', 'version', 'changed', 'at', 'talentId', 'dealId', 'companyId'] as const),
] satisfies (keyof EventRow)[]

const log = z.tuple([z.int(), z.int()], z.unknown())

/** The position of the latest event. */
export async function lastPosition(reads: ReadAccess): Promise<number> {
  await placeEvents(reads)
  const { placedUpTo } = await reads.db.eventLog.findFirstOrThrow()
  return Number(placedUpTo)
}

/** Returns a function that checks for events since its last call, for the followers of EVENTS_TOPIC. */
export function lookForEvents(reads: ReadAccess): Look {
  let seen: unknown
  return async () => {
    const [[placedUpTo, hasUnplaced] = []] = await reads.query(LOOK)
    const last = hasUnplaced ? await lastPosition(reads) : placedUpTo
    const isNew = last !== seen
    seen = last
    return isNew
  }
}

const LOOK = {
  name: 'look for events',
  text: 'SELECT "placedUpTo", EXISTS (SELECT FROM "Event" WHERE position IS NULL) FROM "EventLog"',
  values: [],
}

/** The position of an event by its id. Throws CursorExpired if it has been removed. */
export async function positionOf(reads: ReadAccess, id: number): Promise<number> {
  await placeEvents(reads)
  const event = await reads.db.event.findUnique({ where: { id }, select: { position: true } })
  if (event?.position == null) throw new CursorExpired()
  return Number(event.position)
}

/** Numbers the events without a position, in parts, so that other readers wait only briefly. */
async function placeEvents({ db }: Pick<Deps, 'db'>) {
  let placed: number
  do {
    const rows = await db.$queryRaw<{ placed: number }[]>`SELECT "placeEvents"(${PLACED_AT_ONCE}::int) AS placed`
    placed = rows[0]?.placed ?? 0
  } while (placed === PLACED_AT_ONCE)
}

const PLACED_AT_ONCE = 5_000

/** Removes the events before that time. Readers who have not read these events get CursorExpired. */
export async function removeEvents({ db }: Pick<Deps, 'db'>, before: Date) {
  await db.$executeRaw`SELECT "removeEvents"(${before})`
}

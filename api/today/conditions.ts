import { Prisma } from '../generated/prisma/client.ts'

/** What the sources of items are asked for. */
export type Asked = {
  viewerId: number
  /** Only what the viewer owns. */
  mine: boolean
  now: Date
  timeZone: string
}

const { sql } = Prisma

/** The day of the viewer, as a date of the database. */
export const todayOf = ({ now, timeZone }: Asked) => sql`(${now}::timestamptz AT TIME ZONE ${timeZone}::text)::date`

/** A moment so many days ago. */
export const daysAgo = ({ now }: Asked, days: number) => new Date(now.getTime() - days * DAY)

const DAY = 86_400_000

/** A deal that is being worked on. Needs the name `deal` for it. */
export const IS_OPEN = sql`deal.status IN ('OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW')`

/** A candidate or applicant who is still in the running: the name of their table's row. */
export const inTheRunning = (row: string) =>
  sql`${Prisma.raw(row)}.status IN ('APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED')`

/** The condition that one of these columns is the viewer: ['deal', 'talent'] for their owners. */
export const ownedBy = ({ mine, viewerId }: Asked, rows: ('deal' | 'talent')[]) =>
  mine ? sql`AND ${viewerId} IN (${Prisma.raw(rows.map(row => `${row}."ownerId"`).join(', '))})` : Prisma.empty

import { Prisma } from '../generated/prisma/client.ts'

/** The viewer and moment for which items are searched. */
export type TodayQuery = {
  viewerId: number
  /** Whether to include only records that the viewer owns. */
  mine: boolean
  now: Date
  timeZone: string
}

const { sql } = Prisma

/** The viewer's calendar day, as an SQL date. */
export const todayOf = ({ now, timeZone }: TodayQuery) =>
  sql`(${now}::timestamptz AT TIME ZONE ${timeZone}::text)::date`

/** The time `days` days ago. */
export const daysAgo = ({ now }: TodayQuery, days: number) => new Date(now.getTime() - days * DAY)

const DAY = 86_400_000

/** The condition that a deal is open. The row must have the name `deal` in the statement. */
export const IS_OPEN = sql`deal.status IN ('OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW')`

/** The condition that a candidate or applicant is still in the running. `row` is the row's name in the statement. */
export const inTheRunning = (row: string) =>
  sql`${Prisma.raw(row)}.status IN ('APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED')`

/** The condition that the viewer owns one of these rows. Empty if the items of all owners are wanted. */
export const ownedBy = ({ mine, viewerId }: TodayQuery, rows: ('deal' | 'talent')[]) =>
  mine ? sql`AND ${viewerId} IN (${Prisma.raw(rows.map(row => `${row}."ownerId"`).join(', '))})` : Prisma.empty

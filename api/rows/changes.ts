import type { Database } from '../db.ts'
import { momentOf } from './statement.ts'

/**
 * Records changed at this time or later. With the time that `nextUpdatedSince` returned for the last answer, no changed
 * record is missing; some may come twice.
 */
export const changedSince = (since: Date | null | undefined) => (since ? [{ updatedAt: { gte: since } }] : [])

/** The description of `updatedSince`. `source` is where an answer has the next time, such as 'the header X'. */
export const changedSinceHelp = (source: string) =>
  `Only those added or changed at this time or later. Send the time in ${source} of the last answer, never a time of your own clock. A change of another record that this one shows does not count.`

/**
 * Returns the time from which to request changes after the next read of rows: every row that this read misses is dated
 * later. A row is dated when written but visible only after its commit, maybe after later rows, so the time is the
 * start of the oldest transaction that is now writing. A transaction gets its id before its first row is dated (the
 * trigger `keepUpdatedAt`); a transaction without an id will date its rows after this time. Read the time in a separate
 * statement before the rows: within one statement, a transaction could end after the rows were read and before the time
 * is computed.
 */
export async function nextUpdatedSince({ query }: Pick<Database, 'query'>): Promise<Date> {
  const [[next] = []] = await query({ name: 'next updated since', text: HORIZON, values: [] })
  return momentOf(next)
}

/** Reads this time, rounded down, as the column has milliseconds. */
const HORIZON = `SELECT date_trunc('milliseconds', least(statement_timestamp(), min(xact_start))) FROM pg_stat_activity
  WHERE datname = current_database() AND backend_xid IS NOT NULL`

import type { Database } from '../db.ts'
import { momentOf } from './statement.ts'

/**
 * Records changed at this time or later. The condition may give some twice and leaves none out, when the time is the one
 * that `nextUpdatedSince` gave for the last answer.
 */
export const changedSince = (since: Date | null | undefined) => (since ? [{ updatedAt: { gte: since } }] : [])

/** The description of `updatedSince`. `source` names the part of an answer that holds the time to send next, such as 'the header X'. */
export const changedSinceHelp = (source: string) =>
  `Only those added or changed at this time or later. Send the time in ${source} of the last answer, never a time of your own clock. A change of another record that this one shows does not count.`

/**
 * The time from which to ask for changes after the rows that are read next: nothing that they lack is older. A row is dated
 * when it is written and seen when its transaction is committed, maybe after later ones, so this is when the oldest
 * transaction began that is writing now. A transaction gets its id before its first row is dated (the trigger
 * `keepUpdatedAt`); those without an id will date theirs later than this. Read it in a statement of its own, before
 * the rows: within the same one, a transaction could end after the rows were seen and before it is looked for.
 */
export async function nextUpdatedSince({ query }: Pick<Database, 'query'>): Promise<Date> {
  const [[next] = []] = await query({ name: 'next updated since', text: HORIZON, values: [] })
  return momentOf(next)
}

/** Rounded down, as the column has milliseconds. */
const HORIZON = `SELECT date_trunc('milliseconds', least(statement_timestamp(), min(xact_start))) FROM pg_stat_activity
  WHERE datname = current_database() AND backend_xid IS NOT NULL`

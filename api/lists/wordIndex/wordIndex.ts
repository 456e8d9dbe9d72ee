import path from 'node:path'
import type { Log } from '../../log.ts'
import { openThread } from '../../processes/thread.ts'
import type { Asked, Found, Wanted } from './messages.ts'
import { MOST_ROWS } from './snapshot.ts'

/** Finds and counts the rows of a search in memory, whatever their number: see docs/decisions/051. */
export type WordIndex = {
  /** Tells whether a table of so many rows is held. */
  holds(rows: number): boolean
  /** Null where the database must search: while the rows are being loaded, or if something is wrong. */
  find(wanted: Wanted): Promise<Found | null>
}

/** Leaves all searches to the database. */
export const noWordIndex: WordIndex = { holds: () => false, find: async () => null }

/** The bundle that scripts/build.mjs makes of thread.ts. */
const program = path.resolve(import.meta.dirname, '../../../dist/api/words.js')

const IDLE_TIMEOUT = 10 * 60_000

/** Milliseconds after which the database is asked: the thread answers nobody for so long while it sorts a million rows. */
const ANSWERS_WITHIN = 1_000

/** Below so many rows the database searches as quickly. */
const FEWEST_ROWS = 20_000

export const holdsRows = (rows: number, fewest = FEWEST_ROWS) => rows >= fewest && rows <= MOST_ROWS

type Options = { databaseUrl: string; log: Log; fewestRows?: number | undefined }

/** Opens the word indexes of a database, in a thread that starts when it is first asked. */
export function openWordIndex({ databaseUrl, log, fewestRows }: Options) {
  const { ask, close } = openThread<Asked>({ program, given: { databaseUrl }, idleTimeout: IDLE_TIMEOUT })
  const index: WordIndex = {
    holds: rows => holdsRows(rows, fewestRows),
    async find(wanted) {
      try {
        return await ask('find', wanted, AbortSignal.timeout(ANSWERS_WITHIN))
      } catch (err) {
        log.warn({ err }, 'The database searches, as the word index did not answer')
        return null
      }
    },
  }
  return { ...index, close }
}

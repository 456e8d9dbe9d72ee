import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/** An advisory lock with an arbitrary unused number: one replica prepares the queue while the others wait. */
const QUEUE_LOCK = 7_213_460_013

/**
 * Creates or updates the queue's tables (schema `graphile_worker`). Call it after the migrations and before `enqueue`.
 */
export async function prepareQueue(databaseUrl: string) {
  const lock = new pg.Client({ connectionString: databaseUrl })
  await lock.connect()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [QUEUE_LOCK])
    await runMigrations({ connectionString: databaseUrl, logger: silent })
  } finally {
    await lock.end()
  }
}

const silent = new Logger(() => () => undefined)

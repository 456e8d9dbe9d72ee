import pg from 'pg'
import { WrongSetting } from '../settings.ts'

/** The oldest Postgres that supports the statements of all migrations (ALTER COLUMN … SET EXPRESSION). */
const OLDEST_POSTGRES = 17

/** Milliseconds until a server that does not answer counts as unreachable. */
const CONNECTS_WITHIN = 10_000

/** A named statement; its text does not matter. */
const PROBE = { name: 'talentdesk start', text: 'SELECT 1' }

/**
 * Checks an external database before changing anything: the database must be reachable and new enough, and must keep
 * the prepared statements of a connection. Throws WrongSetting.
 */
export async function checkDatabase(url: string) {
  await using(url, async client => {
    const { rows } = await client.query('SHOW server_version')
    const version: string = rows[0].server_version
    if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
      throw new WrongSetting(`DATABASE_URL: Postgres ${version} is not accepted; expected ${OLDEST_POSTGRES} or newer.`)
    }
    await client.query(PROBE)
    await using(url, other => checkPreparedStatements(client, other))
  })
}

/**
 * A pooler in transaction mode moves the session of the first connection to the second for its transaction. If the
 * pooler does not support prepared statements, a connection then finds the other's statement or misses its own
 * statement.
 */
async function checkPreparedStatements(first: pg.Client, second: pg.Client) {
  try {
    await second.query('BEGIN')
    await second.query(PROBE)
    await first.query(PROBE)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    throw new WrongSetting(
      'DATABASE_URL: a pooler that loses prepared statements is not accepted; expected Postgres itself, session mode, ' +
        'or PgBouncer 1.21 or newer with max_prepared_statements.',
      { cause: error },
    )
  }
}

/** Connects only for the work. Throws WrongSetting when the database cannot be reached. */
async function using(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTS_WITHIN })
  client.on('error', () => undefined) // A connection that breaks also rejects the running statement.
  try {
    await client.connect()
  } catch (error) {
    throw new WrongSetting(`DATABASE_URL: no connection (${reasonOf(error)}); expected a database to sign in to.`, {
      cause: error,
    })
  }
  await work(client).finally(() => client.end())
}

/** The reason without the address, which contains a password. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

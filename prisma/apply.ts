import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/*
 * At its start, the product applies the migrations itself, without Prisma's engine. Prisma's engine writes a
 * migration's row before the script and updates the row after it: if the process is killed in between, the product
 * cannot start with this database. Here the script and its row are one transaction. Folders, table and checksums are
 * Prisma's, so `prisma migrate deploy` works, too, and finds nothing to do.
 */

export const migrationsFolder = path.join(import.meta.dirname, 'migrations')

/** An arbitrary number for a lock: while one replica migrates, the others wait for it. */
const MIGRATION_LOCK = 7_213_460_012

/** The lock of Prisma's own command. */
const PRISMA_LOCK = 72_707_369

/** Error if the upgrade cannot continue until the operator acts. Its message, a single line, says what to do. */
export class CannotMigrate extends Error {}

export type Migration = { name: string; sql: string }

/**
 * Brings the database to the newest migration. Returns the names of the applied migrations. Many processes may call
 * this at once, and any process may call it again after another was killed. Throws CannotMigrate.
 */
export async function applyMigrations(databaseUrl: string, given?: Migration[]): Promise<string[]> {
  const migrations = given ?? (await readMigrations())
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'talentdesk upgrade',
    keepAlive: true,
  })
  client.on('error', () => undefined) // A broken connection also rejects the running statement.
  await client.connect()
  try {
    if (pendingOf(migrations, await readRows(client)).length === 0) return []
    await prepare(client)
    for (const lock of [MIGRATION_LOCK, PRISMA_LOCK]) await client.query('SELECT pg_advisory_lock($1)', [lock])
    await createTable(client)
    const rows = await readRows(client)
    refuseOpen(rows)
    const pending = pendingOf(migrations, rows)
    for (const migration of pending) await applyOne(client, migration)
    if (pending.length > 0) await vacuumFilled(client)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** The names of all migrations of this version, oldest first. */
export const migrationNames = async () => (await readMigrations()).map(({ name }) => name)

/** All migrations of this version, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  const names = entries.filter(entry => entry.isDirectory()).map(entry => entry.name)
  return Promise.all(
    names.sort().map(async name => ({
      name,
      sql: await readFile(path.join(migrationsFolder, name, 'migration.sql'), 'utf8'),
    })),
  )
}

/** A row of the table of migrations. `isOpen`: Prisma's engine began the migration, but did not end or undo it. */
type Row = { name: string; isDone: boolean; isOpen: boolean }

async function readRows(client: pg.Client): Promise<Row[]> {
  const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') AS found")
  if (tables[0].found === null) return []
  const { rows } = await client.query<Row>(
    `SELECT migration_name AS name,
       finished_at IS NOT NULL AND rolled_back_at IS NULL AS "isDone",
       finished_at IS NULL AND rolled_back_at IS NULL AS "isOpen"
     FROM _prisma_migrations ORDER BY started_at`,
  )
  return rows
}

/** Throws CannotMigrate for an open migration, as it is unknown whether its script was run. */
function refuseOpen(rows: Row[]) {
  const open = rows.find(({ isOpen }) => isOpen)
  if (!open) return
  throw new CannotMigrate(
    `The upgrade ${open.name} was interrupted, and it cannot be found out whether it was done. Restore the backup from ` +
      "before it, or go on as docs/operations.md says under 'An upgrade that was interrupted'.",
  )
}

/** The migrations that are not applied, and open migrations, which may be applied or not. */
function pendingOf(migrations: Migration[], rows: Row[]): Migration[] {
  const done = new Set(rows.filter(({ isDone }) => isDone).map(({ name }) => name))
  const open = new Set(rows.filter(({ isOpen }) => isOpen).map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name) || open.has(name))
}

/** Removes timeouts, as a migration may take long. If its client is killed, the server soon ends the migration. */
async function prepare(client: pg.Client) {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET tcp_keepalives_idle = 10')
  await client.query("SET client_connection_check_interval = '2s'").catch(() => undefined) // Not supported on some systems: a script then runs to its end.
}

/** Creates Prisma's table of migrations. Throws CannotMigrate if the database contains other tables. */
async function createTable(client: pg.Client) {
  const { rows } = await client.query<{ isKnown: boolean; isForeign: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "isKnown", EXISTS (
       SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
     ) AS "isForeign"`,
  )
  if (rows[0]?.isKnown) return
  if (rows[0]?.isForeign) {
    throw new CannotMigrate('The database holds tables of something else. Give DATABASE_URL an empty database.')
  }
  await client.query(TABLE)
}

const TABLE = `CREATE TABLE _prisma_migrations (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`

/** Matches a migration whose only statement builds an index while the product runs. */
const CONCURRENT_INDEX = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"[^;]*;?$/

async function applyOne(client: pg.Client, { name, sql }: Migration) {
  const begun = new Date()
  const [, index] = CONCURRENT_INDEX.exec(sql.replace(/^--.*$/gm, '').trim()) ?? []
  try {
    if (index) await buildIndex(client, index, sql)
    await client.query('BEGIN')
    if (!index) await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, now(), 1)`,
      [randomUUID(), createHash('sha256').update(sql).digest('hex'), name, begun],
    )
    await client.query('COMMIT')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    // The database's own message is left out: it may quote values of rows.
    const { code, table, column, constraint } = error
    const about = [code, table, column, constraint].filter(Boolean).join(', ')
    throw new CannotMigrate(`The upgrade ${name} failed (${about}), and nothing of it was stored.`, { cause: error })
  }
}

/** Builds an index outside a transaction, as Postgres demands. Rebuilds an invalid index, left by a killed build. */
async function buildIndex(client: pg.Client, index: string, sql: string) {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [`"${index}"`],
  )
  if (rows[0]?.indisvalid) return
  if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY "${index}"`)
  await client.query(sql)
}

/**
 * Vacuums and analyzes the tables that migrations have filled. Otherwise, each search looks up every row in the table
 * until autovacuum runs, a minute or more later; with a million talents, a search takes a second until then.
 */
async function vacuumFilled(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relallvisible = 0 AND pg_relation_size(oid) > $1`,
    [SMALL_TABLE],
  )
  for (const { name } of rows) await client.query(`VACUUM (ANALYZE) ${name}`)
}

/** Maximum bytes of a table that is read quickly even as a whole. */
const SMALL_TABLE = 1_000_000

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm'
import pg from 'pg'

/*
 * Prisma's CLI downloads its schema engine, which fails where only a package registry is reached. The same engine
 * exists as WebAssembly in a package; this file drives it. The folder layout is Prisma's own, so the ordinary
 * `prisma migrate deploy` does the same wherever there is a network.
 */

const here = import.meta.dirname
const migrationsFolder = path.join(here, 'migrations')
const filters = { externalTables: [], externalEnums: [] }

/** Any number unknown to others: while one replica migrates, the others wait for this lock. */
const MIGRATION_LOCK = 7_213_460_012

/**
 * Brings the database to the newest migration and returns the names of those it applied. Safe to call at once from many.
 * Starts the engine only when there is something to do: it takes a third of a second and 40 MB.
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl })
  await lock.connect()
  try {
    if (await areApplied(lock)) return []
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const engine = await startEngine(new WholeScripts({ connectionString: databaseUrl }), undefined)
    try {
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: await listMigrations(),
        filters,
      })
      await vacuumFilled(lock)
      return appliedMigrationNames
    } finally {
      engine.free()
    }
  } finally {
    await lock.end()
  }
}

/**
 * Vacuums and analyzes the tables that migrations have filled. Otherwise each search looks up every row in the table until
 * autovacuum comes, which takes a minute or more; with a million talents, a search takes a second meanwhile.
 */
async function vacuumFilled(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relallvisible = 0 AND pg_relation_size(oid) > $1`,
    [SMALL_TABLE],
  )
  for (const { name } of rows) await client.query(`VACUUM (ANALYZE) ${name}`)
}

/** Bytes of a table that is quickly read whole. */
const SMALL_TABLE = 1_000_000

/** Whether all migrations were applied as their files are now. Prisma keeps the SHA-256 of each. */
async function areApplied(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query("SELECT to_regclass('_prisma_migrations') AS found")
  if (tables[0].found === null) return false
  const { rows } = await client.query<{ name: string; checksum: string; isDone: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isDone" FROM _prisma_migrations
     WHERE rolled_back_at IS NULL`,
  )
  const applied = new Map(rows.filter(({ isDone }) => isDone).map(({ name, checksum }) => [name, checksum]))
  const { migrationDirectories } = await listMigrations()
  return (
    applied.size === rows.length &&
    migrationDirectories.every(({ path: name, migrationFile: { content } }) => {
      const sql = content.tag === 'ok' ? content.value : ''
      return applied.get(name) === createHash('sha256').update(sql).digest('hex')
    })
  )
}

/**
 * Sends each migration as a whole, and so as one transaction, as Prisma's CLI does. The adapter cuts it at semicolons,
 * those within a function too.
 */
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect()
    const executeScript = async (sql: string) => void (await adapter.executeRaw({ sql, args: [], argTypes: [] }))
    return Object.assign(adapter, { executeScript })
  }
}

/** The names of all migrations of this version, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await listMigrations()).migrationDirectories.map(directory => directory.path)
}

/** The SQL that leads from the migrations to the schema; null when they agree. Works in memory, needs no database. */
async function draftMigration(): Promise<string | null> {
  const [{ PGlite }, { pg_trgm }, { PrismaPGlite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('pglite-prisma-adapter'),
  ])
  const inMemory = () => new PrismaPGlite(new PGlite({ extensions: { pg_trgm } }))
  const main = inMemory()
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: main.provider,
    adapterName: main.adapterName,
    connect: () => main.connect(),
    connectToShadowDb: () => inMemory().connect(),
  }
  const schema = await readSchema()
  const engine = await startEngine(factory, schema)
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'migrations', ...(await listMigrations()) },
    to: { tag: 'schemaDatamodel', ...schema },
    script: true,
    exitCode: true,
    filters,
  })
  engine.free()
  return exitCode === 2 ? (stdout ?? '') : null
}

async function startEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  schema: SchemasContainer | undefined,
): Promise<SchemaEngine> {
  loaded.schemaEngine ??= loadEngine()
  return (await loaded.schemaEngine).new(
    { datamodels: schema?.files.map(file => [file.path, file.content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}

/** Its bindings hold one instance for the whole process, even where this very file is loaded twice, as test runners do. */
const loaded: typeof globalThis & { schemaEngine?: Promise<typeof SchemaEngine> } = globalThis

async function loadEngine() {
  const require = createRequire(import.meta.url)
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const bytes = await readFile(
    path.join(path.dirname(require.resolve('@prisma/schema-engine-wasm')), 'schema_engine_bg.wasm'),
  )
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings })
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message(message: string) {
        throw new Error(`The schema engine failed: ${message}`)
      },
    },
  })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
  return bindings.SchemaEngine
}

async function readSchema(): Promise<SchemasContainer> {
  const file = path.join(here, 'schema.prisma')
  return { files: [{ path: file, content: await readFile(file, 'utf8') }] }
}

async function listMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  const names = entries.filter(entry => entry.isDirectory()).map(entry => entry.name)
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(path.join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map(async name => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(path.join(migrationsFolder, name, 'migration.sql'), 'utf8'),
          },
        },
      })),
    ),
  }
}

async function runCommand(command: string | undefined, argument: string | undefined) {
  switch (command) {
    case 'apply': {
      if (!argument) throw new Error('Usage: migrate apply postgres://…')
      const applied = await applyMigrations(argument)
      console.log(applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`)
      return
    }
    case 'draft': {
      if (!argument || !/^[a-z0-9_]+$/.test(argument)) throw new Error('Usage: migrate draft what_it_does')
      const sql = await draftMigration()
      if (sql === null) return console.log('The migrations and the schema agree; there is nothing to draft.')
      const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
      const folder = path.join(migrationsFolder, `${stamp}_${argument}`)
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, 'migration.sql'), sql)
      return console.log(`Drafted ${path.relative(process.cwd(), folder)}/migration.sql. Read it before you commit it.`)
    }
    case 'check': {
      const sql = await draftMigration()
      console.log(sql === null ? 'The migrations lead to the schema.' : `The migrations lack:\n${sql}`)
      // Not by process.exitCode: the in-memory Postgres leaves a code of its own there when it ends.
      return process.exit(sql === null ? 0 : 2)
    }
    default:
      throw new Error('Usage: migrate draft <what_it_does> | apply <database address> | check')
  }
}

if (process.argv[1] === import.meta.filename) {
  await runCommand(process.argv[2], process.argv[3])
}

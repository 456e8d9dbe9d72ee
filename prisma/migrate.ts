import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm'
import { applyMigrations, migrationsFolder, readMigrations } from './apply.ts'

/*
 * `npm run migrate` drafts and checks migrations. Prisma's CLI would download its schema engine, which fails if only a
 * package registry can be reached. This file uses the same engine from a package, as WebAssembly.
 */

const here = import.meta.dirname
export const filters = { externalTables: [], externalEnums: [] }

/** The SQL that leads from the result of all migrations to the schema; null if they are equal. Needs no database. */
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

export async function startEngine(
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

/** The engine, stored globally: its bindings allow one instance per process, but test runners load this file twice. */
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

export async function listMigrations(): Promise<MigrationList> {
  const migrations = await readMigrations()
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(path.join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
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
      return process.exit(sql === null ? 0 : 2)
    }
    default:
      throw new Error('Usage: migrate draft <what_it_does> | apply <database address> | check')
  }
}

if (process.argv[1] === import.meta.filename) {
  await runCommand(process.argv[2], process.argv[3])
  // Setting `process.exitCode` is not enough: the in-memory Postgres overwrites it when it ends.
  process.exit(0)
}

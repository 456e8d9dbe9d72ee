import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from '../../prisma/apply.ts'
import { prepareQueue } from '../jobs/migrate.ts'
import { startEmbeddedPostgres } from '../postgres/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The template database that is copied for each test file. */
    templateUrl: string
  }
}

/**
 * Builds the reader and the server from the current files, and starts one Postgres for the whole run. Postgres does not
 * wait for the disk, as the data need not survive a crash.
 */
export default async function setUp(project: TestProject) {
  execFileSync(process.execPath, ['scripts/build.mjs', 'reader', 'server'], { stdio: 'inherit' })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'talentdesk-test-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    flags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  })
  await applyMigrations(postgres.url)
  await prepareQueue(postgres.url)
  await closeToOthers(postgres.url)
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Closes the database to connections: a database can be copied only while nobody is connected. */
async function closeToOthers(url: string) {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
  await client.connect()
  await client.query('ALTER DATABASE talentdesk ALLOW_CONNECTIONS false')
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'talentdesk'")
  await client.end()
}

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '../db.ts'

/** Creates an empty, migrated database for one test file. */
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('templateUrl').replace(/\/[^/]*$/, '')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOn(`${server}/postgres`, `CREATE DATABASE ${name} TEMPLATE talentdesk STRATEGY FILE_COPY`)
  return {
    url: `${server}/${name}`,
    drop: () => runOn(`${server}/postgres`, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function runOn(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A database and a folder for a test file, for tests below the HTTP layer. */
export async function startTestDatabase() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'talentdesk-test-'))
  const made = await makeDatabase()
  const { close, ...database } = openDatabase(made.url, () => undefined, { readers: 5, writers: 5 })
  return {
    ...database,
    url: made.url,
    folder,
    async stop() {
      await close()
      await made.drop()
      await rm(folder, { recursive: true })
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { closeDatabase, openDatabase } from '../db.ts'
import { makeDatabase } from '../test/database.ts'

/** A database of its own for a test file, with `db` open on it, and a folder; for the rooms below the product. */
export async function startTestDatabase() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'talentdesk-test-'))
  const database = await makeDatabase()
  openDatabase(database.url, () => undefined, { readers: 5, writers: 5 })
  return {
    url: database.url,
    folder,
    async stop() {
      await closeDatabase()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../db.ts'
import { makeDatabase } from '../test/database.ts'

/** A database of its own for a test file, and a folder; for the rooms below the product. */
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

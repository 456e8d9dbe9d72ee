import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { vocabulary } from '../../api/matching/vocabulary.ts'
import type { Counts } from '../data/fill.ts'
import { makeFolder } from '../data/folder.ts'

/** A data folder that is there already, or a new one that goes with `remove`. */
export async function openFolder(given: string | undefined, counts: Counts) {
  if (given) return { path: path.resolve(given), remove: async () => undefined }
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-bench-'))
  await makeFolder(folder, counts)
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Reads all files once, so that the system's cache holds the database as it does after some days of work. */
export async function readFiles(folder: string) {
  const buffer = Buffer.alloc(2 ** 20)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = await open(path.join(entry.parentPath, entry.name))
    while ((await file.read(buffer)).bytesRead > 0);
    await file.close()
  }
}

/**
 * Loads tables and indexes into Postgres' own memory, as far as they fit, where days of work would have brought them.
 * Otherwise the contender that asks first reads them from the disk for those that ask the same after it.
 */
export async function fillMemory(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_prewarm')
  await client.query(`SELECT pg_prewarm(oid) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') ORDER BY relkind DESC, relpages DESC`)
  await client.end()
}

/** Waits for the job that reads the profiles of new talents for matching: it takes some seconds for 10,000. */
export async function profilesRead(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const isWaiting = async () => {
    const waiting = 'SELECT FROM "TalentTerms" WHERE vocabulary IS DISTINCT FROM $1 LIMIT 1'
    return (await client.query(waiting, [vocabulary])).rows.length > 0
  }
  while (await isWaiting()) await setTimeout(1_000)
  await client.end()
}

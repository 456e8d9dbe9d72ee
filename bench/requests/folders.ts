import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Counts } from '../data/fill.ts'
import { makeFolder } from '../data/folder.ts'

/** A data folder that is there already, or a new one that goes with `remove`. */
export async function openFolder(given: string | undefined, counts: Counts) {
  if (given) return { path: path.resolve(given), remove: async () => undefined }
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-bench-'))
  await makeFolder(folder, counts)
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseAi } from '../api/ai/choose.ts'
import { systemClock } from '../api/clock.ts'
import { openDatabase } from '../api/db.ts'
import { openLog } from '../api/log.ts'
import { openMatcher } from '../api/matching/search/matcher.ts'
import { startEmbeddedPostgres } from '../api/postgres/postgres.ts'
import { parseSettings } from '../api/settings.ts'
import { applyMigrations } from '../prisma/apply.ts'

export type BenchDatabase = Awaited<ReturnType<typeof startDatabase>>

/** Starts an empty database that need not survive a crash. Stopping it also removes `folder`. */
export async function startDatabase({ flags = [], connections }: Options = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, flags: ['fsync=off', ...flags] })
  try {
    await applyMigrations(postgres.url)
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const { close, ...database } = openDatabase(postgres.url, () => undefined, connections)
  const matcher = openMatcher(postgres.url)
  return {
    ...database,
    ...{ folder, url: postgres.url, matcher },
    async stop() {
      await matcher.close()
      await close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Options = { flags?: string[]; connections?: Parameters<typeof openDatabase>[2] }

/** The context of matching: the database, a recruiter as the viewer, and the default settings. */
export function recruiterOf({
  db,
  transaction,
  shortTransaction,
  matcher,
}: Omit<BenchDatabase, 'folder' | 'url' | 'stop'>) {
  const settings = parseSettings({})
  return {
    ...{ db, transaction, shortTransaction, matcher, settings, log: openLog('warn') },
    viewer: { id: 0, role: 'USER' as const, via: { session: 'bench', confirmedAt: null } },
    ai: chooseAi(settings.ai),
    clock: systemClock,
    signal: new AbortController().signal,
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chooseAi } from '../api/ai/choose.ts'
import { openDatabase } from '../api/db.ts'
import { startEmbeddedPostgres } from '../api/embeddedPostgres.ts'
import { parseSettings } from '../api/settings.ts'
import { applyMigrations } from '../prisma/migrate.ts'

export type BenchDatabase = Awaited<ReturnType<typeof startDatabase>>

/** An empty database of its own, which need not survive a crash. `folder` goes with it. */
export async function startDatabase({ flags = [], connections }: Options = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, flags: ['fsync=off', ...flags] })
  await applyMigrations(postgres.url)
  const { close, ...database } = openDatabase(postgres.url, () => undefined, connections)
  return {
    ...database,
    ...{ folder, url: postgres.url },
    async stop() {
      await close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Options = { flags?: string[]; connections?: Parameters<typeof openDatabase>[2] }

/** What matching needs: the database, a recruiter who asks, and the settings as they are by default. */
export function matcherOf({ db, transaction, shortTransaction }: BenchDatabase) {
  const settings = parseSettings({})
  return {
    ...{ db, transaction, shortTransaction, settings },
    viewer: { id: 0, role: 'USER' as const, via: { session: 'bench', confirmedAt: null } },
    ai: chooseAi(settings.ai),
    signal: new AbortController().signal,
  }
}

import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type Attempt, defineJob } from '../jobs/jobs.ts'
import { vocabulary } from './vocabulary.ts'

/** Milliseconds after which a run of the job ends; the run of the next minute continues. */
const RUN = 50_000

/** Reads the profiles added or changed since the last search, so that the next search has few to read. */
const readProfiles = defineJob({
  name: 'matching.readProfiles',
  cron: '* * * * *',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async ({ db, matcher, signal }: Pick<Deps, 'db' | 'matcher'> & Attempt) => {
    const [{ waits } = { waits: false }] = await db.$queryRaw<{ waits: boolean }[]>`
      SELECT EXISTS (SELECT FROM "TalentTerms" WHERE vocabulary IS NULL)
        OR EXISTS (SELECT FROM "TalentTerms" WHERE vocabulary < ${vocabulary})
        OR EXISTS (SELECT FROM "TalentTerms" WHERE vocabulary > ${vocabulary}) AS waits`
    const latest = Date.now() + RUN
    for (let more = waits; more && Date.now() < latest; ) more = await matcher.readSome(signal)
  },
})

export const matchingJobs = [readProfiles]

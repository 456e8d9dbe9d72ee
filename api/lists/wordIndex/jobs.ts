import { subHours } from 'date-fns/subHours'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { removeNotes } from './rows.ts'

/** An index that is asked takes over what was noted; one that is not asked for ten minutes ends. */
const KEPT_HOURS = 3

/** Removes old notes of changed rows every hour. */
const sweep = defineJob({
  name: 'lists.sweepSearchChanges',
  payload: z.unknown(),
  run: async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
    await removeNotes(db, subHours(clock.now(), KEPT_HOURS))
  },
})

export const listJobs = [sweep]
export const listCrons = [{ job: sweep, match: '37 * * * *' }]

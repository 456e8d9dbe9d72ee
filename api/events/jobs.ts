import { subDays } from 'date-fns/subDays'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { removeEvents } from './events.ts'
import { EVENTS_KEPT_DAYS } from './words.ts'

/** Removes old events every night. */
const sweep = defineJob({
  name: 'events.sweep',
  cron: '29 3 * * *',
  payload: z.unknown(),
  run: async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
    await removeEvents({ db }, subDays(clock.now(), EVENTS_KEPT_DAYS))
  },
})

export const eventJobs = [sweep]

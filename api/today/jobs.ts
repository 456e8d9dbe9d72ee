import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type Attempt, defineJob } from '../jobs/jobs.ts'
import { forgetSuggestions } from '../scoreboard/suggestions.ts'
import { forgetChoices } from './choices.ts'
import { compareRunnersUp } from './runnersUp.ts'

type JobDeps = Pick<Deps, 'db' | 'clock'>

/** Milliseconds after which a run ends; the next run continues. */
const RUN = 30_000

const compare = defineJob({
  name: 'today.compareRunnersUp',
  cron: '*/2 * * * *',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async (context: JobDeps & Attempt) => {
    const latest = Date.now() + RUN
    for (let more = true; more && !context.signal.aborted && Date.now() < latest; )
      more = await compareRunnersUp(context)
  },
})

/** Removes old choices, and old suggestions without a deal, every night. */
const forget = defineJob({
  name: 'today.forgetChoices',
  cron: '37 3 * * *',
  payload: z.unknown(),
  maxAttempts: 1,
  run: async (context: JobDeps) => {
    await forgetChoices(context)
    await forgetSuggestions(context)
  },
})

export const todayJobs = [compare, forget]

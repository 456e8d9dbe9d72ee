import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { forgetAddresses } from './guessing.ts'
import { sweepExpired } from './sessions.ts'

/** Removes expired sessions and counters, and old addresses, every hour. */
const sweep = defineJob({ name: 'auth.sweepExpired', cron: '7 * * * *', payload: z.unknown(), run: sweepAll })

export const authJobs = [sweep]
async function sweepAll(deps: Pick<Deps, 'db' | 'clock'>) {
  await sweepExpired(deps)
  await forgetAddresses(deps)
}

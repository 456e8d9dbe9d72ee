import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { forgetAddresses } from './guessing.ts'
import { sweepExpired } from './sessions.ts'

/** Removes expired sessions and counters, and old addresses, every hour. */
const sweep = defineJob({ name: 'auth.sweepExpired', payload: z.unknown(), run: sweepAll })

export const authJobs = [sweep]
export const authCrons = [{ job: sweep, match: '7 * * * *' }]

async function sweepAll(deps: Pick<Deps, 'db' | 'clock'>) {
  await sweepExpired(deps)
  await forgetAddresses(deps)
}

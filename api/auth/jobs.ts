import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import { sweepExpired } from './sessions.ts'

/** Sessions and counters that have expired are removed every hour. */
const sweep = defineJob({ name: 'auth.sweepExpired', payload: z.unknown(), run: () => sweepExpired() })

export const authJobs = [sweep]
export const authCrons = [{ job: sweep, match: '7 * * * *' }]

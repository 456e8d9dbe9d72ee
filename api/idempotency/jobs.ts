import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import { sweepKeys } from './once.ts'

/** The keys of requests that may no longer be repeated are removed every hour. */
const sweep = defineJob({ name: 'idempotency.sweepKeys', payload: z.unknown(), run: sweepKeys })

export const idempotencyJobs = [sweep]
export const idempotencyCrons = [{ job: sweep, match: '17 * * * *' }]

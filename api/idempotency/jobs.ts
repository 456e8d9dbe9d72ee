import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import { sweepKeys } from './once.ts'

/** Removes expired idempotency keys every hour. */
const sweep = defineJob({ name: 'idempotency.sweepKeys', cron: '17 * * * *', payload: z.unknown(), run: sweepKeys })

export const idempotencyJobs = [sweep]

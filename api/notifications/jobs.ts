import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import { sweepNotifications } from './notifications.ts'

/** Removes old notifications every night. */
const sweep = defineJob({ name: 'notifications.sweep', payload: z.unknown(), run: sweepNotifications })

export const notificationJobs = [sweep]
export const notificationCrons = [{ job: sweep, match: '43 3 * * *' }]

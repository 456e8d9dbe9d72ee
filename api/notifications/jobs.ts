import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import { sweepNotifications } from './notifications.ts'

/** Removes old notifications every night. */
const sweep = defineJob({
  name: 'notifications.sweep',
  cron: '43 3 * * *',
  payload: z.unknown(),
  run: sweepNotifications,
})

export const notificationJobs = [sweep]

import { applicationJobs } from './applications/jobs.ts'
import { authJobs } from './auth/jobs.ts'
import { billingJobs } from './billing/jobs.ts'
import { dealJobs } from './deals/jobs.ts'
import { eventJobs } from './events/jobs.ts'
import { fileJobs } from './files/jobs.ts'
import { idempotencyJobs } from './idempotency/jobs.ts'
import { importJobs } from './imports/jobs.ts'
import { matchingJobs } from './matching/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { talentJobs } from './talents/jobs.ts'
import { todayJobs } from './today/jobs.ts'
import { morningJobs } from './today/mornings.ts'
import { startDelivery } from './webhooks/delivery.ts'
import { webhookJobs } from './webhooks/jobs.ts'

/** The jobs of all rooms. */
export const allJobs = [
  ...authJobs,
  ...fileJobs,
  ...idempotencyJobs,
  ...applicationJobs,
  ...billingJobs,
  ...dealJobs,
  ...eventJobs,
  ...matchingJobs,
  ...notificationJobs,
  ...reminderJobs,
  ...importJobs,
  ...talentJobs,
  ...todayJobs,
  ...morningJobs,
  ...webhookJobs,
]

/** Sends events to the webhooks, outside the job queue: a receiver that hangs must not block any job. */
export const startWebhooks = startDelivery

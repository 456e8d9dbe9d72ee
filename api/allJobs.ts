import { applicationCrons, applicationJobs } from './applications/jobs.ts'
import { authCrons, authJobs } from './auth/jobs.ts'
import { billingCrons, billingJobs } from './billing/jobs.ts'
import { dealJobs } from './deals/jobs.ts'
import { eventCrons, eventJobs } from './events/jobs.ts'
import { fileCrons, fileJobs } from './files/jobs.ts'
import { idempotencyCrons, idempotencyJobs } from './idempotency/jobs.ts'
import { importCrons, importJobs } from './imports/jobs.ts'
import { matchingCrons, matchingJobs } from './matching/jobs.ts'
import { notificationCrons, notificationJobs } from './notifications/jobs.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { talentCrons, talentJobs } from './talents/jobs.ts'
import { todayCrons, todayJobs } from './today/jobs.ts'
import { morningCrons, morningJobs } from './today/mornings.ts'
import { startDelivery } from './webhooks/delivery.ts'
import { webhookCrons, webhookJobs } from './webhooks/jobs.ts'

/** The jobs of all rooms, and their schedules. */
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
export const allCrons = [
  ...authCrons,
  ...fileCrons,
  ...idempotencyCrons,
  ...applicationCrons,
  ...billingCrons,
  ...eventCrons,
  ...importCrons,
  ...matchingCrons,
  ...notificationCrons,
  ...talentCrons,
  ...todayCrons,
  ...morningCrons,
  ...webhookCrons,
]

/** Sends events to the webhooks, beside the queue: a receiver that hangs must hold up no job. */
export const startWebhooks = startDelivery

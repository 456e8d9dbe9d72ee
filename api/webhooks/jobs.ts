import { subDays } from 'date-fns/subDays'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import { disablingJobs } from './disabling.ts'
import { DELIVERIES_KEPT_DAYS } from './words.ts'

/** Removes old deliveries every night, except waiting deliveries. */
const sweep = defineJob({
  name: 'webhooks.sweep',
  cron: '53 3 * * *',
  payload: z.unknown(),
  run: async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
    const before = subDays(clock.now(), DELIVERIES_KEPT_DAYS)
    await db.webhookDelivery.deleteMany({ where: { createdAt: { lt: before }, state: { not: 'WAITING' } } })
    // Deliveries waiting for a long-disabled webhook must not keep personal data either.
    await db.webhookDelivery.updateMany({
      where: { createdAt: { lt: before }, body: { not: null } },
      data: { body: null, answer: null },
    })
    await db.webhook.updateMany({
      where: { previousSecretUntil: { lt: clock.now() } },
      data: { previousSecret: null, previousSecretUntil: null },
    })
  },
})

export const webhookJobs = [sweep, ...disablingJobs]

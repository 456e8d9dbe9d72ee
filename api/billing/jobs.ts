import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../db.ts'
import { defineJob } from '../jobs/jobs.ts'
import { applyDueBilling } from './due.ts'
import { dayOf } from './terms.ts'

type Applying = Database & { clock: Clock }

/** Changes a deal's figures on the day of a planned change. */
export const applyBilling = defineJob({
  name: 'billing.apply',
  payload: z.object({ dealId: z.number().int() }),
  run: ({ transaction, clock }: Applying, { dealId }) =>
    transaction(tx => applyDueBilling(tx, dealId, dayOf(clock.now()))),
})

/** Applies due changes of all deals, in case a job was lost. */
const applyAll = defineJob({
  name: 'billing.applyAll',
  cron: '5 0 * * *',
  payload: z.unknown(),
  async run({ db, transaction, clock }: Applying) {
    const today = dayOf(clock.now())
    const due = await db.billingChange.findMany({
      where: { isApplied: false, effectiveDate: { lte: today } },
      select: { dealId: true },
      distinct: ['dealId'],
    })
    for (const { dealId } of due) await transaction(tx => applyDueBilling(tx, dealId, today))
  },
})

export const billingJobs = [applyBilling, applyAll]

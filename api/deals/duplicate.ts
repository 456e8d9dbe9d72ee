import { record } from '../activity/activity.ts'
import type { Staff } from '../deps.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { lockDeal } from './deals.ts'
import { MAX_TITLE } from './rules.ts'

const SUFFIX = ' (Copy)'

/** A new Open deal of the same terms, without candidates, winner, interview and start date. Throws NotFound. */
export function duplicateDeal(context: Staff, input: { id: number }): Promise<{ id: number }> {
  return transactionOnce(context, { operation: 'duplicateDeal', input }, async tx => {
    const deal = await lockDeal(tx, input.id)
    const copy = await tx.deal.create({
      data: {
        title: deal.title.slice(0, MAX_TITLE - SUFFIX.length).trimEnd() + SUFFIX,
        companyId: deal.companyId,
        dealType: deal.dealType,
        companyBudget: deal.companyBudget,
        candidateBudget: deal.candidateBudget,
        recruitingFee: deal.recruitingFee,
        budget: deal.budget,
        weeklyHours: deal.weeklyHours,
        jobDescription: deal.jobDescription,
        notes: deal.notes,
        deadline: deal.deadline,
        offerDetails: deal.offerDetails,
        targetArea: deal.targetArea,
      },
      select: { id: true },
    })
    await record(tx, context.viewer, 'deal.duplicated', { dealId: copy.id, companyId: deal.companyId }, [
      { field: 'copyOf', before: null, after: deal.title },
    ])
    return copy
  })
}

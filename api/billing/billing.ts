import { changesBetween, record } from '../activity/activity.ts'
import { lockDeal } from '../deals/deals.ts'
import type { DealType } from '../deals/words.ts'
import type { Staff } from '../deps.ts'
import type { Deal } from '../generated/prisma/client.ts'
import { transactionOnce } from '../idempotency/once.ts'
import { NotFound } from '../problems.ts'
import { companyBudgetOf } from '../rules/money.ts'
import { parse } from '../rules/parse.ts'
import { billingRules } from './rules.ts'

/**
 * Writes a line of the billing history, and the deal's new budgets and hours with it: the recruiting fee of a head-hunting
 * deal stands in for its company budget, and it has no candidate budget. The previous values are the
 * deal's at that moment: the deal is locked, so changes made at once chain. Throws InvalidInput, and NotFound of the
 * deal or of a talent who is no candidate for it.
 */
export function updateBilling(
  context: Staff,
  input: { dealId: number; talentId: number } & Record<string, unknown>,
): Promise<{ id: number; dealId: number }> {
  const { dealId, talentId } = input
  return transactionOnce(context, { operation: 'updateBilling', input }, async tx => {
    const deal = await lockDeal(tx, dealId)
    const { newWeeklyHours, ...change } = parse(billingRules(deal.dealType), input)
    const candidate = await tx.dealCandidate.findUnique({ where: { dealId_talentId: { dealId, talentId } } })
    if (!candidate) throw new NotFound('Candidate')
    const before = budgetsOf(deal.dealType, {
      company: billedAmount(deal),
      candidate: deal.candidateBudget,
      weeklyHours: deal.weeklyHours,
    })
    const after = budgetsOf(deal.dealType, {
      company: change.newCompanyBudget,
      candidate: change.newCandidateBudget,
      weeklyHours: newWeeklyHours ?? deal.weeklyHours,
    })
    const { id } = await tx.billingChange.create({
      data: {
        dealId,
        talentId,
        dealType: deal.dealType,
        previousCompanyBudget: billedAmount(deal),
        previousCandidateBudget: before.candidateBudget ?? null,
        previousWeeklyHours: before.weeklyHours,
        ...change,
        newWeeklyHours: after.weeklyHours,
        createdById: context.viewer.id,
      },
      select: { id: true },
    })
    await tx.deal.update({ where: { id: dealId }, data: { ...after, version: { increment: 1 } } })
    await record(tx, context.viewer, 'billing.updated', { dealId, talentId, companyId: deal.companyId }, [
      { field: 'changeReason', before: null, after: change.changeReason },
      ...changesBetween(before, after),
    ])
    return { id, dealId }
  })
}

/** What the company is billed: the recruiting fee of a head-hunting deal, else its budget. */
const billedAmount = (deal: Deal) => (deal.dealType === 'HEAD_HUNTING' ? deal.recruitingFee : companyBudgetOf(deal))

type Billed = { company: string | null; candidate: string | null; weeklyHours: number }

/** What is billed, in the fields of a deal of that type. */
function budgetsOf(dealType: DealType, { company, candidate, weeklyHours }: Billed) {
  return dealType === 'HEAD_HUNTING'
    ? { recruitingFee: company, weeklyHours }
    : { companyBudget: company, candidateBudget: candidate, weeklyHours }
}

/** The latest first, by id: two lines may have one time, but were written one after the other. */
export function billingHistory(
  { db }: Pick<Staff, 'db'>,
  query: object,
  { dealId, talentId }: { dealId: number; talentId: number },
) {
  return db.billingChange.findMany({ ...query, where: { dealId, talentId }, orderBy: { id: 'desc' } })
}

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
 * Adds an entry to the billing history and updates the deal's budgets and hours. A head-hunting deal has a recruiting
 * fee instead of a company budget, and no candidate budget. The previous values are those of the locked deal, so
 * concurrent updates form a chain. Throws InvalidInput, and NotFound for the deal or for a talent who is not a
 * candidate for it.
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

/** The amount billed to the company: the recruiting fee of a head-hunting deal, else the company budget. */
const billedAmount = (deal: Deal) => (deal.dealType === 'HEAD_HUNTING' ? deal.recruitingFee : companyBudgetOf(deal))

type Billed = { company: string | null; candidate: string | null; weeklyHours: number }

/** Maps the billed amounts to the fields of a deal of that type. */
function budgetsOf(dealType: DealType, { company, candidate, weeklyHours }: Billed) {
  return dealType === 'HEAD_HUNTING'
    ? { recruitingFee: company, weeklyHours }
    : { companyBudget: company, candidateBudget: candidate, weeklyHours }
}

/** Latest first. Sorted by id, as two entries may have the same time. */
export function billingHistory(
  { db }: Pick<Staff, 'db'>,
  query: object,
  { dealId, talentId }: { dealId: number; talentId: number },
) {
  return db.billingChange.findMany({ ...query, where: { dealId, talentId }, orderBy: { id: 'desc' } })
}

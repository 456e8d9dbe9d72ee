import { companyBudgetOf } from '../budgets/rules.ts'
import type { Tx } from '../db.ts'
import type { DealType } from '../deals/words.ts'
import type { Deal } from '../generated/prisma/client.ts'
import { ENTRY } from './entries.ts'
import { type BillingEntry, entryOn } from './terms.ts'

/** The deal's figures after a correction; null when the correction does not change today's figures. */
export async function correctedFigures(
  tx: Tx,
  { deal, entry, today }: { deal: Deal; entry: BillingEntry; today: Date },
) {
  const entries = await entriesIn(tx, deal.id)
  const former = entryOn(
    entries.filter(({ id }) => id !== entry.id),
    today,
  )
  const held = entryOn(entries, today)
  if (held?.id === former?.id) return null
  if (held) return figuresOf(held)
  const [first] = entries
  return first
    ? budgetsOf(first.dealType, {
        company: first.previousCompanyBudget,
        candidate: first.previousCandidateBudget,
        weeklyHours: first.previousWeeklyHours ?? deal.weeklyHours,
      })
    : null
}

export const entriesIn = (tx: Tx, dealId: number) =>
  tx.billingChange.findMany({ where: { dealId }, select: ENTRY, orderBy: { id: 'asc' } })

/** The amount billed to the company: the recruiting fee of a head-hunting deal, else the company budget. */
export const billedAmount = (deal: Deal) =>
  deal.dealType === 'HEAD_HUNTING' ? deal.recruitingFee : companyBudgetOf(deal)

type Billed = { company: string | null; candidate: string | null; weeklyHours: number }

/** Maps the billed amounts to the fields of a deal of the given type. */
export function budgetsOf(dealType: DealType, { company, candidate, weeklyHours }: Billed) {
  return dealType === 'HEAD_HUNTING'
    ? { recruitingFee: company, weeklyHours }
    : { companyBudget: company, candidateBudget: candidate, weeklyHours }
}

export const figuresOf = (entry: BillingEntry) =>
  budgetsOf(entry.dealType, {
    company: entry.newCompanyBudget,
    candidate: entry.newCandidateBudget,
    weeklyHours: entry.newWeeklyHours,
  })

export const currentFigures = (deal: Deal, dealType: DealType) =>
  budgetsOf(dealType, {
    company: dealType === 'HEAD_HUNTING' ? deal.recruitingFee : companyBudgetOf(deal),
    candidate: deal.candidateBudget,
    weeklyHours: deal.weeklyHours,
  })

import type { DemoBilling, DemoDeal } from './deal.ts'

/** What a managed deal pays, and for how many hours a week. */
export type Paid = { company: string; candidate: string; hours: number }

/** One change of the terms, with what they were before. */
export type BillingStep = DemoBilling & { before: Paid }

/** The columns of the deal as the last change left them. */
export function termColumns(deal: DemoDeal) {
  const { terms } = deal
  const none = { companyBudget: null, candidateBudget: null, recruitingFee: null, budget: null }
  if ('fee' in terms) {
    return { ...none, dealType: 'HEAD_HUNTING' as const, recruitingFee: terms.fee, weeklyHours: terms.hours }
  }
  const paid = deal.billing?.at(-1) ?? paidFirst(deal)
  const isOld = 'old' in terms && !deal.billing?.length
  return {
    ...none,
    dealType: 'MANAGED' as const,
    companyBudget: isOld ? null : paid.company,
    candidateBudget: paid.candidate,
    budget: 'old' in terms ? terms.old : null,
    weeklyHours: paid.hours,
  }
}

/** Each change with the terms that it found. */
export function billingSteps(deal: DemoDeal): BillingStep[] {
  const changes = deal.billing ?? []
  return changes.map((change, index) => ({ ...change, before: changes[index - 1] ?? paidFirst(deal) }))
}

function paidFirst({ terms, title }: DemoDeal): Paid {
  if ('fee' in terms) throw new Error(`The fee of ${title} does not change`)
  const { candidate, hours } = terms
  return { company: 'old' in terms ? terms.old : terms.company, candidate, hours }
}

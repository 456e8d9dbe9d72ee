import { changedBudgets, changesBudgets, type DealBudgets, type DealChange } from './rules.ts'

/** Only the budgets that matter to the deal's type are kept. */
export function relevantBudgets({ dealType, companyBudget, candidateBudget, recruitingFee }: DealBudgets) {
  return dealType === 'HEAD_HUNTING'
    ? { companyBudget: null, candidateBudget: null, recruitingFee: recruitingFee || null }
    : { companyBudget: companyBudget || null, candidateBudget: candidateBudget || null, recruitingFee: null }
}

/** The budgets after a change; undefined where it leaves them alone. */
export function budgetsAfter(before: DealBudgets, change: DealChange) {
  if (changesBudgets(before, change)) return relevantBudgets(changedBudgets(before, change))
  return { companyBudget: undefined, candidateBudget: undefined, recruitingFee: undefined }
}

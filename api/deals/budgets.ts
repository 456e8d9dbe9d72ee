import { InvalidInput } from '../graphql/problems.ts'
import { budgetFault, type DealBudgets, type DealChange } from './rules.ts'

const BUDGET_FIELDS = ['dealType', 'companyBudget', 'candidateBudget', 'recruitingFee'] as const

/** Only the budgets that matter to the deal's type are kept. */
export function relevantBudgets({ dealType, companyBudget, candidateBudget, recruitingFee }: DealBudgets) {
  return dealType === 'HEAD_HUNTING'
    ? { companyBudget: null, candidateBudget: null, recruitingFee: recruitingFee || null }
    : { companyBudget: companyBudget || null, candidateBudget: candidateBudget || null, recruitingFee: null }
}

/**
 * The budgets after a change. The rule holds for the record as it would be, but an old record that breaks it may still
 * have another field edited. Throws InvalidInput.
 */
export function budgetsAfter(before: DealBudgets, change: DealChange) {
  const isKept = BUDGET_FIELDS.every(field => change[field] === undefined || isSame(change[field], before[field]))
  if (isKept) return { companyBudget: undefined, candidateBudget: undefined, recruitingFee: undefined }
  const after = {
    dealType: change.dealType ?? before.dealType,
    companyBudget: change.companyBudget ?? before.companyBudget,
    candidateBudget: change.candidateBudget ?? before.candidateBudget,
    recruitingFee: change.recruitingFee ?? before.recruitingFee,
    budget: before.budget,
  }
  const message = budgetFault(after)
  if (message) throw new InvalidInput(message, { companyBudget: message })
  return relevantBudgets(after)
}

const isSame = (one: string | null | undefined, other: string | null | undefined) => (one || null) === (other || null)

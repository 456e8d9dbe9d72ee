import { format } from 'date-fns'
import { z } from 'zod'
import { billingRules } from '../../api/billing/rules.ts'
import { DEFAULT_WEEKLY_HOURS, type DealType } from '../../api/deals/rules.ts'
import { formatMoney } from '../components/money.ts'
import { amountShown } from '../deals/form/amounts.ts'
import type { RulesForm } from '../forms/useRulesForm.ts'

/** What stands in the fields, as it was typed. */
export type BillingFormValues = {
  newCompanyBudget: string
  newCandidateBudget: string
  newWeeklyHours: string
  changeReason: string
  /** '2026-11-21', as a date field has it. */
  effectiveDate: string
  notes: string
}

/** The form as its fields know it. */
export type BillingForm = Pick<RulesForm<BillingFormValues, never>, 'values' | 'errors' | 'set'>

/** What is billed now. */
export type Now = {
  dealType: DealType
  /** The company's budget, or the recruiting fee. */
  billed: string | null | undefined
  candidateBudget: string | null | undefined
  weeklyHours: number | null | undefined
}

/** The form begins with what is billed now, from today. */
export function valuesNow({ billed, candidateBudget, weeklyHours }: Now): BillingFormValues {
  return {
    newCompanyBudget: amountShown(billed ?? ''),
    newCandidateBudget: amountShown(candidateBudget ?? ''),
    newWeeklyHours: `${weeklyHours || DEFAULT_WEEKLY_HOURS}`,
    changeReason: '',
    effectiveDate: format(new Date(), 'yyyy-MM-dd'),
    notes: '',
  }
}

/** An amount that is only written in another way stays as it is stored, and so is no change. */
export function asStored(amount: string | null, stored: string | null | undefined) {
  return stored && amount && formatMoney(stored) === formatMoney(amount) ? stored : amount
}

/** Section 5, 'Billing update', for what stands in the form. Gives what is sent. */
export const billingFormRules = (dealType: DealType) =>
  z
    .custom<BillingFormValues>()
    .transform((values): unknown => ({ ...values, newWeeklyHours: Number(values.newWeeklyHours) }))
    .pipe(billingRules(dealType))
    .transform(({ effectiveDate, ...change }) => ({
      ...change,
      effectiveDate: effectiveDate.toISOString().slice(0, 10),
    }))

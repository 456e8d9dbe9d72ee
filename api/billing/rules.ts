import { z } from 'zod'
import type { DealType } from '../deals/rules.ts'
import { isStorable, optionalText, requiredDate, unstorable } from '../rules/rules.ts'

/** What the select offers (section 5). The server takes other reasons, too. */
export const changeReasons = [
  'Part-time to full-time transition',
  'Full-time to part-time transition',
  'Salary adjustment',
  'Performance increase',
  'Market rate adjustment',
  'Hours reduction',
  'Hours increase',
  'Other',
] as const

/**
 * Money as it is kept: one '$', then digits, commas and an optional decimal part. All else is stripped: ' $1,200.50 USD'
 * becomes '$1,200.50'. A dot is decimal when it is the only one and digits alone follow. Without a digit it is empty.
 */
export function normaliseMoney(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '')
  if (!/\d/.test(kept)) return ''
  const [, whole = '', decimals] = /^([\d,]*)\.(\d+)$/.exec(kept) ?? [null, kept.replaceAll('.', '')]
  return `$${whole || '0'}${decimals ? `.${decimals}` : ''}`
}

/** Money as typed, empty or missing. */
export const money = (what: string) =>
  z.preprocess(
    value => value ?? '',
    z.string().max(50, `${what} must be at most 50 characters`).transform(normaliseMoney),
  )

const requiredMoney = (what: string) => money(what).pipe(z.string().min(1, `${what} is required`))

const REASON_REQUIRED = 'Change reason is required'

const newWeeklyHours = z
  .number('Weekly hours must be a number')
  .min(1, 'Weekly hours must be at least 1')
  .max(168, 'Weekly hours cannot exceed 168')
  .refine(Number.isInteger, 'Weekly hours must be a whole number')
  .nullish()

const otherFields = {
  newWeeklyHours,
  changeReason: z.preprocess(
    value => value ?? '',
    z
      .string()
      .trim()
      .min(1, REASON_REQUIRED)
      .max(200, 'Change reason must be at most 200 characters')
      .refine(isStorable, unstorable('Change reason')),
  ),
  effectiveDate: requiredDate('Effective date'),
  notes: optionalText('Notes', 10_000).optional(),
}

const rulesOfType = {
  MANAGED: z.object({
    newCompanyBudget: requiredMoney('Company budget'),
    newCandidateBudget: requiredMoney('Candidate budget'),
    ...otherFields,
  }),
  // The company budget is the recruiting fee; a candidate budget is dropped, as the deal form does.
  HEAD_HUNTING: z.object({
    newCompanyBudget: requiredMoney('Recruiting fee'),
    newCandidateBudget: money('Candidate budget').transform(() => null),
    ...otherFields,
  }),
}

/** Section 5, 'Billing update', for a deal of this type. Without weekly hours the deal's own stay. */
export const billingRules = (dealType: DealType) => rulesOfType[dealType]

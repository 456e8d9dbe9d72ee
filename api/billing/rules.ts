import { z } from 'zod'
import { money } from '../budgets/rules.ts'
import type { DealType } from '../deals/words.ts'
import { weeklyHoursRules } from '../money/hours.ts'
import type { Period } from '../money/words.ts'
import { inSentence, optionalText, requiredDate, requiredLine } from '../rules/rules.ts'
import { billingLabels } from './words.ts'

const label = (field: keyof typeof billingLabels) => inSentence(billingLabels[field])

/** The names of the amounts in the specification's messages, such as 'Company budget is required'. */
const COMPANY_BUDGET = 'Company budget'
const CANDIDATE_BUDGET = 'Candidate budget'

const requiredMoney = (what: string, implied: Period = 'MONTH') =>
  money(what, implied).pipe(z.string().min(1, `${what} is required`))

/** The number of hours in a week. */
const MAX_WEEKLY_HOURS = 168

/** Rules for weekly hours, sent as a number. */
export const billedHoursRules = weeklyHoursRules({ label: label('weeklyHours'), most: MAX_WEEKLY_HOURS })

const otherFields = {
  newWeeklyHours: billedHoursRules.nullish(),
  changeReason: requiredLine(label('changeReason'), 200),
  effectiveDate: requiredDate(label('effectiveDate')),
  notes: optionalText(label('notes'), 10_000).optional(),
}

const company = ['companyBudget', 'recruitingFee', 'budget'] as const

/** The deal's columns that each field of a billing change is copied from or to. */
export const BILLED_COLUMNS = {
  previousCompanyBudget: company,
  newCompanyBudget: company,
  previousCandidateBudget: ['candidateBudget'],
  newCandidateBudget: ['candidateBudget'],
  previousWeeklyHours: ['weeklyHours'],
  newWeeklyHours: ['weeklyHours'],
} as const

const rulesOfType = {
  MANAGED: z.object({
    newCompanyBudget: requiredMoney(COMPANY_BUDGET),
    newCandidateBudget: requiredMoney(CANDIDATE_BUDGET),
    ...otherFields,
  }),
  // In a head-hunting deal, `newCompanyBudget` is the recruiting fee. A candidate budget is removed, as in the deal
  // form.
  HEAD_HUNTING: z.object({
    newCompanyBudget: requiredMoney(label('recruitingFee'), 'ONCE'),
    newCandidateBudget: money(CANDIDATE_BUDGET).transform(() => null),
    ...otherFields,
  }),
}

/** Rules for a billing update of a deal of this type. If weekly hours are omitted, the deal's hours remain. */
export const billingRules = (dealType: DealType) => rulesOfType[dealType]

/** Rules that apply to deals of both types. */
export const anyBillingRules = rulesOfType.MANAGED.extend(
  rulesOfType.HEAD_HUNTING.pick({ newCandidateBudget: true }).shape,
)

/** Rules for a day given as an argument. */
export const onRules = z.object({ on: requiredDate('The day') })

import { z } from 'zod'
import { FULL_WEEK, money } from '../budgets/rules.ts'
import { hoursOf, weeklyHoursRules } from '../money/hours.ts'
import { ownerId } from '../owners/rules.ts'
import { keyOf, lineOfAtLeast, optionalDate, optionalInstant, optionalTexts, textOfAtLeast } from '../rules/rules.ts'
import {
  type DealField,
  type DealType,
  dealLabels,
  dealStatuses,
  dealTypes,
  LIVE_DEALS,
  type TargetArea,
  targetAreas,
} from './words.ts'

/** The optional plain texts, with their maximum lengths. */
export const dealTexts = { offerDetails: 10_000, notes: 10_000 } satisfies Partial<Record<DealField, number>>

/** The areas offered by the deal form; matching knows more areas. */
export const dealFormAreas = [
  ...(['TECH', 'SALES', 'MARKETING', 'OPERATIONS', 'DESIGN', 'FINANCE', 'HR', 'LEGAL', 'OTHER'] as const),
] satisfies TargetArea[]

export const DEFAULT_WEEKLY_HOURS = FULL_WEEK
const MAX_WEEKLY_HOURS = 80
export const MIN_JOB_DESCRIPTION = 20
export const MAX_TITLE = 200

/** The value of the form's select field for a deal without a target area. */
export const ALL_AREAS = 'all'

/**
 * Parses typed hours. Returns NaN for a text with digits that is not a single number, and the default for any other
 * value that is not a number.
 */
export function hoursTyped(value: unknown): number {
  if (typeof value === 'string') return hoursOf(value) ?? DEFAULT_WEEKLY_HOURS
  return typeof value === 'number' && Number.isFinite(value) ? value : DEFAULT_WEEKLY_HOURS
}

/** Rules for weekly hours, sent as a number. */
export const dealHoursRules = weeklyHoursRules({ label: dealLabels.weeklyHours, most: MAX_WEEKLY_HOURS })

const dealType = keyOf(dealTypes, 'Deal type is unknown')
const status = keyOf(dealStatuses, 'Status is unknown')

const COMPANY_REQUIRED = 'A company is required'

const fields = {
  title: lineOfAtLeast(dealLabels.title, { min: 1, max: MAX_TITLE, message: 'A job title is required' }),
  companyId: z
    .number({ error: COMPANY_REQUIRED })
    .int({ error: COMPANY_REQUIRED })
    .positive({ error: COMPANY_REQUIRED }),
  dealType,
  weeklyHours: z.preprocess(hoursTyped, dealHoursRules),
  status,
  jobDescription: textOfAtLeast(dealLabels.jobDescription, {
    min: MIN_JOB_DESCRIPTION,
    max: 50_000,
    message: `Job description should be at least ${MIN_JOB_DESCRIPTION} characters`,
  }),
}

const optionalFields = z
  .object({
    companyBudget: money(dealLabels.companyBudget),
    candidateBudget: money(dealLabels.candidateBudget),
    recruitingFee: money(dealLabels.recruitingFee, 'ONCE'),
    ...optionalTexts(dealTexts, dealLabels),
    interviewDate: optionalInstant(dealLabels.interviewDate),
    deadline: optionalDate(dealLabels.deadline),
    ownerId,
    startDate: optionalDate(dealLabels.startDate),
    targetArea: z.preprocess(
      value => (value === ALL_AREAS || value === '' ? null : value),
      keyOf(targetAreas, 'Target area is unknown').nullable(),
    ),
  })
  .partial()

const BUDGET_FIELDS = ['dealType', 'companyBudget', 'candidateBudget', 'recruitingFee'] as const

/** The part of a deal that the budget rule checks. */
type DealBudgets = {
  dealType: DealType
  companyBudget?: string | null
  candidateBudget?: string | null
  recruitingFee?: string | null
  /** The only budget of an old record, used if the company budget is empty. */
  budget?: string | null
}

/** The message when a budget required by the deal's type is missing. The form shows it at the field `companyBudget`. */
export function budgetFault({ dealType, ...deal }: DealBudgets): string | null {
  const isFilled =
    dealType === 'HEAD_HUNTING'
      ? Boolean(deal.recruitingFee)
      : Boolean((deal.companyBudget || deal.budget) && deal.candidateBudget)
  return isFilled ? null : 'Required budget fields must be filled based on deal type'
}

/** Rules for a new deal. `budget` is sent only when an old record is copied; forms do not have this field. */
export const createDealRules = z
  .object({
    ...fields,
    dealType: z.preprocess(value => value ?? 'MANAGED', dealType),
    status: z.preprocess(value => value ?? 'OPEN', status),
    ...optionalFields.shape,
    budget: money(dealLabels.budget).optional(),
  })
  .superRefine((deal, context) => reportBudgetFault(deal, context), { when: budgetsAreNext })

/** Rules for a change, applied only to the sent values. */
export const updateDealRules = z.object({ ...z.object(fields).partial().shape, ...optionalFields.shape })

/**
 * Rules for a change of the record `before`. If the change affects a budget, the changed record must follow the budget
 * rule. Other fields of an old record that breaks the budget rule stay editable.
 */
export const dealChangeRules = (before: DealBudgets) =>
  updateDealRules.superRefine(
    (change, context) => {
      if (changesBudgets(before, change)) reportBudgetFault(changedBudgets(before, change), context)
    },
    { when: budgetsAreNext },
  )

/** True when the type or an amount differs from the record. */
function changesBudgets(before: DealBudgets, change: Partial<DealBudgets>): boolean {
  return BUDGET_FIELDS.some(field => change[field] !== undefined && (change[field] || null) !== (before[field] || null))
}

export function changedBudgets(before: DealBudgets, change: Partial<DealBudgets>): DealBudgets {
  return {
    dealType: change.dealType ?? before.dealType,
    companyBudget: change.companyBudget ?? before.companyBudget,
    candidateBudget: change.candidateBudget ?? before.candidateBudget,
    recruitingFee: change.recruitingFee ?? before.recruitingFee,
    budget: before.budget,
  }
}

/** Removes budgets that do not belong to the deal's type. */
export function relevantBudgets({ dealType, companyBudget, candidateBudget, recruitingFee }: DealBudgets) {
  return dealType === 'HEAD_HUNTING'
    ? { companyBudget: null, candidateBudget: null, recruitingFee: recruitingFee || null }
    : { companyBudget: companyBudget || null, candidateBudget: candidateBudget || null, recruitingFee: null }
}

/** The budgets after a change; undefined when the change does not affect the budgets. */
export function budgetsAfter(before: DealBudgets, change: DealChange) {
  if (changesBudgets(before, change)) return relevantBudgets(changedBudgets(before, change))
  return { companyBudget: undefined, candidateBudget: undefined, recruitingFee: undefined }
}

function reportBudgetFault(deal: DealBudgets, context: z.RefinementCtx) {
  const message = budgetFault(deal)
  if (message) context.addIssue({ code: 'custom', path: ['companyBudget'], message })
}

/** True if the budgets and the fields before them are valid: the budget rule then runs despite later faults. */
function budgetsAreNext({ issues }: z.core.ParsePayload): boolean {
  const before = [...Object.keys(fields), ...BUDGET_FIELDS]
  return !issues.some(({ path: [name] = [] }) => before.some(field => field === name))
}

export type NewDeal = z.output<typeof createDealRules>
type DealChange = z.output<typeof updateDealRules>

/** Rules of the dialog 'Update Status': a start date is accepted with Filled only. */
export const dealStatusRules = z
  .object({
    status: keyOf(dealStatuses, 'Status is required'),
    startDate: optionalDate(dealLabels.startDate).optional(),
  })
  .refine(({ status, startDate }) => !startDate || status === 'FILLED', {
    path: ['startDate'],
    message: 'A start date can only be set with the status Filled',
  })

export const MAX_APPLICATION_LIMIT = 1000
export const DEFAULT_APPLICATION_LIMIT = 50

/** Rules for the application limit; null means unlimited. */
export const applicationLimitRules = z.object({
  limit: z
    .number({ error: 'Limit must be a number, or null for unlimited' })
    .min(1, 'Limit must be at least 1')
    .max(MAX_APPLICATION_LIMIT, `Limit cannot exceed ${MAX_APPLICATION_LIMIT}`)
    .refine(Number.isInteger, 'Limit must be a whole number')
    .nullable(),
  hasWaitingList: z.boolean().nullish(),
})

/** The statuses in which a deal accepts applications until its limit is reached. */
export const TAKES_APPLICATIONS: readonly string[] = LIVE_DEALS

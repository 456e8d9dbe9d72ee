import { z } from 'zod'
import { money } from '../rules/money.ts'
import { keyOf, optionalDate, optionalInstant, optionalTexts, textOfAtLeast } from '../rules/rules.ts'
import {
  type DealField,
  type DealStatus,
  type DealType,
  dealLabels,
  dealStatuses,
  dealTypes,
  type TargetArea,
  targetAreas,
} from './words.ts'

/** The plain optional texts, with the most characters each may have. */
export const dealTexts = { offerDetails: 10_000, notes: 10_000 } satisfies Partial<Record<DealField, number>>

/** The areas that the deal form offers; matching knows more. */
export const dealFormAreas = [
  ...(['TECH', 'SALES', 'MARKETING', 'OPERATIONS', 'DESIGN', 'FINANCE', 'HR', 'LEGAL', 'OTHER'] as const),
] satisfies TargetArea[]

export const DEFAULT_WEEKLY_HOURS = 40
export const MIN_JOB_DESCRIPTION = 20
export const MAX_TITLE = 200

/** A deadline that is so many days away or less is marked. */
export const DEADLINE_WARNING_DAYS = 7

/** What the form's select calls no target area. */
export const ALL_AREAS = 'all'

/** A numeric text is its number; a non-numeric entry is the default. */
export function hoursTyped(value: unknown): number {
  const hours = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof hours === 'number' && Number.isFinite(hours) ? hours : DEFAULT_WEEKLY_HOURS
}

const dealType = keyOf(dealTypes, 'Deal type is unknown')
const status = keyOf(dealStatuses, 'Status is unknown')

const COMPANY_REQUIRED = 'A company is required'

const fields = {
  title: textOfAtLeast(dealLabels.title, { min: 1, max: MAX_TITLE, message: 'A job title is required' }),
  companyId: z
    .number({ error: COMPANY_REQUIRED })
    .int({ error: COMPANY_REQUIRED })
    .positive({ error: COMPANY_REQUIRED }),
  dealType,
  weeklyHours: z.preprocess(
    hoursTyped,
    z
      .number()
      .min(1, 'Weekly hours must be at least 1')
      .max(80, 'Weekly hours cannot exceed 80')
      .refine(Number.isInteger, 'Weekly hours must be a whole number'),
  ),
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
    recruitingFee: money(dealLabels.recruitingFee),
    ...optionalTexts(dealTexts, dealLabels),
    interviewDate: optionalInstant(dealLabels.interviewDate),
    deadline: optionalDate(dealLabels.deadline),
    startDate: optionalDate(dealLabels.startDate),
    targetArea: z.preprocess(
      value => (value === ALL_AREAS || value === '' ? null : value),
      keyOf(targetAreas, 'Target area is unknown').nullable(),
    ),
  })
  .partial()

const BUDGET_FIELDS = ['dealType', 'companyBudget', 'candidateBudget', 'recruitingFee'] as const

/** The record that the budget rule looks at. */
export type DealBudgets = {
  dealType: DealType
  companyBudget?: string | null
  candidateBudget?: string | null
  recruitingFee?: string | null
  /** Old records' only budget; it stands in for an empty company budget. */
  budget?: string | null
}

/** Which budgets a deal needs depends on its type. The message is shown at `companyBudget`. */
export function budgetFault({ dealType, ...deal }: DealBudgets): string | null {
  const isFilled =
    dealType === 'HEAD_HUNTING'
      ? Boolean(deal.recruitingFee)
      : Boolean((deal.companyBudget || deal.budget) && deal.candidateBudget)
  return isFilled ? null : 'Required budget fields must be filled based on deal type'
}

/** A new deal. `budget` is what a copy of an old record carries along; no form has it. */
export const createDealRules = z
  .object({
    ...fields,
    dealType: z.preprocess(value => value ?? 'MANAGED', dealType),
    status: z.preprocess(value => value ?? 'OPEN', status),
    ...optionalFields.shape,
    budget: money(dealLabels.budget).optional(),
  })
  .superRefine((deal, context) => reportBudgetFault(deal, context), { when: budgetsAreNext })

/** The same for a change: each rule holds for the values that are sent. */
export const updateDealRules = z.object({ ...z.object(fields).partial().shape, ...optionalFields.shape })

/**
 * The rules for a change of `before`. The budget rule holds for the record as it would be, but an old record that breaks
 * it may still have another field edited.
 */
export const dealChangeRules = (before: DealBudgets) =>
  updateDealRules.superRefine(
    (change, context) => {
      if (changesBudgets(before, change)) reportBudgetFault(changedBudgets(before, change), context)
    },
    { when: budgetsAreNext },
  )

/** Whether the change has another type or amount than the record. */
export function changesBudgets(before: DealBudgets, change: Partial<DealBudgets>): boolean {
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

function reportBudgetFault(deal: DealBudgets, context: z.RefinementCtx) {
  const message = budgetFault(deal)
  if (message) context.addIssue({ code: 'custom', path: ['companyBudget'], message })
}

/** The budgets are judged together once they and the fields before them are right, whatever is wrong after them. */
function budgetsAreNext({ issues }: z.core.ParsePayload): boolean {
  const before = [...Object.keys(fields), ...BUDGET_FIELDS]
  return !issues.some(({ path: [name] = [] }) => before.some(field => field === name))
}

export type NewDeal = z.output<typeof createDealRules>
export type DealChange = z.output<typeof updateDealRules>

/** The dialog 'Update Status': a start date goes with Filled only. */
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

/** How many may apply; null is unlimited. */
export const applicationLimitRules = z.object({
  limit: z
    .number({ error: 'Limit must be a number, or null for unlimited' })
    .min(1, 'Limit must be at least 1')
    .max(MAX_APPLICATION_LIMIT, `Limit cannot exceed ${MAX_APPLICATION_LIMIT}`)
    .refine(Number.isInteger, 'Limit must be a whole number')
    .nullable(),
})

/** The statuses of deals that are done with: their deadline is history. On Hold it still counts, until somebody moves it. */
const DONE: readonly string[] = ['FILLED', 'FINISHED', 'CLOSED'] satisfies DealStatus[]

/**
 * What is to be said of a deadline: it is 0 to 7 days away, or over while the deal is not done with. Both dates are
 * written '2026-11-21'; `today` is that of whoever looks at it.
 */
export function deadlineAlarm(
  { deadline, status }: { deadline: string | null | undefined; status: string },
  today: string,
): 'APPROACHING' | 'OVERDUE' | null {
  if (!deadline || DONE.includes(status)) return null
  const days = (Date.parse(deadline) - Date.parse(today)) / (24 * 60 * 60 * 1000)
  if (days < 0) return 'OVERDUE'
  return days <= DEADLINE_WARNING_DAYS ? 'APPROACHING' : null
}

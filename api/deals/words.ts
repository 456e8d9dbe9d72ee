/** The statuses in display order. Here and below, keys are from the API, labels from the specification. */
export const dealStatuses = {
  OPEN: 'Open',
  CANDIDATE_SENT: 'Candidate sent',
  CANDIDATE_IN_INTERVIEW: 'Candidate in interview',
  FILLED: 'Filled',
  FINISHED: 'Finished',
  CLOSED: 'Closed',
  ON_HOLD: 'On Hold',
} as const

export const dealTypes = { MANAGED: 'Managed', HEAD_HUNTING: 'Head hunting' } as const

export const targetAreas = {
  TECH: 'Tech',
  SALES: 'Sales',
  MARKETING: 'Marketing',
  OPERATIONS: 'Operations',
  DESIGN: 'Design',
  FINANCE: 'Finance',
  HR: 'HR',
  LEGAL: 'Legal',
  CUSTOMER_SUCCESS: 'Customer Success',
  PRODUCT: 'Product',
  DATA: 'Data',
  OTHER: 'Other',
} as const

export type DealStatus = keyof typeof dealStatuses
export type DealType = keyof typeof dealTypes
export type TargetArea = keyof typeof targetAreas

/** The statuses of deals without a winner yet; such deals also accept applications. */
export const LIVE_DEALS = ['OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW'] as const satisfies DealStatus[]

/** True while the deal can still get a winner. */
export const isLiveDeal = (status: string) => LIVE_DEALS.some(live => live === status)

/**
 * Maps the status of a candidate to the statuses of deals in which the talent is unavailable. Placed, selected and
 * interviewed talents are unavailable. A finished deal makes all its talents available again, a deal on hold only the
 * interviewed talents. Talents who were only sent are available.
 */
export const takenIn = {
  SELECTED: ['FILLED', 'ON_HOLD', ...LIVE_DEALS],
  INTERVIEWED: LIVE_DEALS,
} as const

/**
 * Field labels for the form, messages and the timeline, in the form's order. The list and the deal's page define column
 * titles of their own, which the specification fixes: 'Budget/Fee', 'Company pays'.
 */
export const dealLabels = {
  title: 'Job title',
  companyId: 'Company',
  dealType: 'Deal type',
  companyBudget: 'Company budget',
  candidateBudget: 'Candidate budget',
  recruitingFee: 'Recruiting fee',
  budget: 'Budget',
  weeklyHours: 'Weekly hours',
  status: 'Status',
  jobDescription: 'Job description',
  deadline: 'Deadline',
  targetArea: 'Target area',
  interviewDate: 'Interview date',
  startDate: 'Start date',
  offerDetails: 'Offer details',
  notes: 'Notes',
  selectedCandidate: 'Selected candidate',
  applicationLimit: 'Application limit',
  waitingList: 'Waiting list',
  questions: 'Application questions',
} as const

export type DealField = keyof typeof dealLabels

/** Deadlines at most this many days away are highlighted. */
export const DEADLINE_WARNING_DAYS = 7

/** Statuses in which the deadline no longer matters. In status On Hold, the deadline still matters. */
const DONE: readonly string[] = ['FILLED', 'FINISHED', 'CLOSED'] satisfies DealStatus[]

/**
 * The alarm for an unfinished deal: APPROACHING 0 to 7 days before its deadline, OVERDUE after it, else null. Dates are
 * texts such as '2026-11-21'; `today` is the viewer's date.
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

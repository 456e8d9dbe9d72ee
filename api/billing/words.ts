/** The reasons offered for a change; others are accepted, too. */
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
 * Labels of the billing figures and fields, in the form's order. Messages start with the label in sentence case:
 * 'Company budget is required'.
 */
export const billingLabels = {
  companyBudget: 'Company Budget',
  /** Replaces the company budget in a head-hunting deal. */
  recruitingFee: 'Recruiting Fee',
  candidateBudget: 'Candidate Budget',
  weeklyHours: 'Weekly Hours',
  effectiveDate: 'Effective Date',
  changeReason: 'Change Reason',
  notes: 'Notes',
} as const

/** The specification's label for the current candidate budget in the panel. */
export const CANDIDATE_PAYMENT = 'Candidate Payment'

/** The label of the amount billed to the company, by deal type. */
export const billedLabels = { MANAGED: billingLabels.companyBudget, HEAD_HUNTING: billingLabels.recruitingFee } as const

/** Where an entry of the history stands today. */
export const billingStates = {
  PLANNED: 'Planned',
  CURRENT: 'Current',
  PAST: 'Past',
  REPLACED: 'Corrected',
} as const

export type BillingState = keyof typeof billingStates

/** The reasons offered for a change; other reasons are accepted, too. */
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

/** Labels of the billing fields, in the form's order. */
export const billingLabels = {
  companyBudget: 'Company pays',
  /** Replaces the company budget in a head-hunting deal. */
  recruitingFee: 'Recruiting fee',
  candidateBudget: 'Candidate gets',
  weeklyHours: 'Weekly hours',
  effectiveDate: 'Effective date',
  changeReason: 'Change reason',
  notes: 'Notes',
} as const

/** The label of the amount billed to the company, by deal type. */
export const billedLabels = { MANAGED: billingLabels.companyBudget, HEAD_HUNTING: billingLabels.recruitingFee } as const

/** The specification's labels of the amounts in the panel. */
export const panelLabels = { companyBudget: 'Company Budget', candidateBudget: 'Candidate Payment' } as const

/** The states of an entry of the history. */
export const billingStates = {
  PLANNED: 'Planned',
  CURRENT: 'Current',
  PAST: 'Past',
  REPLACED: 'Corrected',
} as const

export type BillingState = keyof typeof billingStates

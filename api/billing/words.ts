/** The reasons that are offered for a change; others are taken, too. */
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
 * What each figure and field of the billing is called, in the form's order. Messages begin with the same words in
 * sentence case: 'Company budget is required'.
 */
export const billingLabels = {
  companyBudget: 'Company Budget',
  /** Stands in for the company budget of a head-hunting deal. */
  recruitingFee: 'Recruiting Fee',
  candidateBudget: 'Candidate Budget',
  weeklyHours: 'Weekly Hours',
  effectiveDate: 'Effective Date',
  changeReason: 'Change Reason',
  notes: 'Notes',
} as const

/** The candidate budget as it is paid now: the specification's word for the figure in the panel. */
export const CANDIDATE_PAYMENT = 'Candidate Payment'

/** What the company is billed, by the type of the deal. */
export const billedLabels = { MANAGED: billingLabels.companyBudget, HEAD_HUNTING: billingLabels.recruitingFee } as const

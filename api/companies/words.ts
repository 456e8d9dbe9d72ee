/** The statuses in display order. Keys are from the API, labels from the specification. */
export const companyStatuses = {
  ACTIVE: 'Active',
  ONBOARDING: 'Onboarding',
  PAUSED: 'Paused',
  CLOSED: 'Closed',
} as const

export type CompanyStatus = keyof typeof companyStatuses

/**
 * Field labels in the form's order. Messages start with the label in sentence case: 'Main stakeholder is required'. The
 * list has the same headings, except 'Name' for the name.
 */
export const companyLabels = {
  name: 'Company name',
  status: 'Status',
  mainStakeholder: 'Main Stakeholder',
  billing: 'Billing',
  notes: 'Notes',
} as const

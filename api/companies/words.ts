/** The statuses in display order. Keys are those of the API, labels those of the specification. */
export const companyStatuses = {
  ACTIVE: 'Active',
  ONBOARDING: 'Onboarding',
  PAUSED: 'Paused',
  CLOSED: 'Closed',
} as const

export type CompanyStatus = keyof typeof companyStatuses

/**
 * Field labels in the form's order. Messages start with the label in sentence case: 'Main stakeholder is required'. In
 * the list, only the name has a different heading: 'Name'.
 */
export const companyLabels = {
  name: 'Company name',
  status: 'Status',
  mainStakeholder: 'Main Stakeholder',
  billing: 'Billing',
  notes: 'Notes',
} as const

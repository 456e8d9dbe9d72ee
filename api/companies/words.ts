/** The statuses in the order they are offered. The keys are the API's, the words the specification's. */
export const companyStatuses = {
  ACTIVE: 'Active',
  ONBOARDING: 'Onboarding',
  PAUSED: 'Paused',
  CLOSED: 'Closed',
} as const

export type CompanyStatus = keyof typeof companyStatuses

/**
 * What each field is called, in the form's order. Messages begin with the same words in sentence case: 'Main
 * stakeholder is required'. The list has its own heading for the name alone, 'Name'.
 */
export const companyLabels = {
  name: 'Company Name',
  status: 'Status',
  mainStakeholder: 'Main Stakeholder',
  billing: 'Billing',
  notes: 'Notes',
} as const

/** The statuses in display order. The keys are the API's, the labels the specification's, also in the tables below. */
export const talentStatuses = {
  BACKLOG: 'Backlog',
  VETTED: 'Vetted',
  INTERVIEWED: 'Interviewed',
  ASSIGNED: 'Assigned',
  DROPPED: 'Dropped',
} as const

export const talentAreas = {
  TECH: 'Tech',
  DESIGN: 'Design',
  DATA: 'Data',
  MARKETING: 'Marketing',
  PRODUCT: 'Product',
  OTHER: 'Other',
} as const

export const rateTypes = { NONE: 'None', FULL_TIME: 'Full-Time', HOURLY: 'Hourly', BOTH: 'Both' } as const

export type TalentStatus = keyof typeof talentStatuses
export type TalentArea = keyof typeof talentAreas
export type RateType = keyof typeof rateTypes

/**
 * Field labels for the form, messages and the timeline, in the form's order. The list's columns have the
 * specification's own headings ('LinkedIn', 'Rate Preference'), which are defined with the list.
 */
export const talentLabels = {
  name: 'Name',
  role: 'Role',
  area: 'Area',
  seniority: 'Seniority',
  status: 'Status',
  summary: 'Summary',
  keyHighlights: 'Key highlights',
  email: 'Email',
  phone: 'Phone',
  linkedinUrl: 'LinkedIn URL',
  techStack: 'Tech stack',
  companies: 'Companies',
  previousCompanies: 'Previous companies',
  portfolioUrls: 'Portfolio URLs',
  portfolioUrl: 'Portfolio URL',
  portfolioPdfUrl: 'Portfolio PDF',
  preferredRateType: 'Rate type',
  minFullTimeRate: 'Minimum monthly rate',
  maxFullTimeRate: 'Maximum monthly rate',
  minHourlyRate: 'Minimum hourly rate',
  maxHourlyRate: 'Maximum hourly rate',
  preferredFullTimeRate: 'Preferred monthly rate',
  preferredHourlyRate: 'Preferred hourly rate',
  availability: 'Availability',
  internalScoring: 'Internal scoring',
  referredBy: 'Referred by',
  profilePictureUrl: 'Profile picture',
  resumeUrl: 'Resume',
} as const

export type TalentField = keyof typeof talentLabels

/** Labels of a former employer's fields. */
export const previousCompanyLabels = { company: 'Company', title: 'Job title', description: 'Description' } as const

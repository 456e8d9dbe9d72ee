/** The sections of a profile that a share may show beside name, role and area, in the order of the page. */
export const shareSections = {
  SENIORITY: 'Seniority',
  COMPANIES: 'Companies',
  SUMMARY: 'Summary',
  SKILLS: 'Technical skills',
  HIGHLIGHTS: 'Key highlights',
  EXPERIENCE: 'Previous companies',
  PORTFOLIO: 'Portfolio links',
  AVAILABILITY: 'Availability',
  RATE: 'Rate',
} as const

export const shareStates = { ACTIVE: 'Active', EXPIRED: 'Expired', REVOKED: 'Revoked' } as const

export const clientAnswers = {
  INTERESTED: 'Interested',
  NOT_THIS_ONE: 'Not this one',
  INTERVIEW: 'Asks for an interview',
} as const

export type ShareSection = keyof typeof shareSections
export type ShareState = keyof typeof shareStates
export type ClientAnswer = keyof typeof clientAnswers

/** Labels of the fields, for the form, messages and the timeline. */
export const shareLabels = {
  recipient: 'Recipient',
  recipientName: 'Recipient',
  recipientCompany: 'Company',
  companyId: 'Company',
  dealId: 'Deal',
  talents: 'Talents',
  line: 'Line',
  sections: 'Sections',
  showsNames: 'Whole names',
  expiresAt: 'Expires',
  passcode: 'Passcode',
  note: 'Note to the client',
  answer: 'Answer',
  times: 'Proposed times',
  comment: 'Comment',
} as const

/** The sections of a new share by default: all but the rate. */
export const USUAL_SECTIONS: ShareSection[] = [
  ...(['SENIORITY', 'COMPANIES', 'SUMMARY', 'SKILLS', 'HIGHLIGHTS', 'EXPERIENCE', 'PORTFOLIO'] as const),
  'AVAILABILITY',
]

/** Days until a new share expires by default. */
export const USUAL_DAYS = 30

/** Maximum number of talents in one share. */
export const MOST_TALENTS = 50

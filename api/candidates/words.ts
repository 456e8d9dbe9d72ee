/**
 * The statuses of candidates and of applications, in display order. The keys are the API's, the labels the
 * specification's.
 */
export const candidateStatuses = {
  APPLIED: 'Applied',
  SCREENED: 'Screened',
  SENT: 'Sent',
  INTERVIEWED: 'Interviewed',
  SELECTED: 'Selected',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
} as const

export type CandidateStatus = keyof typeof candidateStatuses

/**
 * The engagements of a talent, the firmest first. The winner of a Filled deal is placed, or starting while the start date
 * lies ahead; the winner of a deal that is not filled yet is selected.
 */
export const engagementKinds = {
  PLACED: 'Placed',
  STARTING: 'Starting',
  SELECTED: 'Selected',
  IN_INTERVIEW: 'In interview',
  SENT: 'Sent',
} as const

export type EngagementKind = keyof typeof engagementKinds

export const candidateLabels = {
  talentId: 'Talent',
  status: 'Status',
  matchPercentage: 'Match percentage',
  notes: 'Notes',
  interviewDate: 'Interview date',
  statusSince: 'Status since',
} as const

/** The name of an application whose file cannot be read. */
export const PROCESSING_FAILED = 'Processing Failed - Name Not Found'

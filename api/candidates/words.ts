/**
 * The statuses of candidates and applications, in display order. Keys are from the API, labels from the specification.
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
 * The engagements of a talent, the most binding first. The winner of a Filled deal is placed, or starting if the start
 * date is in the future. The winner of a deal that is not filled yet is selected.
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

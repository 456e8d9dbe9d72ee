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

export const candidateLabels = {
  talentId: 'Talent',
  status: 'Status',
  matchPercentage: 'Match percentage',
  notes: 'Notes',
  interviewDate: 'Interview date',
} as const

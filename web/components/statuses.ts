import { type CandidateStatus, candidateStatuses } from '../../api/candidates/words.ts'
import { type CompanyStatus, companyStatuses } from '../../api/companies/words.ts'
import { type DealStatus, dealStatuses } from '../../api/deals/words.ts'
import { type TalentArea, type TalentStatus, talentAreas, talentStatuses } from '../../api/talents/words.ts'
import type { Tone, ToneWord } from './tones.ts'

/** Each status with its label and colour, in display order. */
export const talentStatusWords = withTones<TalentStatus>(talentStatuses, {
  BACKLOG: 'grey',
  VETTED: 'blue',
  INTERVIEWED: 'purple',
  ASSIGNED: 'green',
  DROPPED: 'red',
})

export const companyStatusWords = withTones<CompanyStatus>(companyStatuses, {
  ACTIVE: 'green',
  ONBOARDING: 'blue',
  PAUSED: 'amber',
  CLOSED: 'grey',
})

/** Colours of deal statuses: teal for sent and filled, grey for an interview, red for closed, else only an outline. */
export const dealStatusWords = withTones<DealStatus>(dealStatuses, {
  OPEN: 'outline',
  CANDIDATE_SENT: 'teal',
  CANDIDATE_IN_INTERVIEW: 'grey',
  FILLED: 'teal',
  FINISHED: 'outline',
  CLOSED: 'red',
  ON_HOLD: 'outline',
})

export const candidateStatusWords = withTones<CandidateStatus>(candidateStatuses, {
  APPLIED: 'grey',
  SCREENED: 'blue',
  SENT: 'teal',
  INTERVIEWED: 'purple',
  SELECTED: 'teal',
  REJECTED: 'red',
  WITHDRAWN: 'red',
})

/** An area's label; '' for an area that only a newer server knows. */
export function areaWord(area: TalentArea | '%future added value'): string {
  return area === '%future added value' ? '' : talentAreas[area]
}

function withTones<Status extends string>(words: Record<Status, string>, tones: Record<Status, Tone>) {
  const statuses = Object.keys(words) as Status[]
  return Object.fromEntries(statuses.map(status => [status, { label: words[status], tone: tones[status] }])) as Record<
    Status,
    ToneWord
  >
}

import { type CandidateStatus, candidateStatuses } from '../../api/candidates/rules.ts'
import { type DealStatus, dealStatuses } from '../../api/deals/rules.ts'
import type { Tone, ToneWord } from './tones.ts'

/**
 * Each deal status with its word and tone, in the order they are offered. Section 4 of the second document groups them:
 * what moves a deal stands out, an interview is quiet, Closed warns, the others are outlines.
 */
export const dealStatusWords: Record<DealStatus, ToneWord> = withTones(dealStatuses, {
  OPEN: 'outline',
  CANDIDATE_SENT: 'teal',
  CANDIDATE_IN_INTERVIEW: 'grey',
  FILLED: 'teal',
  FINISHED: 'outline',
  CLOSED: 'red',
  ON_HOLD: 'outline',
})

/** Each candidate status with its word and colour, in the order they are offered. */
export const candidateStatusWords: Record<CandidateStatus, ToneWord> = withTones(candidateStatuses, {
  APPLIED: 'grey',
  SCREENED: 'blue',
  SENT: 'teal',
  INTERVIEWED: 'purple',
  SELECTED: 'teal',
  REJECTED: 'red',
  WITHDRAWN: 'red',
})

function withTones<Key extends string>(words: Record<Key, string>, toneOf: Record<Key, Tone>) {
  const keys = Object.keys(words) as Key[]
  const entries = keys.map(key => [key, { label: words[key], tone: toneOf[key] }] as const)
  return Object.fromEntries(entries) as Record<Key, ToneWord>
}

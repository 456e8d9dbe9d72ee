import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { candidateStatuses, engagementKinds } from './words.ts'

/** What the schema says of candidates. */
export const candidateDescriptions: Descriptions = {
  DealCandidate: 'A talent who is in the running for a deal. Visible to staff.',
  'DealCandidate.deal': 'The deal they are a candidate for.',
  'DealCandidate.talent': 'Who is a candidate.',
  'DealCandidate.status': 'How far they came on this deal.',
  'DealCandidate.interviewDate': 'When the company talks with them; null without an interview.',
  'DealCandidate.matchPercentage':
    'How well the talent fits, 1 to 100, as it was shown when it was worked out; null before.',
  'DealCandidate.notes': 'Internal notes; null when there are none.',
  CandidateStatus: 'How far somebody came on a deal; candidates and applications have the same.',
  ...valuesOf('CandidateStatus', candidateStatuses, {
    APPLIED: 'added, or applied. The first status.',
    SCREENED: 'looked at by the agency.',
    SENT: 'presented to the company.',
    INTERVIEWED: 'the company talks or has talked with them.',
    SELECTED: 'the winner of the deal; each deal has at most one.',
    REJECTED: 'not taken.',
    WITHDRAWN: 'does not want it any more.',
  }),
  'CandidateFilter.dealId': 'Only candidates for the deal with this `databaseId`.',
  'CandidateFilter.talentId': 'Only the candidacies of the talent with this `databaseId`.',
  EngagementKind: 'How firmly a talent is bound to a deal.',
  ...valuesOf('EngagementKind', engagementKinds, {
    PLACED: 'works on a Filled deal.',
    STARTING: 'will work on a Filled deal from a later day on.',
    SELECTED: 'the winner of a deal that is not filled yet.',
    IN_INTERVIEW: 'the company talks with them.',
    SENT: 'presented to the company; they are still available.',
  }),
  'TalentEngagement.candidate': 'The candidacy itself.',
  'TalentEngagement.company': 'The company of the deal.',
  'TalentEngagement.deal': 'The deal that binds them.',
  'TalentEngagement.kind': 'How firmly.',
  'RefusedTalent.message': 'Why, as a sentence.',
  'AddCandidateInput.talentId': 'The `databaseId` of the talent. Required.',
  'SetTalentStatusesInput.status': 'The new status of all of them.',
  'NewCandidateInput.notes': 'Internal notes; none by default.',
  'NewCandidateInput.status': 'APPLIED by default.',
  'Mutation.removeCandidate': 'Takes a talent off a deal; a winner stops being one. The talent stays.',
}

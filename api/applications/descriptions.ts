import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { emailFailures, ownStates, runnerUpActs } from './words.ts'

/** What the schema says of applications from outside. */
export const applicationDescriptions: Descriptions = {
  ExternalApplication: 'Somebody who applied for a deal by its public page or a form. Visible to staff.',
  'ExternalApplication.coverLetter': 'What they wrote; null when nothing.',
  'ExternalApplication.deal': 'The deal they applied for.',
  'ExternalApplication.email': 'As they entered it; null when they gave a phone number only.',
  'ExternalApplication.phone': 'As they entered it; null when they gave an e-mail address only.',
  'ExternalApplication.matchPercentage': 'How well the resume fits the deal, 1 to 100; null until it is read.',
  'ExternalApplication.notes': 'Internal notes of staff, which applicants never see; null when there are none.',
  'ExternalApplication.resumeUrl': 'The address of the resume, for staff.',
  'ExternalApplication.role': 'The occupation in the resume; null until it is read.',
  'ExternalApplication.status': 'How far they came. The same as with candidates.',
  'ExternalApplication.techStack': 'The skills in the resume; none until it is read.',
  'ExternalApplication.talentId': 'The `databaseId` of the talent the applicant became; null before.',
  'ExternalApplication.emailFailure':
    'Why the last e-mail to the applicant was given up; null when it was sent, and when none was. An e-mail that a mail server took and sent back later counts as sent.',
  ...valuesOf('EmailFailure', emailFailures),
  'ApplicationLimit.isReached': 'No place is free.',
  ApplicationsChanged: 'News of the applications of a deal.',
  ...valuesOf('OwnApplicationState', ownStates, {
    RECEIVED: 'the agency has it and has not looked yet.',
    WAITING: 'all places are taken.',
    IN_REVIEW: 'the agency looks at it.',
    CLOSED: 'the deal or the application came to an end.',
    WITHDRAWN: 'by the applicant.',
    ERASED: 'with all that it held.',
  }),
  ...valuesOf('RunnerUpAct', runnerUpActs, {
    KEEP: 'nothing changes for them.',
    REJECT: 'their status becomes REJECTED.',
    MOVE: 'they become a candidate for the deal `dealId` and are rejected on this one.',
  }),
  'RunnerUpInput.act': 'What becomes of them.',
  'FillDealInput.startDate': 'The first day of work; the deal keeps its own when this is absent.',
  'PublicDeal.title': 'The position.',
  'PublicDeal.jobDescription': 'What is asked for, as plain text; null when there is nothing to read.',
  'PublicDeal.token': 'The token of the apply link.',
  'Mutation.setApplicationLimit': 'Sets how many may apply from outside, and whether more may wait.',
  'Mutation.updateApplication': 'Sets status or notes of an application.',
  'Subscription.applicationsChanged(dealId:)': 'The `databaseId` of the deal whose applications are followed.',
}

import type { Descriptions } from '../graphql/descriptions.ts'

/** Descriptions of warnings before a talent is sent to a client. */
export const guardDescriptions: Descriptions = {
  'SubmissionInput.recipientCompany': 'The name of the client, where there is no record of it.',
  'SubmissionWarning.at': 'When what the message speaks of happened; null where it has no time.',
  'SubmissionWarning.kind': 'What speaks against it.',
  'SubmissionWarning.talent': 'The talent to be sent; null when they were deleted meanwhile.',
  SubmissionWarningKind: 'What speaks against sending a talent to a client.',
  'SubmissionWarningKind.COMPETING_DEAL': 'The talent is in the running for another live deal.',
  'SubmissionWarningKind.DO_NOT_CONTACT': 'Company or talent asked not to be brought together.',
  'SubmissionWarningKind.NO_CONSENT': 'The talent has not agreed to be presented for the deal.',
  'SubmissionWarningKind.PLACED_BEFORE': 'The talent was placed with this client before.',
  'SubmissionWarningKind.SAME_PERSON': 'Another record of the same person was sent there.',
  'SubmissionWarningKind.SENT_BEFORE': 'The talent was sent to this client before.',
}

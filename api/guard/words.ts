/** The kinds of warnings about a submission, in the order in which they are shown. */
export const submissionWarnings = {
  DO_NOT_CONTACT: 'On a do-not-contact list',
  PLACED_BEFORE: 'Placed with this client before',
  SENT_BEFORE: 'Sent to this client before',
  COMPETING_DEAL: 'In the running for another client',
  SAME_PERSON: 'Recorded twice',
  NO_CONSENT: 'No recorded consent',
} as const

export type WarningKind = keyof typeof submissionWarnings

/** The sentence after a warning that refuses the submission by an admin's rule. */
export const BLOCKED = "The agency's rules do not allow this. An admin can change them."

/**
 * The statuses of candidates that their client knows, as in the timeline. This is a copy, as this folder may not
 * import from the folder of candidates; a test compares both.
 */
export const SENT_STATUSES = { SENT: 'Sent', INTERVIEWED: 'Interviewed', SELECTED: 'Selected' } as const

export type SentStatus = keyof typeof SENT_STATUSES

/** Field labels for messages and the timeline. */
export const applicationLabels = {
  applicant: 'Applicant',
  resume: 'Resume',
  email: 'Email',
  phone: 'Phone',
  status: 'Status',
  notes: 'Notes',
  waitingList: 'Waiting list',
  source: 'Source',
} as const

/** Field labels of the public form, in the wording of the specification. */
export const applyLabels = { email: 'Email Address', phone: 'Phone Number' } as const

/** The name of an application with an unreadable resume. */
export const PROCESSING_FAILED = 'Processing Failed - Name Not Found'

/** The states of an application as shown to its applicant. */
export const ownStates = {
  RECEIVED: 'Received',
  WAITING: 'On the waiting list',
  IN_REVIEW: 'In review',
  CLOSED: 'Closed',
  WITHDRAWN: 'Withdrawn',
  ERASED: 'Erased',
} as const

export type OwnState = keyof typeof ownStates

/** Reasons why an e-mail to an applicant failed, shown after 'The e-mail to … could not be delivered:'. */
export const emailFailures = {
  ADDRESS_REFUSED: 'the mail server does not accept the address',
  MESSAGE_REFUSED: 'the mail server does not accept the message',
  SERVER_FAILED: 'the mail server could not be reached or did not take it for half an hour',
  TOO_MANY: 'more than five e-mails in one day',
} as const

/** The actions for other candidates when a deal is filled. */
export const runnerUpActs = { KEEP: 'Keep', REJECT: 'Reject', MOVE: 'Move to another deal' } as const

export type RunnerUpAct = keyof typeof runnerUpActs

/** The reason in the billing history for amounts agreed while filling the deal. */
export const AGREED_WHEN_FILLED = 'Agreed when the deal was filled'

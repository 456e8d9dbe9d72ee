import { type ProblemCode as ApiProblem, PROBLEM_STATUS, type ProblemReason } from '../../api/problems.ts'

/** The code of a failed API call: a code from the API, or a code for a failure on the way to the server. */
export type ProblemCode = ApiProblem | keyof typeof onTheWay

/** A refusal or failure with a message for the user. Every failed call to the API throws a ProblemError. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  /** The messages for invalid fields, by field name. */
  readonly fields: Readonly<Record<string, string>>
  /** The cause, if a page shows its own message for this cause. */
  readonly reason: ProblemReason | undefined
  /** The request's id, with which support finds an unexpected fault in the log. */
  readonly requestId: string | undefined
  /** The text if the response has no message: 'HTTP 502' if not JSON, else 'Unknown error'. Used for comments only. */
  readonly wordless: string | undefined

  constructor(code: ProblemCode, message: string, more: More = {}) {
    super(message)
    this.name = 'ProblemError'
    this.code = code
    this.fields = more.fields ?? {}
    this.reason = more.reason
    this.requestId = more.requestId
    this.wordless = more.wordless
  }
}

type More = { fields?: Record<string, string>; reason?: ProblemReason; requestId?: string; wordless?: string }

/** Whether the error is a ProblemError with one of the given codes, or with any code if none is given. */
export function isProblem(error: unknown, ...wanted: ProblemCode[]): error is ProblemError {
  return error instanceof ProblemError && (wanted.length === 0 || wanted.includes(error.code))
}

/**
 * The server's own message if it is meant for users; otherwise the given text, e.g. when there was no response. Also
 * the given text if the session has ended: the login dialog reports this, and the message would stay after signing in.
 */
export function serverMessage(error: unknown, otherwise: string): string {
  return isProblem(error) && !UNFIT.includes(error.code) && !(error.code in onTheWay) ? error.message : otherwise
}

const UNFIT: readonly ProblemCode[] = ['INTERNAL', 'NOT_AUTHENTICATED']

/** The reason why a record could not be saved, and that the entries are kept; undefined if the reason is unknown. */
export function savingProblem(error: unknown): string | undefined {
  if (isProblem(error, 'UNREACHABLE', 'UNAVAILABLE')) return `${error.message} Your entries are kept.`
  return serverMessage(error, '') || undefined
}

/** Reads a code from a response. An unknown code becomes INTERNAL. */
export function problemCode(value: unknown): ProblemCode {
  // The server is newer than the page and no longer knows the page's query.
  if (value === 'PERSISTED_QUERY_NOT_IN_LIST') return 'OUTDATED'
  return apiProblems.find(code => code === value) ?? 'INTERNAL'
}

/** The codes of the API. If several codes share an HTTP status, the first one stands for the status. */
export const apiProblems = Object.keys(PROBLEM_STATUS) as ApiProblem[]

/** The codes of failures that happen outside the server. */
const onTheWay = {
  /** No answer: the network or the server is down. */
  UNREACHABLE: true,
  /** The server has a newer version of this page. Only reloading the page helps. */
  OUTDATED: true,
  /** A chunk of this page failed to load, and the browser does not request it again. Reloading the page helps. */
  INCOMPLETE: true,
}

/** The error for a call without an answer: the browser is offline, or the server is down. */
export function unreachable() {
  return new ProblemError(
    'UNREACHABLE',
    navigator.onLine
      ? 'The server could not be reached. Please check the connection and try again.'
      : 'You are offline. Please check the connection and try again.',
  )
}

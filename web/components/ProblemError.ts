import { type ProblemCode as ApiProblem, PROBLEM_STATUS, type ProblemReason } from '../../api/problems.ts'

/** The codes of all failures of a call: the API's own, and those that happen on the way to the server. */
export type ProblemCode = ApiProblem | keyof typeof onTheWay

/** A refusal or failure with a message fit for people. Every failed call to the API throws one. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  /** Messages by the name of the invalid field. */
  readonly fields: Readonly<Record<string, string>>
  /** The cause, when a page shows a message of its own for it. */
  readonly reason: ProblemReason | undefined
  /** The id with which support finds an unexpected fault in the log. */
  readonly requestId: string | undefined
  /** The comments' message for an answer without one: 'HTTP 502' when it was not JSON, else 'Unknown error'. */
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

/** Whether the error is a ProblemError with one of the codes; any code when none is given. */
export function isProblem(error: unknown, ...wanted: ProblemCode[]): error is ProblemError {
  return error instanceof ProblemError && (wanted.length === 0 || wanted.includes(error.code))
}

/**
 * The server's own message, if it is fit for people; otherwise the given text: also when no answer came, and when the session has
 * ended, which the sign-in over the page says and the message would still claim afterwards.
 */
export function serverMessage(error: unknown, otherwise: string): string {
  return isProblem(error) && !UNFIT.includes(error.code) && !(error.code in onTheWay) ? error.message : otherwise
}

const UNFIT: readonly ProblemCode[] = ['INTERNAL', 'NOT_AUTHENTICATED']

/** Explains why a record could not be saved and that the entries are kept; undefined when no reason is known. */
export function savingProblem(error: unknown): string | undefined {
  if (isProblem(error, 'UNREACHABLE', 'UNAVAILABLE')) return `${error.message} Your entries are kept.`
  return serverMessage(error, '') || undefined
}

/** Reads a code from a response. An unknown code becomes INTERNAL. */
export function problemCode(value: unknown): ProblemCode {
  // The page was built before the server, which does not know its document.
  if (value === 'PERSISTED_QUERY_NOT_IN_LIST') return 'OUTDATED'
  return apiProblems.find(code => code === value) ?? 'INTERNAL'
}

/** The codes of the API. Of several with the same HTTP status, the first one stands for that status. */
export const apiProblems = Object.keys(PROBLEM_STATUS) as ApiProblem[]

/** The codes of failures that happen outside the server. */
const onTheWay = {
  /** No answer: the network or the server is down. */
  UNREACHABLE: true,
  /** The server has a newer version of this page. Only reloading helps. */
  OUTDATED: true,
  /** A chunk of this page failed to load, and the browser does not request it again. Reloading the page helps. */
  INCOMPLETE: true,
}

/** The error for a missing answer: the browser is offline, or the server is down. */
export function unreachable() {
  return new ProblemError(
    'UNREACHABLE',
    navigator.onLine
      ? 'The server could not be reached. Please check the connection and try again.'
      : 'You are offline. Please check the connection and try again.',
  )
}

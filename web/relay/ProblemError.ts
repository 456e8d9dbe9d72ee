import { type ProblemCode as ApiProblem, PROBLEM_STATUS, type ProblemReason } from '../../api/problems.ts'

/** What may go wrong between this page and the server: the API's own problems, and what happens on the way. */
export type ProblemCode = ApiProblem | keyof typeof onTheWay

/** A refusal or failure, with a message that a person may read. Every failed call to the API ends in one of these. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  /** Messages by the name of the wrong field. */
  readonly fields: Readonly<Record<string, string>>
  /** Why, where a page says something of its own for it. */
  readonly reason: ProblemReason | undefined
  /** What support needs to find an unexpected fault in the log. */
  readonly requestId: string | undefined
  /** What comments say of an answer that held no message: 'HTTP 502' when it was no JSON, else 'Unknown error'. */
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

/** Whether this is a problem with one of the codes (any code when none is given). */
export function isProblem(error: unknown, ...wanted: ProblemCode[]): error is ProblemError {
  return error instanceof ProblemError && (wanted.length === 0 || wanted.includes(error.code))
}

/** A message of the server's own, made for people, or else the given text: no answer has no message. */
export function serverMessage(error: unknown, otherwise: string): string {
  return isProblem(error) && error.code !== 'INTERNAL' && !(error.code in onTheWay) ? error.message : otherwise
}

/** Why a record could not be saved, what is kept and what to do; undefined when nobody knows more. */
export function savingProblem(error: unknown): string | undefined {
  if (isProblem(error, 'UNREACHABLE', 'UNAVAILABLE')) return `${error.message} Your entries are kept.`
  return serverMessage(error, '') || undefined
}

/** Reads a code that came over the wire; an unknown one is an unexpected fault. */
export function problemCode(value: unknown): ProblemCode {
  // The document of a page that was built before the server.
  if (value === 'PERSISTED_QUERY_NOT_IN_LIST') return 'OUTDATED'
  return apiProblems.find(code => code === value) ?? 'INTERNAL'
}

/** The codes of the API, the first that an HTTP status stands for before others of the same one. */
export const apiProblems = Object.keys(PROBLEM_STATUS) as ApiProblem[]

/** What the server knows nothing of. */
const onTheWay = {
  /** No answer: the network or the server is away. */
  UNREACHABLE: true,
  /** The server has a newer version of this page. Only loading it again helps. */
  OUTDATED: true,
  /** A part of this page did not load, and the browser does not ask for it again. Loading the page anew helps. */
  INCOMPLETE: true,
}

/** No answer came: this machine is offline, or the server is away. */
export function unreachable() {
  return new ProblemError(
    'UNREACHABLE',
    navigator.onLine
      ? 'The server could not be reached. Please check the connection and try again.'
      : 'You are offline. Please check the connection and try again.',
  )
}

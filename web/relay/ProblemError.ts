/** What may go wrong between this page and the server. All but the last four are the API's own expected problems. */
export type ProblemCode = (typeof codes)[number]

/** A refusal or failure, with a message that a person may read. Every failed call to the API ends in one of these. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  /** Messages by the name of the wrong field. */
  readonly fields: Readonly<Record<string, string>>
  /** What support needs to find an unexpected fault in the log. */
  readonly requestId: string | undefined
  /** What comments say of an answer that held no message: 'HTTP 502' when it was no JSON, else 'Unknown error'. */
  readonly wordless: string | undefined

  constructor(code: ProblemCode, message: string, more: More = {}) {
    super(message)
    this.name = 'ProblemError'
    this.code = code
    this.fields = more.fields ?? {}
    this.requestId = more.requestId
    this.wordless = more.wordless
  }
}

type More = { fields?: Record<string, string>; requestId?: string; wordless?: string }

/** Whether this is a problem with one of the codes (any code when none is given). */
export function isProblem(error: unknown, ...wanted: ProblemCode[]): error is ProblemError {
  return error instanceof ProblemError && (wanted.length === 0 || wanted.includes(error.code))
}

/** A message of the server's own, made for people, or else the given text: no answer has no message. */
export function serverMessage(error: unknown, otherwise: string): string {
  return isProblem(error) && !withoutMessage.includes(error.code) ? error.message : otherwise
}

/** Reads a code that came over the wire; an unknown one is an unexpected fault. */
export function problemCode(value: unknown): ProblemCode {
  // The document of a page that was built before the server.
  if (value === 'PERSISTED_QUERY_NOT_IN_LIST') return 'OUTDATED'
  return codes.find(code => code === value) ?? 'INTERNAL'
}

const withoutMessage: readonly ProblemCode[] = ['INTERNAL', 'UNREACHABLE', 'OUTDATED', 'INCOMPLETE']

const codes = [
  'INVALID_INPUT',
  'NOT_AUTHENTICATED',
  'FORBIDDEN',
  /** The password was given too long ago. `useMutation` asks for it; only who does not give it meets this. */
  'CONFIRM_PASSWORD',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_LARGE',
  'UNSUPPORTED',
  'UNREADABLE',
  'TOO_MANY',
  'UNAVAILABLE',
  /** An unexpected fault of the server's. */
  'INTERNAL',
  /** No answer: the network or the server is away. */
  'UNREACHABLE',
  /** The server has a newer version of this page. Only loading it again helps. */
  'OUTDATED',
  /** A part of this page did not load, and the browser does not ask for it again. Loading the page anew helps. */
  'INCOMPLETE',
] as const

/** No answer came: this machine is offline, or the server is away. */
export function unreachable() {
  return new ProblemError(
    'UNREACHABLE',
    navigator.onLine
      ? 'The server could not be reached. Please check the connection and try again.'
      : 'You are offline. Please check the connection and try again.',
  )
}

/**
 * All codes that the server sends, and their HTTP statuses; docs/integrators/errors.md explains each code. Clients
 * check the code: in REST `code`, in GraphQL `extensions.code`. People see the message. The message of INTERNAL is
 * general: only the log has the details.
 */
export const PROBLEM_STATUS = {
  INVALID_INPUT: 400,
  /** The text is not valid GraphQL. */
  GRAPHQL_PARSE_FAILED: 400,
  /** The document does not fit the schema. */
  GRAPHQL_VALIDATION_FAILED: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The password was entered too long ago for this action. See `confirmPassword`. */
  CONFIRM_PASSWORD: 403,
  NOT_FOUND: 404,
  /** The path has other methods; the header `Allow` lists them. */
  METHOD_NOT_ALLOWED: 405,
  /** The client accepts none of the media types of the answer. */
  NOT_ACCEPTABLE: 406,
  CONFLICT: 409,
  /** The events after this cursor have been deleted: everything must be read again. */
  CURSOR_EXPIRED: 410,
  /** The record's version differs from the version in the request. */
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  /** A file type that is not accepted here. */
  UNSUPPORTED: 415,
  /** A file of an accepted type that cannot be read. */
  UNREADABLE: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

/** The details for the client, in addition to code and message. */
type Details = {
  /** A message for each wrong field. */
  fields?: Record<string, string>
  /** Seconds until a retry may succeed. */
  retryAfter?: number
  /** The reason, for clients that show a text of their own for it. */
  reason?: ProblemReason
  [detail: string]: unknown
}

/** The reason why a file cannot be read. All messages are from the specification, except PICTURE's, which vary. */
export type ProblemReason = 'LOCKED' | 'PASSWORD' | 'BLANK' | 'TOO_LITTLE_TEXT' | 'NO_API_KEY' | 'PICTURE'

/** An expected failure, with a message for people. Any other error is masked. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** The extensions of the GraphQL error. */
  readonly extensions: Readonly<Details & { code: ProblemCode }>

  constructor(code: ProblemCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.extensions = { ...details, code }
  }
}

/** Creates a problem class for one code, with a default message. */
const problem = (code: ProblemCode, usual = '') =>
  class extends Problem {
    constructor(message = usual, details: Details = {}) {
      super(code, message, details)
    }
  }

export class NotAuthenticated extends problem('NOT_AUTHENTICATED', 'Not authenticated') {}

export class Forbidden extends problem('FORBIDDEN', 'You do not have permission to do this') {}

export class ConfirmPassword extends problem('CONFIRM_PASSWORD', 'Please confirm your password first') {}

export class NotAcceptable extends problem('NOT_ACCEPTABLE') {}

export class Conflict extends problem('CONFLICT') {}

export class CursorExpired extends problem(
  'CURSOR_EXPIRED',
  'The events after this place are not kept any more. Please read everything anew, and go on from there.',
) {}

/** The record's version differs from the version in `If-Match`. */
export class PreconditionFailed extends problem('PRECONDITION_FAILED') {}

export class TooLarge extends problem('TOO_LARGE') {}

export class Unsupported extends problem('UNSUPPORTED') {}

/** Bad input. `fields` has a message for each wrong field; the overall message is that of the first broken rule. */
export class InvalidInput extends Problem {
  constructor(message: string, fields: Record<string, string> = {}) {
    super('INVALID_INPUT', message, { fields })
  }
}

/** `what` is the noun: 'Talent' gives 'Talent not found'. */
export class NotFound extends Problem {
  constructor(what: string) {
    super('NOT_FOUND', `${what} not found`)
  }
}

/** Returns the row. Throws NotFound for `what` when it is null. */
export function found<Row>(row: Row | null, what: string): Row {
  if (row === null) throw new NotFound(what)
  return row
}

export class Unreadable extends Problem {
  constructor(message: string, reason?: ProblemReason) {
    super('UNREADABLE', message, reason && { reason })
  }
}

/** Too many attempts; `retryAfter` is in seconds. */
export class TooMany extends Problem {
  constructor(retryAfter: number, message = 'Too many attempts. Please try again later.') {
    super('TOO_MANY', message, { retryAfter })
  }
}

/** Temporarily unavailable; `retryAfter` is in seconds, if known. */
export class Unavailable extends Problem {
  constructor(message: string, retryAfter?: number, reason?: ProblemReason) {
    super('UNAVAILABLE', message, { ...(retryAfter !== undefined && { retryAfter }), ...(reason && { reason }) })
  }
}

/**
 * Throws Conflict if the change was based on another version; without a version, the last change wins. `what` is the
 * noun.
 */
export function checkVersion(what: string, { version }: { version: number }, asked: number | null | undefined) {
  if (asked == null || asked === version) return
  throw new Conflict(`This ${what} was changed by somebody else while you were editing. Nothing was saved.`)
}

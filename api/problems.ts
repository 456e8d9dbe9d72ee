/**
 * All codes that the server sends, and their HTTP statuses; docs/integrators/errors.md explains each. Clients switch on the
 * code: in REST `code`, in GraphQL `extensions.code`. Messages are for people and reach them; that of INTERNAL is general, as
 * only the log has the details.
 */
export const PROBLEM_STATUS = {
  INVALID_INPUT: 400,
  /** The text is no GraphQL. */
  GRAPHQL_PARSE_FAILED: 400,
  /** The document does not fit the schema. */
  GRAPHQL_VALIDATION_FAILED: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The password was given too long ago for this action. See `confirmPassword`. */
  CONFIRM_PASSWORD: 403,
  NOT_FOUND: 404,
  /** The path has other methods; the header `Allow` names them. */
  METHOD_NOT_ALLOWED: 405,
  /** The client accepts none of the media types of the answer. */
  NOT_ACCEPTABLE: 406,
  CONFLICT: 409,
  /** The events after this cursor are not kept any more: everything must be read anew. */
  CURSOR_EXPIRED: 410,
  /** The record is not at the version that the request names. */
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  /** A file of a kind that is not accepted here. */
  UNSUPPORTED: 415,
  /** A file of the right kind that cannot be read. */
  UNREADABLE: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS

/** The details for the client beside code and message. */
type Details = {
  /** A message for each wrong field. */
  fields?: Record<string, string>
  /** Seconds before a retry is worthwhile. */
  retryAfter?: number
  /** The reason, where clients have a text of their own for it. */
  reason?: ProblemReason
  [detail: string]: unknown
}

/** The reason why a file cannot be read. The message of a PICTURE names its fault; those of the others are the specification's. */
export type ProblemReason = 'LOCKED' | 'PASSWORD' | 'BLANK' | 'TOO_LITTLE_TEXT' | 'NO_API_KEY' | 'PICTURE'

/** An expected failure, with a message that people may read. Any other error is masked. */
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

/** A problem class of one code, with a default message. */
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

/** The record is at another version than the one that `If-Match` names. */
export class PreconditionFailed extends problem('PRECONDITION_FAILED') {}

export class TooLarge extends problem('TOO_LARGE') {}

export class Unsupported extends problem('UNSUPPORTED') {}

/** Bad input. `fields` holds a message for each wrong field; the message of the whole is the first rule broken. */
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

/** Returns the row. Throws NotFound of `what` when it is null. */
export function found<Row>(row: Row | null, what: string): Row {
  if (row === null) throw new NotFound(what)
  return row
}

export class Unreadable extends Problem {
  constructor(message: string, reason?: ProblemReason) {
    super('UNREADABLE', message, reason && { reason })
  }
}

/** Too many tries; `retryAfter` is in seconds. */
export class TooMany extends Problem {
  constructor(retryAfter: number, message = 'Too many attempts. Please try again later.') {
    super('TOO_MANY', message, { retryAfter })
  }
}

/** Temporarily unavailable; `retryAfter` is in seconds, where it is known. */
export class Unavailable extends Problem {
  constructor(message: string, retryAfter?: number, reason?: ProblemReason) {
    super('UNAVAILABLE', message, { ...(retryAfter !== undefined && { retryAfter }), ...(reason && { reason }) })
  }
}

/**
 * `what` is the noun. Throws Conflict when the change was made on another version; without a version, the last change
 * wins.
 */
export function checkVersion(what: string, { version }: { version: number }, asked: number | null | undefined) {
  if (asked == null || asked === version) return
  throw new Conflict(`This ${what} was changed by somebody else while you were editing. Nothing was saved.`)
}

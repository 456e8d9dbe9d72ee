/**
 * The codes of the problems and the HTTP status of each. Clients switch on the code, GraphQL's in `extensions.code`. The
 * message of each is made for people and sent to them, but INTERNAL's: of what nobody expected, only the log has more.
 */
export const PROBLEM_STATUS = {
  INVALID_INPUT: 400,
  NOT_AUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The password was given too long ago for what is asked. See `confirmPassword`. */
  CONFIRM_PASSWORD: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
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

/** What a client is told beside code and message. */
type Details = {
  /** A message for each wrong field. */
  fields?: Record<string, string>
  /** Seconds until it is worth another try. */
  retryAfter?: number
  /** Why, where clients say something of their own for it. */
  reason?: ProblemReason
  [detail: string]: unknown
}

export type ProblemReason = 'LOCKED' | 'BLANK' | 'TOO_LITTLE_TEXT' | 'NO_API_KEY'

/** Something that may well happen, with a message that a person may read. Anything else is masked. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** As GraphQL answers it. */
  readonly extensions: Readonly<Details & { code: ProblemCode }>

  constructor(code: ProblemCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.extensions = { ...details, code }
  }
}

/** Bad input. `fields` holds a message for each wrong field; the message of the whole is the first rule broken. */
export class InvalidInput extends Problem {
  constructor(message: string, fields: Record<string, string> = {}) {
    super('INVALID_INPUT', message, { fields })
  }
}

export class NotAuthenticated extends Problem {
  constructor(message = 'Not authenticated') {
    super('NOT_AUTHENTICATED', message)
  }
}

export class Forbidden extends Problem {
  constructor(message = 'You do not have permission to do this', details: Details = {}) {
    super('FORBIDDEN', message, details)
  }
}

export class ConfirmPassword extends Problem {
  constructor() {
    super('CONFIRM_PASSWORD', 'Please confirm your password first')
  }
}

/** `what` is the noun: 'Talent' says 'Talent not found'. */
export class NotFound extends Problem {
  constructor(what: string) {
    super('NOT_FOUND', `${what} not found`)
  }
}

export class Conflict extends Problem {
  constructor(message: string) {
    super('CONFLICT', message)
  }
}

/** `what` is the noun. Throws Conflict when the change was made on another version; without one, the last change wins. */
export function checkVersion(what: string, { version }: { version: number }, asked: number | null | undefined) {
  if (asked == null || asked === version) return
  throw new Conflict(`This ${what} was changed by somebody else while you were editing. Nothing was saved.`)
}

export class TooLarge extends Problem {
  constructor(message: string) {
    super('TOO_LARGE', message)
  }
}

export class Unsupported extends Problem {
  constructor(message: string) {
    super('UNSUPPORTED', message)
  }
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

/** Not now; `retryAfter` is in seconds, where that can be told. */
export class Unavailable extends Problem {
  constructor(message: string, retryAfter?: number, reason?: ProblemReason) {
    super('UNAVAILABLE', message, { ...(retryAfter !== undefined && { retryAfter }), ...(reason && { reason }) })
  }
}

import { z } from 'zod'
import { isPublic } from '../../calls.ts'
import type { Call } from '../../rest/call.ts'
import { demandsOf } from '../../rules/demands.ts'
import { idempotencyKey } from '../../rules/rules.ts'

/** Whether a call supports If-None-Match. */
export const takesNoneMatch = (call: Call) =>
  call.method === 'GET' && call.answer instanceof z.ZodType && !isPublic(call)

/** The request headers that a call supports: see preconditions.ts. */
export function headersTaken(call: Call) {
  return [
    call.once && header('Idempotency-Key', ONCE, demandsOf(idempotencyKey)),
    call.versioned &&
      header('If-Match', 'The ETag of the record as it was read: 412 if its version is another one now. Or *.'),
    takesNoneMatch(call) && header('If-None-Match', 'The ETag of an answer: 304 if it would be the same.'),
  ].filter(taken => typeof taken === 'object')
}

const header = (name: string, description: string, rules: object = { minLength: 1 }) => ({
  ...{ name, in: 'header', required: false, description },
  schema: { type: 'string', ...rules },
})

const ONCE =
  'A request repeated with the same key and content within 24 hours is not run again and gets the same answer; with other content, it is a 409.'

/** The headers of a successful answer, in addition to the headers of every answer. */
export function headersAnswered(call: Call) {
  const text = (description: string) => ({ description, schema: { type: 'string' } })
  const isMade = call.status === 201 && !isPublic(call)
  const tag = takesNoneMatch(call)
    ? 'Opaque. It names the version of the record, if it has one, and this very answer.'
    : call.versioned || isMade
      ? 'Opaque, for If-Match. Only records that have a version have one.'
      : null
  return {
    ...(tag && { ETag: text(tag) }),
    ...(isMade && { Location: text('The address of what was made.') }),
    ...(call.query?.updatedSince && { 'Next-Updated-Since': NEXT }),
  }
}

const NEXT = {
  description: 'Give this as updatedSince the next time: no change is left out, and some may come twice.',
  schema: { type: 'string', format: 'date-time' },
}

/** Headers with the same meaning in several calls. */
export const HEADERS = {
  'X-Request-Id': {
    description:
      'The id of the request, as it stands in the log: your own when you sent one of 1 to 128 letters, digits, "." "_" and "-".',
    schema: { type: 'string' },
  },
  'WWW-Authenticate': {
    description: '`Bearer`; with `error="invalid_token"` when a token was sent.',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods of the path.', schema: { type: 'string' } },
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } },
  RateLimit: {
    description:
      'With a token, and where visitors are limited: what is left, and for how many seconds: `"token";r=99990;t=42`.',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'Beside `RateLimit`: how much in how many seconds: `"token";q=100000;w=60`.',
    schema: { type: 'string' },
  },
}

const ALWAYS = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'] as const satisfies (keyof typeof HEADERS)[]

const OF_STATUS: Record<number, keyof typeof HEADERS> = {
  401: 'WWW-Authenticate',
  405: 'Allow',
  429: 'Retry-After',
}

/** The headers of an answer with this status. */
export function headersOf(status: number) {
  const names = [...ALWAYS, ...(status in OF_STATUS ? [OF_STATUS[status]] : [])]
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))
}

import { z } from 'zod'
import { pastedEmail, shownText } from './contacts.ts'
import { optionalText, unstorable } from './rules.ts'

/** The longest address that can receive mail (RFC 5321). */
export const LONGEST_EMAIL = 254

const SEVERAL = 'Please enter one email address'

/** The e-mail address within a pasted text; otherwise fails with `message`. An empty text is null. */
export const optionalEmail = (what: string, message: string) =>
  optionalText(what, LONGEST_EMAIL)
    .transform((typed, context) => (typed === null ? null : addressIn(typed, context, message)))
    .meta({ format: 'email' })

/**
 * Rule for an e-mail address typed by a stranger. Like `optionalEmail`, but accepts a text without an address, and
 * removes invisible characters. Refuses line breaks, which could add a header to a mail, and characters that reverse
 * the reading direction.
 */
export const uncheckedEmail = (what: string) =>
  optionalText(what, LONGEST_EMAIL)
    .refine(typed => !/[\r\n\u0085\u2028\u2029]/.test(typed ?? ''), SEVERAL)
    .refine(typed => !/[\u202b\u202d\u202e\u2067\u2068]/.test(typed ?? ''), unstorable(what))
    .transform((typed, context) => {
      const found = typed === null ? 'none' : pastedEmail(typed)
      if (typeof found === 'object') return found.address
      if (found === 'none') return shownText(typed ?? '') || null
      context.addIssue({ code: 'custom', message: SEVERAL })
      return z.NEVER
    })

/** The e-mail address within a pasted text, in lower case, as accounts store it. */
export const accountEmail = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(LONGEST_EMAIL, message)
    .meta({ format: 'email' })
    .transform((typed, context) => addressIn(typed, context, message))
    .transform(address => address.toLowerCase())

function addressIn(typed: string, context: z.RefinementCtx, message: string): string {
  const found = pastedEmail(typed)
  if (typeof found === 'object') return found.address
  context.addIssue({ code: 'custom', message: found === 'several' ? SEVERAL : message })
  return z.NEVER
}

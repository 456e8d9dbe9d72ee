import { z } from 'zod'
import { pastedEmail, shownText } from './contacts.ts'
import { optionalText } from './rules.ts'

/** The longest address that can receive mail (RFC 5321). */
export const LONGEST_EMAIL = 254

const SEVERAL = 'Please enter one email address'

/** The e-mail address within a pasted text, else `message`. An empty text is null. */
export const optionalEmail = (what: string, message: string) => pasted(what, message).meta({ format: 'email' })

/** The same, but a text without an address is kept, on one line and without signs that nobody sees. */
export const uncheckedEmail = (what: string) => pasted(what, null)

/** The e-mail address within a pasted text, in small letters, as accounts store it. */
export const accountEmail = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .max(LONGEST_EMAIL, message)
    .meta({ format: 'email' })
    .transform((typed, context) => {
      const found = pastedEmail(typed)
      if (typeof found === 'object') return found.address.toLowerCase()
      context.addIssue({ code: 'custom', message: found === 'several' ? SEVERAL : message })
      return z.NEVER
    })

const pasted = (what: string, refusal: string | null) =>
  optionalText(what, LONGEST_EMAIL).transform((typed, context) => {
    if (typed === null) return null
    const found = pastedEmail(typed)
    if (typeof found === 'object') return found.address
    const message = found === 'several' ? SEVERAL : refusal
    if (message === null) return shownText(typed) || null
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

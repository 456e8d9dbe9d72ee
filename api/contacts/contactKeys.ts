import { createHash } from 'node:crypto'
import { type Contact, emailForm, linkedinName, pastedEmail } from '../rules/contacts.ts'
import { homeForms, phoneNumbersIn } from './phones.ts'

/** Changes with what the keys are made of, so that stored ones are made anew. */
const VERSION = 2

/** The version and country that stored keys were made for. Keys are made again when either changes. */
export const keysMadeFor = (country: string | null) => `${VERSION} ${country ?? ''}`.trim()

/**
 * Keys of the contacts, equal however these were written. Hashed, so that clearing the fields themselves leaves no contact
 * behind in plain text. Whose keys meet (`keysMet`) is the same person; `country` is the agency's.
 */
export function contactKeys({ email, phone, linkedinUrl }: Contact, country: string | null): string[] {
  const address = emailOf(email)
  const profile = linkedinUrl ? linkedinName(linkedinUrl) : null
  return [
    ...(address ? [keyOf('EMAIL', address)] : []),
    ...(profile ? [keyOf('LINKEDIN', profile)] : []),
    ...(phone ? phoneKeys(phone, country) : []),
  ]
}

/** The keys whose holder is the same person as who has these. */
export const keysMet = (keys: readonly string[]): string[] => [
  ...new Set(
    keys.flatMap(key => {
      const hash = key.slice(1)
      if (key.startsWith(KINDS.HOME_FORM)) return [KINDS.NATIONAL + hash]
      return key.startsWith(KINDS.NATIONAL) ? [key, KINDS.HOME_FORM + hash] : [key]
    }),
  ),
]

/** Whether two sets of keys are of the same person. */
export const isSamePerson = (some: readonly string[], others: readonly string[]) =>
  keysMet(some).some(key => others.includes(key))

/**
 * Two international numbers must agree whole. A national one is the same as another that is written with the same digits, and
 * as an international one that is dialled so in its country.
 */
function phoneKeys(phone: string, country: string | null): string[] {
  const keys = phoneNumbersIn(phone, country).flatMap(({ international, digits }) =>
    international
      ? [keyOf('INTERNATIONAL', international), ...homeForms(international).map(form => keyOf('HOME_FORM', form))]
      : [keyOf('NATIONAL', digits)],
  )
  return [...new Set(keys)]
}

/** An address that is none, of an old record, is compared as it stands. */
function emailOf(email: string | null | undefined): string | null {
  if (!email) return null
  const pasted = pastedEmail(email)
  return (typeof pasted === 'object' ? emailForm(pasted.address) : null) ?? email.trim().toLowerCase()
}

const KINDS = { EMAIL: 'm', LINKEDIN: 'l', INTERNATIONAL: 'w', HOME_FORM: 'h', NATIONAL: 'n' } as const

const keyOf = (kind: keyof typeof KINDS, form: string) =>
  KINDS[kind] + createHash('sha256').update(form).digest('base64url').slice(0, 16)

import { createHash } from 'node:crypto'
import { type Contact, emailForm, linkedinName, pastedEmail } from '../rules/contacts.ts'
import { homeForms, phoneNumbersIn } from './phones.ts'

/** The version of the rules for keys. Stored keys of another version are renewed. */
const VERSION = 2

/** The version and country by which keys were made. Stored keys are renewed when version or country changes. */
export const keysMadeFor = (country: string | null) => `${VERSION} ${country ?? ''}`.trim()

/**
 * Keys of contacts: equal for all spellings, and hashed, so that no contact remains in plain text after its field was
 * cleared. Two sets of keys that match by `keysMet` belong to the same person. `country` is the agency's.
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

/** All keys that match any of these keys. */
export const keysMet = (keys: readonly string[]): string[] => [
  ...new Set(
    keys.flatMap(key => {
      const hash = key.slice(1)
      if (key.startsWith(KINDS.HOME_FORM)) return [KINDS.NATIONAL + hash]
      return key.startsWith(KINDS.NATIONAL) ? [key, KINDS.HOME_FORM + hash] : [key]
    }),
  ),
]

/** True if two sets of keys belong to the same person. */
export const isSamePerson = (some: readonly string[], others: readonly string[]) =>
  keysMet(some).some(key => others.includes(key))

/**
 * The keys of phone numbers. International numbers match only if equal. A national number matches another national one
 * with the same digits, and an international one that is dialled with these digits in its country.
 */
function phoneKeys(phone: string, country: string | null): string[] {
  const keys = phoneNumbersIn(phone, country).flatMap(({ international, digits }) =>
    international
      ? [keyOf('INTERNATIONAL', international), ...homeForms(international).map(form => keyOf('HOME_FORM', form))]
      : [keyOf('NATIONAL', digits)],
  )
  return [...new Set(keys)]
}

/** The form of an e-mail for comparison. Texts in old records that are not addresses are compared as written. */
function emailOf(email: string | null | undefined): string | null {
  if (!email) return null
  const pasted = pastedEmail(email)
  return (typeof pasted === 'object' ? emailForm(pasted.address) : null) ?? email.trim().toLowerCase()
}

const KINDS = { EMAIL: 'm', LINKEDIN: 'l', INTERNATIONAL: 'w', HOME_FORM: 'h', NATIONAL: 'n' } as const

const keyOf = (kind: keyof typeof KINDS, form: string) =>
  KINDS[kind] + createHash('sha256').update(form).digest('base64url').slice(0, 16)

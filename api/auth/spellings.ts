import { domainToUnicode } from 'node:url'
import { emailForm } from '../rules/contacts.ts'

/** The spellings in which an account may have stored an address: as typed, and with an ASCII or Unicode domain. */
export function spellingsOf(email: string): string[] {
  const form = emailForm(email)
  if (form === null) return [email]
  const at = form.lastIndexOf('@') + 1
  return [...new Set([email, form, form.slice(0, at) + domainToUnicode(form.slice(at))])]
}

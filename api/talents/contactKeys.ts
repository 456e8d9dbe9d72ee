import { createHash } from 'node:crypto'
import { type Contact, contactForms } from '../rules/contacts.ts'

/**
 * The contacts' forms, which are equal however they were written. Hashed, so that the column holds nothing that deleting
 * the fields themselves would leave behind in the clear.
 */
export function contactKeys(contact: Contact): string[] {
  const { email, phone, linkedinUrl } = contactForms(contact)
  const forms = [email && `email:${email}`, phone && `phone:${phone}`, linkedinUrl && `linkedin:${linkedinUrl}`]
  return forms.flatMap(form => (form ? [createHash('sha256').update(form).digest('base64url').slice(0, 22)] : []))
}

import { createHash } from 'node:crypto'

/** The ways to reach a talent. */
export type Contact = { email?: string | null; phone?: string | null; linkedinUrl?: string | null }

/**
 * Forms of e-mail, phone and LinkedIn address that are equal when a person would call them the same, however they were
 * written: '+1 (555) 010-0199' and '555.010.0199', 'https://www.linkedin.com/in/ada/' and 'linkedin.com/in/Ada'.
 * Hashed, so that the column holds nothing that deleting the fields themselves would leave behind in the clear.
 */
export function contactKeys({ email, phone, linkedinUrl }: Contact): string[] {
  const forms = [
    email && `email:${email.trim().toLowerCase()}`,
    phone && phoneForm(phone),
    linkedinUrl && linkedinForm(linkedinUrl),
  ]
  return forms.flatMap(form => (form ? [createHash('sha256').update(form).digest('base64url').slice(0, 22)] : []))
}

/** The last nine digits: with or without the country's code it is the same phone. Fewer than six are no number. */
function phoneForm(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? null : `phone:${digits.slice(-9)}`
}

function linkedinForm(address: string): string | null {
  const [, name] = /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i.exec(address) ?? []
  return name ? `linkedin:${name.toLowerCase()}` : null
}

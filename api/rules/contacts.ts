/*
 * Compares ways to reach a person, for the server and for the pages.
 */

/** The ways to reach a talent. */
export type Contact = { email?: string | null; phone?: string | null; linkedinUrl?: string | null }

/**
 * Normalises e-mail, phone and LinkedIn address so that different spellings are equal: '+1 (555) 010-0199' and
 * '555.010.0199', 'https://www.linkedin.com/in/ada/' and 'linkedin.com/in/Ada'. Null for an invalid value.
 */
export function contactForms({ email, phone, linkedinUrl }: Contact): Record<keyof Contact, string | null> {
  return {
    email: email?.trim().toLowerCase() || null,
    phone: phone ? phoneForm(phone) : null,
    linkedinUrl: linkedinUrl ? linkedinForm(linkedinUrl) : null,
  }
}

/** The last nine digits, so that the country code does not matter. Fewer than six are no phone number. */
function phoneForm(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 6 ? null : digits.slice(-9)
}

function linkedinForm(address: string): string | null {
  const [, name] = /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i.exec(address) ?? []
  return name?.toLowerCase() ?? null
}

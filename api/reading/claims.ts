import type { Claim, Claims } from '@talentdesk/reader'
import type { ResumeFields } from './fields.ts'
import { openPrinted } from './printed.ts'

/** A provider's values, checked with the resume's text: an unprinted value is doubtful and has no position. */
export function claimsOf(fields: ResumeFields, text: string): Claims {
  const printed = openPrinted(text)
  const claim = (value: string, isPrinted = printed.mayHave(value)): Claim =>
    isPrinted ? { value, confidence: likely } : { value, confidence: doubtful, texts: [] }
  const one = (value: string | null, isPrinted?: boolean) => (value ? claim(value, isPrinted) : undefined)
  const { email, phone, linkedinUrl } = fields
  const phones = phone && printed.phonesPrinted(phone)
  return {
    name: one(fields.name),
    role: one(fields.role),
    area: one(fields.area && fields.role), // An area is never printed, but derived from the role.
    seniority: one(fields.seniority),
    email: one(email, email !== null && printed.hasEmail(email)),
    phone: phone ? { ...claim(phone, Boolean(phones)), texts: phones || [] } : undefined,
    linkedinUrl: one(linkedinUrl, linkedinUrl !== null && printed.hasLinkedin(linkedinUrl)),
    summary: one(fields.summary),
    techStack: fields.techStack.map(skill => claim(skill)),
    portfolioUrls: fields.portfolioUrls.map(url => claim(url, printed.hasAddress(url))),
    keyHighlights: fields.keyHighlights.map(highlight => claim(highlight)),
    previousCompanies: fields.previousCompanies.map(({ company, title, description }) => {
      const isPrinted = [company, title].every(printed.mayHave) && printed.hasText(description)
      return { company, title, confidence: isPrinted ? likely : doubtful }
    }),
  }
}

const likely = 0.9
const doubtful = 0.2

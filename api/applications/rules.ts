import { z } from 'zod'
import { candidateNotes, candidateStatus } from '../candidates/rules.ts'
import { optionalText } from '../rules/rules.ts'
import { applicationLabels } from './words.ts'

/** The message of an apply link that opens nothing, the same whether it is unknown, revoked, closed or full. */
export const NOT_ALLOWED = 'Deal not found or applications not allowed'

/** The deal was closed or filled while the applicant filled in the form. */
export const NO_LONGER_AVAILABLE = 'This job application is no longer available.'

export const RESUME_REQUIRED = 'Resume required'
const CONTACT_REQUIRED = 'Please provide either email or phone number'

const contactText = (what: string, max: number) => z.preprocess(value => value ?? null, optionalText(what, max))

/** A contact that may be incomplete. */
export const partOfContact = z.object({
  email: contactText(applicationLabels.email, 254),
  phone: contactText(applicationLabels.phone, 60),
})

/** The contact of an applicant: an e-mail address, a phone number or both. The e-mail format is not checked. */
export const contactRules = partOfContact.refine(({ email, phone }) => email || phone, {
  path: ['email'],
  message: CONTACT_REQUIRED,
})

/** The contact of an applicant. At least one of the two is set. */
export type Contact = { email: string | null; phone: string | null }

/** The last part of an applicant's own link: 256 random bits. */
export const linkSecretRules = z
  .string()
  .regex(/^[\w-]{43}$/, 'The secret of the link must be 43 characters of base64url')
  .nullish()

/** Rules for a change by staff, of the fields that are sent. */
export const updateApplicationRules = z.object({ status: candidateStatus, notes: candidateNotes }).partial()

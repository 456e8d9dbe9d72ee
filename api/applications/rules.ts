import { z } from 'zod'
import { candidateNotes, candidateStatus } from '../candidates/rules.ts'
import { optionalText } from '../rules/rules.ts'
import { applicationLabels } from './words.ts'

/** The name of an application whose file cannot be read. */
export const PROCESSING_FAILED = 'Processing Failed - Name Not Found'

/** Why an apply link opens nothing: unknown, revoked, closed and full look the same to everybody. */
export const NOT_ALLOWED = 'Deal not found or applications not allowed'

/** The deal was closed or filled while the applicant filled in the form. */
export const NO_LONGER_AVAILABLE = 'This job application is no longer available.'

export const RESUME_REQUIRED = 'Resume required'
const CONTACT_REQUIRED = 'Please provide either email or phone number'

const contactText = (what: string, max: number) => z.preprocess(value => value ?? null, optionalText(what, max))

/** As much of the contact as is known. */
export const partOfContact = z.object({
  email: contactText(applicationLabels.email, 254),
  phone: contactText(applicationLabels.phone, 60),
})

/** The contact of an applicant: one of the two at least. Whether an e-mail address is a real one is not checked. */
export const contactRules = partOfContact.refine(({ email, phone }) => email || phone, {
  path: ['email'],
  message: CONTACT_REQUIRED,
})

/** How an applicant can be reached: by one of the two at least. */
export type Contact = { email: string | null; phone: string | null }

/** What staff change of an application: what is sent. */
export const updateApplicationRules = z.object({ status: candidateStatus, notes: candidateNotes }).partial()

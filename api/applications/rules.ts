import { z } from 'zod'
import { money } from '../budgets/rules.ts'
import { candidateNotes, candidateStatus } from '../candidates/rules.ts'
import { dealLabels } from '../deals/words.ts'
import { answersRules } from '../questions/rules.ts'
import { uncheckedEmail } from '../rules/emails.ts'
import { keyOf, optionalDate, optionalLine, optionalText } from '../rules/rules.ts'
import { applicationLabels, runnerUpActs } from './words.ts'

/**
 * The message for an apply link that accepts no applications. It is the same for an unknown or revoked link and for a
 * closed or full deal.
 */
export const NOT_ALLOWED = 'Deal not found or applications not allowed'

/** The message when the deal was closed or filled while the applicant filled in the form. */
export const NO_LONGER_AVAILABLE = 'This job application is no longer available.'

export const RESUME_REQUIRED = 'Resume required'
const CONTACT_REQUIRED = 'Please provide either email or phone number'

const contactText = (what: string, max: number) => z.preprocess(value => value ?? null, optionalText(what, max))

/** A contact that may be incomplete. */
export const partOfContact = z.object({
  email: z.preprocess(value => value ?? null, uncheckedEmail(applicationLabels.email)),
  phone: z.preprocess(value => value ?? null, optionalLine(applicationLabels.phone, 60)),
})

/** The contact of an applicant: an e-mail address, a phone number or both. Several e-mail addresses are refused. */
export const contactRules = partOfContact.refine(({ email, phone }) => email || phone, {
  path: ['email'],
  message: CONTACT_REQUIRED,
})

/** The contact of an applicant. At least one of the two fields is set. */
export type Contact = { email: string | null; phone: string | null }

/** The source of an application, as stated by the sending program. */
export const sourceRules = z.object({ source: contactText(applicationLabels.source, 100) })

/** The last part of an applicant's own link: 256 random bits. */
export const linkSecretRules = z
  .string()
  .regex(/^[\w-]{43}$/, 'The secret of the link must be 43 characters of base64url')
  .nullish()

/** Rules for the fields sent with an application. */
export const applicationRules = z.object({
  ...partOfContact.shape,
  ...sourceRules.shape,
  answers: answersRules.nullish(),
  linkSecret: linkSecretRules,
})

/** Rules for a change by staff, applied only to the sent values. */
export const updateApplicationRules = z.object({ status: candidateStatus, notes: candidateNotes }).partial()

const WINNER_REQUIRED = 'Please choose the selected candidate'
const TARGET_REQUIRED = 'Please choose the deal to move to'

const others = z
  .array(
    z
      .object({ id: z.number().int(), act: keyOf(runnerUpActs, 'Act is unknown'), dealId: z.number().int().nullish() })
      .refine(({ act, dealId }) => act !== 'MOVE' || dealId != null, { path: ['dealId'], message: TARGET_REQUIRED })
      .transform(other => (other.act === 'MOVE' ? other : { ...other, dealId: null })),
  )
  .max(1_000, 'At most 1,000 others can be settled at once')
  .refine(all => new Set(all.map(({ id }) => id)).size === all.length, 'Each may be named once')
  .nullish()
  .transform(all => all ?? [])

/**
 * Rules for filling a deal. Empty amounts leave the deal's amounts unchanged. Candidates and applications that are not
 * listed remain as they are.
 */
export const fillDealRules = z.object({
  talentId: z.number({ error: WINNER_REQUIRED }).int({ error: WINNER_REQUIRED }),
  startDate: optionalDate(dealLabels.startDate).optional(),
  companyBudget: money(dealLabels.companyBudget),
  candidateBudget: money(dealLabels.candidateBudget),
  recruitingFee: money(dealLabels.recruitingFee, 'ONCE'),
  setAssigned: z
    .boolean()
    .nullish()
    .transform(value => value ?? true),
  candidates: others,
  applications: others,
})

export type Filling = z.output<typeof fillDealRules>

import { z } from 'zod'
import { ownerId } from '../owners/rules.ts'
import { fileAddress, MAX_ADDRESS, WEB_ADDRESS, webAddress } from '../rules/addresses.ts'
import { pastedProfile } from '../rules/contacts.ts'
import { optionalEmail } from '../rules/emails.ts'
import { keyOf, line, optionalLine, optionalLines, optionalText, requiredLine, text } from '../rules/rules.ts'
import {
  MOST_AT_ONCE,
  nameOrders,
  previousCompanyLabels,
  rateTypes,
  type TalentArea,
  type TalentField,
  talentAreas,
  talentLabels,
  talentStatuses,
} from './words.ts'

/** The optional plain texts, with their maximum lengths. */
export const talentTexts = {
  phone: 60,
  availability: 100,
  internalScoring: 1_000,
  minFullTimeRate: 100,
  maxFullTimeRate: 100,
  minHourlyRate: 100,
  maxHourlyRate: 100,
  preferredFullTimeRate: 100,
  preferredHourlyRate: 100,
} satisfies Partial<Record<TalentField, number>>

/** The maximum length of a name, role, company or job title, and the maximum length of the description of a job. */
const MAX_NAME = 200
const MAX_DESCRIPTION = 5_000

const list = (what: string, most: number, entry: z.ZodString) =>
  z.preprocess(
    value => value ?? [],
    z
      .array(entry)
      .max(most, `At most ${most} entries are allowed in ${what}`)
      .transform(entries => [...new Set(entries.filter(entry => entry !== ''))]),
  )

/** Rules for an address, normalised to a safe link. `read` decides whether paths of this site are accepted, too. */
const address = (what: string, read: (text: string) => string | null) =>
  text(what, MAX_ADDRESS)
    .meta({ format: WEB_ADDRESS })
    .transform((value, context) => {
      const kept = read(value)
      if (value !== '' && kept === null) context.addIssue({ code: 'custom', message: `${what} must be a web address` })
      return kept ?? ''
    })

const optionalAddress = (what: string, read: (text: string) => string | null) =>
  address(what, read)
    .nullable()
    .transform(value => value || null)

const requiredProfile = (what: string) =>
  z.preprocess(
    value => value ?? '',
    address(what, text => webAddress(pastedProfile(text))).refine(value => value !== '', `${what} is required`),
  )

const INVALID_PORTFOLIO = 'Please enter a valid portfolio URL.'

const portfolioUrl = z
  .string()
  .max(MAX_ADDRESS, INVALID_PORTFOLIO)
  .meta({ format: WEB_ADDRESS })
  .transform((value, context) => {
    const kept = webAddress(value)
    if (kept !== null) return kept
    context.addIssue({ code: 'custom', message: INVALID_PORTFOLIO })
    return z.NEVER
  })

/** A former employer. `legacy` is an old plain text, kept until somebody edits the entry. */
const previousCompany = z
  .object({
    legacy: optionalText(previousCompanyLabels.company, 2_000).optional(),
    company: optionalLine(previousCompanyLabels.company, MAX_NAME).optional(),
    title: optionalLine(previousCompanyLabels.title, MAX_NAME).optional(),
    description: optionalText(previousCompanyLabels.description, MAX_DESCRIPTION).optional(),
  })
  .refine(entry => entry.legacy || entry.company, {
    error: ({ input }) => companyMissing((input as { title?: string | null }).title),
  })

const companyMissing = (title: string | null | undefined) =>
  title ? `Company is required for "${title}", or remove the entry` : 'Company is required'

export type PreviousCompanyEntry = z.output<typeof previousCompany>

const requiredFields = {
  name: requiredLine(talentLabels.name, MAX_NAME),
  role: requiredLine(talentLabels.role, MAX_NAME),
  area: keyOf(talentAreas, 'Area is required'),
  companies: requiredLine(talentLabels.companies, 2_000),
  seniority: requiredLine(talentLabels.seniority, 100),
  linkedinUrl: requiredProfile(talentLabels.linkedinUrl),
}

const status = keyOf(talentStatuses, 'Status is required')

const optionalFields = z
  .object({
    status,
    techStack: list(talentLabels.techStack, 100, line(talentLabels.techStack, 100)),
    portfolioUrls: z.preprocess(
      value => value ?? [],
      z.array(portfolioUrl).max(20, 'At most 20 portfolio URLs are allowed'),
    ),
    portfolioUrl: optionalAddress(talentLabels.portfolioUrl, webAddress),
    portfolioPdfUrl: optionalAddress(talentLabels.portfolioPdfUrl, fileAddress),
    profilePictureUrl: optionalAddress(talentLabels.profilePictureUrl, fileAddress),
    resumeUrl: optionalAddress(talentLabels.resumeUrl, fileAddress),
    email: optionalEmail(talentLabels.email, 'Invalid email format'),
    ...optionalLines(talentTexts, talentLabels),
    summary: z.preprocess(value => value ?? '', text(talentLabels.summary, 10_000)),
    keyHighlights: list(talentLabels.keyHighlights, 50, text(talentLabels.keyHighlights, 1_000)),
    previousCompanies: z.preprocess(
      value => value ?? [],
      z.array(previousCompany).max(100, 'At most 100 previous companies are allowed'),
    ),
    referredBy: z.number().int().positive('The referring talent does not exist').nullable(),
    ownerId,
    nameOrder: z.preprocess(value => value ?? 'UNKNOWN', keyOf(nameOrders, 'Order of the name is unknown')),
    preferredRateType: z.preprocess(value => value ?? 'NONE', keyOf(rateTypes, 'Rate type is unknown')),
  })
  .partial()

/** The fields that the cross-field rules check. */
export const JOINED_FIELDS = ['area', 'techStack', 'portfolioUrls', 'portfolioUrl', 'portfolioPdfUrl'] as const

/** The part of a talent that the cross-field rules check. */
export type Joined = {
  area?: TalentArea
  techStack?: string[]
  portfolioUrls?: string[]
  portfolioUrl?: string | null
  portfolioPdfUrl?: string | null
}

/** The messages of the cross-field rules, by the field that shows them. */
export function joinedFaults(talent: Joined): { techStack?: string; portfolio?: string } {
  const { area, techStack = [], portfolioUrls = [], portfolioUrl, portfolioPdfUrl } = talent
  if ((area === 'TECH' || area === 'DATA') && techStack.length === 0) {
    return { techStack: `Tech stack is required for ${talentAreas[area]} profiles` }
  }
  if (area === 'DESIGN' && portfolioUrls.length === 0 && !portfolioUrl && !portfolioPdfUrl) {
    return { portfolio: 'Portfolio is required for Design profiles (either website URLs or PDF file)' }
  }
  return {}
}

/** Rules for a new talent: all required fields and the cross-field rules. */
export const createTalentRules = z
  .object({ ...requiredFields, ...optionalFields.shape })
  .superRefine((talent, context) => reportJoinedFaults(talent, context), { when: joinedAreRight })

/** Rules for a change, applied only to the sent values. */
export const updateTalentRules = z.object({ ...z.object(requiredFields).partial().shape, ...optionalFields.shape })

/**
 * Rules for a change of the record `before`. If the change affects fields of the cross-field rules, the changed record
 * must follow these rules. Other fields of an old record that breaks the rules stay editable.
 */
export const talentChangeRules = (before: Joined) =>
  updateTalentRules.superRefine(
    (change, context) => {
      const joined = JOINED_FIELDS.filter(field => change[field] !== undefined).map(field => [field, change[field]])
      if (joined.length > 0) reportJoinedFaults({ ...before, ...Object.fromEntries(joined) }, context)
    },
    { when: joinedAreRight },
  )

/** Rules for changing only the status. */
export const talentStatusRules = z.object({ status })

/** Rules for the status of several talents. */
export const talentStatusesRules = z.object({
  ids: z
    .array(z.number().int())
    .min(1, 'A talent is required')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} talents can be changed at once`)
    .transform(ids => [...new Set(ids)]),
  status,
})

function reportJoinedFaults(talent: Joined, context: z.RefinementCtx) {
  for (const [field, message] of Object.entries(joinedFaults(talent))) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
}

/**
 * Whether the fields of the cross-field rules are valid. These rules then run even if other fields are invalid, so that
 * the first broken rule is reported first.
 */
function joinedAreRight({ issues }: z.core.ParsePayload): boolean {
  return !issues.some(({ path: [name] = [] }) => JOINED_FIELDS.some(field => field === name))
}

export type NewTalent = z.output<typeof createTalentRules>
export type TalentChange = z.output<typeof updateTalentRules>

const INCOMPLETE_EXPERIENCE = 'Please provide both company name and job title.'

/** Rules for an entry in the experience editor. */
export const experienceRules = z.object({
  company: line(previousCompanyLabels.company, MAX_NAME).min(1, INCOMPLETE_EXPERIENCE),
  title: line(previousCompanyLabels.title, MAX_NAME).min(1, INCOMPLETE_EXPERIENCE),
  description: text(previousCompanyLabels.description, MAX_DESCRIPTION),
})

/** The columns that matching reads. */
export const MATCHED_COLUMNS = [
  'role',
  'seniority',
  'techStack',
  'summary',
  'keyHighlights',
  'previousCompanies',
  'area',
  'status',
] as const

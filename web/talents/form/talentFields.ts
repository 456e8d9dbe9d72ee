import { graphql, readInlineData } from 'react-relay'
import { createTalentRules, JOINED_FIELDS, joinedFaults, updateTalentRules } from '../../../api/talents/rules.ts'
import { nameOrders, type RateType, rateTypes, talentAreas, talentLabels } from '../../../api/talents/words.ts'
import type {
  talentFields_talent$data,
  talentFields_talent$key,
} from '../../__generated__/talentFields_talent.graphql.ts'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { type FormOf, inputOf, labelled, local, special, text, type ValuesOf, valuesOf } from '../../forms/fields.tsx'
import { picked } from '../../forms/Picker.tsx'
import { draftFaults, type Experience, emptyDraft, isPending, settledExperience, toExperience } from './experience.ts'
import { splitLines, withEntries } from './lists.ts'
import { linkedInHint } from './SearchOnLinkedIn.tsx'

const listOf = (value: unknown) => (Array.isArray(value) ? value : [])
const list = (options: { errorsOf?: string[] } = {}) =>
  special({
    ...options,
    empty: [] as readonly string[],
    read: stored => listOf(stored) as readonly string[],
    send: entries => [...entries],
    words: entries => entries.join(', '),
  })

type LinkedIn = { linkedinUrl: string; name: string; role: string }

type Rates = { preferredRateType: RateType }
const isFullTime = ({ preferredRateType: type }: Rates) => type === 'FULL_TIME' || type === 'BOTH'
const isHourly = ({ preferredRateType: type }: Rates) => type === 'HOURLY' || type === 'BOTH'

/** The fields of a talent by the form's sections. A new text field needs a line here and a line in the fragment. */
export const sections = {
  Basics: labelled(talentLabels, {
    name: text({ required: true, first: true, half: true }),
    role: text({ required: true, half: true, placeholder: 'Backend Engineer' }),
    nameOrder: choice(nameOrders, 'UNKNOWN', {
      hint: 'Clients see the given name and the initial of the family name.',
    }),
    area: choice(talentAreas, '', { required: true, half: true, placeholder: 'Choose an area' }),
    seniority: text({ required: true, half: true, placeholder: 'Senior' }),
    summary: text({ rows: 5, grows: true }),
    keyHighlights: {
      ...text({ rows: 5, grows: true, hint: 'One per line.' }),
      read: (stored: unknown) => listOf(stored).join('\n'),
      send: splitLines,
    },
    profilePictureUrl: text({ errorsOf: ['pictureFile'] }),
  }),
  Contact: labelled(talentLabels, {
    email: text({ inputMode: 'email', half: true }),
    phone: text({ type: 'tel', half: true }),
    linkedinUrl: text({
      ...{ type: 'url', required: true, placeholder: 'linkedin.com/in/name' },
      hint: ({ linkedinUrl, name, role }: LinkedIn) => (linkedinUrl ? undefined : linkedInHint({ name, role })),
    }),
  }),
  Skills: labelled(talentLabels, { techStack: list() }),
  Experience: labelled(talentLabels, {
    companies: text(),
    previousCompanies: special({
      empty: [] as readonly Experience[],
      read: stored => listOf(stored).map(toExperience),
      send: entries =>
        entries.map(({ legacy, ...entry }): { legacy?: string } & Partial<Omit<Experience, 'legacy'>> =>
          legacy === null ? entry : { legacy },
        ),
      words: entries =>
        entries.map(({ legacy, company, title }) => legacy ?? [company, title].filter(Boolean).join(' – ')).join('\n'),
    }),
  }),
  Portfolio: labelled(talentLabels, {
    portfolioUrls: list({ errorsOf: ['portfolio', 'portfolioUrl'] }),
  }),
  Rates: labelled(talentLabels, {
    preferredRateType: choice(rateTypes, 'NONE'),
    minFullTimeRate: text({ half: true, placeholder: '$5,000', shown: isFullTime }),
    maxFullTimeRate: text({ half: true, placeholder: '$6,500', shown: isFullTime }),
    minHourlyRate: text({ half: true, placeholder: '$40', shown: isHourly }),
    maxHourlyRate: text({ half: true, placeholder: '$55', shown: isHourly }),
  }),
  Internal: labelled(talentLabels, {
    availability: text({ hint: 'When they can start.', placeholder: 'Immediately, or a date' }),
    internalScoring: text({ hint: 'Never shown on the shared profile.' }),
    referredBy: picked(),
  }),
}

export const talentFields = {
  ...sections.Basics,
  ...sections.Contact,
  ...sections.Skills,
  ...sections.Experience,
  ...sections.Portfolio,
  // The old single address, whose messages are shown at the field `portfolioUrls`, and the PDF.
  ...labelled(talentLabels, {
    portfolioUrl: text(),
    portfolioPdfUrl: text({ errorsOf: ['portfolioFile', 'portfolio'] }),
  }),
  ...sections.Rates,
  ...sections.Internal,
  ...labelled(talentLabels, { resumeUrl: text({ errorsOf: ['resumeFile'] }) }),
  experience: local(emptyDraft),
  portfolioKind: local<'website' | 'pdf'>('website'),
  /** A web address of the portfolio that is typed but not added yet. */
  portfolioDraft: local(''),
  portfolioFile: local<File | null>(null),
  pictureFile: local<File | null>(null),
  resumeFile: local<File | null>(null),
}

export type TalentFormValues = ValuesOf<typeof talentFields>

export type TalentForm = FormOf<typeof talentFields>

const fragment = graphql`
  fragment talentFields_talent on Talent @inline {
    databaseId version name role area seniority summary keyHighlights email phone linkedinUrl
    techStack companies
    previousCompanies { legacy company title description }
    portfolioUrls portfolioUrl portfolioPdfUrl nameOrder preferredRateType minFullTimeRate maxFullTimeRate
    minHourlyRate maxHourlyRate availability internalScoring
    referredBy { databaseId name }
    profilePictureUrl resumeUrl
  }
`

/** The form's values for a stored talent. */
export function openedTalent(key: talentFields_talent$key) {
  const talent = readInlineData(fragment, key)
  return { id: talent.databaseId, version: talent.version, values: fromTalent(talent) }
}

/** The form's values for a talent, with the portfolio as PDF if there is a PDF. */
export function fromTalent(talent: talentFields_talent$data): TalentFormValues {
  return { ...valuesOf(talentFields, talent), portfolioKind: talent.portfolioPdfUrl ? 'pdf' : 'website' }
}

/** The placeholder for the address of a chosen file that is not uploaded yet, for rules that require an address. */
export const TO_BE_UPLOADED = '/to-be-uploaded'

/** The form's values with typed drafts added; a chosen file has the address TO_BE_UPLOADED. */
export function settled(values: TalentFormValues): TalentFormValues {
  const { portfolioKind, portfolioFile, portfolioDraft, portfolioUrls, pictureFile, resumeFile } = values
  const isWebsite = portfolioKind === 'website'
  const newPdf = !isWebsite && portfolioFile !== null
  return {
    ...values,
    previousCompanies: isPending(values) ? settledExperience(values) : values.previousCompanies,
    portfolioUrls: newPdf ? [] : withEntries(portfolioUrls, isWebsite && portfolioDraft ? [portfolioDraft] : []),
    portfolioPdfUrl: isWebsite ? '' : newPdf ? TO_BE_UPLOADED : values.portfolioPdfUrl,
    profilePictureUrl: pictureFile ? TO_BE_UPLOADED : values.profilePictureUrl,
    resumeUrl: resumeFile ? TO_BE_UPLOADED : values.resumeUrl,
  }
}

/** The mutation's input for these values. */
export function toInput(values: TalentFormValues) {
  return inputOf(talentFields, settled(values))
}

type TalentInput = ReturnType<typeof toInput>

/** The rules for a new talent. */
export const newTalentRules = formRules({
  rules: createTalentRules,
  toInput,
  faults: (_input, _whole, values) => unfinished(values),
})

/** The rules for a change of the values `before`. */
export const changedTalentRules = (before: TalentFormValues) =>
  formRules({
    rules: updateTalentRules,
    toInput,
    before,
    faults: (change, wanted, values) => ({
      ...joinedFaultsOf(change, wanted),
      ...rateFaults(change, wanted),
      ...unfinished(values),
    }),
  })

function joinedFaultsOf(change: Partial<TalentInput>, { area, ...wanted }: TalentInput) {
  return JOINED_FIELDS.some(field => field in change) ? joinedFaults(area ? { ...wanted, area } : wanted) : {}
}

/** The faults of the rates: the edit form requires the minimum of each chosen kind of rate. */
function rateFaults(change: Partial<TalentInput>, wanted: TalentInput): Record<string, string> {
  if (!Object.keys(sections.Rates).some(field => field in change)) return {}
  const { minFullTimeRate, minHourlyRate } = wanted
  return {
    ...(isFullTime(wanted) && !minFullTimeRate && { minFullTimeRate: `${talentLabels.minFullTimeRate} is required` }),
    ...(isHourly(wanted) && !minHourlyRate && { minHourlyRate: `${talentLabels.minHourlyRate} is required` }),
  }
}

/** The messages for an unfinished entry in the experience editor. */
function unfinished(values: TalentFormValues): Record<string, string> {
  const faults = isPending(values) ? draftFaults(values) : {}
  return Object.fromEntries(Object.entries(faults).map(([field, message]) => [`experience.${field}`, message]))
}

import { builder, record } from '../graphql/builder.ts'
import { COLUMN_RULES, madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { byId, type InputFields, mutation, VERSION, versionInput } from '../graphql/mutation.ts'
import { fileAddress, webAddress } from '../rules/addresses.ts'
import { eachOf } from '../rules/rules.ts'
import { talentAudiences } from './audiences.ts'
import { PHONE_NUMBERS, PhoneNumber, readPhoneNumbers } from './phoneSchema.ts'
import { readPreviousCompanies, type StoredPreviousCompany } from './previousCompanies.ts'
import { talentStatusRules, talentTexts, updateTalentRules } from './rules.ts'
import { similarTalents } from './similar.ts'
import { confirmRates, deleteTalent, setTalentStatus, updateTalent } from './talents.ts'
import { nameOrders, rateTypes, talentAreas, talentStatuses } from './words.ts'

export const TalentAreaEnum = enumOf('TalentArea', talentAreas, { description: 'The field of work of a talent.' })
export const TalentStatusEnum = enumOf('TalentStatus', talentStatuses, {
  description: 'How far the agency is with a talent.',
  meanings: {
    BACKLOG: 'not looked at yet. The first status.',
    VETTED: 'checked, and may be presented.',
    INTERVIEWED: 'the agency has talked with them.',
    ASSIGNED: 'works on a deal; matching leaves them out where only available people are sought.',
    DROPPED: 'not to be presented; matching never suggests them.',
  },
})
const NameOrderEnum = enumOf('NameOrder', nameOrders, {
  description: 'Which word of a name is the family name.',
  meanings: {
    UNKNOWN: 'nobody has said. A name with a word in capitals is shown by its initials.',
    GIVEN_FIRST: 'as in Jane Doe.',
    FAMILY_FIRST: 'as in KIM Minsu.',
  },
})
const RateTypeEnum = enumOf('RateType', rateTypes, {
  description: 'Which rates a talent wants to be paid by.',
  meanings: {
    NONE: 'not said.',
    FULL_TIME: 'by the month.',
    HOURLY: 'by the hour.',
    BOTH: 'either.',
  },
})

const PARTS_OF_EMPLOYMENT = {
  company: 'The name of the employer; null in an old plain text.',
  title: 'The position there; null when unknown.',
  description: 'What they did there; null when unknown.',
}

/** This type is public, as the profiles shared with clients contain it. */
export const PreviousCompany = builder.objectRef<StoredPreviousCompany>('PreviousCompany').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'A former employer: either an old plain text, or company, title and description.',
  fields: t => ({
    legacy: t.string({
      nullable: true,
      description: 'The old plain text, kept as it is until somebody edits the entry; then null.',
      resolve: entry => (typeof entry === 'string' ? entry : null),
    }),
    ...eachOf(PARTS_OF_EMPLOYMENT, (part, description) =>
      t.string({ nullable: true, description, resolve: entry => (typeof entry === 'string' ? null : entry[part]) }),
    ),
  }),
})

/** A person the agency may place. */
const Talent = builder.prismaNode('Talent', {
  ...record,
  scope: 'talents:read',
  description:
    'A person whom the agency may present to companies. Visible to staff; clients see `ClientProfile` or `SharedTalent`.',
  extensions: { [COLUMN_RULES]: talentAudiences },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    name: t.exposeString('name'),
    role: t.exposeString('role'),
    area: t.expose('area', { type: TalentAreaEnum }),
    seniority: t.exposeString('seniority'),
    status: t.expose('status', { type: TalentStatusEnum }),
    techStack: t.exposeStringList('techStack'),
    companies: t.exposeString('companies', { description: 'The old comma-separated list of companies.' }),
    previousCompanies: t.field({
      type: [PreviousCompany],
      description: 'Former employers, the latest first as the resume has them.',
      select: { previousCompanies: true },
      resolve: talent => readPreviousCompanies(talent.previousCompanies),
    }),
    phoneNumbers: t.field({
      type: [PhoneNumber],
      select: { phone: true },
      description: PHONE_NUMBERS,
      resolve: (record, _args, context) => readPhoneNumbers(record, context),
    }),
    linkedinUrl: t.string({
      nullable: true,
      description: 'Null when unknown. Never shown to clients.',
      select: { linkedinUrl: true },
      resolve: talent => webAddress(talent.linkedinUrl),
    }),
    portfolioUrls: t.stringList({
      description: 'Links to work, in their order.',
      select: { portfolioUrls: true },
      resolve: talent => talent.portfolioUrls.flatMap(url => fileAddress(url) ?? []),
    }),
    portfolioUrl: t.string({
      nullable: true,
      description: 'The old single address.',
      select: { portfolioUrl: true },
      resolve: talent => fileAddress(talent.portfolioUrl),
    }),
    portfolioPdfUrl: t.string({
      nullable: true,
      description: 'The address of the portfolio file: one of ours for staff, or on another site. Null without one.',
      select: { portfolioPdfUrl: true },
      resolve: talent => fileAddress(talent.portfolioPdfUrl),
    }),
    profilePictureUrl: t.string({
      nullable: true,
      description:
        'The address of the picture, for staff. Null without one. Pages show only pictures that were uploaded, initials for others.',
      select: { profilePictureUrl: true },
      resolve: talent => fileAddress(talent.profilePictureUrl),
    }),
    resumeUrl: t.string({
      nullable: true,
      description: 'The address of the resume file, for staff. Null without one.',
      select: { resumeUrl: true },
      resolve: talent => fileAddress(talent.resumeUrl),
    }),
    email: t.exposeString('email', { nullable: true }),
    summary: t.exposeString('summary'),
    keyHighlights: t.exposeStringList('keyHighlights'),
    referredBy: t.relation('referredBy', { nullable: true }),
    owner: t.relation('owner', { nullable: true, description: 'The colleague who looks after the talent.' }),
    preferredRateType: t.expose('preferredRateType', { type: RateTypeEnum }),
    nameOrder: t.expose('nameOrder', { type: NameOrderEnum }),
    ratesConfirmedAt: t.expose('ratesConfirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a rate was last changed or confirmed; null without rates.',
    }),
    ...eachOf(talentTexts, field => t.exposeString(field, { nullable: true })),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    candidacies: t.relation('candidacies', {
      description: 'The deals the talent is a candidate for, latest first.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
    }),
  }),
})

builder.queryField('similarTalents', t =>
  t.prismaField({
    type: [Talent],
    description: 'Talents with the same e-mail, phone or LinkedIn address: possible duplicates, at most 5.',
    extensions: madeOf({ Talent: ['email', 'phone', 'linkedinUrl'] }),
    args: {
      email: t.arg.string({ description: 'An e-mail address, compared without case.' }),
      phone: t.arg.string({ description: 'A phone number in any notation.' }),
      linkedinUrl: t.arg.string({ description: 'The address of a LinkedIn profile.' }),
      exceptId: t.arg.int({
        description: 'The `databaseId` of the talent that is edited, who is no duplicate of themselves.',
      }),
    },
    resolve: (query, _root, { exceptId, ...contact }, { db }) =>
      similarTalents(db, { ...query }, { contact, exceptId }),
  }),
)

const PreviousCompanyInput = builder.inputType('PreviousCompanyInput', {
  description: 'A former employer. Send `company`, `title` and `description`, or an unchanged old text as `legacy`.',
  fields: t => ({ legacy: t.string(), company: t.string(), title: t.string(), description: t.string() }),
})

/** All input fields are optional here: rules.ts decides which are required, and with which message. */
export const talentInputs = (t: InputFields) => ({
  name: t.string(),
  role: t.string(),
  area: t.field({ type: TalentAreaEnum }),
  companies: t.string(),
  seniority: t.string(),
  linkedinUrl: t.string(),
  status: t.field({ type: TalentStatusEnum }),
  techStack: t.stringList(),
  portfolioUrls: t.stringList(),
  portfolioUrl: t.string(),
  portfolioPdfUrl: t.string(),
  profilePictureUrl: t.string(),
  resumeUrl: t.string(),
  email: t.string(),
  summary: t.string(),
  keyHighlights: t.stringList(),
  previousCompanies: t.field({ type: [PreviousCompanyInput] }),
  referredBy: t.int({ description: 'The id of the talent who referred this one.' }),
  ownerId: t.int({
    description: 'The id of the colleague who looks after it; null means nobody. By default, who adds it.',
  }),
  preferredRateType: t.field({ type: RateTypeEnum }),
  nameOrder: t.field({ type: NameOrderEnum }),
  ...eachOf(talentTexts, () => t.string()),
})

mutation('updateTalent', {
  scope: 'talents:write',
  description: 'Changes the sent fields of a talent; an empty text or null removes an optional one.',
  input: t => ({ ...byId(t), version: versionInput(t), ...talentInputs(t) }),
  several: { name: 'updateTalents' },
  rules: updateTalentRules,
  verb: updateTalent,
  rows: { talent: 'Talent' },
})

mutation('setTalentStatus', {
  scope: 'talents:write',
  description: 'Sets the status of one talent.',
  input: t => ({ ...byId(t), status: t.field({ type: TalentStatusEnum, required: true }) }),
  rules: talentStatusRules,
  verb: setTalentStatus,
  rows: { talent: 'Talent' },
})

mutation('confirmTalentRates', {
  scope: 'talents:write',
  description: 'Says that the rates hold still, so that they count as new.',
  input: byId,
  verb: confirmRates,
  rows: { talent: 'Talent' },
})

mutation('deleteTalent', {
  scope: 'talents:write',
  description:
    'Deletes a talent with comments, files and links, for good. CONFLICT while they are a candidate for a deal. The ledger keeps what it recorded of introductions.',
  input: byId,
  verb: deleteTalent,
  deleted: { deletedTalentId: 'Talent' },
})

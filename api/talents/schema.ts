import { builder } from '../graphql/builder.ts'
import { byId, type InputFields, onceInput, VERSION, versionInput } from '../graphql/inputs.ts'
import { orderInput, readPage, totalOf } from '../graphql/lists.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { fileAddress, webAddress } from '../rules/addresses.ts'
import { eachOf, keysOf } from '../rules/rules.ts'
import { similarTalents, TALENT_ORDERS, talentOrder, talentsWhere } from './list.ts'
import { readPreviousCompanies, type StoredPreviousCompany } from './previousCompanies.ts'
import { talentTexts } from './rules.ts'
import { createTalent, deleteTalent, setTalentStatus, updateTalent } from './talents.ts'
import { rateTypes, talentAreas, talentStatuses } from './words.ts'

export const TalentAreaEnum = builder.enumType('TalentArea', { values: keysOf(talentAreas) })
const TalentStatusEnum = builder.enumType('TalentStatus', { values: keysOf(talentStatuses) })
const RateTypeEnum = builder.enumType('RateType', { values: keysOf(rateTypes) })

/** Public: it is part of what a client sees, too. */
export const PreviousCompany = builder.objectRef<StoredPreviousCompany>('PreviousCompany').implement({
  authScopes: { public: true },
  description: 'A former employer: either an old plain text, or company, title and description.',
  fields: t => ({
    legacy: t.string({
      nullable: true,
      description: 'The old plain text, kept as it is until somebody edits the entry; then empty.',
      resolve: entry => (typeof entry === 'string' ? entry : null),
    }),
    ...eachOf({ company: true, title: true, description: true }, part =>
      t.string({ nullable: true, resolve: entry => (typeof entry === 'string' ? null : entry[part]) }),
    ),
  }),
})

/** Somebody whom the agency may place. */
const Talent = builder.prismaNode('Talent', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
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
      resolve: talent => readPreviousCompanies(talent.previousCompanies),
    }),
    linkedinUrl: t.string({ nullable: true, resolve: talent => webAddress(talent.linkedinUrl) }),
    portfolioUrls: t.stringList({ resolve: talent => talent.portfolioUrls.flatMap(url => fileAddress(url) ?? []) }),
    portfolioUrl: t.string({
      nullable: true,
      description: 'The old single address.',
      resolve: talent => fileAddress(talent.portfolioUrl),
    }),
    ...eachOf({ portfolioPdfUrl: true, profilePictureUrl: true, resumeUrl: true }, field =>
      t.string({ nullable: true, resolve: talent => fileAddress(talent[field]) }),
    ),
    email: t.exposeString('email', { nullable: true }),
    summary: t.exposeString('summary'),
    keyHighlights: t.exposeStringList('keyHighlights'),
    referredBy: t.relation('referredBy', { nullable: true }),
    preferredRateType: t.expose('preferredRateType', { type: RateTypeEnum }),
    ...eachOf(talentTexts, field => t.exposeString(field, { nullable: true })),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    candidacies: t.relation('candidacies', {
      description: 'The deals they are a candidate for, the latest first.',
      query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
    }),
  }),
})

const TalentFilter = builder.inputType('TalentFilter', {
  fields: t => ({
    search: t.string({ description: 'Substring of name, role or area, whatever its case and accents.' }),
    status: t.field({ type: TalentStatusEnum }),
    area: t.field({ type: TalentAreaEnum }),
  }),
})

const TalentOrder = orderInput('TalentOrder', { orders: TALENT_ORDERS })

builder.queryFields(t => ({
  talent: t.prismaField({
    type: Talent,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => db.talent.findUnique({ ...query, where: { id } }),
  }),
  talents: t.connection(
    {
      type: Talent,
      args: { filter: t.arg({ type: TalentFilter }), orderBy: t.arg({ type: TalentOrder }) },
      resolve: (_root, { filter, orderBy, ...page }, context, info) =>
        readPage('Talent', {
          ...{ page, context, info },
          where: talentsWhere(filter ?? {}),
          order: talentOrder(orderBy),
        }),
    },
    {
      name: 'TalentConnection',
      fields: t => ({ totalCount: t.int(totalOf("How many match the filter: the X of 'X of Y talents'.")) }),
    },
    { name: 'TalentEdge' },
  ),
  talentCount: t.int({
    description: "How many talents there are in all: the Y of 'X of Y talents'.",
    resolve: (_root, _args, { db }) => db.talent.count(),
  }),
  similarTalents: t.prismaField({
    type: [Talent],
    description: 'Talents with the same e-mail, phone or LinkedIn address: possible duplicates, at most 5.',
    args: { email: t.arg.string(), phone: t.arg.string(), linkedinUrl: t.arg.string(), exceptId: t.arg.int() },
    resolve: (query, _root, { exceptId, ...contact }, { db }) => similarTalents(db, query, { contact, exceptId }),
  }),
}))

const PreviousCompanyInput = builder.inputType('PreviousCompanyInput', {
  fields: t => ({ legacy: t.string(), company: t.string(), title: t.string(), description: t.string() }),
})

/** Everything is optional here: which field is required, and with which message, is told by rules.ts alone. */
const talentInputs = (t: InputFields) => ({
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
  preferredRateType: t.field({ type: RateTypeEnum }),
  ...eachOf(talentTexts, () => t.string()),
})

builder.relayMutationField(
  'createTalent',
  {
    inputFields: t => ({
      idempotencyKey: onceInput(t),
      ...talentInputs(t),
      applicationId: t.int({
        description:
          'The application of an applicant who becomes this talent. Its resume is taken unless another one is sent. CONFLICT when it has become a talent already.',
      }),
    }),
  },
  { resolve: (_root, { input }, context) => createTalent(signedIn(context), input) },
  {
    outputFields: t => ({
      talent: t.prismaField(rowOf('Talent')),
      application: t.prismaField({
        type: 'ExternalApplication',
        nullable: true,
        description: 'The application that the talent was made of, if any.',
        resolve: (query, { id }, _args, { db }) =>
          db.externalApplication.findFirst({ ...query, where: { talentId: id } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'updateTalent',
  { inputFields: t => ({ id: t.int({ required: true }), version: versionInput(t), ...talentInputs(t) }) },
  { resolve: (_root, { input }, context) => updateTalent(signedIn(context), input) },
  { outputFields: t => ({ talent: t.prismaField(rowOf('Talent')) }) },
)

builder.relayMutationField(
  'setTalentStatus',
  {
    inputFields: t => ({ id: t.int({ required: true }), status: t.field({ type: TalentStatusEnum, required: true }) }),
  },
  { resolve: (_root, { input }, context) => setTalentStatus(signedIn(context), input) },
  { outputFields: t => ({ talent: t.prismaField(rowOf('Talent')) }) },
)

builder.relayMutationField(
  'deleteTalent',
  byId,
  { resolve: (_root, { input }, context) => deleteTalent(signedIn(context), input.id) },
  { outputFields: t => ({ deletedTalentId: t.globalID({ resolve: ({ id }) => ({ type: 'Talent', id }) }) }) },
)

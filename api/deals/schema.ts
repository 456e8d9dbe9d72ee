import { builder } from '../graphql/builder.ts'
import { byId, type InputFields, onceInput, VERSION, versionInput } from '../graphql/inputs.ts'
import { orderInput, readPage, totalOf } from '../graphql/lists.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { eachOf, keysOf } from '../rules/rules.ts'
import { applyUrl, setApplicationLimit, shareDeal } from './applyLink.ts'
import { createDeal, deleteDeal, setDealStatus, updateDeal } from './deals.ts'
import { duplicateDeal } from './duplicate.ts'
import { DEAL_ORDERS, dealOrder, dealsWhere } from './list.ts'
import { deadlineAlarm, dealTexts } from './rules.ts'
import { dealStatuses, dealTypes, targetAreas } from './words.ts'

const DealStatusEnum = builder.enumType('DealStatus', { values: keysOf(dealStatuses) })
export const DealTypeEnum = builder.enumType('DealType', { values: keysOf(dealTypes) })
export const TargetAreaEnum = builder.enumType('TargetArea', { values: keysOf(targetAreas) })

type Limit = { limit: number | null; currentCount: number }

const ApplicationLimit = builder.objectRef<Limit>('ApplicationLimit').implement({
  authScopes: { staff: true },
  description: 'How many external applications a deal takes.',
  fields: t => ({
    limit: t.exposeInt('limit', { nullable: true, description: 'Null is unlimited.' }),
    currentCount: t.exposeInt('currentCount'),
    isReached: t.boolean({ resolve: ({ limit, currentCount }) => limit !== null && currentCount >= limit }),
  }),
})

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** A job opening or placement at a company. */
const Deal = builder.prismaNode('Deal', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    title: t.exposeString('title'),
    companyId: t.exposeInt('companyId'),
    company: t.relation('company', { nullable: true }),
    dealType: t.expose('dealType', { type: DealTypeEnum }),
    companyBudget: t.exposeString('companyBudget', { nullable: true }),
    candidateBudget: t.exposeString('candidateBudget', { nullable: true }),
    recruitingFee: t.exposeString('recruitingFee', { nullable: true }),
    budget: t.exposeString('budget', { nullable: true }),
    weeklyHours: t.exposeInt('weeklyHours'),
    status: t.expose('status', { type: DealStatusEnum }),
    jobDescription: t.exposeString('jobDescription', { nullable: true }),
    ...eachOf(dealTexts, field => t.exposeString(field, { nullable: true })),
    deadline: t.expose('deadline', { type: 'Date', nullable: true }),
    deadlineApproaching: t.boolean({
      description:
        'The deadline is 0 to 7 days away by the calendar in UTC, and the deal is not Filled, Finished or Closed. The ' +
        'pages count by the calendar of whoever looks.',
      resolve: ({ deadline, status }, _args, { clock }) =>
        deadlineAlarm({ deadline: deadline && dayOf(deadline), status }, dayOf(clock.now())) === 'APPROACHING',
    }),
    interviewDate: t.expose('interviewDate', { type: 'DateTime', nullable: true }),
    startDate: t.expose('startDate', { type: 'Date', nullable: true }),
    targetArea: t.expose('targetArea', { type: TargetAreaEnum, nullable: true }),
    selectedCandidateId: t.exposeInt('selectedTalentId', { nullable: true, description: 'The id of a talent.' }),
    selectedCandidate: t.relation('selectedTalent', {
      nullable: true,
      description: 'The winner; their candidate has the status Selected.',
    }),
    candidates: t.relation('candidates', {
      description: 'The internal candidates, in the order they were added.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    applications: t.relation('applications', {
      description: 'The external candidates, in the order they applied.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    candidateCount: t.int({
      description: 'How many people are in the running: talents and applicants, who count once when they are both.',
      // Their rows, as Prisma's `_count` groups the applications of all deals for each page.
      select: {
        candidates: { select: { talentId: true } },
        applications: { select: { talentId: true } },
      },
      resolve({ candidates, applications }) {
        const strangers = applications.filter(({ talentId }) => talentId === null)
        const talents = [...candidates, ...applications].flatMap(({ talentId }) => talentId ?? [])
        return new Set(talents).size + strangers.length
      },
    }),
    applicationLimit: t.field({
      type: ApplicationLimit,
      select: { applicationLimit: true, _count: { select: { applications: true } } },
      resolve: ({ applicationLimit, _count }) => ({ limit: applicationLimit, currentCount: _count.applications }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const DealFilter = builder.inputType('DealFilter', {
  fields: t => ({
    search: t.string({ description: 'Case-insensitive substring of title or company name.' }),
    statuses: t.field({ type: [DealStatusEnum], description: 'Any of these; none are all.' }),
    companyId: t.int(),
  }),
})

const DealOrder = orderInput('DealOrder', {
  orders: DEAL_ORDERS,
  description:
    'STATUS sorts by the words. COMPANY is its name. BUDGET is the number in the company budget or recruiting fee. Deals without a budget or deadline come last in either direction.',
})

builder.queryFields(t => ({
  deal: t.prismaField({
    type: Deal,
    nullable: true,
    args: { id: t.arg.int({ required: true }) },
    resolve: (query, _root, { id }, { db }) => db.deal.findUnique({ ...query, where: { id } }),
  }),
  deals: t.connection(
    {
      type: Deal,
      description: 'By title unless asked otherwise.',
      args: { filter: t.arg({ type: DealFilter }), orderBy: t.arg({ type: DealOrder }) },
      resolve: (_root, { filter, orderBy, ...page }, context, info) =>
        readPage('Deal', {
          ...{ page, context, info },
          where: dealsWhere(filter ?? {}),
          order: dealOrder(context.db, filter ?? {}, orderBy),
        }),
    },
    { name: 'DealConnection', fields: t => ({ totalCount: t.int(totalOf('How many match the filter.')) }) },
    { name: 'DealEdge' },
  ),
  dealCount: t.int({
    description: 'How many deals there are in all.',
    resolve: (_root, _args, { db }) => db.deal.count(),
  }),
}))

/** Everything is optional here: which field is required, and with which message, is told by rules.ts alone. */
const dealInputs = (t: InputFields) => ({
  title: t.string(),
  companyId: t.int(),
  dealType: t.field({ type: DealTypeEnum, description: 'MANAGED unless told otherwise.' }),
  companyBudget: t.string({ description: 'Money: what is not a digit, comma or decimal part is stripped.' }),
  candidateBudget: t.string(),
  recruitingFee: t.string(),
  weeklyHours: t.int({ description: '1 to 80; 40 unless told otherwise.' }),
  status: t.field({ type: DealStatusEnum }),
  jobDescription: t.string(),
  ...eachOf(dealTexts, () => t.string()),
  interviewDate: t.field({ type: 'DateTime' }),
  deadline: t.field({ type: 'Date' }),
  startDate: t.field({ type: 'Date' }),
  targetArea: t.field({ type: TargetAreaEnum, description: 'Null is all areas.' }),
})

builder.relayMutationField(
  'createDeal',
  {
    inputFields: t => ({
      idempotencyKey: onceInput(t),
      ...dealInputs(t),
      budget: t.string({
        description: "An old record's only budget, which a copy of it carries along. No form has it.",
      }),
    }),
  },
  { resolve: (_root, { input }, context) => createDeal(signedIn(context), input) },
  { outputFields: t => ({ deal: t.prismaField(rowOf('Deal')) }) },
)

builder.relayMutationField(
  'updateDeal',
  { inputFields: t => ({ id: t.int({ required: true }), version: versionInput(t), ...dealInputs(t) }) },
  { resolve: (_root, { input }, context) => updateDeal(signedIn(context), input) },
  { outputFields: t => ({ deal: t.prismaField(rowOf('Deal')) }) },
)

builder.relayMutationField(
  'setDealStatus',
  {
    inputFields: t => ({
      id: t.int({ required: true }),
      status: t.field({ type: DealStatusEnum, required: true }),
      startDate: t.field({ type: 'Date', description: 'With FILLED only.' }),
    }),
  },
  { resolve: (_root, { input }, context) => setDealStatus(signedIn(context), input) },
  { outputFields: t => ({ deal: t.prismaField(rowOf('Deal')) }) },
)

builder.relayMutationField(
  'duplicateDeal',
  { inputFields: t => ({ id: t.int({ required: true }), idempotencyKey: onceInput(t) }) },
  {
    description: "A new Open deal titled with ' (Copy)', without candidates, winner, interview and start date.",
    resolve: (_root, { input }, context) => duplicateDeal(signedIn(context), input),
  },
  { outputFields: t => ({ deal: t.prismaField(rowOf('Deal')) }) },
)

builder.relayMutationField(
  'setApplicationLimit',
  {
    inputFields: t => ({
      id: t.int({ required: true }),
      limit: t.int({ description: '1 to 1000; null is unlimited.' }),
    }),
  },
  { resolve: (_root, { input }, context) => setApplicationLimit(signedIn(context), input) },
  { outputFields: t => ({ deal: t.prismaField(rowOf('Deal')) }) },
)

builder.relayMutationField(
  'shareDeal',
  byId,
  { resolve: (_root, { input }, context) => shareDeal(signedIn(context), input.id) },
  {
    outputFields: t => ({
      shareableUrl: t.string({
        description: 'The public address of the apply page, the same every time.',
        resolve: ({ token }, _args, { settings }) => applyUrl(settings.publicUrl, token),
      }),
      deal: t.prismaField(rowOf('Deal')),
    }),
  },
)

builder.relayMutationField(
  'deleteDeal',
  byId,
  {
    description:
      'Takes candidates, applications with their files, limit and apply link along. The billing history stays.',
    resolve: (_root, { input }, context) => deleteDeal(signedIn(context), input.id),
  },
  { outputFields: t => ({ deletedDealId: t.globalID({ resolve: ({ id }) => ({ type: 'Deal', id }) }) }) },
)

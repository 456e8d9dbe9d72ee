import { builder, record } from '../graphql/builder.ts'
import { COLUMN_RULES } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { recordQueries, sinceField } from '../graphql/lists.ts'
import { byId, type InputFields, mutation, onceInput, VERSION, versionInput } from '../graphql/mutation.ts'
import { searchHelp } from '../rows/search.ts'
import { eachOf } from '../rules/rules.ts'
import { dealAudiences } from './audiences.ts'
import { createDeal, deleteDeal, duplicateDeal, setDealStatus, shareDeal, updateDeal } from './deals.ts'
import { DEAL_FILTERS, DEAL_ORDERS, dealOrder, dealsWhere } from './list.ts'
import { createDealRules, dealStatusRules, dealTexts, updateDealRules } from './rules.ts'
import { withUnreadAmounts } from './unreadAmounts.ts'
import { deadlineAlarm, dealStatuses, dealTypes, targetAreas } from './words.ts'

const DealStatusEnum = enumOf('DealStatus', dealStatuses, {
  description:
    'How far a deal is. OPEN, CANDIDATE_SENT and CANDIDATE_IN_INTERVIEW are live: somebody may still win it.',
  meanings: {
    OPEN: 'people are sought. The first status.',
    CANDIDATE_SENT: 'somebody was presented to the company.',
    CANDIDATE_IN_INTERVIEW: 'the company talks with somebody.',
    FILLED: 'somebody was chosen and works or will work there.',
    FINISHED: 'the work is over.',
    CLOSED: 'ended without a placement.',
    ON_HOLD: 'the company waits.',
  },
})
export const DealTypeEnum = enumOf('DealType', dealTypes, {
  description: 'How the agency is paid.',
  meanings: {
    MANAGED: 'the company pays the agency by the month, the agency pays the candidate.',
    HEAD_HUNTING: 'the company pays a recruiting fee once and employs the candidate itself.',
  },
})
export const TargetAreaEnum = enumOf('TargetArea', targetAreas, {
  description: 'The field of work in which a deal seeks somebody.',
})

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** A job opening or placement at a company. */
builder.prismaNode('Deal', {
  ...record,
  scope: 'deals:read',
  description: 'A position that the agency fills for a company. Visible to staff; applicants see `ApplicationForm`.',
  extensions: { [COLUMN_RULES]: dealAudiences },
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
      select: { deadline: true, status: true },
      description:
        'The deadline is 0 to 7 days away by the calendar in UTC, and the deal is not Filled, Finished or Closed. The ' +
        'pages use the local calendar of the viewer.',
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
    owner: t.relation('owner', { nullable: true, description: 'The colleague who looks after the deal.' }),
    candidates: t.relation('candidates', {
      description: 'The internal candidates, in the order they were added.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    applications: t.relation('applications', {
      description: 'The external candidates, in the order they applied.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
    }),
    candidateCount: t.int({
      description:
        'The number of people in the running: talents and applicants. Somebody who is both counts once, and whoever waits for a place not at all.',
      // Reads the rows and counts them here. With `_count`, Prisma would group the applications of all deals for each
      // page.
      select: {
        candidates: { select: { talentId: true } },
        applications: { select: { talentId: true, isWaiting: true } },
      },
      resolve({ candidates, applications }) {
        const running = applications.filter(({ isWaiting }) => !isWaiting)
        const strangers = running.filter(({ talentId }) => talentId === null)
        const talents = [...candidates, ...running].flatMap(({ talentId }) => talentId ?? [])
        return new Set(talents).size + strangers.length
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    activeAt: t.expose('activeAt', {
      type: 'DateTime',
      description: 'When something was last done with the deal, its candidates, applications, comments or shares.',
    }),
  }),
})

recordQueries('Deal', {
  names: { one: 'deal', many: 'deals' },
  scope: 'deals:read',
  filter: t => ({
    search: t.string({ description: searchHelp('title or company name') }),
    statuses: t.field({ type: [DealStatusEnum], description: 'Any of these; an empty list means all.' }),
    companyId: t.int({ description: 'Only deals of the company with this `databaseId`.' }),
    ownerId: t.int({ description: 'The id of the colleague who looks after them.' }),
    isMine: t.boolean({ description: 'Those that the viewer looks after.' }),
    hasUnreadAmount: t.boolean({ description: 'Those with a budget or fee that cannot be read as an amount.' }),
    updatedSince: sinceField(t),
  }),
  filtered: DEAL_FILTERS,
  where: async (filter, context) => ({
    AND: [dealsWhere(filter, context), ...(filter.hasUnreadAmount ? [await withUnreadAmounts(context)] : [])],
  }),
  orders: DEAL_ORDERS,
  order: (asked, filter) => dealOrder(filter, asked),
  descriptions: {
    list: 'The deals that match the filter, by title by default.',
    order:
      'STATUS sorts by label, COMPANY by name, BUDGET by the number in the company budget or recruiting fee. Deals without a budget or deadline come last in either direction.',
    by: {
      ACTIVE_AT: 'By the time at which something was last done with it.',
      BUDGET: 'By the number in the company budget or recruiting fee.',
      COMPANY: 'By the name of the company.',
      DEADLINE: 'By deadline.',
      WEEKLY_HOURS: 'By weekly hours.',
    },
    total: 'The number of deals that match the filter.',
    count: 'The number of all deals.',
  },
})

/** All input fields are optional here: rules.ts decides which are required, and with which message. */
const dealInputs = (t: InputFields) => ({
  title: t.string(),
  companyId: t.int(),
  dealType: t.field({ type: DealTypeEnum, description: 'MANAGED by default.' }),
  companyBudget: t.string({
    description:
      "An amount, kept as it is written: '€8,000', '65 000 kr SEK'. '$' is put in front where no currency is named; dollars alone keep digits, commas and decimals.",
  }),
  candidateBudget: t.string(),
  recruitingFee: t.string(),
  weeklyHours: t.int({ description: '40 by default.' }),
  status: t.field({ type: DealStatusEnum }),
  jobDescription: t.string(),
  ...eachOf(dealTexts, () => t.string()),
  interviewDate: t.field({ type: 'DateTime' }),
  deadline: t.field({ type: 'Date' }),
  ownerId: t.int({
    description: 'The id of the colleague who looks after it; null means nobody. By default, who adds it.',
  }),
  startDate: t.field({ type: 'Date' }),
  targetArea: t.field({ type: TargetAreaEnum, description: 'Null means all areas.' }),
})

mutation('createDeal', {
  scope: 'deals:write',
  description: 'Adds a deal. Required: `title`, `companyId`, `jobDescription`.',
  input: t => ({
    idempotencyKey: onceInput(t),
    ...dealInputs(t),
    budget: t.string({ description: 'The only budget of an old record, for a copy of it. No form has it.' }),
  }),
  several: { name: 'createDeals', takesKey: true },
  rules: createDealRules,
  verb: createDeal,
  rows: { deal: 'Deal' },
})

mutation('updateDeal', {
  scope: 'deals:write',
  description: 'Changes the sent fields of a deal.',
  input: t => ({ ...byId(t), version: versionInput(t), ...dealInputs(t) }),
  several: { name: 'updateDeals' },
  rules: updateDealRules,
  verb: updateDeal,
  rows: { deal: 'Deal' },
})

mutation('setDealStatus', {
  scope: 'deals:write',
  description: 'Sets the status of a deal. FILLED with a winner is `fillDeal`.',
  input: t => ({
    ...byId(t),
    status: t.field({ type: DealStatusEnum, required: true }),
    startDate: t.field({ type: 'Date', description: 'Accepted with FILLED only.' }),
  }),
  rules: dealStatusRules,
  verb: setDealStatus,
  rows: { deal: 'Deal' },
})

mutation('duplicateDeal', {
  scope: 'deals:write',
  description: "Creates an Open deal titled with ' (Copy)', without candidates, winner, interview and start date.",
  input: t => ({ ...byId(t), idempotencyKey: onceInput(t) }),
  verb: duplicateDeal,
  rows: { deal: 'Deal' },
})

mutation('shareDeal', {
  scope: 'applications:write',
  description: 'Makes the public link by which people apply, or answers the one there is.',
  input: byId,
  verb: shareDeal,
  rows: { deal: 'Deal' },
  payload: t => ({
    shareableUrl: t.exposeString('shareableUrl', {
      description: 'The public address of the apply page, the same every time.',
    }),
  }),
})

mutation('deleteDeal', {
  scope: 'deals:write',
  description:
    'Deletes the deal with its candidates, applications, their files, limit and apply link. The billing history stays.',
  input: byId,
  verb: deleteDeal,
  deleted: { deletedDealId: 'Deal' },
})

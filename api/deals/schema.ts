import { Activity, ActivityConnection, ActivityEdge, activityPage } from '../activity/schema.ts'
import { builder } from '../graphql/builder.ts'
import { VERSION } from '../graphql/inputs.ts'
import { DealStatusEnum, DealTypeEnum, TargetAreaEnum } from './enums.ts'
import { deadlineAlarm } from './rules.ts'

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
export const Deal = builder.prismaNode('Deal', {
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
    notes: t.exposeString('notes', { nullable: true }),
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
    offerDetails: t.exposeString('offerDetails', { nullable: true }),
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
    activity: t.connection(
      {
        type: Activity,
        description: 'Newest first.',
        resolve: ({ id }, args, context, info) => activityPage({ dealId: id }, args, context, info),
      },
      ActivityConnection,
      ActivityEdge,
    ),
  }),
})

import { percentOf } from '../budgets/rules.ts'
import { marginProblems } from '../budgets/words.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { MarginProblemEnum } from '../graphql/money.ts'
import { periodArgs } from '../graphql/period.ts'
import { MOST_BEHIND, recordOf } from '../graphql/rows.ts'
import { decimalOf } from '../money/rules.ts'
import { monthKey, periodRules } from '../rules/months.ts'
import { parse } from '../rules/parse.ts'
import { type CompanyMargin, type CurrencyMargin, companyMargin } from './companyMargins.ts'
import type { Amounts, Earning } from './earnings.ts'
import type { Placement } from './placements.ts'
import {
  daysToFill,
  demandGroup,
  earningsBehind,
  type FillRow,
  fillsBehind,
  type Group,
  type Revenue,
  type RevenueRow,
  type RevenueSum,
  revenueOf,
} from './revenue.ts'
import { revenueGroups, sources } from './words.ts'

const RevenueGroupEnum = enumOf('RevenueGroup', revenueGroups, {
  description: 'The grouping of revenue. RECRUITER is the owner of the deal.',
})
const PlacementSource = enumOf('PlacementSource', sources, {
  description: 'The source of the selected candidate. The first one that holds counts.',
})
const Sum = builder.objectRef<RevenueSum & Partial<Group>>('RevenueSum').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The sums of placements in one currency. Two currencies are never added.',
  fields: t => ({
    key: t.string({
      nullable: true,
      description: "The group: '2026-11', an id, a source. Null for the total.",
      resolve: ({ key }) => key ?? null,
    }),
    label: t.string({ nullable: true, description: 'The group in words.', resolve: ({ label }) => label ?? null }),
    placements: t.exposeInt('placements', { description: 'How many placements earn.' }),
  }),
})

const Fill = builder.objectRef<FillRow>('FillSum').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The number of filled deals, and the time it took from their creation.',
  fields: t => ({
    key: t.exposeString('key', { description: "The group: '2026-11', an id, a source." }),
    label: t.exposeString('label', { description: 'The group in words.' }),
    filled: t.exposeInt('filled', { description: 'The number of deals.' }),
    medianDays: t.exposeFloat('medianDays', { description: 'Calendar days, in UTC.' }),
  }),
})

const PlacementType = builder.objectRef<Placement>('Placement').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'A deal that was filled.',
  fields: t => ({
    deal: t.field({ ...recordOf('Deal', 'dealId'), description: 'The deal that was filled.' }),
    company: t.exposeString('company', { scope: 'companies:read', description: 'The name of the company.' }),
    recruiter: t.exposeString('recruiter', {
      nullable: true,
      description: 'The name of the owner of the deal; null without one.',
    }),
    source: t.expose('source', { type: PlacementSource, description: 'The source of the selected candidate.' }),
    filledAt: t.expose('filledAt', { type: 'DateTime', description: 'The time when its status became Filled.' }),
    daysToFill: t.int({
      resolve: daysToFill,
      description: 'Calendar days from the creation of the deal until it was filled, in UTC.',
    }),
  }),
})

const EarningType = builder.objectRef<Earning>('Earning').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The amounts of a placement for a month in one currency.',
  fields: t => ({
    placement: t.expose('placement', { type: PlacementType, description: 'The deal that earns it.' }),
    month: t.string({ description: "'2026-11'", resolve: ({ month }) => monthKey(month) }),
  }),
})

const CompanyCurrencyMargin = builder.objectRef<CurrencyMargin>('CompanyCurrencyMargin').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The margin per month of a company in one currency.',
  fields: t => ({
    placements: t.exposeInt('placements', { description: 'Filled deals that are paid by the month.' }),
    fees: t.string({
      description: 'Recruiting fees of Filled deals, each paid once.',
      resolve: ({ fees }) => decimalOf(fees),
    }),
    earned: t.string({
      description: 'All margins up to today, also of placements that have ended.',
      resolve: ({ earned }) => decimalOf(earned),
    }),
  }),
})

type AmountsRef = ReturnType<ReturnType<typeof builder.objectRef<Amounts>>['implement']>

for (const type of [Sum, EarningType, CompanyCurrencyMargin] as AmountsRef[])
  builder.objectFields(type, t => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    companyPays: t.string({
      description: "The amount that companies pay. Decimal: '8500.00'.",
      resolve: ({ companyPays }) => decimalOf(companyPays),
    }),
    candidateGets: t.string({
      description: "The amount that candidates get. Decimal: '6000.00'.",
      resolve: ({ candidateGets }) => decimalOf(candidateGets),
    }),
    margin: t.string({
      description: "The amount that stays with the agency. Decimal: '2500.00'.",
      resolve: ({ companyPays, candidateGets }) => decimalOf(companyPays - candidateGets),
    }),
  }))

for (const type of [Sum, CompanyCurrencyMargin] as AmountsRef[])
  builder.objectField(type, 'percent', t =>
    t.float({
      nullable: true,
      description: 'The margin as a percentage of what companies pay, to a tenth.',
      resolve: ({ companyPays, candidateGets }) => percentOf({ companyPays, amount: companyPays - candidateGets }),
    }),
  )

const CompanyMarginType = builder.objectRef<CompanyMargin>('CompanyMargin').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The margin of a company, each currency apart.',
  fields: t => ({
    currencies: t.expose('currencies', {
      type: [CompanyCurrencyMargin],
      description: 'The one that earned most first.',
    }),
    notCounted: t.exposeInt('notCounted', { description: 'Filled deals whose amounts cannot be read or compared.' }),
  }),
})

builder.prismaObjectField('Company', 'margin', t =>
  t.field({
    type: CompanyMarginType,
    description: 'The margin of its Filled deals.',
    resolve: ({ id }, _args, context) => companyMargin(context, id),
  }),
)

const LeftOut = builder.objectRef<Revenue['leftOut'][number]>('PlacementWithoutMargin').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'A placement with days that are not counted, as its amounts cannot be read or compared.',
  fields: t => ({
    placement: t.expose('placement', { type: PlacementType, description: 'The deal.' }),
    problem: t.expose('problem', { type: MarginProblemEnum, description: 'The problem with its amounts.' }),
    reason: t.string({ description: 'The problem as a sentence.', resolve: ({ problem }) => marginProblems[problem] }),
  }),
})

/** The group of a row of `rows` or `fills`. */
const groupArgs = builder.args(t => ({
  by: t.field({ type: RevenueGroupEnum, description: 'The grouping of the row; everything of the period without it.' }),
  key: t.string({ description: 'The `key` of the row; null for one without.' }),
}))

/** The revenue of a period. funnelSchema.ts adds the fields of the funnel. */
export const RevenueType = builder.objectRef<Revenue>('Revenue').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'The earnings of the agency in a period, by the amounts agreed for each day, and how deals were filled.',
  fields: t => ({
    totals: t.expose('totals', { type: [Sum], description: 'One for each currency.' }),
    rows: t.field({
      type: [Sum],
      description: 'Months in their order, else by the largest margin. Each group has a row for each currency.',
      args: { by: t.arg({ type: RevenueGroupEnum, required: true, description: 'The grouping of the rows.' }) },
      resolve: ({ rows }, { by }, { viewer }): RevenueRow[] => {
        demandGroup(viewer, by)
        return rows[by]
      },
    }),
    earnings: t.field({
      type: [EarningType],
      description:
        'The earnings behind a row, or behind the total of a currency where no group is named: the months of its placements, largest margin first. At most 500.',
      args: {
        ...groupArgs,
        currency: t.arg.string({ required: true, description: "The currency of the row, ISO 4217: 'EUR'." }),
      },
      resolve: async ({ period }, asked, context) =>
        (await earningsBehind(context, period, asked)).slice(0, MOST_BEHIND),
    }),
    filled: t.int({ description: 'Deals that were filled in the period.', resolve: ({ allFills }) => allFills.filled }),
    medianDaysToFill: t.float({
      nullable: true,
      resolve: ({ allFills }) => allFills.medianDays,
      description: 'Calendar days, in UTC; null when no deal was filled.',
    }),
    fills: t.field({
      type: [Fill],
      args: { by: t.arg({ type: RevenueGroupEnum, required: true, description: 'The grouping of the rows.' }) },
      resolve: ({ fills }, { by }, { viewer }) => {
        demandGroup(viewer, by)
        return fills[by]
      },
      description: 'The number of filled deals of each group, and the time it took.',
    }),
    filledDeals: t.field({
      type: [PlacementType],
      description:
        'The placements behind a row of fills, or behind `filled` where no group is named, slowest first. At most 500.',
      args: groupArgs,
      resolve: async ({ period }, asked, context) => (await fillsBehind(context, period, asked)).slice(0, MOST_BEHIND),
    }),
    leftOut: t.field({
      type: [LeftOut],
      description: 'At most 500.',
      resolve: ({ leftOut }) => leftOut.slice(0, MOST_BEHIND),
    }),
  }),
})

builder.queryField('revenue', t =>
  t.field({
    type: RevenueType,
    description: 'The earnings of the agency by month, company, recruiter and source. At most 36 months.',
    args: periodArgs,
    resolve: (_root, period, context) => revenueOf(context, parse(periodRules, period)),
  }),
)

import { budgetHints } from '../budgets/rules.ts'
import { builder } from '../graphql/builder.ts'
import { MarginType, Money, moneyOf } from '../graphql/money.ts'
import { decimalOf } from '../money/rules.ts'
import { parse } from '../rules/parse.ts'
import { entriesOf, marginWithFloor, termsOfDealOn } from './entries.ts'
import { type MonthShare, monthShares, WORKED } from './prorata.ts'
import { onRules } from './rules.ts'
import { BILLED_DEAL, type DatedTerms, dayOf, termsOver } from './terms.ts'

const DealTerms = builder.objectRef<DatedTerms>('DealTerms').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'What the company of a deal pays and its candidate gets on a day.',
  fields: t => ({
    since: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day of these terms; null from the beginning.',
      resolve: ({ from }) => from,
    }),
    companyPays: t.field({
      type: Money,
      nullable: true,
      description: 'The company budget, or the recruiting fee of a head-hunting deal.',
      resolve: ({ terms }) => moneyOf(terms.companyPays, budgetHints(terms.dealType)),
    }),
    candidateGets: t.field({
      type: Money,
      nullable: true,
      description: 'Null for a head-hunting deal.',
      resolve: ({ terms }) => moneyOf(terms.candidateGets, budgetHints(terms.dealType)),
    }),
    weeklyHours: t.int({ description: 'Hours a week by these terms.', resolve: ({ terms }) => terms.weeklyHours }),
    margin: t.field({
      type: MarginType,
      description: 'What stays with the agency by these terms.',
      resolve: ({ terms }, _args, context) => marginWithFloor(context, async () => terms),
    }),
    entryId: t.exposeInt('entryId', {
      nullable: true,
      description: 'The entry of the billing history that set them; null for the terms before the first one.',
    }),
  }),
})

const ProRata = builder.objectRef<MonthShare>('ProRata').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description: 'What a placement brings in a month in one currency, each day by the terms that hold on it.',
  fields: t => ({
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    days: t.exposeInt('days', { description: 'The days of the month that count.' }),
    daysOfMonth: t.exposeInt('daysOfMonth', { description: 'All days of the month.' }),
    companyPays: t.string({ resolve: ({ companyPays }) => decimalOf(companyPays) }),
    candidateGets: t.string({ resolve: ({ candidateGets }) => decimalOf(candidateGets) }),
    margin: t.string({ resolve: ({ companyPays, candidateGets }) => decimalOf(companyPays - candidateGets) }),
  }),
})

builder.prismaObjectFields('Deal', t => ({
  proRata: t.field({
    type: [ProRata],
    description:
      'The month of a day pro rata, in each currency apart: from the start date, or the day the deal was filled, to its end. Empty for a fee, for a month without a day of work, and while the deal is not filled.',
    args: { on: t.arg({ type: 'Date', description: 'Any day of the month; today by default, in UTC.' }) },
    select: { ...BILLED_DEAL, ...WORKED },
    async resolve(deal, { on }, context) {
      const today = dayOf(context.clock.now())
      const held = termsOver(deal, await entriesOf(context, deal.id), today)
      return monthShares(held, on == null ? today : parse(onRules, { on }).on, deal)
    },
  }),
  terms: t.field({
    type: DealTerms,
    description: 'What held, holds or will hold on a day, by the billing history.',
    args: { on: t.arg({ type: 'Date', description: 'Today by default, in UTC.' }) },
    select: BILLED_DEAL,
    resolve: (deal, { on }, context) =>
      termsOfDealOn(context, deal, on == null ? undefined : parse(onRules, { on }).on),
  }),
  upcomingTerms: t.field({
    type: [DealTerms],
    description: 'The terms of planned changes, next first.',
    select: BILLED_DEAL,
    async resolve(deal, _args, context) {
      const today = dayOf(context.clock.now())
      const held = termsOver(deal, await entriesOf(context, deal.id), today)
      return held.filter(({ from }) => from !== null && from > today)
    },
  }),
  margin: t.field({
    type: MarginType,
    description: 'What stays with the agency today; the same as terms.margin.',
    select: BILLED_DEAL,
    resolve: (deal, _args, context) => marginWithFloor(context, async () => (await termsOfDealOn(context, deal)).terms),
  }),
}))

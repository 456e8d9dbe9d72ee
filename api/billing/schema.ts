import { budgetHints } from '../budgets/rules.ts'
import { DealTypeEnum } from '../deals/schema.ts'
import { builder, record } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { Money, moneyOf } from '../graphql/money.ts'
import { mutation, onceInput } from '../graphql/mutation.ts'
import { parse } from '../rules/parse.ts'
import { billingHistory, updateBilling } from './billing.ts'
import { entriesOf } from './entries.ts'
import { anyBillingRules, BILLED_COLUMNS, onRules } from './rules.ts'
import { dayOf, stateOf } from './terms.ts'
import { billingStates } from './words.ts'

const BillingState = enumOf('BillingState', billingStates, {
  description: 'Whether an entry of the billing history holds.',
  meanings: {
    PLANNED: 'its day lies ahead.',
    CURRENT: 'it holds today.',
    PAST: 'it held before.',
    REPLACED: 'another entry corrects it.',
  },
})

const BillingChange = builder.prismaNode('BillingChange', {
  ...record,
  scope: 'billing:read',
  description: 'An entry in the billing history of a deal and a talent. It is kept when the deal is deleted.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    dealId: t.exposeInt('dealId'),
    talentId: t.exposeInt('talentId'),
    dealType: t.expose('dealType', {
      type: DealTypeEnum,
      extensions: madeOf({ Deal: ['dealType'] }),
      description:
        'The type of the deal at that time. The company budgets of a head-hunting deal are its recruiting fees.',
    }),
    previousCompanyBudget: t.exposeString('previousCompanyBudget', {
      extensions: madeOf({ Deal: BILLED_COLUMNS.previousCompanyBudget }),
      nullable: true,
    }),
    newCompanyBudget: t.exposeString('newCompanyBudget', {
      extensions: madeOf({ Deal: BILLED_COLUMNS.newCompanyBudget }),
    }),
    previousCandidateBudget: t.exposeString('previousCandidateBudget', {
      extensions: madeOf({ Deal: BILLED_COLUMNS.previousCandidateBudget }),
      nullable: true,
    }),
    newCandidateBudget: t.exposeString('newCandidateBudget', {
      extensions: madeOf({ Deal: BILLED_COLUMNS.newCandidateBudget }),
      nullable: true,
      description: 'Null for a head-hunting deal.',
    }),
    previousWeeklyHours: t.exposeInt('previousWeeklyHours', {
      extensions: madeOf({ Deal: BILLED_COLUMNS.previousWeeklyHours }),
      nullable: true,
    }),
    newWeeklyHours: t.exposeInt('newWeeklyHours', { extensions: madeOf({ Deal: BILLED_COLUMNS.newWeeklyHours }) }),
    changeReason: t.exposeString('changeReason'),
    effectiveDate: t.expose('effectiveDate', { type: 'Date' }),
    notes: t.exposeString('notes', { nullable: true }),
    companyPays: t.field({
      type: Money,
      nullable: true,
      select: { dealType: true, newCompanyBudget: true },
      extensions: madeOf({ Deal: BILLED_COLUMNS.newCompanyBudget }),
      description: 'newCompanyBudget as it is read.',
      resolve: ({ dealType, newCompanyBudget }) => moneyOf(newCompanyBudget, budgetHints(dealType)),
    }),
    candidateGets: t.field({
      type: Money,
      nullable: true,
      select: { dealType: true, newCandidateBudget: true },
      extensions: madeOf({ Deal: BILLED_COLUMNS.newCandidateBudget }),
      description: 'newCandidateBudget as it is read.',
      resolve: ({ dealType, newCandidateBudget }) => moneyOf(newCandidateBudget, budgetHints(dealType)),
    }),
    replacesId: t.exposeInt('replacesId', {
      nullable: true,
      description: 'The earlier entry that this one corrects. That one stays as it is, and counts no longer.',
    }),
    state: t.field({
      type: BillingState,
      description: 'Whether the entry holds today.',
      select: { dealId: true },
      resolve: async ({ id, dealId }, _args, context) =>
        stateOf(id, await entriesOf(context, dealId), dayOf(context.clock.now())),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('billingHistory', t =>
  t.prismaField({
    type: [BillingChange],
    description: 'The billing changes of a deal and a talent, the newest first; those of deleted deals, too.',
    args: {
      dealId: t.arg.int({ required: true }),
      talentId: t.arg.int({ required: true }),
      on: t.arg({ type: 'Date', description: 'Only the entry that held on that day.' }),
    },
    resolve: (query, _root, { on, ...args }, context) =>
      billingHistory(context, query, { ...args, on: on == null ? null : parse(onRules, { on }).on }),
  }),
)

mutation('updateBilling', {
  scope: 'billing:write',
  description:
    'Adds an entry to the billing history and updates the budgets and hours of the deal, on its effective date if that lies ahead. The talent must be a candidate for it.',
  input: t => ({
    idempotencyKey: onceInput(t),
    dealId: t.int({ required: true }),
    talentId: t.int({ required: true }),
    newCompanyBudget: t.string({ description: 'For a head-hunting deal, the new recruiting fee.' }),
    newCandidateBudget: t.string({ description: 'Required for a managed deal, and ignored for a head-hunting one.' }),
    newWeeklyHours: t.int({ description: "By default the deal's current hours." }),
    changeReason: t.string({ description: 'Why the terms change. Required.' }),
    effectiveDate: t.field({
      type: 'Date',
      description: 'A later day than today, in UTC, plans the change: the deal is changed on that day.',
    }),
    notes: t.string(),
    replacesId: t.int({
      description:
        'The databaseId of an earlier entry that this one corrects. CONFLICT when another one corrects it already.',
    }),
  }),
  rules: anyBillingRules,
  verb: updateBilling,
  rows: { billingChange: 'BillingChange', deal: ['Deal', 'dealId'] },
})

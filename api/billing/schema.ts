import { DealTypeEnum } from '../deals/schema.ts'
import { builder, record } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { mutation, onceInput } from '../graphql/mutation.ts'
import { billingHistory, updateBilling } from './billing.ts'
import { BILLED_COLUMNS } from './rules.ts'

const BillingChange = builder.prismaNode('BillingChange', {
  ...record,
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
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('billingHistory', t =>
  t.prismaField({
    type: [BillingChange],
    description: 'Newest first. Includes the history of deleted deals.',
    args: { dealId: t.arg.int({ required: true }), talentId: t.arg.int({ required: true }) },
    resolve: (query, _root, args, context) => billingHistory(context, query, args),
  }),
)

mutation('updateBilling', {
  description:
    'Adds an entry to the billing history and updates the budgets and hours of the deal. The talent must be a candidate for it.',
  input: t => ({
    idempotencyKey: onceInput(t),
    dealId: t.int({ required: true }),
    talentId: t.int({ required: true }),
    newCompanyBudget: t.string({ description: 'For a head-hunting deal, the new recruiting fee.' }),
    newCandidateBudget: t.string({ description: 'Required for a managed deal, and ignored for a head-hunting one.' }),
    newWeeklyHours: t.int({ description: "1 to 168; by default the deal's current hours." }),
    changeReason: t.string(),
    effectiveDate: t.field({ type: 'Date' }),
    notes: t.string(),
  }),
  verb: updateBilling,
  rows: { billingChange: 'BillingChange', deal: ['Deal', 'dealId'] },
})

import { DealTypeEnum } from '../deals/schema.ts'
import { builder } from '../graphql/builder.ts'
import { onceInput } from '../graphql/inputs.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { billingHistory, updateBilling } from './billing.ts'

const BillingChange = builder.prismaNode('BillingChange', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  description: 'A line of the billing history of a deal and a talent. It outlives the deal.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    dealId: t.exposeInt('dealId'),
    talentId: t.exposeInt('talentId'),
    dealType: t.expose('dealType', {
      type: DealTypeEnum,
      description: 'What the deal was then. The company budgets of a head-hunting deal are its recruiting fees.',
    }),
    previousCompanyBudget: t.exposeString('previousCompanyBudget', { nullable: true }),
    newCompanyBudget: t.exposeString('newCompanyBudget'),
    previousCandidateBudget: t.exposeString('previousCandidateBudget', { nullable: true }),
    newCandidateBudget: t.exposeString('newCandidateBudget', {
      nullable: true,
      description: 'Null for a head-hunting deal.',
    }),
    previousWeeklyHours: t.exposeInt('previousWeeklyHours', { nullable: true }),
    newWeeklyHours: t.exposeInt('newWeeklyHours'),
    changeReason: t.exposeString('changeReason'),
    effectiveDate: t.expose('effectiveDate', { type: 'Date' }),
    notes: t.exposeString('notes', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.queryField('billingHistory', t =>
  t.prismaField({
    type: [BillingChange],
    description: 'Newest first. Also of a deal that was deleted.',
    args: { dealId: t.arg.int({ required: true }), talentId: t.arg.int({ required: true }) },
    resolve: (query, _root, args, context) => billingHistory(context, query, args),
  }),
)

builder.relayMutationField(
  'updateBilling',
  {
    inputFields: t => ({
      idempotencyKey: onceInput(t),
      dealId: t.int({ required: true }),
      talentId: t.int({ required: true }),
      newCompanyBudget: t.string({ description: 'Of a head-hunting deal, the new recruiting fee.' }),
      newCandidateBudget: t.string({ description: 'Required for a managed deal, and ignored for a head-hunting one.' }),
      newWeeklyHours: t.int({ description: "1 to 168; the deal's unless told otherwise." }),
      changeReason: t.string(),
      effectiveDate: t.field({ type: 'Date' }),
      notes: t.string(),
    }),
  },
  {
    description: 'Writes the history and the new budgets and hours of the deal. The talent must be a candidate for it.',
    resolve: (_root, { input }, context) => updateBilling(signedIn(context), input),
  },
  {
    outputFields: t => ({
      billingChange: t.prismaField(rowOf('BillingChange')),
      deal: t.prismaField(rowOf('Deal', 'dealId')),
    }),
  },
)

import { z } from 'zod'
import { call, columnsOf } from '../rest/call.ts'
import {
  answersOf,
  bodyOf,
  date,
  described,
  id,
  instant,
  needed,
  number,
  optionalNumber,
  optionalText,
  text,
} from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { billingHistory, updateBilling } from './billing.ts'

const fields = {
  newCompanyBudget: described(text, 'The recruiting fee of a head_hunting deal.'),
  newCandidateBudget: described(optionalText, 'Null for a head_hunting deal.'),
  newWeeklyHours: number,
  changeReason: text,
  effectiveDate: date,
  notes: optionalText,
}

const billingChange = z
  .object(
    answersOf({
      id,
      dealId: id,
      talentId: id,
      previousCompanyBudget: optionalText,
      previousCandidateBudget: optionalText,
      previousWeeklyHours: optionalNumber,
      ...fields,
      createdAt: instant,
    }),
  )
  .meta({ id: 'BillingChange' })

const select = columnsOf(billingChange)

export const billingCalls = [
  call('GET /api/billing-history/{dealId}/{talentId}', {
    summary: 'The billing changes of a deal and a talent, the newest first',
    description: 'Also those of a deal that was deleted. Without any, an empty list.',
    scope: 'staff',
    field: 'Query.billingHistory',
    params: { dealId: idOf('Deal'), talentId: idOf('Talent') },
    answer: z.array(billingChange),
    run: (context, ids) => billingHistory(context, { select }, ids),
  }),
  call('POST /api/billing-history/update', {
    summary: 'Change what a deal pays, and remember what it paid before',
    description:
      "The talent must be a candidate for the deal. Without newWeeklyHours the deal's own stay. Of a head_hunting deal, " +
      'newCompanyBudget is the recruiting fee, and newCandidateBudget may be left out: it is ignored, and null in the answer.',
    scope: 'write',
    field: 'Mutation.updateBilling',
    body: bodyOf({ dealId: needed(id), talentId: needed(id), ...fields }),
    required: ['dealId', 'talentId', 'newCompanyBudget', 'newCandidateBudget', 'changeReason', 'effectiveDate'],
    once: true,
    status: 201,
    answer: billingChange,
    problems: [404],
    async run(context, _params, body) {
      const { id } = await updateBilling(context, body)
      return context.db.billingChange.findUniqueOrThrow({ where: { id }, select })
    },
  }),
]

import { z } from 'zod'
import { call } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { heldTo } from '../rest/columnRules.ts'
import { idOf } from '../rest/parameters.ts'
import { recordsOf } from '../rest/records.ts'
import type { Order } from '../rows/page.ts'
import { updateBilling } from './billing.ts'
import { BILLED_COLUMNS } from './rules.ts'

const fields = {
  newCompanyBudget: json.described(json.text, 'The recruiting fee of a head_hunting deal.'),
  newCandidateBudget: json.described(json.optionalText, 'Null for a head_hunting deal.'),
  newWeeklyHours: json.measured,
  changeReason: json.text,
  effectiveDate: json.date,
  notes: json.optionalText,
}

export const billingChange = json.answer(
  {
    id: json.id,
    dealId: json.id,
    talentId: json.id,
    previousCompanyBudget: json.optionalText,
    previousCandidateBudget: json.optionalText,
    previousWeeklyHours: json.optionalNumber,
    ...fields,
    createdAt: json.instant,
  },
  { id: 'BillingChange', scope: 'billing:read' },
)

heldTo(billingChange, { model: 'Deal', columns: BILLED_COLUMNS })

export const billingChanges = recordsOf({
  model: 'BillingChange',
  what: 'Billing change',
  answer: billingChange,
  select: json.columnsOf(billingChange),
  toAnswers: rows => rows,
})

/** Sorted by id, as two entries may have the same time. */
const LATEST_FIRST: Order = { list: 'billing changes', column: 'id', kind: 'whole', direction: 'desc', few: true }

export const billingCalls = [
  call('GET /api/billing-history/{dealId}/{talentId}', {
    summary: 'The billing changes of a deal and a talent, newest first',
    description: 'Includes those of a deleted deal. An empty list when there are none.',
    field: 'Query.billingHistory',
    params: { dealId: idOf('Deal'), talentId: idOf('Talent') },
    answer: z.array(billingChange),
    run: async (_context, ids) => billingChanges.all(LATEST_FIRST, ids),
  }),
  call('POST /api/billing-history/update', {
    summary: 'Update the budgets and hours of a deal, with an entry in the billing history',
    description:
      'The talent must be a candidate for the deal. Without newWeeklyHours the deal keeps its own. For a head_hunting deal, ' +
      'newCompanyBudget is the recruiting fee, and newCandidateBudget may be omitted: it is ignored, and null in the response.',
    field: 'Mutation.updateBilling',
    body: json.bodyOf({ dealId: json.needed(json.id), talentId: json.needed(json.id), ...fields }),
    required: ['newCandidateBudget'],
    once: true,
    status: 201,
    answer: billingChange,
    problems: [404],
    run: async (context, sent) => billingChanges.read(context, await updateBilling(context, sent)),
  }),
]

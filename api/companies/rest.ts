import { z } from 'zod'
import { call, success } from '../rest/call.ts'
import { changed, changeQuery } from '../rest/changes.ts'
import * as json from '../rest/codec.ts'
import { heldTo } from '../rest/columnRules.ts'
import { idOf } from '../rest/parameters.ts'
import { recordsOf } from '../rest/records.ts'
import { eachOf, keysOf } from '../rules/rules.ts'
import { createCompany, deleteCompany, lockCompany, setCompanyStatus, updateCompany } from './companies.ts'
import { FILLED_COLUMNS, filledDealsOf } from './filledDeals.ts'
import { companyOrder } from './list.ts'
import { companyNames, companyTexts } from './rules.ts'
import { companyLabels, companyStatuses } from './words.ts'

const fields = {
  ...eachOf(companyLabels, () => json.text),
  status: json.word(companyStatuses),
  ...eachOf(companyTexts, () => json.optionalText),
}

const stored = z.object({ id: json.id.answer, ...json.answersOf(fields) })

export const company = stored
  .extend(
    json.answersOf({
      filledDealsCount: json.number,
      billingTotal: json.described(
        json.text,
        "The total in dollars of the Filled deals' company budgets: '$1,234,567', '$0'.",
      ),
      billingTotals: json.described(
        json.texts,
        "The total in each currency apart, the dollars first where there are any: '$5,000', '€13,500'.",
      ),
    }),
  )
  .meta({ id: 'Company', scope: 'companies:read' })

/** The fields that are computed from deals. */
export const ofFilledDeals = {
  model: 'Deal' as const,
  columns: {
    filledDealsCount: FILLED_COLUMNS.count,
    billingTotal: FILLED_COLUMNS.total,
    billingTotals: FILLED_COLUMNS.total,
  },
}
heldTo(company, ofFilledDeals)

export const companies = recordsOf({
  model: 'Company',
  what: 'Company',
  answer: company,
  select: { version: true, ...json.columnsOf(stored) },
  alsoReads: ['Deal'],
  toAnswers: (rows, context) =>
    Promise.all(
      rows.map(async row => {
        const { count, total, totals } = await filledDealsOf(context, row.id)
        return { ...row, filledDealsCount: count, billingTotal: total, billingTotals: totals }
      }),
    ),
})

const params = { id: idOf('Company') }

export const companyCalls = [
  call('GET /api/companies', {
    summary: 'All companies, by name',
    field: 'Query.companies',
    answer: z.array(company),
    query: changeQuery,
    run: async (_context, asked) => companies.all(...changed(companyOrder(), asked)),
  }),
  call('POST /api/companies', {
    summary: 'Add a company',
    field: 'Mutation.createCompany',
    body: json.bodyOf(fields),
    required: keysOf(companyNames),
    once: true,
    status: 201,
    answer: company,
    run: async (context, sent) => companies.read(context, await createCompany(context, sent)),
  }),
  call('PUT /api/companies/{id}', {
    summary: 'Change a company',
    description: 'Omitted fields keep their values; null clears billing and notes.',
    field: 'Mutation.updateCompany',
    params,
    versioned: lockCompany,
    body: json.bodyOf(fields),
    answer: company,
    run: async (context, sent) => companies.read(context, await updateCompany(context, sent)),
  }),
  call('PATCH /api/companies/{id}/status', {
    summary: 'Set the status of a company; any may follow any other',
    field: 'Mutation.setCompanyStatus',
    params,
    versioned: lockCompany,
    body: json.bodyOf({ status: fields.status }),
    answer: company,
    run: async (context, sent) => companies.read(context, await setCompanyStatus(context, sent)),
  }),
  call('DELETE /api/companies/{id}', {
    summary: 'Delete a company without deals',
    description: 'Refused with 409 while the company has deals; the message says how many.',
    field: 'Mutation.deleteCompany',
    params,
    versioned: lockCompany,
    answer: success,
    problems: [409],
    run: deleteCompany,
  }),
]

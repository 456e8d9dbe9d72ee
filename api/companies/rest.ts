import { z } from 'zod'
import { candidateStatuses } from '../candidates/words.ts'
import type { Context } from '../context.ts'
import { budgets } from '../deals/rest.ts'
import { readAll } from '../lists/keyset.ts'
import { NotFound } from '../problems.ts'
import { call, columnsOf, success } from '../rest/call.ts'
import {
  answersOf,
  bodyOf,
  described,
  eachOf,
  id,
  number,
  optionalDate,
  optionalText,
  text,
  word,
} from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { talentSummary } from '../talents/rest.ts'
import { createCompany, deleteCompany, setCompanyStatus, updateCompany } from './companies.ts'
import { filledDealsOf, selectedCandidatesOf } from './filledDeals.ts'
import { companyOrder } from './list.ts'
import { companyTexts } from './rules.ts'
import { companyStatuses } from './words.ts'

const fields = {
  name: text,
  status: word(companyStatuses),
  mainStakeholder: text,
  ...eachOf(companyTexts, optionalText),
}

const stored = z.object({ id: id.answer, ...answersOf(fields) })

const company = stored
  .extend(
    answersOf({
      filledDealsCount: number,
      billingTotal: described(text, "What the company pays for its Filled deals: '$1,234,567', '$0'."),
    }),
  )
  .meta({ id: 'Company' })

const selectedCandidate = talentSummary
  .extend(
    answersOf({
      dealId: id,
      position: described(text, 'The title of the deal.'),
      startDate: optionalDate,
      ...budgets,
      weeklyHours: number,
      status: word(candidateStatuses),
      notes: optionalText,
    }),
  )
  .meta({
    id: 'SelectedCandidate',
    description:
      'The talent who is shown for a Filled deal: the candidate with the status Selected, or else the first one.',
  })

const companyWithCandidates = company
  .extend({ selectedCandidates: z.array(selectedCandidate) })
  .meta({ id: 'CompanyWithCandidates' })

const select = columnsOf(stored)

/** With what its Filled deals come to. */
async function withFilledDeals<Row extends { id: number }>(context: Context, row: Row) {
  const { count, total } = await filledDealsOf(context, row.id)
  return { ...row, filledDealsCount: count, billingTotal: total }
}

const readCompany = async (context: Context, id: number) =>
  withFilledDeals(context, await context.db.company.findUniqueOrThrow({ where: { id }, select }))

const params = { id: idOf('Company') }

export const companyCalls = [
  call('GET /api/companies', {
    summary: 'All companies, by name',
    scope: 'staff',
    field: 'Query.companies',
    answer: z.array(company),
    run: context =>
      readAll(companyOrder(), async slice => {
        const rows = await context.db.company.findMany({ ...slice, select })
        return Promise.all(rows.map(row => withFilledDeals(context, row)))
      }),
  }),
  call('POST /api/companies', {
    summary: 'Add a company',
    scope: 'write',
    field: 'Mutation.createCompany',
    body: bodyOf(fields),
    required: ['name', 'mainStakeholder'],
    once: true,
    status: 201,
    answer: company,
    run: async (context, _params, body) => readCompany(context, (await createCompany(context, body)).id),
  }),
  call('GET /api/companies/{id}', {
    summary: 'One company, and who was selected for its Filled deals',
    scope: 'staff',
    field: 'Query.company',
    params,
    answer: companyWithCandidates,
    async run(context, { id }) {
      const row = await context.db.company.findUnique({ where: { id }, select })
      if (!row) throw new NotFound('Company')
      const shown = await selectedCandidatesOf(context, id)
      const talents = await context.db.talent.findMany({
        where: { id: { in: shown.map(({ candidate }) => candidate.talentId) } },
        select: columnsOf(talentSummary),
      })
      const selectedCandidates = shown.flatMap(({ deal, candidate: { talentId, status, notes } }) =>
        talents
          .filter(talent => talent.id === talentId)
          .map(talent => ({ ...deal, dealId: deal.id, position: deal.title, status, notes, ...talent })),
      )
      return { ...(await withFilledDeals(context, row)), selectedCandidates }
    },
  }),
  call('PUT /api/companies/{id}', {
    summary: 'Change a company',
    description: 'Fields that are left out stay as they are; null empties billing and notes.',
    scope: 'write',
    field: 'Mutation.updateCompany',
    params,
    body: bodyOf(fields),
    answer: company,
    run: async (context, { id }, body) => readCompany(context, (await updateCompany(context, { ...body, id })).id),
  }),
  call('PATCH /api/companies/{id}/status', {
    summary: 'Set the status; any may follow any other',
    scope: 'write',
    field: 'Mutation.setCompanyStatus',
    params,
    body: bodyOf({ status: fields.status }),
    required: ['status'],
    answer: company,
    run: async (context, { id }, { status }) =>
      readCompany(context, (await setCompanyStatus(context, { id, status })).id),
  }),
  call('DELETE /api/companies/{id}', {
    summary: 'Delete a company without deals',
    description: 'Refused with 409 while the company has deals; the message says how many.',
    scope: 'write',
    field: 'Mutation.deleteCompany',
    params,
    answer: success,
    problems: [409],
    run: (context, { id }) => deleteCompany(context, id),
  }),
]

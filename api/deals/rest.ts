import { z } from 'zod'
import { call, success } from '../rest/call.ts'
import { changeColumns, changed, changeQuery } from '../rest/changes.ts'
import * as json from '../rest/codec.ts'
import { columnsBy, heldTo } from '../rest/columnRules.ts'
import { idOf } from '../rest/parameters.ts'
import { recordsOf } from '../rest/records.ts'
import { eachOf } from '../rules/rules.ts'
import { talentSummary } from '../talents/rest.ts'
import { DEAL_CALENDAR_COLUMNS, dealInterviewFile } from './calendar.ts'
import { createDeal, deleteDeal, lockDeal, setDealStatus, shareDeal, updateDeal } from './deals.ts'
import { DEALS_BY_TITLE } from './list.ts'
import { ALL_AREAS, dealTexts, hoursTyped } from './rules.ts'
import { dealStatuses, targetAreas } from './words.ts'

/** The deal types as written in REST. */
const dealTypeWords = { MANAGED: 'managed', HEAD_HUNTING: 'head_hunting' } as const

/** The budget fields of a deal. */
export const budgets = {
  companyBudget: json.optionalText,
  candidateBudget: json.optionalText,
  budget: json.described(json.optionalText, 'The only budget of an old record; read it when companyBudget is null.'),
}

const { budget, ...changedBudgets } = budgets

const fields = {
  title: json.text,
  companyId: json.id,
  dealType: json.word(dealTypeWords),
  ...changedBudgets,
  recruitingFee: json.optionalText,
  weeklyHours: json.numberTyped(hoursTyped),
  status: json.word(dealStatuses),
  jobDescription: json.optionalText,
  interviewDate: json.optionalInstant,
  deadline: json.optionalDate,
  startDate: json.optionalDate,
  targetArea: json.described(json.optionalWord(targetAreas, { none: ALL_AREAS }), 'Null means all areas.'),
  ...eachOf(dealTexts, () => json.optionalText),
}

/** Declares which columns of a deal the fields of an answer show. */
export const ofDeal = (columns: Record<string, string>) => ({ model: 'Deal' as const, columns })

const stored = z.object(json.answersOf({ id: json.id, ...fields, budget, createdAt: json.instant }))

export const deal = stored
  .extend({
    company: json.described(json.optionalText, "The company's name.").answer,
    selectedCandidateId: json.described(json.optionalId, 'The id of a talent.').answer,
    selectedCandidate: talentSummary.nullable(),
  })
  .meta({ id: 'Deal', scope: 'deals:read' })

const renamed = { company: 'companyId', selectedCandidateId: 'selectedTalentId', selectedCandidate: 'selectedTalentId' }
heldTo(deal, ofDeal(columnsBy(deal, renamed)))

export const deals = recordsOf({
  model: 'Deal',
  what: 'Deal',
  answer: deal,
  select: {
    version: true,
    ...json.columnsOf(stored),
    company: { select: { name: true } },
    selectedTalentId: true,
    selectedTalent: { select: json.columnsOf(talentSummary) },
  },
  toAnswers: rows =>
    rows.map(({ company, ...row }) => ({
      ...{ ...row, company: company?.name ?? null },
      ...{ selectedCandidateId: row.selectedTalentId, selectedCandidate: row.selectedTalent },
    })),
})

const params = { id: idOf('Deal') }
const BUDGETS = 'A managed deal needs companyBudget and candidateBudget, a head_hunting one recruitingFee.'

export const dealCalls = [
  call('GET /api/deals', {
    summary: 'All deals, by title',
    field: 'Query.deals',
    answer: z.array(deal),
    query: changeQuery,
    columns: asked => ({ Deal: changeColumns(asked) }),
    run: async (_context, asked) => deals.all(...changed(DEALS_BY_TITLE, asked)),
  }),
  call('POST /api/deals', {
    summary: 'Add a deal',
    description: `${BUDGETS} A copy of an old record may include its budget.`,
    field: 'Mutation.createDeal',
    body: json.bodyOf({ ...fields, budget }),
    once: true,
    status: 201,
    answer: deal,
    run: async (context, sent) => deals.read(context, await createDeal(context, sent)),
  }),
  call('GET /api/deals/{id}', {
    summary: 'One deal',
    field: 'Query.deal',
    params,
    answer: deal,
    run: deals.read,
  }),
  call('GET /api/deals/{id}/interview.ics', {
    summary: "A deal's own interview date for a calendar",
    description: 'iCalendar, with position, company and the address of the deal. 404 without an interview date.',
    field: 'Query.deal',
    params,
    answer: { contentType: 'text/calendar' },
    columns: DEAL_CALENDAR_COLUMNS,
    names: ['companies:read'],
    problems: [404],
    run: dealInterviewFile,
  }),
  call('PUT /api/deals/{id}', {
    summary: 'Change a deal',
    description: `Omitted fields keep their values; null clears optional ones. ${BUDGETS}`,
    field: 'Mutation.updateDeal',
    params,
    versioned: (tx, id) => lockDeal(tx, id),
    body: json.bodyOf(fields),
    answer: deal,
    run: async (context, sent) => deals.read(context, await updateDeal(context, sent)),
  }),
  call('PATCH /api/deals/{id}/status', {
    summary: 'Set the status of a deal; any may follow any other',
    description: 'A start date is accepted with Filled only.',
    field: 'Mutation.setDealStatus',
    params,
    versioned: (tx, id) => lockDeal(tx, id),
    body: json.bodyOf({ status: fields.status, startDate: fields.startDate }),
    answer: deal,
    run: async (context, sent) => deals.read(context, await setDealStatus(context, sent)),
  }),
  call('DELETE /api/deals/{id}', {
    summary: 'Delete a deal with its candidates, applications, limit and apply link',
    description: 'The billing history stays readable by deal and talent id.',
    field: 'Mutation.deleteDeal',
    params,
    versioned: (tx, id) => lockDeal(tx, id),
    answer: success,
    run: deleteDeal,
  }),
  call('POST /api/deals/{id}/shareable-link', {
    summary: 'The public address to apply at, the same one every time',
    field: 'Mutation.shareDeal',
    params,
    answer: z.object({ shareableUrl: z.string().meta({ format: 'uri' }) }).meta({ id: 'ShareableUrl', scope: 'every' }),
    run: shareDeal,
  }),
]

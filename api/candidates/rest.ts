import { z } from 'zod'
import { company, ofFilledDeals, readCompany } from '../companies/rest.ts'
import type { Context } from '../context.ts'
import { budgets, deal, ofDeal, readDeal } from '../deals/rest.ts'
import type { Id } from '../deps.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { found } from '../problems.ts'
import { call, columnsOf, success } from '../rest/call.ts'
import { changedRows, changeQuery } from '../rest/changes.ts'
import * as json from '../rest/codec.ts'
import { columnsBy, heldTo } from '../rest/columnRules.ts'
import { idOf } from '../rest/parameters.ts'
import { WholeList } from '../rest/wholeList.ts'
import { ofTalent, talentSummary } from '../talents/rest.ts'
import { MATCHED_COLUMNS } from '../talents/rules.ts'
import { addCandidate } from './adding.ts'
import { CALENDAR_COLUMNS, interviewFile } from './calendar.ts'
import { lockCandidate, lockContested, removeCandidate, selectWinner, updateCandidate } from './candidates.ts'
import { ADDED } from './list.ts'
import { selectedCandidatesOf } from './selected.ts'
import { candidateStatuses } from './words.ts'

const fields = { status: json.word(candidateStatuses), notes: json.optionalText, interviewDate: json.optionalInstant }

export const candidate = json.answer(
  {
    ...{ id: json.id, dealId: json.id, talentId: json.id },
    ...fields,
    matchPercentage: json.optionalNumber,
    createdAt: json.instant,
    version: json.version,
    talent: { answer: talentSummary.nullable() },
  },
  { id: 'DealCandidate', scope: 'candidates:read' },
)

heldTo(candidate, ofTalent({ matchPercentage: MATCHED_COLUMNS }))

const select = columnsOf(candidate)

export const allCandidates = new WholeList(candidate, {
  table: 'DealCandidate',
  order: ADDED,
  fields: { talent: { table: 'Talent', by: 'talentId' } },
})

/** Throws NotFound. */
const readCandidate = async ({ db }: Pick<Context, 'db'>, { id }: Id) =>
  found(await db.dealCandidate.findUnique({ where: { id }, select }), 'Candidate')

/** A candidate as webhooks tell of them. */
export const candidateRecord = { answer: candidate, read: readCandidate }

const dealOfSelected = json.answersOf({
  dealId: json.id,
  position: json.described(json.text, 'The title of the deal.'),
  startDate: json.optionalDate,
  ...budgets,
  weeklyHours: json.number,
})

const selectedCandidate = talentSummary
  .extend({ ...dealOfSelected, ...json.answersOf({ status: json.word(candidateStatuses), notes: json.optionalText }) })
  .meta({
    id: 'SelectedCandidate',
    scope: ['candidates:read', 'talents:read', 'deals:read'],
    description:
      'The talent who is shown for a Filled deal: the candidate with the status Selected, or else the first one.',
  })

const shownColumns = {
  ...{ dealId: true, status: true, notes: true },
  deal: { select: { title: true, startDate: true, weeklyHours: true, ...columnsOf(z.object(budgets)) } },
  talent: { select: columnsOf(talentSummary) },
} as const satisfies Prisma.DealCandidateSelect

type Shown = Prisma.DealCandidateGetPayload<{ select: typeof shownColumns }>

heldTo(
  selectedCandidate,
  ofTalent(columnsBy(talentSummary)),
  ofDeal(columnsBy(z.object(dealOfSelected), { dealId: 'id', position: 'title' })),
)

const companyWithCandidates = company
  .extend({ selectedCandidates: z.array(selectedCandidate) })
  .meta({ id: 'CompanyWithCandidates', scope: 'candidates:read' })
heldTo(companyWithCandidates, ofFilledDeals)

const INTERVIEW = 'An interview date is accepted with Interviewed only.'

export const candidateCalls = [
  call('GET /api/deals/{id}/candidates', {
    summary: "A deal's internal candidates, in the order they were added",
    field: 'Query.deal',
    params: { id: idOf('Deal') },
    answer: z.array(candidate),
    async run({ db }, { id }) {
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
      const deal = await db.deal.findUnique({ where: { id }, select: { candidates: { select, orderBy } } })
      return found(deal, 'Deal').candidates
    },
  }),
  call('GET /api/deal-candidates', {
    summary: 'The internal candidates of all deals, in the order they were added',
    field: 'Query.dealCandidates',
    answer: z.array(candidate),
    query: changeQuery,
    run: async (_context, asked) => changedRows(allCandidates, asked),
  }),
  call('GET /api/deal-candidates/{id}', {
    summary: 'One internal candidate',
    field: 'Query.dealCandidates',
    params: { id: idOf('Candidate') },
    answer: candidate,
    run: readCandidate,
  }),
  call('GET /api/deal-candidates/{id}/interview.ics', {
    summary: "A candidate's interview for a calendar",
    description:
      'iCalendar, with candidate, position, company and the address of the deal. 404 without an interview date.',
    field: 'Query.dealCandidates',
    params: { id: idOf('Candidate') },
    answer: { contentType: 'text/calendar' },
    columns: CALENDAR_COLUMNS,
    names: ['companies:read'],
    problems: [404],
    run: interviewFile,
  }),
  call('POST /api/deal-candidates', {
    summary: 'Add a talent to a deal',
    description: `Refused with 409 when the talent is a candidate already, or when the agency's rules do not allow it. Selected makes them the winner. ${INTERVIEW}`,
    field: 'Mutation.addCandidate',
    body: json.bodyOf({ dealId: json.needed(json.id), talentId: json.id, ...fields }),
    once: true,
    status: 201,
    answer: candidate,
    problems: [404, 409],
    run: async (context, sent) => readCandidate(context, await addCandidate(context, sent)),
  }),
  call('PATCH /api/deal-candidates/{id}', {
    summary: 'Change the sent fields of a candidate',
    description: `Selected makes the candidate the winner; moving the winner to another status clears the winner. ${INTERVIEW}`,
    field: 'Mutation.updateCandidate',
    params: { id: idOf('Candidate') },
    versioned: async (tx, id) => (await lockCandidate(tx, id)).candidate,
    body: json.bodyOf(fields),
    answer: candidate,
    run: async (context, sent) => readCandidate(context, await updateCandidate(context, sent)),
  }),
  call('DELETE /api/deal-candidates/{id}', {
    summary: 'Remove a candidate from a deal',
    field: 'Mutation.removeCandidate',
    params: { id: idOf('Candidate') },
    versioned: async (tx, id) => (await lockCandidate(tx, id)).candidate,
    answer: success,
    run: removeCandidate,
  }),
  call('PATCH /api/deals/{id}/select-candidate', {
    summary: 'Make a candidate the winner of the deal',
    description: 'A former winner goes back to Interviewed.',
    field: 'Mutation.selectWinner',
    params: { id: idOf('Deal') },
    versioned: lockContested,
    body: json.bodyOf({ talentId: json.needed(json.id) }),
    answer: deal,
    async run(context, { id, talentId }) {
      await selectWinner(context, { dealId: id, talentId })
      return readDeal(context, { id })
    },
  }),
  call('GET /api/companies/{id}', {
    summary: 'One company and the selected candidates of its Filled deals',
    field: 'Query.company',
    params: { id: idOf('Company') },
    answer: companyWithCandidates,
    async run(context, { id }) {
      const read = await readCompany(context, { id })
      const shown = await selectedCandidatesOf<Shown>(context, { companyId: id, select: shownColumns })
      const selectedCandidates = shown.map(({ dealId, deal, talent, status, notes }) => ({
        ...{ ...deal, dealId, position: deal.title, status, notes, ...talent },
      }))
      return { ...read, selectedCandidates }
    },
  }),
]

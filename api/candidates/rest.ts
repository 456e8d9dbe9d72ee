import { z } from 'zod'
import { companies, company, ofFilledDeals } from '../companies/rest.ts'
import { budgets, deal, deals, ofDeal } from '../deals/rest.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { found } from '../problems.ts'
import { call, success } from '../rest/call.ts'
import { changed, changeQuery } from '../rest/changes.ts'
import * as json from '../rest/codec.ts'
import { columnsBy, heldTo } from '../rest/columnRules.ts'
import { idOf } from '../rest/parameters.ts'
import { recordsOf } from '../rest/records.ts'
import type { Order } from '../rows/page.ts'
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

export const candidates = recordsOf({
  model: 'DealCandidate',
  what: 'Candidate',
  answer: candidate,
  select: json.columnsOf(candidate),
  toAnswers: rows => rows,
})

const OF_A_DEAL: Order = { ...ADDED, column: 'createdAt', kind: 'instant', few: true }

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
  deal: { select: { title: true, startDate: true, weeklyHours: true, ...json.columnsOf(z.object(budgets)) } },
  talent: { select: json.columnsOf(talentSummary) },
} as const satisfies Prisma.DealCandidateSelect

type SelectedRow = Prisma.DealCandidateGetPayload<{ select: typeof shownColumns }>

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
    async run({ db }, { id: dealId }) {
      found(await db.deal.findUnique({ where: { id: dealId }, select: { id: true } }), 'Deal')
      return candidates.all(OF_A_DEAL, { dealId })
    },
  }),
  call('GET /api/deal-candidates', {
    summary: 'The internal candidates of all deals, in the order they were added',
    field: 'Query.dealCandidates',
    answer: z.array(candidate),
    query: changeQuery,
    run: async (_context, asked) => candidates.all(...changed(ADDED, asked)),
  }),
  call('GET /api/deal-candidates/{id}', {
    summary: 'One internal candidate',
    field: 'Query.dealCandidates',
    params: { id: idOf('Candidate') },
    answer: candidate,
    run: candidates.read,
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
    run: async (context, sent) => candidates.read(context, await addCandidate(context, sent)),
  }),
  call('PATCH /api/deal-candidates/{id}', {
    summary: 'Change the sent fields of a candidate',
    description: `Selected makes the candidate the winner; moving the winner to another status clears the winner. ${INTERVIEW}`,
    field: 'Mutation.updateCandidate',
    params: { id: idOf('Candidate') },
    versioned: async (tx, id) => (await lockCandidate(tx, id)).candidate,
    body: json.bodyOf(fields),
    answer: candidate,
    run: async (context, sent) => candidates.read(context, await updateCandidate(context, sent)),
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
      return deals.read(context, { id })
    },
  }),
  call('GET /api/companies/{id}', {
    summary: 'One company and the selected candidates of its Filled deals',
    field: 'Query.company',
    params: { id: idOf('Company') },
    answer: companyWithCandidates,
    async run(context, { id }) {
      const read = await companies.read(context, { id })
      const shown = await selectedCandidatesOf<SelectedRow>(context, { companyId: id, select: shownColumns })
      const selectedCandidates = shown.map(({ dealId, deal, talent, status, notes }) => ({
        ...{ ...deal, dealId, position: deal.title, status, notes, ...talent },
      }))
      return { ...read, selectedCandidates }
    },
  }),
]

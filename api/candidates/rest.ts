import { z } from 'zod'
import type { Context } from '../context.ts'
import { deal, readDeal } from '../deals/rest.ts'
import { readAll } from '../lists/keyset.ts'
import { NotFound } from '../problems.ts'
import { call, columnsOf, success } from '../rest/call.ts'
import {
  answersOf,
  bodyOf,
  id,
  instant,
  needed,
  optionalInstant,
  optionalNumber,
  optionalText,
  word,
} from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { talentSummary } from '../talents/rest.ts'
import { addCandidate, removeCandidate, selectWinner, updateCandidate } from './candidates.ts'
import { ADDED } from './list.ts'
import { candidateStatuses } from './words.ts'

const fields = { status: word(candidateStatuses), notes: optionalText, interviewDate: optionalInstant }

const candidate = z
  .object({
    ...answersOf({ id, dealId: id, talentId: id, ...fields, matchPercentage: optionalNumber, createdAt: instant }),
    talent: talentSummary.nullable(),
  })
  .meta({ id: 'DealCandidate' })

const select = columnsOf(candidate)

const readCandidate = ({ db }: Context, id: number) => db.dealCandidate.findUniqueOrThrow({ where: { id }, select })

const INTERVIEW = 'An interview date goes with Interviewed only.'

export const candidateCalls = [
  call('GET /api/deals/{id}/candidates', {
    summary: "A deal's internal candidates, in the order they were added",
    scope: 'staff',
    field: 'Query.deal',
    params: { id: idOf('Deal') },
    answer: z.array(candidate),
    async run({ db }, { id }) {
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
      const found = await db.deal.findUnique({ where: { id }, select: { candidates: { select, orderBy } } })
      if (!found) throw new NotFound('Deal')
      return found.candidates
    },
  }),
  call('GET /api/deal-candidates', {
    summary: 'The internal candidates of all deals, in the order they were added',
    scope: 'staff',
    field: 'Query.dealCandidates',
    answer: z.array(candidate),
    run: ({ db }) => readAll(ADDED, slice => db.dealCandidate.findMany({ ...slice, select })),
  }),
  call('POST /api/deal-candidates', {
    summary: 'Put a talent on a deal',
    description: `Refused with 409 when they are on it already. Selected makes them the winner. ${INTERVIEW}`,
    scope: 'write',
    field: 'Mutation.addCandidate',
    body: bodyOf({ dealId: needed(id), talentId: id, ...fields }),
    required: ['dealId', 'talentId'],
    once: true,
    status: 201,
    answer: candidate,
    problems: [404, 409],
    run: async (context, _params, body) => readCandidate(context, (await addCandidate(context, body)).id),
  }),
  call('PATCH /api/deal-candidates/{id}', {
    summary: 'Change the fields that are sent',
    description: `Selected makes the candidate the winner; moved away from it, they are so no more. ${INTERVIEW}`,
    scope: 'write',
    field: 'Mutation.updateCandidate',
    params: { id: idOf('Candidate') },
    body: bodyOf(fields),
    answer: candidate,
    run: async (context, { id }, body) => readCandidate(context, (await updateCandidate(context, { ...body, id })).id),
  }),
  call('DELETE /api/deal-candidates/{id}', {
    summary: 'Take a candidate off a deal',
    scope: 'write',
    field: 'Mutation.removeCandidate',
    params: { id: idOf('Candidate') },
    answer: success,
    run: (context, { id }) => removeCandidate(context, id),
  }),
  call('PATCH /api/deals/{id}/select-candidate', {
    summary: 'Make a candidate the winner of the deal',
    description: 'A former winner goes back to Interviewed.',
    scope: 'write',
    field: 'Mutation.selectWinner',
    params: { id: idOf('Deal') },
    body: bodyOf({ talentId: needed(id) }),
    required: ['talentId'],
    answer: deal,
    async run(context, { id: dealId }, { talentId }) {
      await selectWinner(context, { dealId, talentId })
      return readDeal(context, dealId)
    },
  }),
]

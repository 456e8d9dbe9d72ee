import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { readAll } from '../lists/keyset.ts'
import { NotFound } from '../problems.ts'
import { call, columnsOf, success } from '../rest/call.ts'
import {
  answersOf,
  bodyOf,
  described,
  eachOf,
  id,
  instant,
  number,
  numberTyped,
  optionalDate,
  optionalId,
  optionalInstant,
  optionalNumber,
  optionalText,
  optionalWord,
  text,
  word,
} from '../rest/codec.ts'
import { idOf } from '../rest/parameters.ts'
import { talentSummary } from '../talents/rest.ts'
import { applyUrl, setApplicationLimit, shareDeal } from './applyLink.ts'
import { createDeal, deleteDeal, setDealStatus, updateDeal } from './deals.ts'
import { dealOrder } from './list.ts'
import { ALL_AREAS, dealTexts, hoursTyped } from './rules.ts'
import { dealStatuses, targetAreas } from './words.ts'

/** The types of a deal as the calls write them. */
const dealTypeWords = { MANAGED: 'managed', HEAD_HUNTING: 'head_hunting' } as const

/** What a deal pays. */
export const budgets = {
  companyBudget: optionalText,
  candidateBudget: optionalText,
  budget: described(optionalText, 'An old record has its only budget here; read it where companyBudget is null.'),
}

const { budget, ...changedBudgets } = budgets

const fields = {
  title: text,
  companyId: id,
  dealType: word(dealTypeWords),
  ...changedBudgets,
  recruitingFee: optionalText,
  weeklyHours: numberTyped(hoursTyped),
  status: word(dealStatuses),
  jobDescription: optionalText,
  interviewDate: optionalInstant,
  deadline: optionalDate,
  startDate: optionalDate,
  targetArea: described(optionalWord(targetAreas, { none: ALL_AREAS }), 'Null is all areas.'),
  ...eachOf(dealTexts, optionalText),
}

const stored = z.object(answersOf({ id, ...fields, budget, createdAt: instant }))

export const deal = stored
  .extend({
    company: described(optionalText, "The company's name.").answer,
    selectedCandidateId: described(optionalId, 'The id of a talent.').answer,
    selectedCandidate: talentSummary.nullable(),
  })
  .meta({ id: 'Deal' })

const select = {
  ...columnsOf(stored),
  company: { select: { name: true } },
  selectedTalentId: true,
  selectedTalent: { select: columnsOf(talentSummary) },
} as const

const answerOf = ({
  company,
  selectedTalentId,
  selectedTalent,
  ...row
}: Prisma.DealGetPayload<{ select: typeof select }>) => ({
  ...row,
  company: company?.name ?? null,
  selectedCandidateId: selectedTalentId,
  selectedCandidate: selectedTalent,
})

export const readDeal = async ({ db }: Context, id: number) =>
  answerOf(await db.deal.findUniqueOrThrow({ where: { id }, select }))

const applicationLimit = z
  .object(answersOf({ limit: described(optionalNumber, 'Null is unlimited.'), currentCount: number }))
  .meta({ id: 'ApplicationLimit' })

async function readLimit({ db }: Context, id: number) {
  const found = await db.deal.findUnique({
    where: { id },
    select: { applicationLimit: true, _count: { select: { applications: true } } },
  })
  if (!found) throw new NotFound('Deal')
  return { limit: found.applicationLimit, currentCount: found._count.applications }
}

const params = { id: idOf('Deal') }
const BUDGETS = 'A managed deal needs companyBudget and candidateBudget, a head_hunting one recruitingFee.'

export const dealCalls = [
  call('GET /api/deals', {
    summary: 'All deals, by title',
    scope: 'staff',
    field: 'Query.deals',
    answer: z.array(deal),
    run: ({ db }) =>
      readAll(dealOrder(db, {}), async slice => (await db.deal.findMany({ ...slice, select })).map(answerOf)),
  }),
  call('POST /api/deals', {
    summary: 'Add a deal',
    description: `${BUDGETS} A copy of an old record may carry its budget along.`,
    scope: 'write',
    field: 'Mutation.createDeal',
    body: bodyOf({ ...fields, budget }),
    required: ['title', 'companyId', 'jobDescription'],
    once: true,
    status: 201,
    answer: deal,
    run: async (context, _params, body) => readDeal(context, (await createDeal(context, body)).id),
  }),
  call('GET /api/deals/{id}', {
    summary: 'One deal',
    scope: 'staff',
    field: 'Query.deal',
    params,
    answer: deal,
    async run({ db }, { id }) {
      const row = await db.deal.findUnique({ where: { id }, select })
      if (!row) throw new NotFound('Deal')
      return answerOf(row)
    },
  }),
  call('PUT /api/deals/{id}', {
    summary: 'Change a deal',
    description: `Fields that are left out stay as they are; null empties those that may be empty. ${BUDGETS}`,
    scope: 'write',
    field: 'Mutation.updateDeal',
    params,
    body: bodyOf(fields),
    answer: deal,
    run: async (context, { id }, body) => readDeal(context, (await updateDeal(context, { ...body, id })).id),
  }),
  call('PATCH /api/deals/{id}/status', {
    summary: 'Set the status; any may follow any other',
    description: 'A start date goes with Filled only.',
    scope: 'write',
    field: 'Mutation.setDealStatus',
    params,
    body: bodyOf({ status: fields.status, startDate: fields.startDate }),
    required: ['status'],
    answer: deal,
    run: async (context, { id }, { status, ...body }) =>
      readDeal(context, (await setDealStatus(context, { ...body, id, status })).id),
  }),
  call('DELETE /api/deals/{id}', {
    summary: 'Delete a deal with its candidates, applications, limit and apply link',
    description: 'The billing history stays readable by its ids.',
    scope: 'write',
    field: 'Mutation.deleteDeal',
    params,
    answer: success,
    run: (context, { id }) => deleteDeal(context, id),
  }),
  call('POST /api/deals/{id}/shareable-link', {
    summary: 'The public address to apply at; the same one every time',
    scope: 'write',
    field: 'Mutation.shareDeal',
    params,
    answer: z.object({ shareableUrl: z.string().meta({ format: 'uri' }) }).meta({ id: 'ShareableUrl' }),
    async run(context, { id }) {
      const { token } = await shareDeal(context, id)
      return { shareableUrl: applyUrl(context.settings.publicUrl, token) }
    },
  }),
  call('GET /api/deals/{id}/application-limit', {
    summary: 'How many applications are accepted, and how many there are',
    scope: 'staff',
    field: 'Query.deal',
    params,
    answer: applicationLimit,
    run: (context, { id }) => readLimit(context, id),
  }),
  call('PUT /api/deals/{id}/application-limit', {
    summary: 'Set how many applications are accepted; null is unlimited',
    scope: 'write',
    field: 'Mutation.setApplicationLimit',
    params,
    body: bodyOf({ limit: optionalNumber }),
    required: ['limit'],
    answer: applicationLimit,
    run: async (context, { id }, { limit }) =>
      readLimit(context, (await setApplicationLimit(context, { id, limit })).id),
  }),
]

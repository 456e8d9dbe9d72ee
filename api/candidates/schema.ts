import { builder, typeOf } from '../graphql/builder.ts'
import { byId, type InputFields, onceInput } from '../graphql/inputs.ts'
import { readPage, totalOf } from '../graphql/lists.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { keysOf } from '../rules/rules.ts'
import { addCandidate, removeCandidate, selectWinner, updateCandidate } from './candidates.ts'
import { ADDED, type Suggestion, suggestTalents } from './list.ts'
import { candidateStatuses } from './words.ts'

export const CandidateStatusEnum = builder.enumType('CandidateStatus', { values: keysOf(candidateStatuses) })

/** A talent who is in the running for a deal. */
const DealCandidate = builder.prismaNode('DealCandidate', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    dealId: t.exposeInt('dealId'),
    deal: t.relation('deal', { nullable: true }),
    talentId: t.exposeInt('talentId'),
    talent: t.relation('talent', { nullable: true }),
    status: t.expose('status', { type: CandidateStatusEnum }),
    matchPercentage: t.exposeInt('matchPercentage', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    interviewDate: t.expose('interviewDate', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const CandidateFilter = builder.inputType('CandidateFilter', {
  fields: t => ({ dealId: t.int(), talentId: t.int() }),
})

builder.queryField('dealCandidates', t =>
  t.connection(
    {
      type: DealCandidate,
      description: 'The internal candidates of all deals, in the order they were added.',
      args: { filter: t.arg({ type: CandidateFilter }) },
      resolve: (_root, { filter, ...page }, context, info) =>
        readPage('DealCandidate', {
          ...{ page, context, info },
          where: { dealId: filter?.dealId ?? undefined, talentId: filter?.talentId ?? undefined },
          order: ADDED,
        }),
    },
    { name: 'DealCandidateConnection', fields: t => ({ totalCount: t.int(totalOf()) }) },
    { name: 'DealCandidateEdge' },
  ),
)

const CandidateSuggestion = builder.objectRef<Suggestion>('CandidateSuggestion').implement({
  authScopes: { staff: true },
  fields: t => ({
    talent: t.expose('talent', { type: typeOf('Talent') }),
    candidate: t.expose('candidate', {
      type: DealCandidate,
      nullable: true,
      description: 'Set when the talent is on the deal already.',
    }),
  }),
})

builder.prismaObjectField('Deal', 'candidateSuggestions', t =>
  t.field({
    type: [CandidateSuggestion],
    description:
      'Talents to add, by name: the first 10, or the first 20 whose name, role, area, tech stack or companies contain the text.',
    args: { search: t.arg.string() },
    resolve: ({ id }, { search }, { db }) => suggestTalents(db, id, search),
  }),
)

const candidateInputs = (t: InputFields) => ({
  status: t.field({ type: CandidateStatusEnum }),
  notes: t.string(),
  interviewDate: t.field({ type: 'DateTime', description: 'With INTERVIEWED only.' }),
})

builder.relayMutationField(
  'addCandidate',
  {
    inputFields: t => ({
      idempotencyKey: onceInput(t),
      dealId: t.int({ required: true }),
      talentId: t.int(),
      ...candidateInputs(t),
      matchPercentage: t.int({ description: 'As `matchTalents` has told it, from 1 to 100.' }),
    }),
  },
  {
    description: 'A CONFLICT when the talent is on the deal already.',
    resolve: (_root, { input }, context) => addCandidate(signedIn(context), input),
  },
  {
    outputFields: t => ({
      candidate: t.prismaField(rowOf('DealCandidate')),
      deal: t.prismaField(rowOf('Deal', 'dealId')),
    }),
  },
)

builder.relayMutationField(
  'updateCandidate',
  { inputFields: t => ({ id: t.int({ required: true }), ...candidateInputs(t) }) },
  {
    description: 'To SELECTED is the same as selectWinner; the winner moved to another status is none any more.',
    resolve: (_root, { input }, context) => updateCandidate(signedIn(context), input),
  },
  {
    outputFields: t => ({
      candidate: t.prismaField(rowOf('DealCandidate')),
      deal: t.prismaField(rowOf('Deal', 'dealId')),
    }),
  },
)

builder.relayMutationField(
  'selectWinner',
  { inputFields: t => ({ dealId: t.int({ required: true }), talentId: t.int({ required: true }) }) },
  {
    description: 'The talent wins the deal; a former winner goes back to INTERVIEWED.',
    resolve: (_root, { input }, context) => selectWinner(signedIn(context), input),
  },
  {
    outputFields: t => ({
      candidate: t.prismaField(rowOf('DealCandidate')),
      deal: t.prismaField(rowOf('Deal', 'dealId')),
    }),
  },
)

builder.relayMutationField(
  'removeCandidate',
  byId,
  { resolve: (_root, { input }, context) => removeCandidate(signedIn(context), input.id) },
  {
    outputFields: t => ({
      deletedCandidateId: t.globalID({ resolve: ({ id }) => ({ type: DealCandidate, id }) }),
      deal: t.prismaField(rowOf('Deal', 'dealId')),
    }),
  },
)

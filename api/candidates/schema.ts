import type { DealCandidate as CandidateRow } from '../generated/prisma/client.ts'
import { ALWAYS_READ, builder, record, typeOf } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { nextField, orderInput, orderOfChange, readPage, sinceField, totalField } from '../graphql/lists.ts'
import { byId, type InputFields, mutation, onceInput, VERSION, versionInput } from '../graphql/mutation.ts'
import { recordOf, rowsInOrder } from '../graphql/rows.ts'
import { selectedBelow } from '../graphql/selections.ts'
import { MATCHED_COLUMNS } from '../talents/rules.ts'
import { RefusedTalent } from '../talents/severalSchema.ts'
import { addCandidate, addCandidates } from './adding.ts'
import { removeCandidate, selectWinner, updateCandidate } from './candidates.ts'
import { CANDIDATE_ORDERS, candidateOrder, candidatesWhere, type Suggestion, suggestTalents } from './list.ts'
import { addCandidateRules, addCandidatesRules, updateCandidateRules } from './rules.ts'
import { selectedCandidatesOf } from './selected.ts'
import { candidateStatuses } from './words.ts'

export const CandidateStatusEnum = enumOf('CandidateStatus', candidateStatuses, {
  description: 'How far somebody came on a deal; candidates and applications have the same.',
  meanings: {
    APPLIED: 'added, or applied. The first status.',
    SCREENED: 'looked at by the agency.',
    SENT: 'presented to the company.',
    INTERVIEWED: 'the company talks or has talked with them.',
    SELECTED: 'the winner of the deal; each deal has at most one.',
    REJECTED: 'not taken.',
    WITHDRAWN: 'does not want it any more.',
  },
})

/** A talent who is considered for a deal. */
const DealCandidate = builder.prismaNode('DealCandidate', {
  ...record,
  scope: 'candidates:read',
  description: 'A talent who is in the running for a deal. Visible to staff.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    dealId: t.exposeInt('dealId'),
    deal: t.relation('deal', { nullable: true }),
    talentId: t.exposeInt('talentId'),
    talent: t.relation('talent', { nullable: true }),
    status: t.expose('status', { type: CandidateStatusEnum }),
    matchPercentage: t.exposeInt('matchPercentage', {
      nullable: true,
      extensions: madeOf({ Talent: MATCHED_COLUMNS }),
    }),
    notes: t.exposeString('notes', { nullable: true }),
    interviewDate: t.expose('interviewDate', { type: 'DateTime', nullable: true }),
    statusSince: t.expose('statusSince', { type: 'DateTime', description: 'Since when the candidate has the status.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const CandidateFilter = builder.inputType('CandidateFilter', {
  fields: t => ({
    dealId: t.int({ description: 'Only candidates for the deal with this `databaseId`.' }),
    talentId: t.int({ description: 'Only the candidacies of the talent with this `databaseId`.' }),
    updatedSince: sinceField(t),
  }),
})

const CandidateOrder = orderInput('CandidateOrder', CANDIDATE_ORDERS)

builder.queryField('dealCandidates', t =>
  t.connection(
    {
      type: DealCandidate,
      description: 'The internal candidates of all deals, in the order they were added by default.',
      args: { filter: t.arg({ type: CandidateFilter }), orderBy: t.arg({ type: CandidateOrder }) },
      resolve: (_root, { filter, orderBy, ...page }, context, info) =>
        readPage('DealCandidate', {
          ...{ page, context, info },
          where: candidatesWhere(filter ?? {}),
          order: candidateOrder(orderBy ?? orderOfChange(filter ?? {})),
        }),
    },
    {
      name: 'DealCandidateConnection',
      fields: t => ({ totalCount: t.int(totalField()), nextUpdatedSince: t.field({ type: 'DateTime', ...nextField }) }),
    },
    { name: 'DealCandidateEdge' },
  ),
)

const CandidateSuggestion = builder.objectRef<Suggestion>('CandidateSuggestion').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'A talent who may be added to a deal.',
  fields: t => ({
    talent: t.expose('talent', { type: typeOf('Talent'), description: 'Whom to add.' }),
    candidate: t.expose('candidate', {
      type: DealCandidate,
      nullable: true,
      description: 'Set when the talent is a candidate for the deal already.',
    }),
  }),
})

builder.prismaObjectField('Deal', 'candidateSuggestions', t =>
  t.field({
    type: [CandidateSuggestion],
    description:
      'Talents to add, by name: the first 10, or the first 20 whose name, role, area, tech stack or companies contain the text.',
    extensions: madeOf(({ search }) => ({
      Talent: search ? ['name', 'role', 'area', 'techStack', 'companies'] : ['name'],
    })),
    args: { search: t.arg.string({ description: 'A part of name, role, area, skills or companies.' }) },
    resolve: ({ id }, { search }, context) => suggestTalents(context, id, search),
  }),
)

const SelectedCandidate = builder.objectRef<CandidateRow>('SelectedCandidate').implement({
  authScopes: { staff: true },
  scope: ['candidates:read', 'talents:read'],
  description: 'The candidate shown for a Filled deal: the one with the status Selected, else the first one.',
  fields: t => ({
    deal: t.field({ ...recordOf('Deal', 'dealId'), description: 'The Filled deal.' }),
    candidate: t.field({
      type: DealCandidate,
      description: 'The candidacy that is shown.',
      resolve: candidate => candidate,
    }),
  }),
})

builder.prismaObjectField('Company', 'selectedCandidates', t =>
  t.field({
    type: [SelectedCandidate],
    extensions: madeOf({ Deal: ['status', 'title', 'companyId'] }),
    description: 'The candidates shown for the Filled deals, by deal title. Deals without candidates are omitted.',
    resolve: ({ id }, _args, context, info) => {
      const select = selectedBelow({ context, info }, { path: ['candidate'], select: ALWAYS_READ })
      return selectedCandidatesOf<CandidateRow>(context, { companyId: id, select })
    },
  }),
)

const candidateInputs = (t: InputFields) => ({
  status: t.field({ type: CandidateStatusEnum }),
  notes: t.string(),
  interviewDate: t.field({ type: 'DateTime', description: 'Accepted with INTERVIEWED only.' }),
})

const newCandidateInputs = (t: InputFields) => ({
  ...candidateInputs(t),
  status: t.field({ type: CandidateStatusEnum, description: 'APPLIED by default.' }),
  notes: t.string({ description: 'Internal notes; none by default.' }),
  matchPercentage: t.int({ description: 'The percentage returned by `matchTalents`.' }),
})

const CANDIDATE_AND_DEAL = { candidate: 'DealCandidate', deal: ['Deal', 'dealId'] } as const

mutation('addCandidate', {
  scope: 'candidates:write',
  description:
    "Adds a talent to a deal. CONFLICT when the talent is a candidate already, or when the agency's rules refuse it: see `submissionWarnings`.",
  input: t => ({
    idempotencyKey: onceInput(t),
    dealId: t.int({ required: true }),
    talentId: t.int({ description: 'The `databaseId` of the talent. Required.' }),
    ...newCandidateInputs(t),
  }),
  several: { name: 'createCandidates', takesKey: true },
  rules: addCandidateRules,
  verb: addCandidate,
  rows: CANDIDATE_AND_DEAL,
})

const NewCandidateInput = builder.inputType('NewCandidateInput', {
  description: 'A talent to add to a deal, with what `addCandidate` takes.',
  fields: t => ({ talentId: t.int({ required: true }), ...newCandidateInputs(t) }),
})

mutation('addCandidates', {
  scope: 'candidates:write',
  description:
    'Adds several talents to a deal in one transaction, in their order. Whom `addCandidate` would refuse is named in `refused`, and the others are added. Sent again, it adds nobody twice.',
  input: t => ({
    dealId: t.int({ required: true }),
    candidates: t.field({
      type: [NewCandidateInput],
      required: true,
      description: 'At most one of them with SELECTED.',
    }),
  }),
  rules: addCandidatesRules,
  verb: addCandidates,
  rows: { deal: ['Deal', 'dealId'] },
  payload: t => ({
    candidates: t.prismaField({
      type: [DealCandidate],
      description: 'Those who were added, in the order of the input.',
      resolve: (query, { candidateIds: ids }, _args, context) => rowsInOrder(context, 'DealCandidate', { query, ids }),
    }),
    refused: t.expose('refused', { type: [RefusedTalent], description: 'Who was left as they were, and why.' }),
  }),
})

mutation('updateCandidate', {
  scope: 'candidates:write',
  description:
    'Changes the sent fields of a candidate. Setting SELECTED is the same as selectWinner; moving the winner to another status clears the winner.',
  input: t => ({
    ...byId(t),
    version: versionInput(t),
    ...candidateInputs(t),
    statusSince: t.field({
      type: 'DateTime',
      description: 'Takes a status back: since when the candidate had it. With `status` only; now by default.',
    }),
  }),
  several: { name: 'updateCandidates' },
  rules: updateCandidateRules,
  verb: updateCandidate,
  rows: CANDIDATE_AND_DEAL,
})

mutation('selectWinner', {
  scope: 'candidates:write',
  description: 'Makes the talent the winner of the deal; a former winner goes back to INTERVIEWED.',
  input: t => ({ dealId: t.int({ required: true }), talentId: t.int({ required: true }) }),
  verb: selectWinner,
  rows: CANDIDATE_AND_DEAL,
})

mutation('removeCandidate', {
  scope: 'candidates:write',
  description: 'Takes a talent off a deal; a winner stops being one. The talent stays.',
  input: byId,
  verb: removeCandidate,
  rowsIfAny: { deal: ['Deal', 'dealId'] },
  deleted: { deletedCandidateId: 'DealCandidate' },
})

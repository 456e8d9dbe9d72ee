import { type OfDeal, withDeal } from '../deals/payload.ts'
import { builder } from '../graphql/builder.ts'
import { type InputFields, idInput, onceInput } from '../graphql/inputs.ts'
import { addCandidate, removeCandidate, selectWinner, updateCandidate } from './candidates.ts'
import { CandidateStatusEnum, DealCandidate } from './schema.ts'

/** A payload that reads the candidate and the deal again, with just what the client asked for. */
const candidatePayload = (name: string) =>
  withDeal(
    builder.objectRef<OfDeal>(name).implement({
      authScopes: { staff: true },
      fields: t => ({
        candidate: t.prismaField({
          type: DealCandidate,
          resolve: (query, { id }, _args, { db }) => db.dealCandidate.findUniqueOrThrow({ ...query, where: { id } }),
        }),
      }),
    }),
  )

const candidateFields = (t: InputFields) => ({
  status: t.field({ type: CandidateStatusEnum }),
  notes: t.string(),
  interviewDate: t.field({ type: 'DateTime', description: 'With INTERVIEWED only.' }),
})

const AddCandidateInput = builder.inputType('AddCandidateInput', {
  fields: t => ({
    idempotencyKey: onceInput(t),
    dealId: t.int({ required: true }),
    talentId: t.int(),
    ...candidateFields(t),
    matchPercentage: t.int({ description: 'As `matchTalents` has told it, from 1 to 100.' }),
  }),
})

builder.mutationField('addCandidate', t =>
  t.withAuth({ write: true }).field({
    type: candidatePayload('AddCandidatePayload'),
    description: 'A CONFLICT when the talent is on the deal already.',
    args: { input: t.arg({ type: AddCandidateInput, required: true }) },
    resolve: (_root, { input }, context) => addCandidate(context, input),
  }),
)

const UpdateCandidateInput = builder.inputType('UpdateCandidateInput', {
  fields: t => ({ id: t.int({ required: true }), ...candidateFields(t) }),
})

builder.mutationField('updateCandidate', t =>
  t.withAuth({ write: true }).field({
    type: candidatePayload('UpdateCandidatePayload'),
    description: 'To SELECTED is the same as selectWinner; the winner moved to another status is none any more.',
    args: { input: t.arg({ type: UpdateCandidateInput, required: true }) },
    resolve: (_root, { input }, context) => updateCandidate(context, input),
  }),
)

const SelectWinnerInput = builder.inputType('SelectWinnerInput', {
  fields: t => ({ dealId: t.int({ required: true }), talentId: t.int({ required: true }) }),
})

builder.mutationField('selectWinner', t =>
  t.withAuth({ write: true }).field({
    type: candidatePayload('SelectWinnerPayload'),
    description: 'The talent wins the deal; a former winner goes back to INTERVIEWED.',
    args: { input: t.arg({ type: SelectWinnerInput, required: true }) },
    resolve: (_root, { input }, context) => selectWinner(context, input),
  }),
)

const RemoveCandidatePayload = withDeal(
  builder.objectRef<OfDeal>('RemoveCandidatePayload').implement({
    authScopes: { staff: true },
    fields: t => ({ deletedCandidateId: t.globalID({ resolve: ({ id }) => ({ type: DealCandidate, id }) }) }),
  }),
)

builder.mutationField('removeCandidate', t =>
  t.withAuth({ write: true }).field({
    type: RemoveCandidatePayload,
    args: { input: t.arg({ type: idInput('RemoveCandidateInput'), required: true }) },
    resolve: (_root, { input }, context) => removeCandidate(context, input.id),
  }),
)

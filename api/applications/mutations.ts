import { CandidateStatusEnum } from '../candidates/schema.ts'
import { db } from '../db.ts'
import { type OfDeal, withDeal } from '../deals/payload.ts'
import { builder } from '../graphql/builder.ts'
import { idInput } from '../graphql/inputs.ts'
import { removeApplication, updateApplication } from './applications.ts'
import { ExternalApplication } from './schema.ts'

const UpdateApplicationInput = builder.inputType('UpdateApplicationInput', {
  fields: t => ({
    id: t.int({ required: true }),
    status: t.field({ type: CandidateStatusEnum }),
    notes: t.string(),
  }),
})

const UpdateApplicationPayload = builder.objectRef<OfDeal>('UpdateApplicationPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    application: t.prismaField({
      type: ExternalApplication,
      resolve: (query, { id }) => db.externalApplication.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
})

builder.mutationField('updateApplication', t =>
  t.withAuth({ write: true }).field({
    type: UpdateApplicationPayload,
    args: { input: t.arg({ type: UpdateApplicationInput, required: true }) },
    resolve: (_root, { input }, { viewer }) => updateApplication(viewer, input),
  }),
)

const RemoveApplicationPayload = withDeal(
  builder.objectRef<OfDeal>('RemoveApplicationPayload').implement({
    authScopes: { staff: true },
    fields: t => ({ deletedApplicationId: t.globalID({ resolve: ({ id }) => ({ type: ExternalApplication, id }) }) }),
  }),
)

builder.mutationField('removeApplication', t =>
  t.withAuth({ write: true }).field({
    type: RemoveApplicationPayload,
    description: 'Takes the file along.',
    args: { input: t.arg({ type: idInput('RemoveApplicationInput'), required: true }) },
    resolve: (_root, { input }, { viewer }) => removeApplication(viewer, input.id),
  }),
)

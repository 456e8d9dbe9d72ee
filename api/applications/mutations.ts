import { limit } from '../auth/limits.ts'
import { CandidateStatusEnum } from '../candidates/schema.ts'
import { type OfDeal, withDeal } from '../deals/payload.ts'
import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { idInput } from '../graphql/inputs.ts'
import { removeApplication, updateApplication } from './applications.ts'
import { checkAdmission, submitApplication } from './apply.ts'
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
      resolve: (query, { id }, _args, { db }) => db.externalApplication.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
})

builder.mutationField('updateApplication', t =>
  t.withAuth({ write: true }).field({
    type: UpdateApplicationPayload,
    args: { input: t.arg({ type: UpdateApplicationInput, required: true }) },
    resolve: (_root, { input }, context) => updateApplication(context, input),
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
    resolve: (_root, { input }, context) => removeApplication(context, input.id),
  }),
)

const SubmitApplicationInput = builder.inputType('SubmitApplicationInput', {
  fields: t => ({
    token: t.string({ required: true, description: 'Of the apply link.' }),
    resume: t.field({ type: 'Upload', description: 'PDF, DOC or DOCX, at most 10 MB.' }),
    email: t.string({ description: 'This or a phone number is needed.' }),
    phone: t.string(),
  }),
})

const SubmitApplicationPayload = builder.objectRef<object>('SubmitApplicationPayload').implement({
  authScopes: { public: true },
  fields: t => ({ success: t.boolean({ resolve: () => true }) }),
})

builder.mutationField('submitApplication', t =>
  t.field({
    type: SubmitApplicationPayload,
    description:
      'Applies to a deal. The same file and contact once more is the same application. CONFLICT when the deal takes no more.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { input: t.arg({ type: SubmitApplicationInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await countOnce(context)
      await submitApplication(context, input)
      return {}
    },
  }),
)

const AdmitApplicantInput = builder.inputType('AdmitApplicantInput', {
  fields: t => ({ token: t.string({ required: true }), email: t.string(), phone: t.string() }),
})

const AdmitApplicantPayload = builder.objectRef<object>('AdmitApplicantPayload').implement({
  authScopes: { public: true },
  fields: t => ({ success: t.boolean({ resolve: () => true }) }),
})

builder.mutationField('admitApplicant', t =>
  t.field({
    type: AdmitApplicantPayload,
    description:
      'Whether an application would be taken, asked before its file is sent. It counts as one, and as none of its own when the same request goes on to apply.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { input: t.arg({ type: AdmitApplicantInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await countOnce(context)
      await checkAdmission(context, input)
      return {}
    },
  }),
)

/** One request is one application, though the REST call asks before it reads the file and again with it. */
export async function countOnce({ clientAddress, db, settings, signal }: Context) {
  if (counted.has(signal)) return
  counted.add(signal)
  const points = settings.limits.publicApplicationsPerHour
  await limit(db, { name: 'apply', points, seconds: 3600 }).spend(clientAddress)
}

const counted = new WeakSet<AbortSignal>()

import { CandidateStatusEnum } from '../candidates/schema.ts'
import { builder } from '../graphql/builder.ts'
import { byId } from '../graphql/inputs.ts'
import { rowIfAny, rowOf, signedIn } from '../graphql/rows.ts'
import { countPublicRead } from '../limits.ts'
import { removeApplication, updateApplication } from './applications.ts'
import { checkAdmission, countOnce, findPublicDeal, type PublicDealRow, submitApplication } from './apply.ts'
import { followApplications } from './changes.ts'

/** Somebody from outside who applied to a deal through its public page. */
const ExternalApplication = builder.prismaNode('ExternalApplication', {
  id: { field: 'id' },
  nullable: true,
  select: { id: true }, // And what is asked for: what a resume says is large.
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    dealId: t.exposeInt('dealId'),
    deal: t.relation('deal', { nullable: true }),
    talentId: t.exposeInt('talentId', { nullable: true }),
    talent: t.relation('talent', { nullable: true, description: 'The talent that was made of the applicant.' }),
    name: t.exposeString('name', { nullable: true, description: 'As the resume says; empty until it is read.' }),
    role: t.exposeString('role', { nullable: true }),
    techStack: t.exposeStringList('techStack'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    status: t.expose('status', { type: CandidateStatusEnum }),
    matchPercentage: t.exposeInt('matchPercentage', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    coverLetter: t.exposeString('coverLetter', { nullable: true }),
    resumeUrl: t.exposeString('resumeUrl'),
    isProcessed: t.exposeBoolean('isProcessed', { description: 'The resume was read, or could not be.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

/** A type of its own, fed by its own few values: nothing that is added to Deal can ever show up here. */
const PublicDeal = builder.objectRef<PublicDealRow>('PublicDeal').implement({
  authScopes: { public: true },
  description: 'A deal as an applicant sees it. Holds exactly what an applicant may see.',
  fields: t => ({
    token: t.exposeString('token'),
    title: t.exposeString('title'),
    jobDescription: t.exposeString('jobDescription', { nullable: true }),
  }),
})

builder.queryField('publicDeal', t =>
  t.field({
    type: PublicDeal,
    nullable: true,
    description: 'What a visitor can apply to, by its apply link. NOT_FOUND when unknown, revoked, closed or full.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, context) => {
      await countPublicRead(context)
      return findPublicDeal(context, token)
    },
  }),
)

builder.relayMutationField(
  'updateApplication',
  {
    inputFields: t => ({
      id: t.int({ required: true }),
      status: t.field({ type: CandidateStatusEnum }),
      notes: t.string(),
    }),
  },
  { resolve: (_root, { input }, context) => updateApplication(signedIn(context), input) },
  { outputFields: t => ({ application: t.prismaField(rowOf('ExternalApplication')) }) },
)

builder.relayMutationField(
  'removeApplication',
  byId,
  {
    description: 'Takes the file along.',
    resolve: (_root, { input }, context) => removeApplication(signedIn(context), input.id),
  },
  {
    outputFields: t => ({
      deletedApplicationId: t.globalID({ resolve: ({ id }) => ({ type: ExternalApplication, id }) }),
      deal: t.prismaField(rowOf('Deal', 'dealId')),
    }),
  },
)

builder.relayMutationField(
  'submitApplication',
  {
    inputFields: t => ({
      token: t.string({ required: true, description: 'Of the apply link.' }),
      resume: t.field({ type: 'Upload', description: 'PDF, DOC or DOCX, at most 10 MB.' }),
      email: t.string({ description: 'This or a phone number is needed.' }),
      phone: t.string(),
    }),
  },
  {
    description:
      'Applies to a deal. The same file and contact once more is the same application. CONFLICT when the deal takes no more.',
    skipTypeScopes: true,
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => {
      await countOnce(context)
      await submitApplication(context, input)
      return {}
    },
  },
  { authScopes: { public: true }, outputFields: t => ({ success: t.boolean({ resolve: () => true }) }) },
)

builder.relayMutationField(
  'admitApplicant',
  { inputFields: t => ({ token: t.string({ required: true }), email: t.string(), phone: t.string() }) },
  {
    description:
      'Whether an application would be taken, asked before its file is sent. It counts as one, and as none of its own when the same request goes on to apply.',
    skipTypeScopes: true,
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => {
      await countOnce(context)
      await checkAdmission(context, input)
      return {}
    },
  },
  { authScopes: { public: true }, outputFields: t => ({ success: t.boolean({ resolve: () => true }) }) },
)

const ApplicationsChanged = builder.objectRef<{ dealId: number; id: number | null }>('ApplicationsChanged').implement({
  authScopes: { staff: true },
  fields: t => ({
    application: t.prismaField({
      ...rowIfAny('ExternalApplication'),
      description:
        'The one that changed. Null when it was removed, in the first event, and when events may be missing.',
    }),
    deal: t.prismaField({ ...rowIfAny('Deal', 'dealId'), description: 'Null when it is gone.' }),
  }),
})

builder.subscriptionField('applicationsChanged', t =>
  t.field({
    type: ApplicationsChanged,
    description:
      'An event whenever an application of the deal was accepted, read, changed or removed. The first comes at once, so that nothing is missed between reading the deal and following it. Ends when the session or token does.',
    args: { dealId: t.arg.int({ required: true }) },
    subscribe: (_root, { dealId }, context) =>
      followApplications(context.live, dealId, () => context.isStillSignedIn()),
    resolve: (id, { dealId }) => ({ dealId, id }),
  }),
)

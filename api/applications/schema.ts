import { CandidateStatusEnum } from '../candidates/schema.ts'
import { builder, record } from '../graphql/builder.ts'
import { byId, mutation, onceInput } from '../graphql/mutation.ts'
import { rowIfAny } from '../graphql/rows.ts'
import { countPublicRead } from '../limits.ts'
import { talentInputs } from '../talents/schema.ts'
import { makeTalent, removeApplication, updateApplication } from './applications.ts'
import { countApplication, findPublicDeal, type PublicDealRow, submitApplication } from './apply.ts'
import { followApplications } from './changes.ts'

/** An application sent through a deal's public page. */
builder.prismaNode('ExternalApplication', {
  ...record,
  fields: t => ({
    databaseId: t.exposeInt('id'),
    dealId: t.exposeInt('dealId'),
    deal: t.relation('deal', { nullable: true }),
    talentId: t.exposeInt('talentId', { nullable: true }),
    talent: t.relation('talent', { nullable: true, description: 'The talent the applicant became.' }),
    name: t.exposeString('name', { nullable: true, description: 'The name in the resume; null until it is read.' }),
    role: t.exposeString('role', { nullable: true }),
    techStack: t.exposeStringList('techStack'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    status: t.expose('status', { type: CandidateStatusEnum }),
    matchPercentage: t.exposeInt('matchPercentage', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    coverLetter: t.exposeString('coverLetter', { nullable: true }),
    resumeUrl: t.exposeString('resumeUrl'),
    isProcessed: t.exposeBoolean('isProcessed', { description: 'True when the resume was read or proved unreadable.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

/** A separate type with its own few values, so that a field added to Deal never becomes public. */
const PublicDeal = builder.objectRef<PublicDealRow>('PublicDeal').implement({
  authScopes: { public: true },
  description: 'A deal as an applicant sees it, with exactly the fields an applicant may see.',
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
    description:
      'The deal behind an apply link. NOT_FOUND when the link is unknown or revoked, or the deal closed or full.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, context) => {
      await countPublicRead(context)
      return findPublicDeal(context, token)
    },
  }),
)

mutation('updateApplication', {
  input: t => ({ ...byId(t), status: t.field({ type: CandidateStatusEnum }), notes: t.string() }),
  verb: updateApplication,
  rows: { application: 'ExternalApplication' },
})

mutation('removeApplication', {
  description: 'Removes an application with its file.',
  input: byId,
  verb: removeApplication,
  rows: { deal: ['Deal', 'dealId'] },
  deleted: { deletedApplicationId: 'ExternalApplication' },
})

// Defined here, not with the talents, as it may link an application.
mutation('createTalent', {
  input: t => ({
    idempotencyKey: onceInput(t),
    ...talentInputs(t),
    applicationId: t.int({
      description:
        'The application of an applicant who becomes this talent. Its resume is used unless another one is sent. CONFLICT when the applicant is a talent already.',
    }),
  }),
  verb: makeTalent,
  rows: { talent: 'Talent' },
  payload: t => ({
    application: t.prismaField({
      type: 'ExternalApplication',
      nullable: true,
      description: 'The application the talent was created from, if any.',
      resolve: (query, { id }, _args, { db }) =>
        db.externalApplication.findFirst({ ...query, where: { talentId: id } }),
    }),
  }),
})

builder.relayMutationField(
  'submitApplication',
  {
    inputFields: t => ({
      token: t.string({ required: true, description: 'The token of the apply link.' }),
      resume: t.field({ type: 'Upload', description: 'PDF, DOC or DOCX, at most 10 MB.' }),
      email: t.string({ description: 'Required without a phone number.' }),
      phone: t.string(),
    }),
  },
  {
    description:
      'Applies to a deal. Idempotent for the same file and contact. CONFLICT when the deal accepts no more applications.',
    skipTypeScopes: true,
    authScopes: { public: true },
    resolve: async (_root, { input }, context) => {
      await countApplication(context)
      await submitApplication(context, input)
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
        'The application that changed. Null when it was removed, in the first event, and when events may be missing.',
    }),
    deal: t.prismaField({ ...rowIfAny('Deal', 'dealId'), description: 'Null when the deal was deleted.' }),
  }),
})

builder.subscriptionField('applicationsChanged', t =>
  t.field({
    type: ApplicationsChanged,
    description:
      'Sends an event whenever an application of the deal is accepted, read, changed or removed. The first event comes at once, so that nothing is missed between reading the deal and subscribing. Ends with the session or token.',
    args: { dealId: t.arg.int({ required: true }) },
    subscribe: (_root, { dealId }, context) =>
      followApplications(context.live, dealId, () => context.isStillSignedIn()),
    resolve: (id, { dealId }) => ({ dealId, id }),
  }),
)

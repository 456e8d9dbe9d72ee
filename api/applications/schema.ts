import { CandidateStatusEnum } from '../candidates/schema.ts'
import { builder, record } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { recordQueries, sinceField } from '../graphql/lists.ts'
import { byId, mutation, onceInput, VERSION, versionInput } from '../graphql/mutation.ts'
import { rowIfAny } from '../graphql/rows.ts'
import { PHONE_NUMBERS, PhoneNumber, readPhoneNumbers } from '../talents/phoneSchema.ts'
import { createTalentRules } from '../talents/rules.ts'
import { talentInputs } from '../talents/schema.ts'
import {
  eraseApplication,
  makeTalent,
  moveUpApplication,
  removeApplication,
  requestErasure,
  updateApplication,
} from './applications.ts'
import { followApplications } from './changes.ts'
import { APPLICATION_FILTERS, APPLICATION_ORDERS, applicationOrder, applicationsWhere } from './list.ts'
import { applicationsBeside } from './people.ts'
import { updateApplicationRules } from './rules.ts'
import { positionOf } from './waitingList.ts'
import { emailFailures } from './words.ts'

const EmailFailureEnum = enumOf('EmailFailure', emailFailures, {
  description: 'The reason why an e-mail to an applicant failed.',
})

builder.prismaNode('ExternalApplication', {
  ...record,
  scope: 'applications:read',
  description: 'An application for a deal by its public page, a form or a program. Visible to staff.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    version: t.exposeInt('version', { description: VERSION }),
    dealId: t.exposeInt('dealId'),
    deal: t.relation('deal', { nullable: true, description: 'The deal they applied for.' }),
    talentId: t.exposeInt('talentId', { nullable: true }),
    talent: t.relation('talent', { nullable: true, description: 'The talent the applicant became.' }),
    name: t.exposeString('name', { nullable: true, description: 'The name in the resume; null until it is read.' }),
    role: t.exposeString('role', { nullable: true }),
    techStack: t.exposeStringList('techStack'),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    phoneNumbers: t.field({
      type: [PhoneNumber],
      select: { phone: true },
      description: PHONE_NUMBERS,
      resolve: (record, _args, context) => readPhoneNumbers(record, context),
    }),
    status: t.expose('status', { type: CandidateStatusEnum }),
    matchPercentage: t.exposeInt('matchPercentage', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    coverLetter: t.exposeString('coverLetter', { nullable: true }),
    resumeUrl: t.exposeString('resumeUrl'),
    isProcessed: t.exposeBoolean('isProcessed', { description: 'True when the resume was read or proved unreadable.' }),
    readingProblem: t.exposeString('readingProblem', {
      nullable: true,
      description:
        'The reason why the resume could not be read, in words for people; null when it was read, and where no reason is known.',
    }),
    waitingPosition: t.int({
      nullable: true,
      select: { id: true, dealId: true, isWaiting: true },
      description: 'The place on the waiting list, from 1. Null when the application does not wait, or was rejected.',
      resolve: (application, _args, context) => (application.isWaiting ? positionOf(context, application) : null),
    }),
    appliedBeforeAt: t.field({
      type: 'DateTime',
      nullable: true,
      select: { id: true, dealId: true },
      description:
        'When the same person applied for this deal before, by e-mail, phone or LinkedIn however these are written; the last time.',
      resolve: async (application, _args, context) => (await applicationsBeside(context, application))?.before ?? null,
    }),
    appliedAgainAt: t.field({
      type: 'DateTime',
      nullable: true,
      select: { id: true, dealId: true },
      description: 'When the same person applied for this deal again; the first time after this.',
      resolve: async (application, _args, context) => (await applicationsBeside(context, application))?.after ?? null,
    }),
    source: t.exposeString('source', {
      nullable: true,
      description:
        'Where it came from: what the program that sent it said, or the site whose own form did. Null for the page of the product.',
    }),
    viaToken: t.exposeString('viaToken', {
      nullable: true,
      description: 'The name of the API token that brought it; null when an applicant or a colleague sent it.',
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the applicant withdrew. Null again once staff gave the application another status.',
    }),
    erasureAskedAt: t.expose('erasureAskedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the applicant asked to be erased: see eraseApplication.',
    }),
    emailFailure: t.expose('emailFailure', {
      type: EmailFailureEnum,
      nullable: true,
      description:
        'The reason why the last e-mail to the applicant failed; null when it was sent, and when none was. An e-mail that a mail server took and sent back later counts as sent.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

recordQueries('ExternalApplication', {
  names: { one: 'application', many: 'applications' },
  scope: 'applications:read',
  filter: t => ({
    statuses: t.field({ type: [CandidateStatusEnum], description: 'Any of these; an empty list means all.' }),
    dealId: t.int({ description: 'Those of this deal.' }),
    updatedSince: sinceField(t),
  }),
  filtered: APPLICATION_FILTERS,
  where: applicationsWhere,
  orders: APPLICATION_ORDERS,
  order: applicationOrder,
  descriptions: {
    list: 'The applications of all deals, the newest first by default.',
    total: 'The number of applications that match the filter.',
    count: 'The number of all applications.',
  },
})

mutation('updateApplication', {
  scope: 'applications:write',
  description: 'Sets status or notes of an application.',
  input: t => ({
    ...byId(t),
    version: versionInput(t),
    status: t.field({ type: CandidateStatusEnum }),
    notes: t.string(),
  }),
  several: { name: 'updateApplications' },
  rules: updateApplicationRules,
  verb: updateApplication,
  rows: { application: 'ExternalApplication' },
})

mutation('removeApplication', {
  scope: 'applications:write',
  description: 'Removes an application with its file. One whose applicant asked for erasure is erased.',
  input: byId,
  verb: removeApplication,
  rowsIfAny: { deal: ['Deal', 'dealId'] },
  deleted: { deletedApplicationId: 'ExternalApplication' },
})

mutation('moveUpApplication', {
  scope: 'applications:write',
  description: 'Moves an application up from the waiting list, although no place is free.',
  input: byId,
  verb: moveUpApplication,
  rows: { application: 'ExternalApplication', deal: ['Deal', 'dealId'] },
})

mutation('requestErasure', {
  scope: 'applications:write',
  description: 'Marks an application for erasure on behalf of its applicant.',
  input: byId,
  verb: requestErasure,
  rows: { application: 'ExternalApplication', deal: ['Deal', 'dealId'] },
})

mutation('eraseApplication', {
  scope: 'applications:write',
  description:
    'Removes an application with its file and its entries in the timeline. CONFLICT while the applicant is a talent.',
  input: byId,
  verb: eraseApplication,
  rowsIfAny: { deal: ['Deal', 'dealId'] },
  deleted: { deletedApplicationId: 'ExternalApplication' },
})

// `createTalent` is defined here and not in talents/, as it may link an application.
mutation('createTalent', {
  scope: 'talents:write',
  description: 'Adds a talent. Required: `name`, `role`, `area`, `companies`, `seniority`, `linkedinUrl`.',
  input: t => ({
    idempotencyKey: onceInput(t),
    ...talentInputs(t),
    applicationId: t.int({
      description:
        'The application of an applicant who becomes this talent. Its resume is used unless another one is sent. CONFLICT when the applicant is a talent already.',
    }),
  }),
  several: { name: 'createTalents', takesKey: true },
  rules: createTalentRules,
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

const ApplicationsChanged = builder.objectRef<{ dealId: number; id: number | null }>('ApplicationsChanged').implement({
  authScopes: { staff: true },
  scope: 'applications:read',
  description: 'A change in the applications of a deal.',
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
    args: {
      dealId: t.arg.int({
        required: true,
        description: 'The `databaseId` of the deal whose applications are followed.',
      }),
    },
    subscribe: (_root, { dealId }, context) =>
      followApplications(context.live, dealId, () => context.isStillSignedIn()),
    resolve: (id, { dealId }) => ({ dealId, id }),
  }),
)

import { builder, typeOf } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { rowsById } from '../graphql/rows.ts'
import { parse } from '../rules/parse.ts'
import { type Warning, warningsFor } from './guard.ts'
import { submissionRules } from './rules.ts'

export const SubmissionWarningKindEnum = builder.enumType('SubmissionWarningKind', {
  description: 'What speaks against sending a talent to a client.',
  values: {
    DO_NOT_CONTACT: { description: 'Company or talent asked not to be brought together.' },
    PLACED_BEFORE: { description: 'The talent was placed with this client before.' },
    SENT_BEFORE: { description: 'The talent was sent to this client before.' },
    COMPETING_DEAL: { description: 'The talent is in the running for another live deal.' },
    SAME_PERSON: { description: 'Another record of the same person was sent there.' },
    NO_CONSENT: { description: 'The talent has not agreed to be presented for the deal.' },
  },
})

const talents = rowsById('Talent')
const deals = rowsById('Deal')
const shares = rowsById('Share')

const SubmissionWarning = builder.objectRef<Warning>('SubmissionWarning').implement({
  authScopes: { staff: true },
  scope: 'candidates:read',
  description: 'Why it may be unwise to send a talent to a client.',
  fields: t => ({
    talentId: t.exposeInt('talentId'),
    talent: t.field({
      type: typeOf('Talent'),
      nullable: true,
      description: 'The talent to be sent; null when they were deleted meanwhile.',
      resolve: ({ talentId }, _args, context) => talents(context, talentId),
    }),
    kind: t.expose('kind', { type: SubmissionWarningKindEnum, description: 'What speaks against it.' }),
    message: t.exposeString('message', {
      scope: ['talents:read', 'deals:read', 'companies:read'],
      description: 'A sentence with names and dates.',
    }),
    isBlocking: t.exposeBoolean('isBlocking', { description: "The agency's rules refuse the submission for it." }),
    deal: t.field({
      type: typeOf('Deal'),
      nullable: true,
      description: 'The deal that the message speaks of.',
      resolve: ({ dealId }, _args, context) => deals(context, dealId),
    }),
    share: t.field({
      type: typeOf('Share'),
      nullable: true,
      description: 'The share that the message speaks of.',
      resolve: ({ shareId }, _args, context) => shares(context, shareId),
    }),
    otherTalent: t.field({
      type: typeOf('Talent'),
      nullable: true,
      description: 'The other record of the same person that the message speaks of.',
      resolve: ({ otherTalentId }, _args, context) => talents(context, otherTalentId),
    }),
    isRefused: t.exposeBoolean('isRefused', {
      description:
        'Of NO_CONSENT: the talent refused or took the consent back. Otherwise, nobody asked while `at` is null, or there is no answer yet.',
    }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'When what the message speaks of happened; null where it has no time.',
    }),
  }),
})

const SubmissionInput = builder.inputType('SubmissionInput', {
  description: "Who is to be sent to whom. The client is the deal's company, the given one, or the one of that name.",
  fields: t => ({
    talentIds: t.intList({ required: true, description: 'At most 200.' }),
    dealId: t.int(),
    companyId: t.int(),
    recipientCompany: t.string({ description: 'The name of the client, where there is no record of it.' }),
  }),
})

builder.queryField('submissionWarnings', t =>
  t.field({
    type: [SubmissionWarning],
    description:
      'What speaks against sending talents to a client: earlier submissions, placements, other records of the same person, competing deals, do-not-contact lists, missing consent.',
    extensions: madeOf({
      Talent: ['name', 'email', 'phone', 'linkedinUrl'],
      Deal: ['title', 'companyId', 'status', 'startDate', 'selectedTalentId'],
    }),
    args: { input: t.arg({ type: SubmissionInput, required: true }) },
    resolve: (_root, { input }, { db }) => warningsFor(db, parse(submissionRules, input)),
  }),
)

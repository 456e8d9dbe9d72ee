import { PublicAgency } from '../agency/schema.ts'
import { builder } from '../graphql/builder.ts'
import { RULES } from '../graphql/describeRules.ts'
import { countPublicRead } from '../limits.ts'
import { AnswerInput, PublicQuestion, publicQuestions } from '../questions/schema.ts'
import { countApplication, ownLinkOf, submitApplication } from './apply.ts'
import { type ApplicationForm as Form, findApplicationForm, findPublicDeal, type PublicDealRow } from './applyingTo.ts'
import { applicationRules } from './rules.ts'

/** This type is separate from Deal, so that a field added to Deal never becomes public. */
const PublicDeal = builder.objectRef<PublicDealRow>('PublicDeal').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'A deal as an applicant sees it, with exactly the fields an applicant may see.',
  fields: t => ({
    token: t.exposeString('token', { description: 'The token of the apply link.' }),
    title: t.exposeString('title', { description: 'The position.' }),
    jobDescription: t.exposeString('jobDescription', {
      nullable: true,
      description: 'Plain text; null when there is nothing to read.',
    }),
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

const ApplicationForm = builder.objectRef<Form>('ApplicationForm').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'The data of the application page.',
  fields: t => ({
    token: t.exposeString('token', { description: 'The token of the apply link.' }),
    title: t.exposeString('title', { description: 'The position.' }),
    jobDescription: t.exposeString('jobDescription', { nullable: true, description: 'Plain text.' }),
    hasWaitingList: t.exposeBoolean('hasWaitingList', {
      description: 'Further applicants may wait once all places are taken.',
    }),
    isFull: t.exposeBoolean('isFull', { description: 'All places are taken: new applications join the waiting list.' }),
    questionsVersion: t.int({
      description: 'Sent along with the answers, as the questions may change meanwhile.',
      resolve: ({ questions }) => questions.version,
    }),
    questions: t.field({
      type: [PublicQuestion],
      description: 'The questions of the agency, in order.',
      resolve: ({ questions }) => publicQuestions(questions),
    }),
    agency: t.expose('agency', { type: PublicAgency, description: 'The agency that reads the application.' }),
    privacyUrl: t.exposeString('privacyUrl', { nullable: true, description: "The agency's page about privacy." }),
  }),
})

builder.queryField('applicationForm', t =>
  t.field({
    type: ApplicationForm,
    nullable: true,
    description:
      'The application page behind an apply link. NOT_FOUND as for publicDeal, but a full deal is found while its waiting list takes applicants.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true, description: 'The token of the apply link.' }) },
    resolve: async (_root, { token }, context) => {
      await countPublicRead(context)
      return findApplicationForm(context, token)
    },
  }),
)

builder.relayMutationField(
  'submitApplication',
  {
    extensions: { [RULES]: applicationRules },
    inputFields: t => ({
      token: t.string({ required: true, description: 'The token of the apply link.' }),
      resume: t.field({ type: 'Upload', description: 'PDF, DOC or DOCX, at most 10 MB.' }),
      email: t.string({ description: 'Required without a phone number.' }),
      phone: t.string({ description: 'Required without an e-mail address.' }),
      answers: t.field({
        type: [AnswerInput],
        description: 'The answers to the questions. Without this list, nothing was asked and nothing is demanded.',
      }),
      questionsVersion: t.int({ description: 'Which questions were answered; by default the present ones.' }),
      mayWait: t.boolean({ description: 'Joins the waiting list when all places are taken. False by default.' }),
      linkSecret: t.string({
        description:
          "The last part of the applicant's own link: 256 random bits as 43 characters of base64url, made by the sender so that the same application sent again gets the same link. Without it, the server makes one.",
      }),
    }),
  },
  {
    description:
      'Applies to a deal. Idempotent for the same file and contact. CONFLICT when the deal accepts no more applications.',
    skipTypeScopes: true,
    authScopes: { public: true },
    scope: 'every',
    resolve: async (_root, { input }, context) => {
      await countApplication(context)
      return submitApplication(context, input)
    },
  },
  {
    authScopes: { public: true },
    outputFields: t => ({
      success: t.boolean({ resolve: () => true }),
      statusUrl: t.string({
        nullable: true,
        description:
          'The address at which the applicant follows the application. It is returned only once, as only its hash is stored; null when the same application was sent before with another link.',
        resolve: ({ secret }, _args, context) => ownLinkOf(context, secret),
      }),
      waitingPosition: t.int({
        nullable: true,
        description: 'The place on the waiting list, from 1; null when the application does not wait.',
        resolve: ({ position }) => position,
      }),
    }),
  },
)

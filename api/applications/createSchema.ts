import { mutation, onceInput } from '../graphql/mutation.ts'
import { AnswerInput } from '../questions/schema.ts'
import { ownLinkOf } from './apply.ts'
import { createApplication } from './creating.ts'
import { applicationRules } from './rules.ts'

mutation('createApplication', {
  scope: 'applications:write',
  description:
    'Adds an application that somebody sent by your own form. The rules are those of the apply link: the limit of the deal, its waiting list, and the same file and contact sent again is the same application. CONFLICT when the deal accepts no more applications, TOO_MANY beyond TOKEN_APPLICATIONS_PER_HOUR.',
  input: t => ({
    idempotencyKey: onceInput(t),
    dealId: t.int({ required: true, description: 'The deal that is applied to. It needs no apply link.' }),
    resume: t.field({ type: 'Upload', description: 'PDF, DOC or DOCX, at most 10 MB; or give `resumeUrl`.' }),
    resumeUrl: t.string({
      description: 'The address of a resume that was uploaded before, by `uploadResume` for example.',
    }),
    email: t.string({ description: 'Required without a phone number.' }),
    phone: t.string({ description: 'Required without an e-mail address.' }),
    answers: t.field({
      type: [AnswerInput],
      description:
        'The answers to the questions of the deal. Without this list, nothing was asked and nothing is demanded.',
    }),
    questionsVersion: t.int({ description: 'Which questions were answered; by default the present ones.' }),
    mayWait: t.boolean({ description: 'Joins the waiting list when all places are taken. False by default.' }),
    source: t.string({
      description: "Where it came from, for your colleagues: 'Careers page'.",
    }),
    linkSecret: t.string({
      description:
        "The last part of the applicant's own link: 256 random bits as 43 characters of base64url. Without it, the server makes one.",
    }),
  }),
  rules: applicationRules,
  verb: createApplication,
  rows: { application: 'ExternalApplication', deal: ['Deal', 'dealId'] },
  payload: t => ({
    isNew: t.boolean({
      description: 'False when the same file and contact had been sent before.',
      resolve: ({ isNew }) => isNew === 1,
    }),
    statusUrl: t.string({
      nullable: true,
      description:
        'The address at which the applicant follows the application: give it to nobody else. It is returned only once, as only its hash is stored; null when the application existed before with another link.',
      resolve: ({ secret }, _args, context) => ownLinkOf(context, secret),
    }),
    applicationsLeft: t.int({
      nullable: true,
      description: 'How many more this token may bring within the hour; null where there is no limit.',
      resolve: ({ left }) => left,
    }),
  }),
})

import { PublicAgency } from '../agency/schema.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { countPublicRead } from '../limits.ts'
import { Forbidden } from '../problems.ts'
import { countApplication } from './apply.ts'
import {
  askForErasure,
  findOwnApplication,
  type OwnApplication as Own,
  replaceOwnResume,
  withdrawOwnApplication,
} from './ownApplication.ts'
import { ownStates } from './words.ts'

const OwnState = enumOf('OwnApplicationState', ownStates, {
  description: 'The state of an application as its applicant sees it.',
  meanings: {
    RECEIVED: 'the agency has not looked at it yet.',
    WAITING: 'all places are taken.',
    IN_REVIEW: 'the agency looks at it.',
    CLOSED: 'the deal or the application came to an end.',
    WITHDRAWN: 'by the applicant.',
    ERASED: 'with all that it held.',
  },
})

const OwnApplication = builder.objectRef<Own>('OwnApplication').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'An application as its applicant sees it: no match, no notes, and nothing of the company.',
  fields: t => ({
    agency: t.expose('agency', { type: PublicAgency, description: 'The agency that reads the application.' }),
    privacyUrl: t.exposeString('privacyUrl', { nullable: true, description: "The agency's page about privacy." }),
    state: t.expose('state', { type: OwnState, description: 'The progress as the applicant sees it.' }),
    title: t.exposeString('title', { nullable: true, description: 'The position; null once it was erased.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'Null once it was erased.' }),
    waitingPosition: t.exposeInt('position', {
      nullable: true,
      description: 'The place on the waiting list, from 1; null when the application does not wait.',
    }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true, description: 'When it was withdrawn.' }),
    erasureAskedAt: t.expose('erasureAskedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the applicant asked to be erased.',
    }),
  }),
})

builder.queryField('ownApplication', t =>
  t.field({
    type: OwnApplication,
    nullable: true,
    description: "The application behind an applicant's own link; null when the link is unknown.",
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { secret: t.arg.string({ required: true, description: 'The last part of the link.' }) },
    resolve: async (_root, { secret }, context) => {
      await countPublicRead(context)
      return findOwnApplication(context, { secret })
    },
  }),
)

type Link = { secret: string }

const byLink = {
  description: 'The last part of the link.',
  required: true,
} as const

/** Runs a change for the applicant with the link. Throws Forbidden for staff, and the errors of the change. */
async function asApplicant(context: Context, verb: () => Promise<Link>): Promise<Link> {
  if (context.viewer) throw new Forbidden('Only the applicant may do this. You are signed in as staff.')
  return verb()
}

const REFUSED = 'NOT_FOUND when the link is unknown, FORBIDDEN for staff.'

const visitors = { skipTypeScopes: true, authScopes: { public: true } } as const

const payload = {
  authScopes: { public: true },
  outputFields: (t: Payload) => ({
    application: t.field({
      type: OwnApplication,
      nullable: true,
      description: 'As it is now.',
      resolve: ({ secret }, _args, context) => findOwnApplication(context, { secret }),
    }),
  }),
} as const

type Payload = Parameters<Parameters<ReturnType<typeof builder.objectRef<Link>>['implement']>[0]['fields'] & {}>[0]

builder.relayMutationField(
  'replaceOwnResume',
  {
    inputFields: t => ({
      secret: t.string(byLink),
      resume: t.field({ type: 'Upload', description: 'PDF, DOC, DOCX, PNG or JPEG, at most 10 MB.' }),
    }),
  },
  {
    scope: 'every',
    ...visitors,
    description: `Replaces the resume and reads the new one. CONFLICT once the application is closed. ${REFUSED}`,
    resolve: async (_root, { input }, context) => {
      await countApplication(context)
      return asApplicant(context, () => replaceOwnResume(context, input))
    },
  },
  payload,
)

builder.relayMutationField(
  'withdrawOwnApplication',
  { inputFields: t => ({ secret: t.string(byLink) }) },
  {
    scope: 'every',
    ...visitors,
    description: `Withdraws the application, for good. CONFLICT once it is closed. ${REFUSED}`,
    resolve: async (_root, { input }, context) => {
      await countPublicRead(context)
      return asApplicant(context, () => withdrawOwnApplication(context, input))
    },
  },
  payload,
)

builder.relayMutationField(
  'askForErasure',
  { inputFields: t => ({ secret: t.string(byLink) }) },
  {
    scope: 'every',
    ...visitors,
    description: `Asks the agency to erase the application with all that it holds. ${REFUSED}`,
    resolve: async (_root, { input }, context) => {
      await countPublicRead(context)
      return asApplicant(context, () => askForErasure(context, input))
    },
  },
  payload,
)

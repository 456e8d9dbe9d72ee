import { PublicAgency } from '../../agency/schema.ts'
import { builder } from '../../graphql/builder.ts'
import { RULES } from '../../graphql/describeRules.ts'
import type { InputFields } from '../../graphql/mutation.ts'
import { answerRules } from '../rules.ts'
import { answerShare } from './answerShare.ts'
import { type ClientContent, type ClientShare, findClientShare } from './clientShare.ts'
import { openShare } from './openShare.ts'
import { unlock } from './passcode.ts'
import { ClientAnswerEnum, ClientProfile } from './profileSchema.ts'

/* The page behind the link of a share. Its types contain only data that a client may see. */

const PUBLIC = { skipTypeScopes: true, authScopes: { public: true } } as const

export const ClientShareContent = builder.objectRef<ClientContent>('ClientShareContent').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'The content of the page of a share.',
  fields: t => ({
    recipientName: t.exposeString('recipientName', { description: 'The person it was made for.' }),
    recipientCompany: t.exposeString('recipientCompany', { description: "The client's name." }),
    position: t.exposeString('position', { nullable: true, description: "The deal's title; null without a deal." }),
    needs: t.exposeStringList('needs', { description: 'The skills that the position asks for.' }),
    note: t.string({
      nullable: true,
      resolve: ({ note }) => note(),
      description: "The recruiter's note; null without one.",
    }),
    sharedAt: t.expose('sharedAt', { type: 'DateTime', description: 'The time when the profiles were frozen.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The end of the link; null for never.',
    }),
    pdfUrl: t.exposeString('pdfUrl', {
      nullable: true,
      description: 'A public path. The key, where there is a passcode, goes into the header x-share-key.',
    }),
    profiles: t.field({
      type: [ClientProfile],
      resolve: ({ profiles }) => profiles(),
      description: 'The talents, in the order of the recruiter.',
    }),
  }),
})

const ClientShareType = builder.objectRef<ClientShare>('ClientShare').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'One or several profiles that were shared with a client.',
  fields: t => ({
    isLocked: t.exposeBoolean('isLocked', { description: 'True until its passcode was given: see unlockClientShare.' }),
    agency: t.expose('agency', { type: PublicAgency, description: 'The agency that shares.' }),
    content: t.expose('content', { type: ClientShareContent, nullable: true, description: 'Null while it is locked.' }),
  }),
})

builder.queryField('clientShare', t =>
  t.field({
    ...PUBLIC,
    type: ClientShareType,
    nullable: true,
    description: 'The page behind the link of a share; null when the link is unknown, expired or revoked.',
    args: {
      token: t.arg.string({ required: true }),
      key: t.arg.string({ description: 'Of `unlockClientShare`, where the share has a passcode.' }),
    },
    resolve: (_root, entry, context) => findClientShare(context, entry),
  }),
)

const entryInput = (t: InputFields) => ({
  token: t.string({ required: true, description: 'The last part of the link.' }),
  key: t.string({ description: 'Of unlockClientShare, where the share has a passcode.' }),
})

builder.relayMutationField(
  'unlockClientShare',
  {
    inputFields: t => ({
      token: t.string({ required: true }),
      passcode: t.string({ required: true, description: 'The passcode that the recruiter gave the client.' }),
    }),
  },
  {
    scope: 'every',
    ...PUBLIC,
    description: 'Exchanges the passcode for the key. INVALID_INPUT for a wrong one, TOO_MANY after several.',
    resolve: (_root, { input }, context) => unlock(context, input),
  },
  {
    authScopes: { public: true },
    outputFields: t => ({
      key: t.exposeString('key', {
        description: 'Opens the share in place of the passcode: sent as `key`, and in the header x-share-key.',
      }),
    }),
  },
)

builder.relayMutationField(
  'openClientShare',
  { inputFields: entryInput },
  {
    scope: 'every',
    ...PUBLIC,
    description: 'Counts an opening by the client. Sent by the page once it is shown.',
    resolve: async (_root, { input }, context) => {
      await openShare(context, input)
      return {}
    },
  },
  { authScopes: { public: true }, outputFields: t => ({ success: t.boolean({ resolve: () => true }) }) },
)

builder.relayMutationField(
  'answerClientShare',
  {
    extensions: { [RULES]: answerRules },
    inputFields: t => ({
      ...entryInput(t),
      profile: t.string({ required: true, description: 'The key of the profile.' }),
      answer: t.field({ type: ClientAnswerEnum, required: true, description: 'The choice.' }),
      times: t.field({ type: ['DateTime'], description: 'One to three in the future, with INTERVIEW only.' }),
      comment: t.string(),
      version: t.int({ description: 'Of the answer that was seen; absent when there was none.' }),
    }),
  },
  {
    scope: 'every',
    ...PUBLIC,
    description:
      'Answers about a profile, or changes the answer until the share ends. CONFLICT when somebody else has answered since.',
    resolve: async (_root, { input }, context) => ({ profile: await answerShare(context, input) }),
  },
  {
    authScopes: { public: true },
    outputFields: t => ({
      profile: t.field({
        type: ClientProfile,
        resolve: ({ profile }) => profile,
        description: 'The profile with the answer.',
      }),
    }),
  },
)

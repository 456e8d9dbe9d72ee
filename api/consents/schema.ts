import { PublicAgency } from '../agency/schema.ts'
import { ALWAYS_READ, builder, record } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { byId, mutation } from '../graphql/mutation.ts'
import { selectedBelow } from '../graphql/selections.ts'
import { countPublicRead } from '../limits.ts'
import { Forbidden } from '../problems.ts'
import { holds } from '../scopes/may.ts'
import {
  answerConsent,
  type ConsentRequest,
  consentOf,
  consentUrl,
  findConsent,
  requestConsent,
  stateOf,
  withdrawConsent,
  wordingFor,
} from './consents.ts'
import { requestConsentRules } from './rules.ts'
import { consentStates } from './words.ts'

const ConsentStateEnum = enumOf('ConsentState', consentStates, {
  description: 'The answer of a talent to a request for consent.',
  meanings: {
    ASKED: 'not answered yet.',
    GIVEN: 'the talent may be presented.',
    REFUSED: 'never given.',
    WITHDRAWN: 'given, and taken back.',
  },
})

const Consent = builder.prismaNode('Consent', {
  ...record,
  scope: 'candidates:read',
  description: "A talent's permission to be presented for a deal, asked for by a link.",
  fields: t => ({
    databaseId: t.exposeInt('id'),
    talent: t.relation('talent', { description: 'The talent of the request.' }),
    deal: t.relation('deal', { description: 'The deal of the request; null when it was deleted.' }),
    url: t.string({
      nullable: true,
      select: { token: true },
      description:
        'The address where the talent answers. Null for tokens without the scope candidates:write, as its holder may answer.',
      resolve: ({ token }, _args, { settings, viewer }) =>
        viewer && holds(viewer, 'candidates:write') ? consentUrl(settings.publicUrl, token) : null,
    }),
    wording: t.exposeString('wording', {
      scope: 'deals:read',
      description: 'The text that the talent agrees to.',
      extensions: madeOf({ Deal: ['title'] }),
    }),
    state: t.field({
      type: ConsentStateEnum,
      select: { confirmedAt: true, withdrawnAt: true },
      description: 'REFUSED was never given, WITHDRAWN was.',
      resolve: stateOf,
    }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    requestedBy: t.relation('requestedBy', {
      nullable: true,
      description: 'The colleague who asked; null when that is not known any more.',
    }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was refused, or taken back after it was given.',
    }),
  }),
})

builder.prismaObjectField('Talent', 'consents', t =>
  t.relation('consents', { description: 'Latest first.', query: { orderBy: { id: 'desc' } } }),
)

builder.prismaObjectField('Deal', 'consentWording', t =>
  t.string({
    select: { title: true },
    description: 'The usual wording of requests for this deal.',
    resolve: (deal, _args, context) => wordingFor(context, deal),
  }),
)

builder.prismaObjectField('DealCandidate', 'consent', t =>
  t.field({
    type: Consent,
    nullable: true,
    select: { dealId: true, talentId: true },
    description: 'The latest one of this talent for this deal.',
    resolve: ({ dealId, talentId }, _args, context, info) =>
      consentOf(context, { dealId, talentId, select: selectedBelow({ context, info }, { select: ALWAYS_READ }) }),
  }),
)

/** This type is separate from Consent, so that a field added to Consent never becomes public. */
const PublicConsent = builder.objectRef<ConsentRequest>('PublicConsent').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'A request for consent as the talent sees it.',
  fields: t => ({
    agency: t.expose('agency', { type: PublicAgency, description: 'The agency that asks.' }),
    wording: t.exposeString('wording', { description: 'The text that the talent agrees to.' }),
    state: t.field({ type: ConsentStateEnum, resolve: stateOf, description: 'The latest answer.' }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time when it was given; null before.',
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was refused, or taken back after it was given.',
    }),
  }),
})

builder.queryField('consentRequest', t =>
  t.field({
    type: PublicConsent,
    nullable: true,
    description: 'The request behind a link; null when the link is unknown, or when there is a newer request.',
    skipTypeScopes: true,
    authScopes: { public: true },
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, { token }, context) => {
      await countPublicRead(context)
      return findConsent(context, token)
    },
  }),
)

builder.relayMutationField(
  'answerConsent',
  {
    inputFields: t => ({
      token: t.string({ required: true }),
      agrees: t.boolean({ required: true, description: 'False refuses, or takes back what was given.' }),
    }),
  },
  {
    description:
      'The answer of the talent, which may be changed. NOT_FOUND when the link is unknown, FORBIDDEN for staff.',
    skipTypeScopes: true,
    authScopes: { public: true },
    scope: 'every',
    resolve: async (_root, { input }, context) => {
      await countPublicRead(context)
      if (context.viewer) throw new Forbidden('Only the talent may answer. You are signed in as staff.')
      return answerConsent(context, input)
    },
  },
  {
    authScopes: { public: true },
    outputFields: t => ({ consent: t.field({ type: PublicConsent, resolve: answered => answered }) }),
  },
)

mutation('requestConsent', {
  scope: 'candidates:write',
  description:
    "Makes a link by which the talent gives or refuses consent. An open or given consent is returned as it is; after a refusal or withdrawal there is a new one. The wording is the deal's `consentWording` by default.",
  input: t => ({
    talentId: t.int({ required: true }),
    dealId: t.int({ required: true }),
    wording: t.string({ description: "The text that the talent agrees to; the deal's `consentWording` by default." }),
  }),
  rules: requestConsentRules,
  verb: requestConsent,
  rows: { consent: 'Consent', talent: ['Talent', 'talentId'], deal: ['Deal', 'dealId'] },
})

mutation('withdrawConsent', {
  scope: 'candidates:write',
  description: 'Refuses or withdraws a consent on behalf of the talent.',
  input: byId,
  verb: withdrawConsent,
  rows: { consent: 'Consent', talent: ['Talent', 'talentId'], deal: ['Deal', 'dealId'] },
})

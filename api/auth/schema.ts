import type { Context } from '../context.ts'
import type { ApiTokenScope, User } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { byId } from '../graphql/inputs.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { hashToken } from '../secrets.ts'
import { isInPerson } from '../viewer.ts'
import { addApiToken, ownOf, revokeApiToken } from './apiTokens.ts'
import { changePassword, confirmPassword, endOthers, endOwn, signIn, signOut } from './auth.ts'
import { validSessions } from './sessions.ts'

const ApiTokenScopeEnum = builder.enumType('ApiTokenScope', {
  values: {
    READ: { description: 'Looks at everything that its owner may, and changes nothing.' },
    READ_WRITE: { description: 'Does what its owner may.' },
  } satisfies Record<ApiTokenScope, object>,
})

const ApiToken = builder.prismaNode('ApiToken', {
  id: { field: 'id' },
  authScopes: { inPerson: true },
  // Nobody else's: not even node(id) tells that there is one.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), ...ownOf(viewer) }),
  description:
    'Lets a program in as the person who made it: `Authorization: Bearer <secret>`, for /graphql and the REST calls.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    name: t.exposeString('name'),
    scope: t.expose('scope', { type: ApiTokenScopeEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'From then on it is worth nothing.',
    }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'To the minute.' }),
  }),
})

const Session = builder.prismaObject('Session', {
  authScopes: { inPerson: true },
  description: 'A browser in which somebody is signed in. For its owner only.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To five minutes.' }),
    device: t.exposeString('device', {
      nullable: true,
      description: "Browser and system, 'Firefox on Windows', as far as the browser said.",
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: "The network that it was signed in from, without its last part: '203.0.113.*'.",
    }),
    isCurrent: t.boolean({
      description: 'The one that asks.',
      select: { tokenHash: true },
      resolve: ({ tokenHash }, _args, { viewer }) =>
        viewer !== null && 'session' in viewer.via && hashToken(viewer.via.session) === tokenHash,
    }),
  }),
})

const isSelf = ({ id }: { id: number }, _args: object, { viewer }: Context) =>
  viewer !== null && isInPerson(viewer) && viewer.id === id

builder.prismaObjectFields('User', t => ({
  apiTokens: t.relation('apiTokens', {
    description:
      "One's own, the newest first, without those that were revoked. FORBIDDEN on a colleague, and for API tokens.",
    authScopes: isSelf,
    query: { where: { revokedAt: null }, orderBy: { id: 'desc' } },
  }),
  sessions: t.relation('sessions', {
    type: Session,
    description: "One's own, the one used last first. FORBIDDEN on a colleague, and for API tokens.",
    authScopes: isSelf,
    query: (_args, { clock }) => ({ where: validSessions(clock), orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] }),
  }),
}))

builder.queryField('viewer', t =>
  t.prismaField({
    description: 'The person who asks; null for a visitor.',
    type: 'User',
    nullable: true,
    skipTypeScopes: true,
    authScopes: { public: true },
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer && db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } }),
  }),
)

builder.relayMutationField(
  'signIn',
  { inputFields: t => ({ email: t.string(), password: t.string() }) },
  {
    // No scope at all, not even `public`: scopes are worked out once a request, and must be so after the viewer is known.
    skipTypeScopes: true,
    resolve: async (_root, { input }, context) => {
      const client = { address: context.clientAddress, userAgent: context.userAgent }
      const { userId, token } = await signIn(context, client, input)
      const { role } = await context.db.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } })
      context.viewer = { id: userId, role, via: { session: token, confirmedAt: context.clock.now() } }
      context.setSessionCookie(token)
      return { userId }
    },
  },
  { outputFields: t => ({ viewer: t.prismaField(rowOf('User', 'userId')) }) },
)

builder.relayMutationField(
  'signOut',
  null,
  {
    skipTypeScopes: true,
    authScopes: { staff: true },
    resolve: async (_root, _args, context) => {
      await signOut(signedIn(context))
      context.setSessionCookie(null)
      return {}
    },
  },
  { authScopes: { public: true }, outputFields: t => ({ success: t.boolean({ resolve: () => true }) }) },
)

builder.relayMutationField(
  'changePassword',
  { inputFields: t => ({ currentPassword: t.string(), newPassword: t.string() }) },
  {
    description: 'Changes the own password and ends the other sessions. Not for API tokens.',
    authScopes: { inPerson: true },
    resolve: async (_root, { input }, context) => {
      await changePassword(signedIn(context), input)
      return {}
    },
  },
  { authScopes: { public: true }, outputFields: t => ({ success: t.boolean({ resolve: () => true }) }) },
)

builder.relayMutationField(
  'confirmPassword',
  { inputFields: t => ({ password: t.string() }) },
  {
    description:
      'Takes the own password again. For 15 minutes after it, as after signing in, a session may hand out access; later, what does so is answered with CONFIRM_PASSWORD. Not for API tokens.',
    authScopes: { inPerson: true },
    resolve: (_root, { input }, context) => confirmPassword(signedIn(context), input),
  },
  {
    authScopes: { inPerson: true },
    outputFields: t => ({ confirmedUntil: t.expose('confirmedUntil', { type: 'DateTime' }) }),
  },
)

/** A payload's field for what the viewer's account has now. */
const ownUser = (description: string) => ({
  type: 'User' as const,
  description,
  authScopes: { inPerson: true },
  resolve: (query: object, _done: object, _args: object, context: Context): Promise<User> =>
    context.db.user.findUniqueOrThrow({ ...query, where: { id: signedIn(context).viewer.id } }),
})

builder.relayMutationField(
  'endSession',
  byId,
  {
    description: "Ends one of the viewer's own sessions at once. Not for API tokens.",
    authScopes: { inPerson: true },
    resolve: async (_root, { input }, context) => {
      await endOwn(signedIn(context), input.id)
      return {}
    },
  },
  {
    authScopes: { inPerson: true },
    outputFields: t => ({ viewer: t.prismaField(ownUser('For the list of sessions as it is now.')) }),
  },
)

builder.relayMutationField(
  'endOtherSessions',
  null,
  {
    description: "Ends all of the viewer's own sessions but the one that asks. Not for API tokens.",
    authScopes: { inPerson: true },
    resolve: async (_root, _args, context) => {
      await endOthers(signedIn(context))
      return {}
    },
  },
  {
    authScopes: { inPerson: true },
    outputFields: t => ({ viewer: t.prismaField(ownUser('For the list of sessions as it is now.')) }),
  },
)

builder.relayMutationField(
  'addApiToken',
  {
    inputFields: t => ({
      name: t.string({ description: 'What it is for.' }),
      scope: t.field({ type: ApiTokenScopeEnum }),
      expiresAt: t.field({ type: 'DateTime', description: 'Without it, the token is valid until it is revoked.' }),
    }),
  },
  {
    description: 'Makes an API token of the viewer. With a password given lately, and not for API tokens.',
    authScopes: { confirmed: true },
    resolve: (_root, { input }, context) => addApiToken(signedIn(context), input),
  },
  {
    authScopes: { inPerson: true },
    outputFields: t => ({
      apiToken: t.prismaField(rowOf('ApiToken')),
      secret: t.exposeString('secret', { description: 'What the program sends. It is told only this once.' }),
      viewer: t.prismaField(ownUser('For the list of tokens as it is now.')),
    }),
  },
)

builder.relayMutationField(
  'revokeApiToken',
  byId,
  {
    description: "Ends one of the viewer's own API tokens at once. Not for API tokens.",
    authScopes: { inPerson: true },
    resolve: (_root, { input }, context) => revokeApiToken(signedIn(context), input.id),
  },
  {
    authScopes: { inPerson: true },
    outputFields: t => ({
      revokedApiTokenId: t.globalID({ resolve: ({ id }) => ({ type: ApiToken, id }) }),
      viewer: t.prismaField(ownUser('For the list of tokens as it is now.')),
    }),
  },
)

import type { Context } from '../context.ts'
import type { Id } from '../deps.ts'
import type { ApiTokenScope, User } from '../generated/prisma/client.ts'
import { ALWAYS_READ, builder, CACHED } from '../graphql/builder.ts'
import { byId, mutation } from '../graphql/mutation.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { RULES } from '../graphql/tellRules.ts'
import { rowsOf } from '../lists/reader.ts'
import type { Selection } from '../lists/selection.ts'
import { InvalidInput } from '../problems.ts'
import { hashToken } from '../secrets.ts'
import { mayUse, TOKEN_SCOPES } from '../tokenScopes/held.ts'
import { isTokenScope, type TokenScope } from '../tokenScopes/words.ts'
import { isInPerson, type Viewer } from '../viewer.ts'
import { addApiToken, ownOf, revokeApiToken } from './apiTokens.ts'
import { changePassword, confirmPassword, endOthers, endOwn, signIn, signOut } from './auth.ts'
import { rotateApiToken } from './rotation.ts'
import {
  addApiTokenRules,
  changePasswordRules,
  confirmPasswordRules,
  LONGEST_OVERLAP_HOURS,
  rotateApiTokenRules,
  signInRules,
} from './rules.ts'
import { validSessions } from './sessions.ts'

const ApiTokenScopeEnum = builder.enumType('ApiTokenScope', {
  values: {
    READ: { description: 'Reads everything that its owner may read, and changes nothing.' },
    READ_WRITE: { description: 'Reads and changes everything that its owner may.' },
  } satisfies Record<ApiTokenScope, object>,
})

builder.prismaNode('ApiToken', {
  id: { field: 'id' },
  authScopes: { inPerson: true },
  // Only the owner's: not even node(id) reveals that somebody else's token exists.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: Number(id), ...ownOf(viewer) }),
  select: ALWAYS_READ,
  description:
    'Lets a program in as the person who made it: `Authorization: Bearer <secret>`, for /graphql and the REST calls.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    name: t.exposeString('name'),
    scope: t.expose('scope', {
      type: ApiTokenScopeEnum,
      description: 'The bundle of scopes; of a token with named scopes, whether any of them writes.',
    }),
    scopes: t.exposeStringList('scopes', {
      description: "The named scopes: 'talents:read'. Empty for a token with a whole bundle.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The token is invalid from then on.',
    }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'Accurate to the minute.' }),
    lastUsedFrom: t.exposeString('lastUsedFrom', {
      nullable: true,
      description: "The network of the last use, without its last part: '203.0.113.*'.",
    }),
    lastUsedBy: t.exposeString('lastUsedBy', {
      nullable: true,
      description: "The program of the last use, as it names itself: 'curl', 'Firefox on Windows'.",
    }),
    previousUntil: t.expose('previousUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before the last rotation is accepted, too.',
    }),
  }),
})

const Session = builder.prismaObject('Session', {
  authScopes: { inPerson: true },
  select: ALWAYS_READ,
  description: 'A signed-in browser. Visible to its owner only.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the sign-in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'Accurate to five minutes.' }),
    device: t.exposeString('device', {
      nullable: true,
      description: "Browser and system as the browser names them: 'Firefox on Windows'.",
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: "The network of the sign-in, without its last part: '203.0.113.*'.",
    }),
    isCurrent: t.boolean({
      description: 'True for the session of this request.',
      select: { tokenHash: true },
      resolve: ({ tokenHash }, _args, { viewer }) =>
        viewer !== null && 'session' in viewer.via && hashToken(viewer.via.session) === tokenHash,
    }),
  }),
})

const isSelf = ({ id }: Id, _args: object, { viewer }: Context) =>
  viewer !== null && isInPerson(viewer) && viewer.id === id

const isViewer = ({ id }: Id, _args: object, { viewer }: Context) => viewer?.id === id

function tokenScope(text: string): TokenScope {
  if (!isTokenScope(text)) throw new InvalidInput(`There is no scope ${text}`)
  return text
}

builder.prismaObjectFields('User', t => ({
  apiTokens: t.relation('apiTokens', {
    description:
      "The viewer's own valid and expired tokens, the newest first. FORBIDDEN on a colleague, and for API tokens.",
    authScopes: isSelf,
    query: { where: { revokedAt: null }, orderBy: { id: 'desc' } },
  }),
  scopes: t.stringList({
    description: "The named scopes that this request holds, for the viewer: 'talents:read'. FORBIDDEN on a colleague.",
    authScopes: isViewer,
    resolve: (_user, _args, context) => TOKEN_SCOPES.filter(scope => mayUse(signedIn(context).viewer, scope)),
  }),
  can: t.boolean({
    description: 'Whether this request holds all of these named scopes, for the viewer. FORBIDDEN on a colleague.',
    args: { scopes: t.arg.stringList({ required: true, description: "As in 'talents:read'." }) },
    authScopes: isViewer,
    resolve(_user, { scopes }, context) {
      const { viewer } = signedIn(context)
      return scopes.every(scope => mayUse(viewer, tokenScope(scope)))
    },
  }),
  sessions: t.relation('sessions', {
    type: Session,
    description: "The viewer's own, the last used first. FORBIDDEN on a colleague, and for API tokens.",
    authScopes: isSelf,
    query: (_args, { clock }) => ({ where: validSessions(clock), orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] }),
  }),
}))

builder.queryField('viewer', t =>
  t.prismaField({
    description: 'The signed-in person; null for a visitor.',
    type: 'User',
    nullable: true,
    skipTypeScopes: true,
    authScopes: { public: true },
    extensions: { [CACHED]: true },
    resolve(query, _root, _args, context) {
      const selected = { ...query } // Also for a visitor: a query that is not read counts as a mistake.
      return context.viewer && readViewer(signedIn(context), selected)
    },
  }),
)

/** Each page asks for their name, which is kept until a user changes, like who asks. */
function readViewer(context: Context & { viewer: Viewer }, query: { select?: Selection }) {
  const { id } = context.viewer
  const read = () => rowsOf(context, 'User').findUniqueOrThrow({ ...query, where: { id } })
  const isPlain = Object.values(query.select ?? {}).every(asked => asked === true)
  if (!isPlain) return read()
  return context.versions.cached({ tables: ['User'], key: `viewer ${id} ${JSON.stringify(query)}` }, read)
}

builder.relayMutationField(
  'signIn',
  { extensions: { [RULES]: signInRules }, inputFields: t => ({ email: t.string(), password: t.string() }) },
  {
    // No scope at all, not even `public`: scopes are computed once per request, which must happen after the sign-in.
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

mutation('signOut', {
  skipTypeScopes: true,
  authScopes: { staff: true },
  verb: signOut,
})

mutation('changePassword', {
  description: "Changes the viewer's password and ends the other sessions. Not for API tokens.",
  authScopes: { inPerson: true },
  input: t => ({ currentPassword: t.string(), newPassword: t.string() }),
  rules: changePasswordRules,
  verb: changePassword,
})

mutation('confirmPassword', {
  description:
    "Checks the viewer's password again. For 15 minutes after this or a sign-in, the session may hand out access; later, mutations that do so answer CONFIRM_PASSWORD. Not for API tokens.",
  authScopes: { inPerson: true },
  input: t => ({ password: t.string() }),
  rules: confirmPasswordRules,
  verb: confirmPassword,
  payload: t => ({ confirmedUntil: t.expose('confirmedUntil', { type: 'DateTime' }) }),
})

/** A payload field with the viewer's current account. */
const ownUser = (list: string) => ({
  type: 'User' as const,
  description: `The viewer, with the current list of ${list}.`,
  authScopes: { inPerson: true },
  resolve: (query: object, _done: object, _args: object, context: Context): Promise<User> =>
    context.db.user.findUniqueOrThrow({ ...query, where: { id: signedIn(context).viewer.id } }),
})

mutation('endSession', {
  description: "Ends one of the viewer's own sessions at once. Not for API tokens.",
  authScopes: { inPerson: true },
  input: byId,
  validates: true,
  verb: endOwn,
  payload: t => ({ viewer: t.prismaField(ownUser('sessions')) }),
})

mutation('endOtherSessions', {
  description: "Ends all of the viewer's sessions but the current one. Not for API tokens.",
  authScopes: { inPerson: true },
  validates: true,
  verb: endOthers,
  payload: t => ({ viewer: t.prismaField(ownUser('sessions')) }),
})

mutation('addApiToken', {
  description: 'Makes an API token for the viewer. Needs a recently given password; not for API tokens.',
  authScopes: { confirmed: true },
  input: t => ({
    name: t.string({ description: 'The purpose of the token.' }),
    scope: t.field({ type: ApiTokenScopeEnum, description: 'A bundle of scopes; or else `scopes`.' }),
    scopes: t.stringList({
      description: "Named scopes in place of a bundle: 'talents:read'. Writing includes reading the same noun.",
    }),
    expiresAt: t.field({ type: 'DateTime', description: 'Without it, the token is valid until it is revoked.' }),
  }),
  rules: addApiTokenRules,
  verb: addApiToken,
  rows: { apiToken: 'ApiToken' },
  payload: t => ({
    secret: t.exposeString('secret', {
      description: 'The bearer token that the program sends. It is shown only once.',
    }),
    viewer: t.prismaField(ownUser('tokens')),
  }),
})

mutation('rotateApiToken', {
  description:
    "Gives one of the viewer's own API tokens a new secret. Needs a recently given password; not for API tokens.",
  authScopes: { confirmed: true },
  input: t => ({
    ...byId(t),
    overlapHours: t.int({
      description: `For how many hours the old secret is accepted, too: 0 to ${LONGEST_OVERLAP_HOURS}; 24 when not said.`,
    }),
  }),
  rules: rotateApiTokenRules,
  verb: rotateApiToken,
  rows: { apiToken: 'ApiToken' },
  payload: t => ({
    secret: t.exposeString('secret', { description: 'The new bearer token. It is shown only once.' }),
    viewer: t.prismaField(ownUser('tokens')),
  }),
})

mutation('revokeApiToken', {
  description: "Ends one of the viewer's own API tokens at once. Not for API tokens.",
  authScopes: { inPerson: true },
  input: byId,
  validates: true,
  verb: revokeApiToken,
  deleted: { revokedApiTokenId: 'ApiToken' },
  payload: t => ({ viewer: t.prismaField(ownUser('tokens')) }),
})

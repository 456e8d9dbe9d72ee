import type { Context } from '../context.ts'
import type { Id } from '../deps.ts'
import type { ApiTokenScope } from '../generated/prisma/client.ts'
import { ALWAYS_READ, builder } from '../graphql/builder.ts'
import { byId, mutation } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { InvalidInput } from '../problems.ts'
import { isTokenScope } from '../scopes/bundles.ts'
import { mayUse, usableScopes } from '../scopes/may.ts'
import type { TokenScope } from '../scopes/words.ts'
import { isAdmin, isInPerson } from '../viewer.ts'
import { addApiToken, ownOf, revokeApiToken } from './apiTokens.ts'
import { rotateApiToken } from './rotation.ts'
import { addApiTokenRules, rotateApiTokenRules } from './rules.ts'
import { isSelf, ownUser } from './schema.ts'

const ApiTokenScopeEnum = builder.enumType('ApiTokenScope', {
  description: 'What an API token may do.',
  values: {
    READ: { description: 'Reads everything that its owner may read, and changes nothing.' },
    READ_WRITE: { description: 'Reads and changes everything that its owner may.' },
  } satisfies Record<ApiTokenScope, object>,
})

builder.prismaNode('ApiToken', {
  id: { field: 'id' },
  authScopes: { inPerson: true },
  scope: 'inPerson',
  // Null except for the owner's own tokens: even node(id) does not reveal that another person's token exists.
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

const isViewer = ({ id }: Id, _args: object, { viewer }: Context) => viewer?.id === id

const isAdminInPerson = ({ viewer }: Context) => viewer !== null && isInPerson(viewer) && isAdmin(viewer)

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
  validApiTokenNames: t.stringList({
    description:
      'The names of their valid API tokens, the newest first: what a new password revokes. For the person and for admins; not for API tokens.',
    authScopes: (user, args, context) => isSelf(user, args, context) || isAdminInPerson(context),
    resolve: async ({ id: userId }, _args, { db, clock }) => {
      const isValid = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: clock.now() } }] }
      const valid = await db.apiToken.findMany({
        where: { userId, ...isValid },
        select: { name: true },
        orderBy: { id: 'desc' },
      })
      return valid.map(({ name }) => name)
    },
  }),
  scopes: t.stringList({
    description: "The named scopes that this request holds, for the viewer: 'talents:read'. FORBIDDEN on a colleague.",
    authScopes: isViewer,
    resolve: (_user, _args, context) => usableScopes(signedIn(context).viewer),
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
}))

mutation('addApiToken', {
  description: 'Makes an API token for the viewer. Needs a recently given password; not for API tokens.',
  authScopes: { confirmed: true },
  scope: 'inPerson',
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
  scope: 'inPerson',
  input: t => ({
    ...byId(t),
    overlapHours: t.int({ description: 'Hours for which the old secret is accepted, too; 24 by default.' }),
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
  scope: 'inPerson',
  input: byId,
  verb: revokeApiToken,
  deleted: { revokedApiTokenId: 'ApiToken' },
  payload: t => ({ viewer: t.prismaField(ownUser('tokens')) }),
})

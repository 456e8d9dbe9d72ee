import type { ApiTokenScope } from '../generated/prisma/enums.ts'
import { builder } from '../graphql/builder.ts'
import { idInput } from '../graphql/inputs.ts'
import { User } from '../users/schema.ts'
import { isInPerson } from '../viewer.ts'
import { addApiToken, ownOf, revokeApiToken } from './apiTokens.ts'

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

builder.prismaObjectField(User, 'apiTokens', t =>
  t.relation('apiTokens', {
    description:
      "One's own, the newest first, without those that were revoked. FORBIDDEN on a colleague, and for API tokens.",
    authScopes: ({ id }, _args, { viewer }) => viewer !== null && isInPerson(viewer) && viewer.id === id,
    query: { where: { revokedAt: null }, orderBy: { id: 'desc' } },
  }),
)

const AddApiTokenInput = builder.inputType('AddApiTokenInput', {
  fields: t => ({
    name: t.string({ description: 'What it is for.' }),
    scope: t.field({ type: ApiTokenScopeEnum }),
    expiresAt: t.field({ type: 'DateTime', description: 'Without it, the token is valid until it is revoked.' }),
  }),
})

const AddApiTokenPayload = builder.objectRef<{ id: number; secret: string }>('AddApiTokenPayload').implement({
  authScopes: { inPerson: true },
  fields: t => ({
    apiToken: t.prismaField({
      type: ApiToken,
      resolve: (query, { id }, _args, { db }) => db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    secret: t.exposeString('secret', { description: 'What the program sends. It is told only this once.' }),
  }),
})

builder.mutationField('addApiToken', t =>
  t.withAuth({ confirmed: true }).field({
    description: 'Makes an API token of the viewer. With a password given lately, and not for API tokens.',
    type: AddApiTokenPayload,
    args: { input: t.arg({ type: AddApiTokenInput, required: true }) },
    resolve: (_root, { input }, context) => addApiToken(context, input),
  }),
)

const RevokeApiTokenPayload = builder.objectRef<{ id: number }>('RevokeApiTokenPayload').implement({
  authScopes: { inPerson: true },
  fields: t => ({
    revokedApiTokenId: t.globalID({ resolve: ({ id }) => ({ type: ApiToken, id }) }),
  }),
})

builder.mutationField('revokeApiToken', t =>
  t.withAuth({ inPerson: true }).field({
    description: "Ends one of the viewer's own API tokens at once. Not for API tokens.",
    type: RevokeApiTokenPayload,
    args: { input: t.arg({ type: idInput('RevokeApiTokenInput'), required: true }) },
    resolve: (_root, { input }, context) => revokeApiToken(context, input.id),
  }),
)

for (const payload of [AddApiTokenPayload, RevokeApiTokenPayload]) {
  builder.objectField(payload, 'viewer', t =>
    t.withAuth({ inPerson: true }).prismaField({
      type: User,
      description: 'For the list of tokens as it is now.',
      resolve: (query, _payload, _args, { db, viewer }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } }),
    }),
  )
}

import { builder } from '../graphql/builder.ts'
import { byId, type InputFields } from '../graphql/inputs.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { keysOf } from '../rules/rules.ts'
import { addUser, disableUser, enableUser, setUserPassword, updateProfile, updateUser } from './users.ts'
import { userRoles } from './words.ts'

const UserRoleEnum = builder.enumType('UserRole', { values: keysOf(userRoles) })

/** A colleague. Everybody on the staff may see who wrote what. */
const User = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  fields: t => ({
    databaseId: t.exposeInt('id'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    role: t.expose('role', { type: UserRoleEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when they cannot sign in; null for everybody who can.',
    }),
  }),
})

builder.queryField('users', t =>
  t.prismaField({
    type: [User],
    description: 'Everybody who has an account, the oldest first. For admins.',
    authScopes: { admin: true },
    resolve: (query, _root, _args, { db }) =>
      db.user.findMany({ ...query, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  }),
)

const IN_PERSON = ' with a password given lately, never for an API token'

/** Access is handed out by admins who gave their password a short while ago. */
const byAdmin = { authScopes: { $all: { admin: true, confirmed: true } } }

builder.relayMutationField(
  'addUser',
  {
    inputFields: t => ({
      email: t.string(),
      password: t.string(),
      ...names(t),
      role: t.field({ type: UserRoleEnum }),
    }),
  },
  {
    ...byAdmin,
    description: `Makes a colleague's account. For admins${IN_PERSON}.`,
    resolve: (_root, { input }, context) => addUser(signedIn(context), input),
  },
  { authScopes: { admin: true }, outputFields: t => ({ user: t.prismaField(rowOf('User')) }) },
)

builder.relayMutationField(
  'updateUser',
  {
    description: 'What is left out stays as it is.',
    inputFields: t => ({
      id: t.int({ required: true }),
      email: t.string({ description: 'What they sign in with.' }),
      ...names(t),
      role: t.field({ type: UserRoleEnum }),
    }),
  },
  {
    ...byAdmin,
    description: `Changes an account. For admins${IN_PERSON}; CONFLICT when nobody would be an admin any more.`,
    resolve: (_root, { input: { id, ...changes } }, context) => updateUser(signedIn(context), id, changes),
  },
  { authScopes: { admin: true }, outputFields: t => ({ user: t.prismaField(rowOf('User')) }) },
)

builder.relayMutationField(
  'setUserPassword',
  { inputFields: t => ({ id: t.int({ required: true }), password: t.string() }) },
  {
    ...byAdmin,
    description: `Gives a colleague who forgot theirs a new password, and ends their sessions. For admins${IN_PERSON}; CONFLICT on oneself.`,
    resolve: (_root, { input: { id, ...input } }, context) => setUserPassword(signedIn(context), id, input),
  },
  { authScopes: { admin: true }, outputFields: t => ({ user: t.prismaField(rowOf('User')) }) },
)

builder.relayMutationField(
  'updateProfile',
  { inputFields: names },
  {
    authScopes: { inPerson: true },
    description: "Changes one's own names. Not for API tokens.",
    resolve: (_root, { input }, context) => updateProfile(signedIn(context), input),
  },
  { authScopes: { inPerson: true }, outputFields: t => ({ user: t.prismaField(rowOf('User')) }) },
)

builder.relayMutationField(
  'disableUser',
  byId,
  {
    ...byAdmin,
    description: `Locks a colleague out at once: ends their sessions and revokes their API tokens. For admins${IN_PERSON}; CONFLICT on oneself.`,
    resolve: (_root, { input }, context) => disableUser(signedIn(context), input.id),
  },
  { authScopes: { admin: true }, outputFields: t => ({ user: t.prismaField(rowOf('User')) }) },
)

builder.relayMutationField(
  'enableUser',
  byId,
  {
    ...byAdmin,
    description: `Lets a disabled colleague sign in again. For admins${IN_PERSON}.`,
    resolve: (_root, { input }, context) => enableUser(signedIn(context), input.id),
  },
  { authScopes: { admin: true }, outputFields: t => ({ user: t.prismaField(rowOf('User')) }) },
)

function names(t: InputFields) {
  return { firstName: t.string(), lastName: t.string() }
}

import { builder } from '../graphql/builder.ts'
import { idInput } from '../graphql/inputs.ts'
import { User, UserRoleEnum } from './schema.ts'
import { addUser, disableUser, enableUser, setUserPassword, updateProfile, updateUser } from './users.ts'

const IN_PERSON = ' with a password given lately, never for an API token'

const AddUserInput = builder.inputType('AddUserInput', {
  fields: t => ({
    email: t.string(),
    password: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    role: t.field({ type: UserRoleEnum }),
  }),
})

const userPayload = (name: string, authScopes: { admin: true } | { inPerson: true } = { admin: true }) =>
  builder.objectRef<{ id: number }>(name).implement({
    authScopes,
    fields: t => ({
      user: t.prismaField({
        type: User,
        resolve: (query, { id }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

builder.mutationField('addUser', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Makes a colleague's account. For admins${IN_PERSON}.`,
    type: userPayload('AddUserPayload'),
    args: { input: t.arg({ type: AddUserInput, required: true }) },
    resolve: (_root, { input }, context) => addUser(context, input),
  }),
)

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'What is left out stays as it is.',
  fields: t => ({
    id: t.int({ required: true }),
    email: t.string({ description: 'What they sign in with.' }),
    firstName: t.string(),
    lastName: t.string(),
    role: t.field({ type: UserRoleEnum }),
  }),
})

builder.mutationField('updateUser', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Changes an account. For admins${IN_PERSON}; CONFLICT when nobody would be an admin any more.`,
    type: userPayload('UpdateUserPayload'),
    args: { input: t.arg({ type: UpdateUserInput, required: true }) },
    resolve: (_root, { input: { id, ...changes } }, context) => updateUser(context, id, changes),
  }),
)

const SetUserPasswordInput = builder.inputType('SetUserPasswordInput', {
  fields: t => ({ id: t.int({ required: true }), password: t.string() }),
})

builder.mutationField('setUserPassword', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Gives a colleague who forgot theirs a new password, and ends their sessions. For admins${IN_PERSON}; CONFLICT on oneself.`,
    type: userPayload('SetUserPasswordPayload'),
    args: { input: t.arg({ type: SetUserPasswordInput, required: true }) },
    resolve: (_root, { input: { id, ...input } }, context) => setUserPassword(context, id, input),
  }),
)

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  fields: t => ({ firstName: t.string(), lastName: t.string() }),
})

builder.mutationField('updateProfile', t =>
  t.withAuth({ inPerson: true }).field({
    description: "Changes one's own names. Not for API tokens.",
    type: userPayload('UpdateProfilePayload', { inPerson: true }),
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: (_root, { input }, context) => updateProfile(context, input),
  }),
)

builder.mutationField('disableUser', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Locks a colleague out at once: ends their sessions and revokes their API tokens. For admins${IN_PERSON}; CONFLICT on oneself.`,
    type: userPayload('DisableUserPayload'),
    args: { input: t.arg({ type: idInput('DisableUserInput'), required: true }) },
    resolve: (_root, { input }, context) => disableUser(context, input.id),
  }),
)

builder.mutationField('enableUser', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Lets a disabled colleague sign in again. For admins${IN_PERSON}.`,
    type: userPayload('EnableUserPayload'),
    args: { input: t.arg({ type: idInput('EnableUserInput'), required: true }) },
    resolve: (_root, { input }, context) => enableUser(context, input.id),
  }),
)

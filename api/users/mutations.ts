import { db } from '../db.ts'
import { builder } from '../graphql/builder.ts'
import { idInput } from '../graphql/inputs.ts'
import { User, UserRoleEnum } from './schema.ts'
import { addUser, disableUser, enableUser } from './users.ts'

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

const userPayload = (name: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    authScopes: { admin: true },
    fields: t => ({
      user: t.prismaField({
        type: User,
        resolve: (query, { id }) => db.user.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  })

builder.mutationField('addUser', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Makes a colleague's account. For admins${IN_PERSON}.`,
    type: userPayload('AddUserPayload'),
    args: { input: t.arg({ type: AddUserInput, required: true }) },
    resolve: (_root, { input }, { viewer }) => addUser(viewer, input),
  }),
)

builder.mutationField('disableUser', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Locks a colleague out at once: ends their sessions and revokes their API tokens. For admins${IN_PERSON}; CONFLICT on oneself.`,
    type: userPayload('DisableUserPayload'),
    args: { input: t.arg({ type: idInput('DisableUserInput'), required: true }) },
    resolve: (_root, { input }, { viewer }) => disableUser(viewer, input.id),
  }),
)

builder.mutationField('enableUser', t =>
  t.withAuth({ $all: { admin: true, confirmed: true } }).field({
    description: `Lets a disabled colleague sign in again. For admins${IN_PERSON}.`,
    type: userPayload('EnableUserPayload'),
    args: { input: t.arg({ type: idInput('EnableUserInput'), required: true }) },
    resolve: (_root, { input }, { viewer }) => enableUser(viewer, input.id),
  }),
)

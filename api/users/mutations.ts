import { db } from '../db.ts'
import { builder } from '../graphql/builder.ts'
import { User, UserRoleEnum } from './schema.ts'
import { addUser } from './users.ts'

const AddUserInput = builder.inputType('AddUserInput', {
  fields: t => ({
    email: t.string(),
    password: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    role: t.field({ type: UserRoleEnum }),
  }),
})

const AddUserPayload = builder.objectRef<{ id: number }>('AddUserPayload').implement({
  authScopes: { admin: true },
  fields: t => ({
    user: t.prismaField({
      type: User,
      resolve: (query, { id }) => db.user.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
})

builder.mutationField('addUser', t =>
  t.field({
    type: AddUserPayload,
    authScopes: { $all: { write: true, admin: true } },
    args: { input: t.arg({ type: AddUserInput, required: true }) },
    resolve: (_root, { input }, { viewer }) => addUser(viewer, input),
  }),
)

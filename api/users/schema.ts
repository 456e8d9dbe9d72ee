import type { UserRole } from '../generated/prisma/enums.ts'
import { builder } from '../graphql/builder.ts'

export const UserRoleEnum = builder.enumType('UserRole', { values: ['ADMIN', 'USER'] satisfies UserRole[] })

/** A colleague. Everybody on the staff may see who wrote what. */
export const User = builder.prismaNode('User', {
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

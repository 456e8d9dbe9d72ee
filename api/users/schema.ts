import { revokingInput } from '../auth/schema.ts'
import { builder, IS_LISTED, type IsListed, record } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { byId, type InputFields, mutation } from '../graphql/mutation.ts'
import { isAdmin } from '../viewer.ts'
import { addUserRules, setUserPasswordRules, updateProfileRules, updateUserRules } from './rules.ts'
import { addUser, disableUser, enableUser, setUserPassword, updateProfile, updateUser } from './users.ts'
import { userRoles } from './words.ts'

const UserRoleEnum = enumOf('UserRole', userRoles, {
  description: 'What somebody may do.',
  meanings: {
    USER: 'a recruiter: all but accounts and the settings of the agency.',
    ADMIN: 'accounts and the settings of the agency, too.',
  },
})

/** Whether a user is listed. Admins see all accounts in lists, others only accounts that can sign in. */
const isListed: IsListed = async ({ db, viewer }, id) => {
  const seen = viewer && isAdmin(viewer) ? {} : { disabledAt: null }
  return (await db.user.count({ where: { id, ...seen } })) > 0
}

/** A colleague. All staff may read users, as records show who changed them. */
const User = builder.prismaNode('User', {
  ...record,
  scope: 'users:read',
  description: 'Somebody with an account: a colleague. Visible to staff.',
  // Any token may read the names of colleagues within other records.
  scopeWithin: 'every',
  extensions: { [IS_LISTED]: isListed },
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
      description: 'When the account was disabled; null while the user can sign in.',
    }),
    hasPassword: t.exposeBoolean('hasPassword', {
      description:
        'False while no person knows a password of the account, as with the colleagues of the demo: nobody can sign in with it.',
    }),
  }),
})

builder.queryField('users', t =>
  t.prismaField({
    type: [User],
    description: 'All users, oldest first. For admins.',
    authScopes: { admin: true },
    resolve: (query, _root, _args, { db }) =>
      db.user.findMany({ ...query, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  }),
)

builder.queryField('colleagues', t =>
  t.prismaField({
    type: [User],
    description: 'Everybody who is not disabled, by name: who may own a record, be mentioned or be reminded.',
    resolve: (query, _root, _args, { db }) =>
      db.user.findMany({
        ...query,
        where: { disabledAt: null },
        orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
      }),
  }),
)

const IN_PERSON = ' who confirmed their password recently, never for an API token'

/** Only admins who confirmed their password recently may manage accounts. */
const authScopes = { $all: { admin: true, confirmed: true } } as const
const rows = { user: 'User' } as const

const names = (t: InputFields) => ({ firstName: t.string(), lastName: t.string() })

mutation('addUser', {
  scope: 'inPerson',
  description: `Creates an account for a colleague. For admins${IN_PERSON}.`,
  authScopes,
  input: t => ({
    email: t.string({ description: 'The address they sign in with. CONFLICT when it has an account.' }),
    password: t.string({ description: 'Their first password.' }),
    ...names(t),
    role: t.field({ type: UserRoleEnum, description: 'USER by default.' }),
  }),
  rules: addUserRules,
  verb: addUser,
  rows,
})

mutation('updateUser', {
  scope: 'inPerson',
  description: `Changes an account. For admins${IN_PERSON}; CONFLICT when no admin would remain.`,
  authScopes,
  inputDescription: 'Omitted fields keep their values.',
  input: t => ({
    ...byId(t),
    email: t.string({ description: 'The address the user signs in with.' }),
    ...names(t),
    role: t.field({ type: UserRoleEnum }),
  }),
  rules: updateUserRules,
  verb: updateUser,
  rows,
})

mutation('setUserPassword', {
  scope: 'inPerson',
  description: `Sets a new password for a colleague, ends their sessions and revokes their API tokens. For admins${IN_PERSON}; CONFLICT for one's own account.`,
  authScopes,
  input: t => ({ ...byId(t), password: t.string({ description: 'The new password.' }), ...revokingInput(t) }),
  rules: setUserPasswordRules,
  verb: setUserPassword,
  rows,
})

mutation('updateProfile', {
  description: "Changes one's own names. Not for API tokens.",
  authScopes: { inPerson: true },
  scope: 'inPerson',
  input: names,
  rules: updateProfileRules,
  verb: updateProfile,
  rows,
})

mutation('disableUser', {
  scope: 'inPerson',
  description: `Disables a user at once: ends their sessions and revokes their API tokens. For admins${IN_PERSON}; CONFLICT for one's own account.`,
  authScopes,
  input: byId,
  verb: disableUser,
  rows,
})

mutation('enableUser', {
  scope: 'inPerson',
  description: `Lets a disabled user sign in again. For admins${IN_PERSON}.`,
  authScopes,
  input: byId,
  verb: enableUser,
  rows,
})

import { NotAuthenticated } from '../problems.ts'
import { oneOfOrNone, text } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { gql, type Route, success } from './route.ts'

const USER = /* GraphQL */ 'databaseId email firstName lastName role createdAt'

/** The roles as the specification writes them. */
const roles = { ADMIN: 'admin', USER: 'user' } as const

type UserData = { databaseId: number; role: keyof typeof roles; [field: string]: unknown }

const userJson = ({ databaseId, ...user }: UserData) => ({ id: databaseId, ...user, role: roles[user.role] })

const schema = { $ref: 'User' }

export const authRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/users',
    summary: 'All users, the oldest first; for admins',
    document: gql`query { users { ${USER} } }`,
    answer: {
      status: 200,
      schema: listOf('User'),
      json: ({ users }: { users: UserData[] }) => users.map(userJson),
    },
    problems: [403],
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in: starts a session and sets its cookie',
    isPublic: true,
    fields: { email: text, password: text },
    required: ['email', 'password'],
    document: gql`mutation ($email: String, $password: String) {
      signIn(input: { email: $email, password: $password }) { viewer { ${USER} } }
    }`,
    variables: ({ body: { email, password } }) => ({ email, password }),
    answer: {
      status: 200,
      schema,
      json: ({ signIn }: { signIn: { viewer: UserData } }) => userJson(signIn.viewer),
    },
    problems: [401, 429],
  },
  {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The person who asks',
    document: gql`query { viewer { ${USER} } }`,
    answer: {
      status: 200,
      schema,
      json({ viewer }: { viewer: UserData | null }) {
        if (!viewer) throw new NotAuthenticated()
        return userJson(viewer)
      },
    },
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session and its cookie',
    inPerson: true,
    document: gql`mutation { signOut { success } }`,
    answer: success,
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Add a user; for admins',
    description: 'Within 15 minutes after signing in. Later the answer is 403 until the password is given again.',
    inPerson: true,
    fields: { email: text, password: text, firstName: text, lastName: text, role: oneOfOrNone(roles) },
    required: ['email', 'password', 'firstName', 'lastName', 'role'],
    document: gql`mutation ($input: AddUserInput!) { addUser(input: $input) { user { ${USER} } } }`,
    variables: ({ body }) => ({ input: body }),
    answer: { status: 201, schema, json: ({ addUser }: { addUser: { user: UserData } }) => userJson(addUser.user) },
    problems: [409],
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: "Change one's own password; ends one's other sessions",
    inPerson: true,
    fields: { currentPassword: text, newPassword: text },
    required: ['currentPassword', 'newPassword'],
    document: gql`mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }`,
    variables: ({ body }) => ({ input: body }),
    answer: success,
    problems: [429],
  },
]

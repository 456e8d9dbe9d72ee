import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Id } from '../deps.ts'
import { call } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { addUser } from './users.ts'

const fields = {
  email: json.text,
  firstName: json.text,
  lastName: json.text,
  role: json.word({ ADMIN: 'admin', USER: 'user' }),
}

export const user = json.answer({ id: json.id, ...fields, createdAt: json.instant }, { id: 'User', scope: 'every' })

/** The viewer, and the scopes of their token. */
export const me = user
  .extend({
    scopes: z.array(z.string()).optional().meta({
      description:
        'With an API token: the named scopes that it holds, and that are of use in your role. Absent in a session.',
    }),
  })
  .meta({ id: 'Me', scope: 'every', description: 'The person who is signed in, or whose token it is.' })

const select = json.columnsOf(user)

export const readUser = ({ db }: Context, { id }: Id) => db.user.findUniqueOrThrow({ where: { id }, select })

export const userCalls = [
  call('GET /api/users', {
    summary: 'All users, oldest first; admins only',
    authScopes: 'admin',
    field: 'Query.users',
    answer: z.array(user),
    problems: [403],
    run: ({ db }) => db.user.findMany({ select, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  }),
  call('POST /api/auth/register', {
    summary: 'Add a user; admins only',
    description: 'Within 15 minutes after signing in. Later the response is 403 until the password is confirmed again.',
    authScopes: ['admin', 'confirmed'],
    field: 'Mutation.addUser',
    body: json.bodyOf({ ...fields, password: json.text }),
    status: 201,
    location: '/api/users',
    answer: user,
    problems: [409],
    run: async (context, sent) => readUser(context, await addUser(context, sent)),
  }),
]

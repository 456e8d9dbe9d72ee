import { z } from 'zod'
import type { Context } from '../context.ts'
import { call, columnsOf } from '../rest/call.ts'
import { answersOf, bodyOf, id, instant, text, word } from '../rest/codec.ts'
import { addUser } from './users.ts'

const fields = { email: text, firstName: text, lastName: text, role: word({ ADMIN: 'admin', USER: 'user' }) }

export const user = z.object(answersOf({ id, ...fields, createdAt: instant })).meta({ id: 'User' })

const select = columnsOf(user)

export const readUser = ({ db }: Context, id: number) => db.user.findUniqueOrThrow({ where: { id }, select })

export const userCalls = [
  call('GET /api/users', {
    summary: 'All users, the oldest first; for admins',
    scope: 'admin',
    field: 'Query.users',
    answer: z.array(user),
    problems: [403],
    run: ({ db }) => db.user.findMany({ select, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  }),
  call('POST /api/auth/register', {
    summary: 'Add a user; for admins',
    description: 'Within 15 minutes after signing in. Later the answer is 403 until the password is given again.',
    scope: ['admin', 'confirmed'],
    field: 'Mutation.addUser',
    body: bodyOf({ ...fields, password: text }),
    required: ['email', 'password', 'firstName', 'lastName', 'role'],
    status: 201,
    answer: user,
    problems: [409],
    run: async (context, _params, body) => readUser(context, (await addUser(context, body)).id),
  }),
]

import { call, success } from '../rest/call.ts'
import { bodyOf, text } from '../rest/codec.ts'
import { readUser, user } from '../users/rest.ts'
import { changePassword, signIn, signOut } from './auth.ts'

export const authCalls = [
  call('POST /api/auth/login', {
    summary: 'Sign in: starts a session and sets its cookie',
    scope: 'public',
    field: 'Mutation.signIn',
    body: bodyOf({ email: text, password: text }),
    required: ['email', 'password'],
    answer: user,
    problems: [401, 429],
    async run(context, _params, body) {
      const client = { address: context.clientAddress, userAgent: context.userAgent }
      const { userId, token } = await signIn(context, client, body)
      context.setSessionCookie(token)
      return readUser(context, userId)
    },
  }),
  call('GET /api/auth/me', {
    summary: 'The person who asks',
    scope: 'staff',
    field: 'Query.viewer',
    answer: user,
    run: context => readUser(context, context.viewer.id),
  }),
  call('POST /api/auth/logout', {
    summary: 'End the session and its cookie',
    scope: 'staff',
    field: 'Mutation.signOut',
    inPerson: true,
    answer: success,
    async run(context) {
      await signOut(context)
      context.setSessionCookie(null)
    },
  }),
  call('POST /api/auth/change-password', {
    summary: "Change one's own password; ends one's other sessions",
    scope: 'inPerson',
    field: 'Mutation.changePassword',
    body: bodyOf({ currentPassword: text, newPassword: text }),
    required: ['currentPassword', 'newPassword'],
    answer: success,
    problems: [429],
    run: (context, _params, body) => changePassword(context, body),
  }),
]

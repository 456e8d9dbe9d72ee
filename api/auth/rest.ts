import { call, success } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { usableScopes } from '../scopes/may.ts'
import { me, readUser, user } from '../users/rest.ts'
import { changePassword, signIn, signOut } from './auth.ts'

export const authCalls = [
  call('POST /api/auth/login', {
    summary: 'Sign in: starts a session and sets its cookie',
    authScopes: 'public',
    field: 'Mutation.signIn',
    body: json.bodyOf({ email: json.text, password: json.text }),
    answer: user,
    problems: [401, 429],
    run: async (context, sent) => readUser(context, { id: (await signIn(context, sent)).userId }),
  }),
  call('GET /api/auth/me', {
    summary: 'The signed-in person',
    field: 'Query.viewer',
    answer: me,
    async run(context) {
      const { viewer } = context
      return { ...(await readUser(context, viewer)), ...('held' in viewer.via && { scopes: usableScopes(viewer) }) }
    },
  }),
  call('POST /api/auth/logout', {
    summary: 'End the session and its cookie',
    authScopes: 'staff',
    field: 'Mutation.signOut',
    inPerson: true,
    answer: success,
    run: signOut,
  }),
  call('POST /api/auth/change-password', {
    summary: 'Change your password; ends your other sessions',
    description: 'Revokes your API tokens, too, unless `revokeApiTokens` is false.',
    authScopes: 'inPerson',
    field: 'Mutation.changePassword',
    body: json.bodyOf({ currentPassword: json.text, newPassword: json.text, revokeApiTokens: json.truth }),
    answer: success,
    problems: [429],
    run: changePassword,
  }),
]

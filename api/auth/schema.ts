import type { Context } from '../context.ts'
import type { Id } from '../deps.ts'
import type { User } from '../generated/prisma/client.ts'
import { ALWAYS_READ, builder } from '../graphql/builder.ts'
import { RULES } from '../graphql/describeRules.ts'
import { byId, type InputFields, mutation } from '../graphql/mutation.ts'
import { rowOf, signedIn } from '../graphql/rows.ts'
import { found } from '../problems.ts'
import { rowsOf } from '../rows/read.ts'

import { hashToken } from '../secrets.ts'
import { isInPerson } from '../viewer.ts'
import { changePassword, confirmPassword, endOthers, endOwn, signIn, signOut } from './auth.ts'
import { changePasswordRules, confirmPasswordRules, signInRules } from './rules.ts'
import { validSessions } from './sessions.ts'

const Session = builder.prismaObject('Session', {
  authScopes: { inPerson: true },
  scope: 'inPerson',
  select: ALWAYS_READ,
  description: 'A signed-in browser. Visible to its owner only.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the sign-in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'Accurate to five minutes.' }),
    device: t.exposeString('device', {
      nullable: true,
      description: "Browser and system as the browser names them: 'Firefox on Windows'.",
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: "The network of the sign-in, without its last part: '203.0.113.*'.",
    }),
    isCurrent: t.boolean({
      description: 'True for the session of this request.',
      select: { tokenHash: true },
      resolve: ({ tokenHash }, _args, { viewer }) =>
        viewer !== null && 'session' in viewer.via && hashToken(viewer.via.session) === tokenHash,
    }),
  }),
})

/** True for the viewer's own account in person, not with an API token. */
export const isSelf = ({ id }: Id, _args: object, { viewer }: Context) =>
  viewer !== null && isInPerson(viewer) && viewer.id === id

builder.prismaObjectFields('User', t => ({
  sessions: t.relation('sessions', {
    type: Session,
    description: "The viewer's own, the last used first. FORBIDDEN on a colleague, and for API tokens.",
    authScopes: isSelf,
    query: (_args, { clock }) => ({ where: validSessions(clock), orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] }),
  }),
}))

builder.queryField('viewer', t =>
  t.prismaField({
    description: 'The signed-in person; null for a visitor.',
    type: 'User',
    nullable: true,
    skipTypeScopes: true,
    authScopes: { public: true },
    scope: 'every',
    async resolve(query, _root, _args, context) {
      const selected = { ...query } // Read even for a visitor: Pothos treats an unread query as a mistake.
      const { viewer } = context
      return viewer && found(await rowsOf(context, 'User').findById(selected, viewer.id), 'User')
    },
  }),
)

builder.relayMutationField(
  'signIn',
  {
    extensions: { [RULES]: signInRules },
    inputFields: t => ({
      email: t.string({ description: 'Letter case does not matter.' }),
      password: t.string({ description: 'After several wrong ones, TOO_MANY says how long to wait.' }),
    }),
  },
  {
    description: 'Starts a session and sets its cookie. For browsers; programs send an API token.',
    scope: 'every',
    // No scope at all, not even `public`: scopes are computed once per request, which must happen after the sign-in.
    skipTypeScopes: true,
    resolve: async (_root, { input }, context) => {
      const { userId, token } = await signIn(context, input)
      const { role } = await context.db.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } })
      context.viewer = { id: userId, role, via: { session: token, confirmedAt: context.clock.now() } }
      return { userId }
    },
  },
  { outputFields: t => ({ viewer: t.prismaField(rowOf('User', 'userId')) }) },
)

mutation('signOut', {
  skipTypeScopes: true,
  authScopes: { staff: true },
  scope: 'every',
  description: 'Ends the session of this request.',
  verb: signOut,
})

/** The field of an input with a new password. */
export const revokingInput = (t: InputFields) => ({
  revokeApiTokens: t.boolean({
    description: 'Whether the API tokens of the account end at once, too; true by default.',
  }),
})

mutation('changePassword', {
  description:
    "Changes the viewer's password, ends the other sessions and revokes their API tokens. Not for API tokens.",
  authScopes: { inPerson: true },
  scope: 'inPerson',
  input: t => ({
    currentPassword: t.string({ description: 'The present password.' }),
    newPassword: t.string({ description: 'The new password.' }),
    ...revokingInput(t),
  }),
  rules: changePasswordRules,
  verb: changePassword,
})

mutation('confirmPassword', {
  description:
    "Checks the viewer's password again. For 15 minutes after this or a sign-in, the session may hand out access; later, mutations that do so answer CONFIRM_PASSWORD. Not for API tokens.",
  authScopes: { inPerson: true },
  scope: 'inPerson',
  input: t => ({ password: t.string({ description: 'The present password.' }) }),
  rules: confirmPasswordRules,
  verb: confirmPassword,
  payload: t => ({
    confirmedUntil: t.expose('confirmedUntil', {
      type: 'DateTime',
      description: 'Until then, the session may hand out access.',
    }),
  }),
})

/** A payload field with the viewer's current account. */
export const ownUser = (list: string) => ({
  type: 'User' as const,
  description: `The viewer, with the current list of ${list}.`,
  authScopes: { inPerson: true },
  resolve: (query: object, _done: object, _args: object, context: Context): Promise<User> =>
    context.db.user.findUniqueOrThrow({ ...query, where: { id: signedIn(context).viewer.id } }),
})

mutation('endSession', {
  description: "Ends one of the viewer's own sessions at once. Not for API tokens.",
  authScopes: { inPerson: true },
  scope: 'inPerson',
  input: byId,
  verb: endOwn,
  payload: t => ({ viewer: t.prismaField(ownUser('sessions')) }),
})

mutation('endOtherSessions', {
  description: "Ends all of the viewer's sessions but the current one. Not for API tokens.",
  authScopes: { inPerson: true },
  scope: 'inPerson',
  verb: endOthers,
  payload: t => ({ viewer: t.prismaField(ownUser('sessions')) }),
})

import { builder } from '../graphql/builder.ts'
import { User } from '../users/schema.ts'
import { changePassword, confirmPassword, signIn, signOut } from './auth.ts'

builder.queryField('viewer', t =>
  t.prismaField({
    description: 'The person who asks; null for a visitor.',
    type: User,
    nullable: true,
    skipTypeScopes: true,
    authScopes: { public: true },
    resolve: (query, _root, _args, { db, viewer }) =>
      viewer && db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } }),
  }),
)

const SignInInput = builder.inputType('SignInInput', {
  fields: t => ({ email: t.string(), password: t.string() }),
})

const SignInPayload = builder.objectRef<{ userId: number }>('SignInPayload').implement({
  authScopes: { staff: true },
  fields: t => ({
    viewer: t.prismaField({
      type: User,
      resolve: (query, { userId }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
})

builder.mutationField('signIn', t =>
  t.field({
    type: SignInPayload,
    // No scope at all, not even `public`: scopes are worked out once a request, and must be so after the viewer is known.
    skipTypeScopes: true,
    args: { input: t.arg({ type: SignInInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { userId, token } = await signIn(
        context,
        { address: context.clientAddress, userAgent: context.userAgent },
        input,
      )
      const { role } = await context.db.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } })
      context.viewer = { id: userId, role, via: { session: token, confirmedAt: context.clock.now() } }
      context.setSessionCookie(token)
      return { userId }
    },
  }),
)

const Success = (name: string) =>
  builder.objectRef<object>(name).implement({
    authScopes: { public: true },
    fields: t => ({ success: t.boolean({ resolve: () => true }) }),
  })

builder.mutationField('signOut', t =>
  t.withAuth({ staff: true }).field({
    type: Success('SignOutPayload'),
    skipTypeScopes: true,
    resolve: async (_root, _args, context) => {
      await signOut(context)
      context.setSessionCookie(null)
      return {}
    },
  }),
)

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: t => ({ currentPassword: t.string(), newPassword: t.string() }),
})

builder.mutationField('changePassword', t =>
  t.withAuth({ inPerson: true }).field({
    description: 'Changes the own password and ends the other sessions. Not for API tokens.',
    type: Success('ChangePasswordPayload'),
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await changePassword(context, input)
      return {}
    },
  }),
)

const ConfirmPasswordInput = builder.inputType('ConfirmPasswordInput', {
  fields: t => ({ password: t.string() }),
})

const ConfirmPasswordPayload = builder.objectRef<{ confirmedUntil: Date }>('ConfirmPasswordPayload').implement({
  authScopes: { inPerson: true },
  fields: t => ({ confirmedUntil: t.expose('confirmedUntil', { type: 'DateTime' }) }),
})

builder.mutationField('confirmPassword', t =>
  t.withAuth({ inPerson: true }).field({
    description:
      'Takes the own password again. For 15 minutes after it, as after signing in, a session may hand out access; later, what does so is answered with CONFIRM_PASSWORD. Not for API tokens.',
    type: ConfirmPasswordPayload,
    args: { input: t.arg({ type: ConfirmPasswordInput, required: true }) },
    resolve: (_root, { input }, context) => confirmPassword(context, input),
  }),
)

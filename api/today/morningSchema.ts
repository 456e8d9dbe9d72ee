import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { setMorningEmail } from './choices.ts'

builder.queryField('morningEmail', t =>
  t.boolean({
    scope: 'me:read',
    nullable: true,
    description: 'Whether the viewer gets an e-mail of Today in the morning; null where the operator has none sent.',
    resolve: async (_root, _args, context) => {
      const { db, viewer, settings } = signedIn(context)
      if (!settings.mail) return null
      const where = { id: viewer.id }
      return (await db.user.findUniqueOrThrow({ where, select: { morningEmail: true } })).morningEmail
    },
  }),
)

mutation('setMorningEmail', {
  scope: 'me:write',
  description: 'Chooses whether the viewer gets an e-mail of Today in the morning.',
  input: t => ({ wanted: t.boolean({ required: true }) }),
  verb: setMorningEmail,
})

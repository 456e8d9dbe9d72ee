import { builder } from '../graphql/builder.ts'
import { idInput } from '../graphql/inputs.ts'
import { User } from '../users/schema.ts'
import { isInPerson } from '../viewer.ts'
import { endOthers, endOwn } from './auth.ts'
import { hashToken } from './secrets.ts'
import { validSessions } from './sessions.ts'

const Session = builder.prismaObject('Session', {
  authScopes: { inPerson: true },
  description: 'A browser in which somebody is signed in. For its owner only.',
  fields: t => ({
    databaseId: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To five minutes.' }),
    device: t.exposeString('device', {
      nullable: true,
      description: "Browser and system, 'Firefox on Windows', as far as the browser said.",
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: "The network that it was signed in from, without its last part: '203.0.113.*'.",
    }),
    isCurrent: t.boolean({
      description: 'The one that asks.',
      select: { tokenHash: true },
      resolve: ({ tokenHash }, _args, { viewer }) =>
        viewer !== null && 'session' in viewer.via && hashToken(viewer.via.session) === tokenHash,
    }),
  }),
})

builder.prismaObjectField(User, 'sessions', t =>
  t.relation('sessions', {
    type: Session,
    description: "One's own, the one used last first. FORBIDDEN on a colleague, and for API tokens.",
    authScopes: ({ id }, _args, { viewer }) => viewer !== null && isInPerson(viewer) && viewer.id === id,
    query: (_args, { clock }) => ({ where: validSessions(clock), orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }] }),
  }),
)

const viewerPayload = (name: string) =>
  builder.objectRef<object>(name).implement({
    authScopes: { inPerson: true },
    fields: t => ({
      viewer: t.withAuth({ inPerson: true }).prismaField({
        type: User,
        description: 'For the list of sessions as it is now.',
        resolve: (query, _payload, _args, { db, viewer }) =>
          db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } }),
      }),
    }),
  })

builder.mutationField('endSession', t =>
  t.withAuth({ inPerson: true }).field({
    description: "Ends one of the viewer's own sessions at once. Not for API tokens.",
    type: viewerPayload('EndSessionPayload'),
    args: { input: t.arg({ type: idInput('EndSessionInput'), required: true }) },
    resolve: async (_root, { input }, context) => {
      await endOwn(context, input.id)
      return {}
    },
  }),
)

builder.mutationField('endOtherSessions', t =>
  t.withAuth({ inPerson: true }).field({
    description: "Ends all of the viewer's own sessions but the one that asks. Not for API tokens.",
    type: viewerPayload('EndOtherSessionsPayload'),
    resolve: async (_root, _args, context) => {
      await endOthers(context)
      return {}
    },
  }),
)

import { z } from 'zod'
import { builder } from '../graphql/builder.ts'
import { readPage } from '../graphql/lists.ts'
import type { Change } from './activity.ts'

const ActivityChange = builder.objectRef<Change>('ActivityChange').implement({
  authScopes: { staff: true },
  fields: t => ({
    field: t.exposeString('field', { description: "The field that changed: 'status', 'role'." }),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
})

const storedChanges = z.array(
  z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
)

const Activity = builder.prismaNode('Activity', {
  id: { field: 'id' },
  nullable: true,
  authScopes: { staff: true },
  description: 'One thing that somebody did: who, when, and the values before and after.',
  fields: t => ({
    kind: t.exposeString('kind', { description: "Noun and verb: 'talent.statusChanged', 'comment.added'." }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.relation('actor', {
      nullable: true,
      description: 'Empty for what the system or an anonymous visitor did.',
    }),
    talent: t.relation('talent', { nullable: true }),
    deal: t.relation('deal', { nullable: true }),
    company: t.relation('company', { nullable: true }),
    changes: t.field({ type: [ActivityChange], resolve: ({ changes }) => storedChanges.parse(changes) }),
  }),
})

const ActivityEdge = builder.edgeObject({ name: 'ActivityEdge', type: Activity })
const ActivityConnection = builder.connectionObject({ name: 'ActivityConnection', type: Activity }, ActivityEdge)

for (const [model, column] of [
  ['Talent', 'talentId'],
  ['Deal', 'dealId'],
  ['Company', 'companyId'],
] as const) {
  builder.prismaObjectField(model, 'activity', t =>
    t.connection(
      {
        type: Activity,
        description: 'Newest first.',
        resolve: ({ id }, page, context, info) =>
          readPage('Activity', {
            ...{ page, context, info },
            where: { [column]: id },
            order: { list: `activity of ${model} ${id}`, column: 'at', kind: 'instant', direction: 'desc' },
          }),
      },
      ActivityConnection,
      ActivityEdge,
    ),
  )
}

import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import type { Activity as ActivityRow } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { keysetConnection, type Order, type PageArgs } from '../lists/keyset.ts'
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

export const Activity = builder.prismaNode('Activity', {
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

export const ActivityEdge = builder.edgeObject({ name: 'ActivityEdge', type: Activity })

export const ActivityConnection = builder.connectionObject({ name: 'ActivityConnection', type: Activity }, ActivityEdge)

/** A page of what was done, the newest first. `where` says to which record. */
export function activityPage(
  where: { talentId: number } | { dealId: number } | { companyId: number },
  args: PageArgs,
  context: Context,
  info: GraphQLResolveInfo,
) {
  const query = queryFromInfo({ context, info, path: ['edges', 'node'] })
  const order: Order<ActivityRow> = {
    list: `activity of ${JSON.stringify(where)}`,
    column: 'at',
    kind: 'instant',
    direction: 'desc',
  }
  return keysetConnection(args, order, slice =>
    context.db.activity.findMany({ ...query, ...slice, where: { AND: [where, slice.where] } }),
  )
}

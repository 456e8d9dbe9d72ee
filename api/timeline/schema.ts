import type { GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { EVENT_NOUNS, isEventNoun } from '../events/words.ts'
import { builder, IS_LISTED, type IsListed, record } from '../graphql/builder.ts'
import { isOpen } from '../graphql/columnRules.ts'
import { readPage } from '../graphql/lists.ts'
import { audienceOf } from '../redaction/audience.ts'
import { demandedByType } from '../scopes/demanded.ts'
import { holds } from '../scopes/may.ts'
import type { TokenScope } from '../scopes/words.ts'

const storedChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })

type Change = z.output<typeof storedChange>

const ActivityChange = builder.objectRef<Change>('ActivityChange').implement({
  authScopes: { staff: true },
  scope: 'activity:read',
  description: 'One changed field of a record.',
  fields: t => ({
    field: t.exposeString('field', { description: "The field that changed: 'status', 'role'." }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'As pages showed it; null when there was nothing.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'As pages show it; null when it was removed.' }),
  }),
})

/** The type whose columns changed, for kinds whose noun is not that type. */
const CHANGED: Record<string, string> = { billing: 'Deal' }

/** Whether an activity is listed. Activities about a record are; activities on a user's own account are not. */
const isListed: IsListed = async ({ db }, id) => {
  const subjects = ['talentId', 'dealId', 'companyId', 'shareId', 'applicationId'] as const
  return (await db.activity.count({ where: { id, OR: subjects.map(subject => ({ [subject]: { not: null } })) } })) > 0
}

/** The fields of changes that contain the name of another record, with the scopes to read that record. */
const NAMED: Record<string, readonly TokenScope[]> = {
  ...{ selectedCandidate: ['talents:read'], talent: ['talents:read'], referredBy: ['talents:read'] },
  ...{ deal: ['deals:read'], company: ['companies:read'] },
}

/** The scopes that a token needs to read a change: of the changed type, and of another record named in the change. */
function demandedByChange(schema: GraphQLSchema, noun: string, field: string): readonly TokenScope[] {
  const type = isEventNoun(noun) ? EVENT_NOUNS[noun].type : capital(noun)
  return [...(demandedByType(schema.getType(type)) ?? []), ...(NAMED[field] ?? [])]
}

const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

const Activity = builder.prismaNode('Activity', {
  ...record,
  scope: 'activity:read',
  extensions: { [IS_LISTED]: isListed },
  description: 'A recorded action: who, when, and the values before and after.',
  fields: t => ({
    kind: t.exposeString('kind', { description: "Noun and verb: 'talent.statusChanged', 'comment.added'." }),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.relation('actor', {
      nullable: true,
      description: 'Null when the system or an anonymous visitor acted.',
    }),
    via: t.exposeString('apiTokenName', {
      nullable: true,
      description: 'The name of the API token by which the actor did it; null when they did it in person.',
    }),
    talent: t.relation('talent', { nullable: true }),
    deal: t.relation('deal', { nullable: true }),
    company: t.relation('company', { nullable: true }),
    changes: t.field({
      type: [ActivityChange],
      select: { changes: true, kind: true },
      description:
        'Without those of columns that the viewer may not see, and of records that a token has no scope to read.',
      resolve({ changes, kind }, _args, { viewer }, { schema }) {
        if (!viewer) return []
        const noun = kind.slice(0, kind.indexOf('.'))
        const isShown = ({ field }: Change) =>
          isOpen(schema, [CHANGED[noun] ?? capital(noun), field], audienceOf(viewer)) &&
          demandedByChange(schema, noun, field).every(scope => holds(viewer, scope))
        return z.array(storedChange).parse(changes).filter(isShown)
      },
    }),
  }),
})

const ActivityEdge = builder.edgeObject({ name: 'ActivityEdge', type: Activity })
export const ActivityConnection = builder.connectionObject({ name: 'ActivityConnection', type: Activity }, ActivityEdge)

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

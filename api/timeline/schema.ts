import { z } from 'zod'
import { builder, record } from '../graphql/builder.ts'
import { isOpen } from '../graphql/columnRules.ts'
import { readPage } from '../graphql/lists.ts'
import { audienceOf } from '../redaction/audience.ts'

const storedChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })

type Change = z.output<typeof storedChange>

const ActivityChange = builder.objectRef<Change>('ActivityChange').implement({
  authScopes: { staff: true },
  fields: t => ({
    field: t.exposeString('field', { description: "The field that changed: 'status', 'role'." }),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
})

/** Whose columns changed, where the kind names another noun. */
const NOUNS: Record<string, string> = { billing: 'Deal' }

const Activity = builder.prismaNode('Activity', {
  ...record,
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
      description: 'Without those of columns that the viewer may not see.',
      resolve({ changes, kind }, _args, { viewer }, { schema }) {
        const word = kind.slice(0, kind.indexOf('.'))
        const noun = NOUNS[word] ?? word.charAt(0).toUpperCase() + word.slice(1)
        const isShown = ({ field }: Change) => viewer !== null && isOpen(schema, [noun, field], audienceOf(viewer))
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

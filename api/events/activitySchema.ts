import { queryFromInfo } from '@pothos/plugin-prisma'
import { builder } from '../graphql/builder.ts'
import { rowsInOrder } from '../graphql/rows.ts'
import { InvalidInput } from '../problems.ts'
import { ActivityConnection } from '../timeline/schema.ts'
import { positionAt } from './cursors.ts'
import { ACTIVITY_KIND } from './events.ts'
import { pageOfEvents } from './page.ts'
import { EVENTS_KEPT_DAYS } from './words.ts'

builder.queryField('activity', t =>
  t.field({
    type: ActivityConnection,
    description: `The acts of people on records, in an order that never skips and never repeats; continue from \`pageInfo.endCursor\`, also after an empty page. The last ${EVENTS_KEPT_DAYS} days, without acts on one's own account and without erased entries.`,
    args: {
      first: t.arg.int({ description: '0 to 200; 50 by default.' }),
      after: t.arg.string({
        description: 'A cursor; the page begins after it. CURSOR_EXPIRED when events after it were removed.',
      }),
      kinds: t.arg.stringList({ description: "Any of these, as in 'talent.statusChanged'; all by default." }),
    },
    async resolve(_root, { first, after, kinds }, context, info) {
      const read = await pageOfEvents(context, {
        ...{ first, after: await positionAt(context, after), kinds: [ACTIVITY_KIND] },
        recorded: kinds?.map(kindOf) ?? 'all',
      })
      const query = queryFromInfo({ context, info, path: ['edges', 'node'], select: { id: true } })
      const ids = read.edges.map(({ node }) => node.recordId)
      const rows = new Map((await rowsInOrder(context, 'Activity', { query, ids })).map(row => [row.id, row]))
      // Omits entries that were erased between the two reads.
      const edges = read.edges.flatMap(({ node, cursor }) => {
        const row = rows.get(node.recordId)
        return row ? [{ node: row, cursor }] : []
      })
      return { ...read, edges }
    },
  }),
)

/** Throws InvalidInput for a text that is not a kind of activity. */
function kindOf(text: string): string {
  if (!/^[A-Za-z]{1,40}\.[A-Za-z]{1,40}$/.test(text))
    throw new InvalidInput("A kind is a noun and a verb, as in 'talent.statusChanged'")
  return text
}

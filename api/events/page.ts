import { pageSize } from '../rows/page.ts'
import { encodeCursor } from './cursors.ts'
import { type EventQuery, type EventRow, type ReadAccess, readEvents } from './events.ts'

type PageQuery<Kind extends string> = Omit<EventQuery<Kind>, 'take' | 'since'> & {
  first?: number | null | undefined
  since?: Date | null | undefined
}

/** A page of events as a connection. Its end cursor is the position to continue from, even if the page is empty. */
export async function pageOfEvents<Kind extends string>(
  reads: ReadAccess,
  { first, since, ...query }: PageQuery<Kind>,
) {
  const size = pageSize(first)
  const read = await readEvents(reads, { ...query, since: since ?? undefined, take: size + 1 })
  const events = read.events.slice(0, size)
  const hasNextPage = read.events.length > size
  const end = hasNextPage ? (events.at(-1)?.position ?? query.after) : read.end
  return {
    edges: events.map((node: EventRow<Kind>) => ({ node, cursor: encodeCursor(node.position) })),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: query.after !== undefined,
      startCursor: events[0] ? encodeCursor(events[0].position) : null,
      endCursor: end === undefined ? null : encodeCursor(end),
    },
  }
}

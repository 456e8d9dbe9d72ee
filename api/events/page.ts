import { pageSize } from '../rows/page.ts'
import { encodeCursor } from './cursors.ts'
import { type EventReading, type EventRow, type ReadAccess, readEvents } from './events.ts'

type Asked<Kind extends string> = Omit<EventReading<Kind>, 'take' | 'since'> & {
  first?: number | null | undefined
  since?: Date | null | undefined
}

/** A page of events as a connection has it. Its end is where to go on, also when it is empty. */
export async function pageOfEvents<Kind extends string>(reads: ReadAccess, { first, since, ...asked }: Asked<Kind>) {
  const size = pageSize(first)
  const read = await readEvents(reads, { ...asked, since: since ?? undefined, take: size + 1 })
  const events = read.events.slice(0, size)
  const hasNextPage = read.events.length > size
  const end = hasNextPage ? (events.at(-1)?.position ?? asked.after) : read.end
  return {
    edges: events.map((node: EventRow<Kind>) => ({ node, cursor: encodeCursor(node.position) })),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: asked.after !== undefined,
      startCursor: events[0] ? encodeCursor(events[0].position) : null,
      endCursor: end === undefined ? null : encodeCursor(end),
    },
  }
}

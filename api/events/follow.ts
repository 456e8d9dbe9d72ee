import type { Context } from '../context.ts'
import { EVENTS_TOPIC, type EventQuery, type EventRow, lastPosition, readEvents } from './events.ts'

/** The maximum number of events in memory for one follower, even for a slow one. */
const AT_ONCE = 50

/**
 * Yields the events after a position, or from now on, and then each new event, once and in order. Ends with the
 * viewer's session or token, which is checked before each event. Not a generator, as a generator cannot be ended while
 * it waits.
 */
export async function followEvents(
  context: Context,
  { after, ...query }: Pick<EventQuery, 'after' | 'kinds' | 'record'>,
): Promise<AsyncIterableIterator<EventRow, undefined>> {
  // Follows before reading the last position, so that events in between are announced.
  const news = context.live.follow(EVENTS_TOPIC, () => context.isStillSignedIn())
  let read: EventRow[] = []
  let isMore = false
  let position = after ?? (await lastPosition(context))

  async function readOn() {
    const { events, end } = await readEvents(context, { ...query, after: position, take: AT_ONCE })
    position = end
    read = events
    isMore = events.length === AT_ONCE
  }

  const followed: AsyncIterableIterator<EventRow, undefined> = {
    async next() {
      while (!(await news.next()).done) {
        if (read.length === 0) await readOn()
        const event = read.shift()
        if (read.length > 0 || isMore) news.tell(null)
        if (event) return { done: false, value: event }
      }
      return { done: true, value: undefined }
    },
    async return() {
      await news.return()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
  return followed
}

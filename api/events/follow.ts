import type { Context } from '../context.ts'
import { EVENTS_TOPIC, type EventReading, type EventRow, lastPosition, readEvents } from './events.ts'

/** Events that are read at once for one follower; no more are held in memory, however slow it is. */
const AT_ONCE = 50

type Asked = Pick<EventReading, 'after' | 'kinds' | 'record'>

/**
 * The events after a position and then those that come, each once and in order; from now on without a position. Ends when
 * the viewer's session or token does, which is checked before each. Not a generator, as a generator cannot be ended while it waits.
 */
export async function followEvents(
  context: Context,
  { after, ...asked }: Asked,
): Promise<AsyncIterableIterator<EventRow, undefined>> {
  // Followed before the last position is read: what comes in between is announced.
  const news = context.live.follow(EVENTS_TOPIC, () => context.isStillSignedIn())
  let read: EventRow[] = []
  let isMore = false
  let position = after ?? (await lastPosition(context))

  async function readOn() {
    const { events, end } = await readEvents(context, { ...asked, after: position, take: AT_ONCE })
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

import { EventEmitter, once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { TooMany, Unavailable } from '../problems.ts'

/** The sender of an upload: a member of staff, or a visitor by their address. */
export type Sender = { userId: number } | { address: string }

/** Limits for concurrent uploads: of one sender, in all, and of visitors, who cannot keep staff out. */
const OF_ONE_SENDER = 4
const IN_ALL = 16
const OF_VISITORS = 8
/** The length of the queue of unread uploads, and the milliseconds that one may wait. */
const LONGEST_QUEUE = 100
const QUEUE_TIMEOUT = 10_000
/** Bytes of disk space that uploads leave free, above all for the database. */
const SPARE = 100 * 1024 * 1024
/** Seconds after which a client should retry. */
const RETRY_AFTER = 10

type Place = { sender: string; isVisitor: boolean; bytes: number }

/** Reserves room for an upload of a sender; returns the function that releases it. */
export type TakeRoom = (from: Sender, bytes: number) => Promise<() => void>

/**
 * A semaphore for uploads into a folder, each of up to `bytes`. After a timeout it throws TooMany when the sender has
 * too many uploads under way, and Unavailable when all senders together have. It throws an ENOSPC error when disk space
 * is short.
 */
export function openRoom(folder: string): TakeRoom {
  const taken = new Set<Place>()
  const freed = new EventEmitter().setMaxListeners(LONGEST_QUEUE)
  const count = (isMeant: (place: Place) => boolean) => [...taken].filter(isMeant).length
  const isGreedy = ({ sender }: Place) => count(other => other.sender === sender) >= OF_ONE_SENDER

  function fits(place: Place): boolean {
    const visitors = count(({ isVisitor }) => isVisitor)
    return !isGreedy(place) && taken.size < IN_ALL && (!place.isVisitor || visitors < OF_VISITORS)
  }

  const refusal = (place: Place) =>
    isGreedy(place)
      ? new TooMany(RETRY_AFTER, 'Too many uploads at once. Please try again later.')
      : new Unavailable('Too many files are arriving at the moment. Please try again later.', RETRY_AFTER)

  /** Takes the place in the same step in which it fits, before another waiting upload sees that there is room. */
  async function take(place: Place) {
    const signal = AbortSignal.timeout(QUEUE_TIMEOUT)
    while (!fits(place)) {
      if (freed.listenerCount('room') >= LONGEST_QUEUE) throw refusal(place)
      await once(freed, 'room', { signal }).catch(() => {
        throw refusal(place)
      })
    }
    taken.add(place)
  }

  return async (from, bytes) => {
    const place = { sender: JSON.stringify(from), isVisitor: 'address' in from, bytes }
    await take(place)
    const release = () => {
      if (taken.delete(place)) freed.emit('room')
    }
    try {
      await checkDisk(folder, taken)
    } catch (error) {
      release()
      throw error
    }
    return release
  }
}

/** Counts each upload twice: it may lie there as spooled and as stored. */
async function checkDisk(folder: string, taken: Set<Place>) {
  const { bavail, bsize } = await statfs(folder)
  const promised = [...taken].reduce((sum, { bytes }) => sum + 2 * bytes, 0)
  if (bavail * bsize - promised >= SPARE) return
  throw Object.assign(new Error('The disk that uploads arrive on is nearly full'), { code: 'ENOSPC' })
}

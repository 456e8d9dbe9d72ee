import { EventEmitter, once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { TooMany, Unavailable } from '../problems.ts'

/** Who sends an upload: a member of staff, or a visitor by their address. */
export type Sender = { userId: number } | { address: string }

/** So many uploads of one sender may be on the disk at once. */
const OF_ONE_SENDER = 4
/** And so many of all senders; visitors have half of them, so that they cannot keep staff out. */
const IN_ALL = 16
const OF_VISITORS = 8
/** Others wait for so many milliseconds with their bytes unread, and no more of them than this. */
const PATIENCE = 10_000
const WAITING_AT_MOST = 100
/** What uploads leave of the disk to everything else, above all the database; in bytes. */
const SPARE = 100 * 1024 * 1024
/** When to try again, in seconds. */
const RETRY_AFTER = 10

type Place = { sender: string; isVisitor: boolean; bytes: number }

/** Takes room for an upload of a sender; the answer gives it back. */
export type TakeRoom = (from: Sender, bytes: number) => Promise<() => void>

/**
 * The room for uploads in a folder. Taking some of it, for up to `bytes`, waits a little; it throws TooMany when the
 * sender has too many uploads under way, Unavailable when all have, and an ENOSPC error when the disk is short.
 */
export function openRoom(folder: string): TakeRoom {
  const taken = new Set<Place>()
  const freed = new EventEmitter().setMaxListeners(WAITING_AT_MOST)
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

  async function waitFor(place: Place) {
    const patience = AbortSignal.timeout(PATIENCE)
    while (!fits(place)) {
      if (freed.listenerCount('room') >= WAITING_AT_MOST) throw refusal(place)
      await once(freed, 'room', { signal: patience }).catch(() => {
        throw refusal(place)
      })
    }
  }

  return async (from, bytes) => {
    const place = { sender: JSON.stringify(from), isVisitor: 'address' in from, bytes }
    await waitFor(place)
    taken.add(place)
    const leave = () => {
      if (taken.delete(place)) freed.emit('room')
    }
    try {
      await checkDisk(folder, taken)
    } catch (error) {
      leave()
      throw error
    }
    return leave
  }
}

/** Each upload may come to lie there twice: as it arrived, and in the storage. */
async function checkDisk(folder: string, taken: Set<Place>) {
  const { bavail, bsize } = await statfs(folder)
  const promised = [...taken].reduce((sum, { bytes }) => sum + 2 * bytes, 0)
  if (bavail * bsize - promised >= SPARE) return
  throw Object.assign(new Error('The disk that uploads arrive on is nearly full'), { code: 'ENOSPC' })
}

import { EventEmitter, once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { TooMany, Unavailable } from '../problems.ts'

/** The sender of an upload: a member of staff, or a visitor, identified by the network address. */
export type Sender = { userId: number } | { address: string }

/** The maximum numbers of uploads at once: of one sender, of all, and of visitors, who must leave room for staff. */
const OF_ONE_SENDER = 4
const IN_ALL = 16
const OF_VISITORS = 8
/** The maximum number of waiting uploads, and the milliseconds for which an upload may wait. */
const LONGEST_QUEUE = 100
const QUEUE_TIMEOUT = 10_000
/** The minimum bytes of disk space that uploads leave free, above all for the database. */
const SPARE = 100 * 1024 * 1024
/** Seconds after which a client should retry. */
const RETRY_AFTER = 10

type Upload = { sender: string; isVisitor: boolean; bytes: number }

/** Reserves room for an upload of a sender; returns the function that releases the room. */
export type TakeRoom = (from: Sender, bytes: number) => Promise<() => void>

/**
 * A semaphore for uploads into a folder, each of up to `bytes`. After a timeout it throws TooMany if the sender has too
 * many uploads in progress, and Unavailable if all senders together have. Throws an ENOSPC error if disk space is
 * short.
 */
export function openRoom(folder: string): TakeRoom {
  const taken = new Set<Upload>()
  const freed = new EventEmitter().setMaxListeners(LONGEST_QUEUE)
  const count = (isMeant: (upload: Upload) => boolean) => [...taken].filter(isMeant).length
  const isGreedy = ({ sender }: Upload) => count(other => other.sender === sender) >= OF_ONE_SENDER

  function fits(upload: Upload): boolean {
    const visitors = count(({ isVisitor }) => isVisitor)
    return !isGreedy(upload) && taken.size < IN_ALL && (!upload.isVisitor || visitors < OF_VISITORS)
  }

  const refusal = (upload: Upload) =>
    isGreedy(upload)
      ? new TooMany(RETRY_AFTER, 'Too many uploads at once. Please try again later.')
      : new Unavailable('Too many files are arriving at the moment. Please try again later.', RETRY_AFTER)

  /** Waits until the upload fits, and reserves room in the same step, before another waiting upload can. */
  async function take(upload: Upload) {
    const signal = AbortSignal.timeout(QUEUE_TIMEOUT)
    while (!fits(upload)) {
      if (freed.listenerCount('room') >= LONGEST_QUEUE) throw refusal(upload)
      await once(freed, 'room', { signal }).catch(() => {
        throw refusal(upload)
      })
    }
    taken.add(upload)
  }

  return async (from, bytes) => {
    const upload = { sender: JSON.stringify(from), isVisitor: 'address' in from, bytes }
    await take(upload)
    const release = () => {
      if (taken.delete(upload)) freed.emit('room')
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

/** Throws if the disk is nearly full. Each upload counts twice: it may be on the disk both as spooled and as stored. */
async function checkDisk(folder: string, taken: Set<Upload>) {
  const { bavail, bsize } = await statfs(folder)
  const promised = [...taken].reduce((sum, { bytes }) => sum + 2 * bytes, 0)
  if (bavail * bsize - promised >= SPARE) return
  throw Object.assign(new Error('The disk that uploads arrive on is nearly full'), { code: 'ENOSPC' })
}

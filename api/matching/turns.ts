import PQueue from 'p-queue'
import type { Staff } from '../deps.ts'
import { TooMany } from '../problems.ts'

/** Searches of one person that may wait beside the one that runs. */
const MAY_WAIT = 2

/** Seconds: most searches have ended by then. */
const RETRY_AFTER = 2

export const STILL_RUNNING = 'Your earlier searches are still running. Please try again in a moment.'

type Turn = Pick<Staff, 'viewer'> & { signal: AbortSignal }

/** A queue for each person. */
function turnsByPerson() {
  const queues = new Map<number, PQueue>()
  function queueOf(person: number): PQueue {
    const known = queues.get(person)
    if (known) return known
    const queue = new PQueue({ concurrency: 1 })
    queue.on('idle', () => queues.delete(person))
    queues.set(person, queue)
    return queue
  }
  return async <Result>({ viewer, signal }: Turn, work: () => Promise<Result>) => {
    const queue = queueOf(viewer.id)
    if (queue.size >= MAY_WAIT) throw new TooMany(RETRY_AFTER, STILL_RUNNING)
    return queue.add(work, { signal })
  }
}

/**
 * Runs one matching at a time for each person, whichever door it comes by; two more may wait, until their clients are gone. Throws
 * TooMany beyond that.
 */
export const inTurnOfPerson = turnsByPerson()

/** The same for suggestions while somebody types, which wait for no search. */
export const inTurnOfTyping = turnsByPerson()

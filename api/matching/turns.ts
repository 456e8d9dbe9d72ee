import PQueue from 'p-queue'
import type { Staff } from '../deps.ts'
import { TooMany } from '../problems.ts'

/** The maximum number of a person's searches that may wait while another search runs. */
const MAY_WAIT = 2

/** Seconds after which a client should retry, as most searches end earlier. */
const RETRY_AFTER = 2

export const STILL_RUNNING = 'Your earlier searches are still running. Please try again in a moment.'

type Turn = Pick<Staff, 'viewer'> & { signal: AbortSignal }

/** Makes a queue for each person. */
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
 * Runs one search at a time for each person, by GraphQL and REST together; two more searches may wait, until their
 * clients disconnect. Throws TooMany for any further search.
 */
export const inTurnOfPerson = turnsByPerson()

/** Like `inTurnOfPerson`, for suggestions while a user types, which do not wait for searches. */
export const inTurnOfTyping = turnsByPerson()

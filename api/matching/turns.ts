import type { Staff } from '../deps.ts'
import { TooMany } from '../problems.ts'
import { semaphore } from '../processes/semaphore.ts'

/** Beside the one that runs. */
const MAY_WAIT = 2

/** Seconds: most searches have ended by then. */
const RETRY_AFTER = 2

const inTurnOf = (name: string) => {
  const inTurn = semaphore({
    ...{ name, atATime: 1 },
    queue: { longest: MAY_WAIT, refusal: () => new TooMany(RETRY_AFTER, STILL_RUNNING) },
  })
  return <Result>({ viewer, signal }: Turn, work: () => Promise<Result>) =>
    inTurn(work, { key: String(viewer.id), signal })
}

type Turn = Pick<Staff, 'viewer'> & { signal: AbortSignal }

export const STILL_RUNNING = 'Your earlier searches are still running. Please try again in a moment.'

/**
 * Runs one matching at a time for each person, whichever door it comes by; two more may wait, until their clients are gone. Throws
 * TooMany beyond that.
 */
export const inTurnOfPerson = inTurnOf('matching')

/** The same for what is suggested while somebody types, which waits for no search. */
export const inTurnOfTyping = inTurnOf('matching suggestions')

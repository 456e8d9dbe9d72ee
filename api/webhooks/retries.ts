import { addMilliseconds } from 'date-fns/addMilliseconds'
import { max } from 'date-fns/max'
import { min } from 'date-fns/min'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/**
 * Milliseconds of the longest pause after each failed attempt; the last one repeats. The pause is a random part of it (full
 * jitter), so that what failed together is not sent again together: on average 5 seconds, and at last 6 hours.
 */
export const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR]

/** Milliseconds for which a delivery is tried. */
export const TRIED_FOR = 72 * HOUR

/** Milliseconds for which everything fails until the webhook is disabled. */
export const FAILS_FOR = 24 * HOUR

/** The most that a receiver can ask to wait by `Retry-After`. */
const LONGEST_ASKED = HOUR

type Failed = {
  /** How many attempts have failed, with this one. */
  attempts: number
  now: Date
  giveUpAt: Date
  /** Milliseconds that the receiver asked for. */
  retryAfter?: number | undefined
  /** Those of PAUSES by default. */
  pauses?: readonly number[] | undefined
}

/** When a failed delivery is tried again: the last time when its time is over. Null when that was the last one. */
export function nextAttempt(failed: Failed, random = Math.random): Date | null {
  const { attempts, now, giveUpAt, retryAfter = 0, pauses = PAUSES } = failed
  if (now >= giveUpAt) return null
  const longest = pauses[Math.min(attempts, pauses.length) - 1] ?? 0
  const pause = addMilliseconds(now, Math.max(Math.min(SECOND, longest), Math.round(random() * longest)))
  const asked = addMilliseconds(now, Math.min(retryAfter, LONGEST_ASKED))
  return min([max([pause, asked]), giveUpAt])
}

/** Milliseconds of a `Retry-After` header: seconds, or a date. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}

import { addMilliseconds } from 'date-fns/addMilliseconds'
import { max } from 'date-fns/max'
import { min } from 'date-fns/min'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/**
 * Longest pause in milliseconds after each failed attempt; the last pause is used for all further attempts. The actual
 * pause is a random part of the longest pause (full jitter), so that deliveries that failed together are not retried
 * together. The average is 5 seconds for the first pause, and 6 hours for the last.
 */
export const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR]

/** Milliseconds after which a delivery is given up. */
export const TRIED_FOR = 72 * HOUR

/** Milliseconds after which a webhook is disabled if all attempts have failed. */
export const FAILS_FOR = 24 * HOUR

/** The longest pause, in milliseconds, that a receiver can request with `Retry-After`. */
const LONGEST_RETRY_AFTER = HOUR

type FailedAttempt = {
  /** Number of failed attempts, including this one. */
  attempts: number
  now: Date
  giveUpAt: Date
  /** Milliseconds that the receiver requested. */
  retryAfter?: number | undefined
  /** PAUSES by default. */
  pauses?: readonly number[] | undefined
}

/** Time of the next attempt, at the latest `giveUpAt`; null after the last attempt. */
export function nextAttempt(failed: FailedAttempt, random = Math.random): Date | null {
  const { attempts, now, giveUpAt, retryAfter = 0, pauses = PAUSES } = failed
  if (now >= giveUpAt) return null
  const longest = pauses[Math.min(attempts, pauses.length) - 1] ?? 0
  const pause = addMilliseconds(now, Math.max(Math.min(SECOND, longest), Math.round(random() * longest)))
  const demanded = addMilliseconds(now, Math.min(retryAfter, LONGEST_RETRY_AFTER))
  return min([max([pause, demanded]), giveUpAt])
}

/** Milliseconds of a `Retry-After` header: seconds, or a date. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime())
}

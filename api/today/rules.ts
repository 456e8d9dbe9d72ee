import { z } from 'zod'
import { optionalInstant } from '../rules/rules.ts'

/** The longest time, in days, for which an item may be hidden. */
export const LONGEST_SNOOZE_DAYS = 365

const UNKNOWN_ITEM = 'The item is unknown'

/** Rules for the key of an item, which includes the item's facts: 'DEADLINE:12:2026-11-27:1'. */
export const itemKeyRules = z.object({
  key: z
    .string({ error: UNKNOWN_ITEM })
    .max(200, UNKNOWN_ITEM)
    .regex(/^[A-Z_]+(:[\w.-]+)+$/, UNKNOWN_ITEM),
})

export const snoozeRules = itemKeyRules.extend({
  until: z.preprocess(
    value => value ?? null,
    optionalInstant('The time').refine((time): time is Date => time !== null, 'The time is required'),
  ),
})

/** The name of a time zone, such as 'Europe/Madrid'. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'The time zone is unknown')

function isTimeZone(name: string): boolean {
  // Offsets such as '+02:00' are refused, as Postgres reads their sign the other way round.
  return /^[A-Za-z]/.test(name) && supported.has(name.toLowerCase())
}

const supported = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')].map(name => name.toLowerCase()))

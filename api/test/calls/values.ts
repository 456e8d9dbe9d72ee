import { VALUES } from './plausible.ts'

/** Returns numbers from 0 to 1; see api/test/random.ts. */
export type Random = () => number

/** Returns a record's id, by the name of a parameter or field and the call's path or the root field's name. */
export type Ids = (name: string, path: string) => number | string

export const chance = (random: Random, share: number) => random() < share
export const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

export function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.min(values.length - 1, Math.floor(random() * values.length))] as Value
}

/** Whether to choose a value that the rules should accept, instead of an odd one. */
const isPlausible = (random: Random) => chance(random, 0.97)

/** Names of optional values that must match something else, such as a cursor or a version: they are rarely sent. */
const FITS_SOMETHING = /^(last|before|after|version|redirect|passcode|resumeFile|.*(picture|pdf|resume|logo)Url)$/i

export const isSent = (name: string, random: Random) => chance(random, FITS_SOMETHING.test(name) ? 0.02 : 0.5)

/** A value that the rules accept, by field name and type. */
export function exampleOf(name: string, type: 'string' | 'number' | 'array', random: Random): unknown {
  const value = VALUES[name]
  const fits = type === 'array' ? Array.isArray(value) : typeof value === type
  return fits && isPlausible(random) ? value : undefined
}

const DATES = ['2026-11-21', '2030-02-28', '2026-11-21T09:30:00Z']
const TEXTS = ['Ada Lovelace', 'Engineer', 'Builds programs that weave patterns.']
const ODD_TEXTS = ['$9,000', 'x', ' ', '', 'a\u0000b', '\ud800', "'; --", '💥', 'x'.repeat(300)]

/** A text, by the format or the name of its field. */
export function textFor(name: string, random: Random): string {
  const example = exampleOf(name, 'string', random)
  if (typeof example === 'string') return example
  const one = (good: readonly string[], odd: readonly string[]) => pick(isPlausible(random) ? good : odd, random)
  if (/date-time|expires|remind|until$/i.test(name)) return one(['2030-02-28T09:30:00Z'], ODD_TEXTS)
  if (/date|deadline|day|since|at$/i.test(name)) return one(DATES, ['', '2026-02-31'])
  if (/email/i.test(name)) return one(['ada@example.com'], ['x', ''])
  if (/url/i.test(name)) return one(['https://example.com/a'], ['javascript:alert(1)', ''])
  if (/month|^from$|^to$/i.test(name)) return one(['2026-11'], ['2026-13'])
  return one(TEXTS, ODD_TEXTS)
}

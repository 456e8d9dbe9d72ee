/** Numbers from 0 to 1; see api/test/random.ts. */
export type Random = () => number

/** The id of a record, by the name of a parameter or field and the path of the call. */
export type Ids = (name: string, path: string) => number | string

export const chance = (random: Random, share: number) => random() < share
export const whole = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1))

export function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.min(values.length - 1, Math.floor(random() * values.length))] as Value
}

const DATES = ['2026-11-21', '2030-02-28', '2026-11-21T09:30:00Z', '']
const TEXTS = [
  'Ada Lovelace',
  'Engineer',
  '$9,000',
  'x',
  ' ',
  '',
  'a\u0000b',
  '\ud800',
  "'; --",
  '💥',
  'x'.repeat(300),
  'Builds programs that weave patterns.',
]

/** A text, by the format or the name of its field. */
export function textFor(name: string, random: Random): string {
  if (/date|deadline|until|since|at$/i.test(name)) return pick(DATES, random)
  if (/email/i.test(name)) return pick(['ada@example.com', 'x', ''], random)
  if (/url/i.test(name)) return pick(['https://example.com/a', 'javascript:alert(1)', ''], random)
  if (/month|^from$|^to$/i.test(name)) return pick(['2026-11', '2026-13'], random)
  return pick(TEXTS, random)
}

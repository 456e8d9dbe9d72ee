import type { Range } from './spans.ts'

/** All places of one text in another. */
export function everyPlace(letters: string, wanted: string): Range[] {
  const found: Range[] = []
  if (wanted === '') return found
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
    found.push({ start: at, end: at + wanted.length })
  }
  return found
}

/** The text with other signs in place of these parts of it. No place moves. */
export function masked(letters: string, ranges: Range[]): string {
  let rest = 0
  const parts = [...ranges]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      const part = letters.slice(rest, start) + '~'.repeat(Math.max(0, end - Math.max(start, rest)))
      rest = Math.max(rest, end)
      return part
    })
  return parts.join('') + letters.slice(rest)
}

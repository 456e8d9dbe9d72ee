import type { Range } from './spans.ts'

/** The ranges of all occurrences of one text in another. */
export function occurrencesOf(letters: string, wanted: string): Range[] {
  const found: Range[] = []
  if (wanted === '') return found
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length)) {
    found.push({ start: at, end: at + wanted.length })
  }
  return found
}

/** Replaces ranges of a text by other characters of the same length. */
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

/** Sorts ranges, and merges neighbours that are near to each other. */
export function merged(ranges: Range[], areNear: (range: Range, next: Range) => boolean): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && areNear(last, range)) last.end = Math.max(last.end, range.end)
    else result.push({ ...range })
  }
  return result
}

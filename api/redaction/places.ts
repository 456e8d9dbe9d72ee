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

import type { Line } from './meaning.ts'
import { merged, occurrencesOf } from './ranges.ts'
import type { Range } from './spans.ts'
import type { Word } from './tokens.ts'

/** Finds names in spaced or dotted letters: 'J A N E  D O E', 'D.O.E'. */
export function spacedNames({ words, letters, forms: { first, hidden } }: Line): Range[] {
  const found: Range[] = []
  for (let from = 0; from < words.length; ) {
    let to = from
    while (isLoneLetter(words[to], words[to - 1], { isFirst: to === from, letters })) to += 1
    if (to - from > 2) {
      const row = words.slice(from, to)
      const joined = row.map(word => word.text).join('')
      const parts = [...first, ...hidden.keys()].filter(part => part.length > 2)
      const holdsName = [...hidden.keys()].some(part => part.length > 2 && joined.includes(part))
      const places = holdsName ? parts.flatMap(part => occurrencesOf(joined, part)) : []
      for (const { start, end } of merged(places, ({ end }, { start }) => start - end <= MOST_BETWEEN)) {
        found.push({ start: row[start]?.start ?? 0, end: row[end - 1]?.end ?? 0 })
      }
    }
    from = Math.max(to, from + 1)
  }
  // Adjacent parts are one name, even with an initial between them, so that the shortened name appears once.
  return merged(found, ({ end }, { start }) => start - end < 10 && AT_MOST_INITIAL.test(letters.slice(end, start)))
}

const AT_MOST_INITIAL = /^[^\p{L}]*(?:\p{L}[^\p{L}]*)?$/u

/** The maximum number of letters of particles between parts of a name: 'van der' in 'J A N E  V A N  D E R  D O E'. */
const MOST_BETWEEN = 6

const isLoneLetter = (
  word: Word | undefined,
  before: Word | undefined,
  { isFirst, letters }: { isFirst: boolean; letters: string },
) => word?.text.length === 1 && (isFirst || /^[ .'·*_/|-]{1,4}$/.test(letters.slice(before?.end, word.start)))

/**
 * Finds two words that are one part of the name: 'Mac Allister', 'De Long', 'Kowal-' and 'nski' on two lines; or one
 * handle: 'Rajesh Sharma' for rajeshsharma, if the name is in another script.
 */
export function brokenNames({ words, letters, forms: { hidden, handles } }: Line): Range[] {
  const known = new Set(handles.map(handle => handle.replace(/[^\p{L}]/gu, '')).filter(handle => handle.length > 6))
  return words.flatMap((word, at) => {
    const after = words[at + 1]
    const whole = after && word.text + after.text
    if (!whole) return []
    // 'K ING', as text extracted from small capitals has it.
    const isSmallCapitals = word.text.length === 1 && word.isCapitals && after.isCapitals
    if (whole.length < (isSmallCapitals ? 3 : 5)) return []
    const gap = letters.slice(word.end, after.start)
    const isHandle = gap.length < 3 && (known.has(whole) || known.has(after.text + word.text))
    if (isHandle) return [{ start: word.start, end: after.end }]
    if (!hidden.has(whole) || !word.isCapital) return []
    const isBroken = /^-[ \n]{0,2}$/.test(gap) || (after.isCapital && gap === ' ')
    return isBroken ? [{ start: word.start, end: after.end }] : []
  })
}

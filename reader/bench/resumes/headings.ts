import type { Draws } from './draws.ts'
import { type HeadingKind, headingKinds } from './languages.ts'

/** The headings in a person's wording, usual or from the bench's own list. Some are misspelt or letter-spaced. */
export function headingsOf(draws: Draws): Record<HeadingKind, string> {
  const { headings, own } = draws.language
  const isSpaced = draws.isOdd(0.03)
  const drawn = headingKinds.map(kind => {
    const text = draws.word(headings[kind], own.headings[kind])
    const written = draws.isOdd(0.03) ? misspelt(text) : text
    return [kind, isSpaced ? letterSpaced(written) : written]
  })
  return Object.fromEntries(drawn)
}

/** The text with two letters inside its longest word swapped. */
function misspelt(text: string): string {
  const [longest = ''] = text.split(/[\s/&-]+/).sort((one, other) => other.length - one.length)
  const middle = Math.floor(longest.length / 2)
  if (longest.length < 6) return text
  const letters = [...longest]
  const [one = '', other = ''] = letters.splice(middle, 2)
  letters.splice(middle, 0, other, one)
  return text.replace(longest, letters.join(''))
}

/** The text as 'S K I L L S', with three spaces between words. */
const letterSpaced = (text: string) =>
  text
    .split(' ')
    .map(word => [...word].join(' '))
    .join('   ')

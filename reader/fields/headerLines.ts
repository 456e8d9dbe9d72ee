import { bestOf } from '../choose.ts'
import type { Line } from '../lines/lines.ts'
import { isPartOfDate, withoutDates, withoutLength } from '../text/dates.ts'
import { endsInLegalForm, isTitle } from '../text/titles.ts'
import { isPlace, withoutPlace } from '../text/towns.ts'

/** The style of a line's letters. */
export type Look = Pick<Line, 'size' | 'bold' | 'italic' | 'font'>

/** True if two lines have the same size, weight, slant and font. */
export const sameLook = (one: Look, other: Look) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  Math.abs(one.size - other.size) < 0.4 &&
  one.font === other.font

/** The style of the body text: that of the longest list item, or of the longest line if there is no list. */
export function bodyLook(lines: Line[]): Look | undefined {
  const candidates = lines.some(line => line.bullet) ? lines.filter(line => line.bullet) : lines
  return bestOf(candidates, line => line.text.length)
}

/** In letter heights: the maximum distance between two baselines of one paragraph. */
export const sameText = 1.75

/** The left edge of an entry's header, after any dates on the left. */
export function leadOf(line: Line | undefined): number {
  const [first, second] = line?.cells ?? []
  if (!first) return 0
  const rest = withoutDates(first.text)
  if (rest === '' || isPartOfDate(first.text)) return (second ?? first).x
  const isBehindDate = rest !== first.text && first.text.endsWith(rest) && !isPlace(rest)
  return (isBehindDate ? first.words.at(-rest.split(' ').length)?.x : undefined) ?? first.x
}

/** True if a line is indented further than another by more than rounding errors. */
export const isFurtherIn = (line: Line, than: Line | undefined) => leadOf(line) > leadOf(than) + 5

/** True if a line may belong to a header: no part of a list item, no sentence, not indented more than the dates. */
export function mayHead(lines: Line[], index: number, anchor: number, body?: Look): boolean {
  const line = lines[index]
  if (!line || line.bullet || line.text.length > 120) return false
  if (isFurtherIn(line, lines[anchor]) && !(index < anchor && endsAlike(line, lines[anchor]))) return false
  const text = withoutLength(line.text)
  const sentence = /[.;]$/.test(text) || (/!$/.test(text) && text.split(' ').length > 4)
  const isWhole =
    isName.test(text) || endsInAbbreviation.test(text) || endsInLegalForm(text) || withoutPlace(text) !== text
  if (sentence && !isWhole) return false
  const before = lines[index - 1]
  const goesOn = before !== undefined && sameLook(before, line) && line.gap < sameText
  const quiet = body === undefined || sameLook(line, body)
  if (/^\p{Ll}/u.test(line.text) && quiet && goesOn && !(isTitle(line.text) && before.text.length < longestAbove))
    return false
  return !goesOnFromBullet(lines, index)
}

/** True for a firm or a town on the right, above dates with the same right edge. */
const endsAlike = (line: Line, dated: Line | undefined) =>
  dated !== undefined && dated.cells.length > 1 && Math.abs(line.right - dated.right) < sameEnd

/** In points: the tolerance for a common right edge. */
const sameEnd = 2

/** In characters: a longer line is a sentence, and a title in the line below may be the end of that sentence. */
const longestAbove = 50

/** Matches a few capitalized words, which are a name even with a full stop at the end: 'Kestrel Prints, Leeds.' */
const isName = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|&|\p{Ll}{1,3})){1,4}\.$/u

const endsInAbbreviation = /(?:\b(?:Co|St|Sr|Jr|o|Cie|Hnos|Sp|r|Ges)|\.\p{L})\.$/iu

/** True for a line that continues a list item above it. */
export function goesOnFromBullet(lines: Line[], index: number): boolean {
  const line = lines[index]
  if (!line) return false
  for (let above = index - 1; above >= 0; above -= 1) {
    const before = lines[above]
    if (!before) return false
    if (before.bullet) return line.x > before.x - 1.5 && line.gap < sameText && !(line.bold && !before.bold)
    if (before.page !== line.page || before.gap >= sameText) return false
  }
  return false
}

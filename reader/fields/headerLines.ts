import { bestOf } from '../choose.ts'
import type { Line } from '../lines/lines.ts'
import { isPartOfDate, withoutDates, withoutLength } from '../text/dates.ts'
import { endsInLegalForm, isTitle } from '../text/titles.ts'
import { isPlace, withoutPlace } from '../text/towns.ts'

/** The look of a line's letters. */
export type Look = Pick<Line, 'size' | 'bold' | 'italic' | 'font'>

/** True for letters of one size, weight and font. */
export const sameLook = (one: Look, other: Look) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  Math.abs(one.size - other.size) < 0.4 &&
  one.font === other.font

/** The look of the longest bullet, or of the longest line if there is no list. */
export function bodyLook(lines: Line[]): Look | undefined {
  const candidates = lines.some(line => line.bullet) ? lines.filter(line => line.bullet) : lines
  return bestOf(candidates, line => line.text.length)
}

/** Letter heights: lines within one part are nearer to each other. */
export const sameText = 1.75

/** The left edge of an entry's header: behind the dates, if these stand on the left. */
export function leadOf(line: Line | undefined): number {
  const [first, second] = line?.cells ?? []
  if (!first) return 0
  const rest = withoutDates(first.text)
  if (rest === '' || isPartOfDate(first.text)) return (second ?? first).x
  const isBehindDate = rest !== first.text && first.text.endsWith(rest) && !isPlace(rest)
  return (isBehindDate ? first.words.at(-rest.split(' ').length)?.x : undefined) ?? first.x
}

/** True if a line is indented further, beyond rounding errors. */
export const isFurtherIn = (line: Line, than: Line | undefined) => leadOf(line) > leadOf(than) + 5

/** True for a possible header line: no bullet nor its rest, no sentence, not indented further than the dates. */
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

/** True for a firm or a town on the right above dates that end at the same place. */
const endsAlike = (line: Line, dated: Line | undefined) =>
  dated !== undefined && dated.cells.length > 1 && Math.abs(line.right - dated.right) < sameEnd

/** Points. */
const sameEnd = 2

/** Letters: a longer line above is a sentence, which may end with a title. */
const longestAbove = 50

/** A few words with capital letters are a name, though a full stop ends them: 'Kestrel Prints, Leeds.' */
const isName = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|&|\p{Ll}{1,3})){1,4}\.$/u

const endsInAbbreviation = /(?:\b(?:Co|St|Sr|Jr|o|Cie|Hnos|Sp|r|Ges)|\.\p{L})\.$/iu

/** True for the rest of an item of a list. */
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

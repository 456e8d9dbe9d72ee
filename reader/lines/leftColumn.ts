import { findDates } from '../text/dates.ts'
import { type Line, withCells, wordsIn } from './lines.ts'
import { gapsOf, segmentOf } from './segments.ts'

/**
 * Splits lines after a narrow left column, such as dates or labels. The gap after the column may be as narrow as a
 * space, so the column is recognised by words that begin at the same horizontal position in several lines.
 */
export function partLeftColumn(lines: Line[]): Line[] {
  const place = findPlace(lines)
  if (place === undefined) return lines
  return lines.map(line => {
    const left = wordsIn(line).filter(word => word.x < place - slack)
    const right = line.cells
      .map(cell => cell.words.filter(word => word.x >= place - slack))
      .filter(words => words.length > 0)
    const parts = line.cells.some(cell => cell.x < place - slack && cell.right > place && isDates(cell.text))
    if (left.length === 0 || right.length === 0 || line.bullet || parts) return line
    return withCells(line, [segmentOf(left), ...right.map(segmentOf)])
  })
}

/** True for a text that is only a date or range. The 'to' of several ranges may be aligned, but is no column. */
const isDates = (text: string) => findDates(text).some(date => date.text === text)

/** True if the second cell begins at the same position as that of another line, as `partLeftColumn` splits lines. */
export function isParted(line: Line, lines: Line[]): boolean {
  const second = line.cells[1]
  if (!second) return false
  return lines.filter(other => other !== line && near(other.cells[1]?.x, second.x)).length >= 1
}

/** In points: the tolerance for left edges in a column, and for wide letters that begin further left. */
const inLine = 1.6
const slack = 2

const near = (one: number | undefined, other: number) => one !== undefined && Math.abs(one - other) < inLine

function findPlace(lines: Line[]): number | undefined {
  const places = new Map<number, { parted: number; x: number }>()
  for (const line of lines) {
    if (line.bullet) continue
    for (const word of wordsIn(line).slice(1, 6)) {
      const key = Math.round(word.x)
      const place = places.get(key) ?? { parted: 0, x: word.x }
      place.parted += 1
      places.set(key, place)
    }
  }
  const left = Math.min(...lines.map(line => line.x))
  return [...places.values()]
    .filter(place => place.parted >= 2 && place.x > left + narrowest)
    .sort((one, other) => other.parted - one.parted)
    .slice(0, 5)
    .find(place => fits(lines, place.x))?.x
}

/** In points: the minimum width of a date or label. */
const narrowest = 25

/** True if lines with a short text on the left continue at this position, and almost no text crosses the position. */
function fits(lines: Line[], place: number): boolean {
  let begun = 0
  let onLeft = 0
  let crossed = 0
  let wide = 0
  const space = usualSpace(lines)
  for (const line of lines) {
    const words = wordsIn(line)
    const left = words.filter(word => word.x < place - slack)
    const last = left.at(-1)
    if (!last) continue
    onLeft += 1
    if (left.some(word => word.x + word.w > place) || left.length > 5) crossed += 1
    else if (words.some(word => near(word.x, place))) begun += 1
    if (place - (last.x + last.w) > Math.max(last.h * widerThanSpace, space * widerThanUsual)) wide += 1
  }
  return wide >= 1 && begun >= 2 && begun >= onLeft * 0.5 && crossed <= onLeft * 0.2
}

/** At least one gap must exceed these multiples of the letter height and of the usual space, wide in typed text. */
const widerThanSpace = 0.55
const widerThanUsual = 1.2

/** The usual gap between two words, in points. */
function usualSpace(lines: Line[]): number {
  const gaps = lines.flatMap(({ cells }) => cells.flatMap(({ words }) => gapsOf(words).slice(1)))
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
}

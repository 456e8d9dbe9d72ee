import { partLeftColumn } from '../lines/leftColumn.ts'
import { joinTexts, type Line, withCells } from '../lines/lines.ts'
import type { Segment } from '../lines/segments.ts'
import { findDates, isPartOfDate, withoutDates } from '../text/dates.ts'

/** Rejoins dates that a narrow column wraps, such as 'January 2019 -' and 'Present'. */
export function joinDateColumn(lines: Line[]): Line[] {
  const joined: Line[] = []
  let open: Line | undefined
  for (const line of partLeftColumn(lines)) {
    const [first, ...others] = line.cells
    const inBrackets = open !== undefined && openBracket.test(open.cells[0]?.text ?? '')
    const dated = first !== undefined && (isPartOfDate(first.text.replace(openBracket, '')) || inBrackets)
    const broken = dated && (others.length > 0 || open !== undefined)
    if (open && first && broken && isBroken(open.cells[0]?.text ?? '')) {
      const [dates, ...rest] = open.cells
      if (dates) dates.text = `${dates.text} ${first.text}`
      open.text = [dates, ...rest].map(cell => cell?.text).join(' ')
      if (others.length > 0) joined.push(withCells(line, others))
      continue
    }
    open = broken && isBroken(first.text) ? withCells(line, [{ ...first }, ...others]) : undefined
    joined.push(open ?? line)
  }
  return joined
}

const openBracket = /\([^()]{0,20}$/

/** True for a date that lacks its other end: '2019 -', or a month without its year. */
export function isBroken(text: string) {
  const dates = findDates(text)
  if (/\p{L}\.?\s*$/u.test(text) && !dates.some(date => date.open)) return true
  return (
    openBracket.test(text) ||
    /[-–—]\s*$/.test(text) ||
    (!dates.some(date => date.range) && withoutDates(text).length === 0)
  )
}

/** Rejoins rows whose company, dates or both wrap in a narrow column. */
export function joinWrappedRows(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const row = before && joinRows(before, line)
    if (row) joined[joined.length - 1] = row
    else joined.push(line)
  }
  return joined
}

function joinRows(before: Line, line: Line): Line | undefined {
  const [left, right, ...more] = before.cells
  if (!left || !right || more.length > 0 || before.bullet || line.bullet) return undefined
  if (line.page !== before.page || line.gap > nextLine) return undefined
  const [first, second] = line.cells
  if (!first || line.cells.length > 2) return undefined
  const dated = (cell: Segment) =>
    isPartOfDate(cell.text) && isPartOfDate(right.text.split(' ').at(-1) ?? '') && isBroken(right.text)
  if (!second) {
    if (dated(first) && first.x > left.right) return withCells(before, [left, join(right, first)])
    const wraps = isLike(left, first) && findDates(first.text).length === 0 && !fits(first, left, right)
    return wraps ? withCells(before, [join(left, first), right]) : undefined
  }
  return isLike(left, first) && dated(second) ? withCells(before, [join(left, first), join(right, second)]) : undefined
}

/** Letter heights and points within which the next line continues a cell. */
const nextLine = 1.55
const sameColumn = 2
/** Letter heights: a space, and the least gap between two cells. */
const space = 0.3
const betweenCells = 0.5

const isLike = (one: Segment, other: Segment) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.font === other.font &&
  Math.abs(one.x - other.x) < sameColumn

/** True if the first word would have fitted between the two cells above it. */
function fits(next: Segment, left: Segment, right: Segment) {
  const [word] = next.words
  return word !== undefined && left.right + word.w + word.h * space < right.x - word.h * betweenCells
}

function join(one: Segment, other: Segment): Segment {
  const text = joinTexts(one.text, other.text)
  return { ...one, text, words: [...one.words, ...other.words], right: Math.max(one.right, other.right) }
}

/** Takes the bullets from the headers of entries, where the entries are a list themselves. */
export function withoutOuterBullets(lines: Line[]): Line[] {
  const outermost = Math.min(...lines.filter(line => line.bullet).map(line => line.x))
  const isOuter = (line: Line | undefined) => line?.bullet && line.x < outermost + sameColumn
  const isDated = (line: Line | undefined) => line !== undefined && findDates(line.text).some(date => date.range)
  const outer = lines.flatMap((line, index) => (isOuter(line) ? [index] : []))
  const heads = outer.filter(index => isDated(lines[index]) || (!lines[index + 1]?.bullet && isDated(lines[index + 1])))
  const elsewhere = lines.some((line, index) => !line.bullet && isDated(line) && !isOuter(lines[index - 1]))
  if (heads.length === 0 || heads.length < outer.length * mostEntries || elsewhere) return lines
  return lines.map(line => (isOuter(line) ? { ...line, bullet: false } : line))
}

/** The share of the outer bullets that must begin an entry. */
const mostEntries = 0.6

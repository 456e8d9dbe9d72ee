import { partLeftColumn } from '../lines/leftColumn.ts'
import { joinCells, type Line, withCells } from '../lines/lines.ts'
import { type Segment, segmentOf, wouldFit } from '../lines/segments.ts'
import { findDates, isLength, isPartOfDate, withoutDates } from '../text/dates.ts'
import { dashBefore, opening } from './dateStacks.ts'
import { leadOf, sameLook } from './headerLines.ts'

/** Joins dates with the text beside them if the dates are half a line lower or higher, as in centred table cells. */
export function joinHalfRows(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before && isHalfBelow(before, line)) {
      const cells = [...before.cells, ...line.cells].sort((one, other) => one.x - other.x)
      joined.splice(-1, 1, withCells(before, cells))
    } else joined.push(line)
  }
  return joined
}

/** Joins the first two cells of a row if they are the ends of a date range: '2019' and '2022' in columns of a table. */
export const joinEnds = (lines: Line[]): Line[] =>
  lines.map(line => {
    const [first, second, ...others] = line.cells
    if (!first || !second || ![first, second].every(({ text }) => isPartOfDate(text))) return line
    const dates = segmentOf([...first.words, ...dashBefore(second.words), ...second.words])
    const isStay = findDates(dates.text).some(({ range, text }) => range && text === dates.text)
    return isStay ? withCells(line, [dates, ...others]) : line
  })

/** In letter heights: the maximum distance between dates and the baseline of the text beside them. */
const halfRow = 0.6

function isHalfBelow(before: Line, line: Line) {
  const isBeside = line.x > before.right || line.right < before.x
  const areDates = [before, line].filter(({ text, bullet }) => !bullet && isPartOfDate(text))
  return line.page === before.page && line.gap < halfRow && line.gap >= 0 && isBeside && areDates.length === 1
}

/** Joins dates that wrap in a narrow column, such as 'January 2019 -' and 'Present'. */
export function joinDateColumn(lines: Line[]): Line[] {
  const joined: Line[] = []
  let open: Line | undefined
  for (const line of partLeftColumn(lines)) {
    const [first, ...others] = line.cells
    const inBrackets = open !== undefined && opening.test(open.cells[0]?.text ?? '')
    const dated = first !== undefined && (isPartOfDate(first.text.replace(opening, '')) || inBrackets)
    const broken = dated && (others.length > 0 || open !== undefined || opening.test(first.text))
    if (open && first && broken && isBroken(open.cells[0]?.text ?? '')) {
      const [dates, ...rest] = open.cells
      if (dates) dates.text = `${dates.text} ${first.text}`
      // If dates are in the line above the rest of their row, the rest is moved up beside the dates.
      if (rest.length === 0 && others.length > 0) joined.splice(-1, 1, withCells(open, [...open.cells, ...others]))
      else {
        open.text = [dates, ...rest].map(cell => cell?.text).join(' ')
        if (others.length > 0) joined.push(withCells(line, others))
      }
      continue
    }
    open = broken && isBroken(first.text) ? withCells(line, [{ ...first }, ...others]) : undefined
    joined.push(open ?? line)
  }
  return joined
}

/** True for an incomplete range or date: '2019 -', or a month without its year. */
export function isBroken(text: string) {
  const dates = findDates(text)
  if (/\p{L}\.?\s*$/u.test(text) && !dates.some(date => date.open)) return true
  return (
    opening.test(text) || /[-–—]\s*$/.test(text) || (!dates.some(date => date.range) && withoutDates(text).length === 0)
  )
}

/** Joins rows whose company, dates or both wrap in a narrow column. */
export function joinWrappedRows(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const rows = before && joinRows(before, line)
    if (rows) joined.splice(-1, 1, ...rows)
    else joined.push(line)
  }
  return joined
}

/** Joins two rows, or only the dates of both rows. Undefined if the second row does not continue the first. */
function joinRows(before: Line, line: Line): Line[] | undefined {
  const right = before.cells.at(-1)
  const left = together(before.cells.slice(0, -1))
  if (!left || !right || before.bullet || line.page !== before.page || line.gap > nextLine) return undefined
  const last = line.cells.at(-1)
  const first = together(line.cells.length > 1 ? line.cells.slice(0, -1) : line.cells)
  if (!first || !last) return undefined
  const dates = wholeDates(right, last)
  if (line.cells.length === 1) {
    if (dates && first.x > left.right) return [withCells(before, [left, dates])]
    const wraps = before.cells.length === 2 && isLike(left, first) && findDates(first.text).length === 0
    return wraps && !line.bullet && first.right < right.x && !fits(first, left, right)
      ? [withCells(before, [joinCells(left, first), right])]
      : undefined
  }
  if (!dates) return undefined
  // A bullet begins another name: '— Tester' below 'Northwind'.
  if (!line.bullet && (isLike(left, first) || !fits(first, left, right)))
    return [withCells(before, [joinCells(left, first), dates])]
  return [withCells(before, [left, dates]), { ...withCells(line, [first]), bullet: false }]
}

/** Joins cells that are separate only because justified text has wide gaps. */
const together = (cells: Segment[]) => (cells.length > 1 ? segmentOf(cells.flatMap(cell => cell.words)) : cells[0])

/** Joins two cells below each other if only both together are a date range: '2019-07 – 2021-' and '08'. */
function wholeDates(one: Segment, other: Segment): Segment | undefined {
  const isBelow = Math.abs(one.x - other.x) < sameEdge || Math.abs(one.right - other.right) < sameEdge
  if (!isBelow || isLength(one.text) || !isBroken(one.text)) return undefined
  const text = [`${one.text} ${other.text}`, `${one.text}${other.text}`].find(whole => {
    const dates = findDates(whole)
    return dates.length === 1 && dates.some(date => date.range) && withoutDates(whole) === ''
  })
  return text === undefined ? undefined : { ...joinCells(one, other), text }
}

/** In points: the tolerance for the edges of the dates of one column. */
const sameEdge = 3

/** In letter heights: the maximum distance of a line that continues a cell. In points: the tolerance for left edges. */
const nextLine = 1.55
const sameColumn = 2
/** In letter heights: the minimum gap between two cells. */
const betweenCells = 0.5

/** True if the second text may continue the first one: both have the same style and the same left edge. */
function isLike(one: Segment, other: Segment): boolean {
  const [before, next] = [one.words.at(-1), other.words[0]]
  const inLook =
    before && next && before.bold === next.bold && before.italic === next.italic && before.font === next.font
  return inLook === true && Math.abs(one.x - other.x) < sameColumn
}

/** True if the first word would have fitted between the two cells above it. */
const fits = (next: Segment, left: Segment, right: Segment) =>
  wouldFit(next, left, right.x - (next.words[0]?.h ?? 0) * betweenCells)

/** Joins text to the right of dates that wraps to the line below: '2019 – 2021 Tutor, School of the' above 'Arts'. */
export function joinHangingRows(lines: Line[]): Line[] {
  const end = Math.max(...lines.map(line => line.right))
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const last = before?.cells.at(-1)
    const [first, ...others] = line.cells
    if (before && last && first && others.length === 0 && hangsBelow(before, line) && !wouldFit(first, last, end))
      joined.splice(-1, 1, withCells(before, [...before.cells.slice(0, -1), joinCells(last, first)]))
    else joined.push(line)
  }
  return joined
}

/** True for a line right below the text to the right of another line's dates, in the same style. */
function hangsBelow(before: Line, line: Line): boolean {
  const lead = leadOf(before)
  const isLast = (before.cells.at(-1)?.x ?? 0) < lead + sameColumn
  const isBehindDates = isLast && lead > before.x + sameColumn && Math.abs(line.x - lead) < sameColumn
  const isOne = line.page === before.page && line.gap < nextLine && !before.bullet && !line.bullet
  const isLong = before.right - lead > before.size * fewestToWrap
  return isBehindDates && isOne && isLong && sameLook(before, line) && findDates(line.text).length === 0
}

/** In letter heights: the minimum width of a text that wraps. */
const fewestToWrap = 20

/** Removes the bullets of headers if the entries themselves are the items of a list. */
export function withoutOuterBullets(lines: Line[]): Line[] {
  const outermost = Math.min(...lines.filter(line => line.bullet).map(line => line.x))
  const isOuter = (line: Line | undefined) => line?.bullet && line.x < outermost + sameColumn
  const isInner = (line: Line | undefined) => line?.bullet && !isOuter(line)
  const isDated = (line: Line | undefined) =>
    line !== undefined &&
    (findDates(line.text).some(date => date.range) ||
      line.cells.slice(1).some(cell => findDates(cell.text).length > 0 && withoutDates(cell.text) === ''))
  const outer = lines.flatMap((line, index) => (isOuter(line) ? [index] : []))
  const dated = outer.filter(index => isDated(lines[index]) || (!lines[index + 1]?.bullet && isDated(lines[index + 1])))
  const heads = outer.filter(index => dated.includes(index) || isInner(lines[index + 1]))
  const elsewhere = lines.some((line, index) => !line.bullet && isDated(line) && !isOuter(lines[index - 1]))
  if (dated.length === 0 || heads.length < outer.length * mostEntries || elsewhere) return lines
  return lines.map(line => (isOuter(line) ? { ...line, bullet: false } : line))
}

/** The minimum share of outer bullets that must begin an entry. */
const mostEntries = 0.6

import { isCapitals } from '../text/capitals.ts'
import { findDates, withoutDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { rowsOf, type Segment } from './segments.ts'

/**
 * The way to recognise columns. `strict`: sides that are independent of each other. `loose`: also short sides, and
 * sides of running text whose lines are level by chance. `off`: the page is read as one column.
 */
export type ColumnsWay = 'strict' | 'loose' | 'off'

/**
 * The way to recognise columns, whether the page before had a side bar, and which rows are headings.
 */
export type Signs = { columns: ColumnsWay; asideBefore: boolean; isHeading: IsHeading }
type IsHeading = (row: Segment[]) => boolean

/** A horizontal band of the page. `apart`: nothing in the band crosses the gutter. */
export type Band = { apart: boolean; segments: Segment[]; left: Segment[]; right: Segment[] }

export const toRows = (segments: Segment[]) => rowsOf(segments, segment => segment.baseline)

/** The minimum number of rows on either side of a gutter. */
export const fewestFor = { strict: 3, loose: 2, off: 0 }
/** True for two sides that are independent of each other: no dates beside jobs, no labels beside their values. */
export function areColumns(band: Band, { columns, asideBefore, isHeading }: Signs): boolean {
  const [left, right] = [toRows(band.left), toRows(band.right)]
  if (Math.min(left.length, right.length) < fewestFor[columns]) return false
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  const aligned = few.filter(row => many.some(other => areBeside(row, other)))
  const labels = few.filter(isLabel)
  if (endsInDates(band)) return false
  if (labels.length > few.length * mostAreLabels || headsTheOther(band, isHeading)) return false
  const haveBoth = (is: IsHeading) => few.filter(is).length >= 2 && many.some(is)
  if (haveBoth(isKnownHeading)) return true
  // An unknown heading in only one column does not separate the text from the dates on its left.
  if (areDatesOf(left, right)) return false
  if (haveBoth(isHeading)) return true
  if (few === left && isFlushRight(left)) return false
  if (columns === 'loose' && isRunningText(left) && isRunningText(right)) return true
  if (aligned.length > few.length * nearlyAllAligned) return false
  const isLikely = asideBefore || (few.some(isHeading) && many.some(isHeading))
  return few.length - aligned.length > few.length * (isLikely ? someAlone : halfAlone)
}

/** As shares of the shorter side's rows: the maxima for labels and for level rows, the minima for rows not level. */
const mostAreLabels = 0.8
const nearlyAllAligned = 0.9
const someAlone = 0.3
const halfAlone = 0.5

/** True for running text: several rows continue in the next row. */
function isRunningText(rows: Segment[][]): boolean {
  const right = Math.max(...rows.map(row => row.at(-1)?.right ?? 0))
  const left = Math.min(...rows.map(row => row[0]?.x ?? 0))
  const goesOn = rows.filter((row, index) => {
    const end = row.at(-1)
    const next = rows[index + 1]?.[0]
    return end && next && end.right > right - (right - left) * 0.25 && /^\p{Ll}/u.test(next.text)
  })
  return goesOn.length >= 2 && goesOn.length >= rows.length * 0.15
}

/** If more than this share of dates is beside a text, the dates belong to the text. */
export const mostPaired = 0.7

/** True if most of the dates have text beside them, as in a column of a table. A date that wraps counts once. */
function areDatesOf(left: Segment[][], right: Segment[][]): boolean {
  const dates = left.filter(row => row.length === 1 && isDate(row))
  const heads = dates.filter((row, index) => !isRightBelow(row, dates[index - 1]))
  const paired = heads.filter(row => right.some(other => areBeside(row, other)))
  return paired.length >= 2 && paired.length > heads.length * mostPaired
}

/** True for a left side that ends with a column of dates: such dates belong to the text on the right. */
function endsInDates({ left }: Band): boolean {
  const dates = left.filter(segment => isDate([segment]))
  const edge = Math.max(...dates.map(({ x }) => x)) - sameEdge
  const others = left.filter(({ x }) => x < edge)
  const count = dates.filter(({ x }) => x >= edge).length
  return count >= fewestDates && others.length > count && others.every(({ right }) => right < edge)
}

/** In points: the tolerance for a common left edge. */
const sameEdge = 4

const isRightBelow = ([one]: Segment[], [above]: Segment[] = []) =>
  one !== undefined && above !== undefined && one.baseline - above.baseline < one.size * wrapped

/** In letter heights: the maximum distance of a row from the row above that it continues. */
const wrapped = 1.6

const fewestDates = 3

/** True if only the left side has headings and dates: such a left side belongs to the text on the right. */
function headsTheOther(band: Band, isHeading: IsHeading): boolean {
  const [left, right] = [toRows(band.left), toRows(band.right)]
  const isDated = (row: Segment[]) => findDates(rowText(row)).length > 0
  const dated = left.filter(isDated)
  return (
    dated.length >= 2 &&
    dated.every(row => withoutDates(rowText(row)).length < longestBesideDate) &&
    left.some(isHeading) &&
    !right.some(row => isHeading(row) || isDated(row))
  )
}

const longestBesideDate = 16

/** True for a row that contains only a date. */
export const isDate = (row: Segment[]) => withoutDates(rowText(row)).length < 3 && findDates(rowText(row)).length > 0

/** The side that is a side bar: the side with less text, if it has headings or if the previous page had a side bar. */
export function asideOf(band: Band, { asideBefore, isHeading }: Signs): 'left' | 'right' | undefined {
  const narrow = letters(band.left) < letters(band.right) ? 'left' : 'right'
  return asideBefore || toRows(band[narrow]).some(isHeading) ? narrow : undefined
}

/** In points: rows with baselines closer than this are level. */
const beside = 1.5
/** True for rows at the same height. */
export const areBeside = ([one]: Segment[], [other]: Segment[]) =>
  Math.abs((one?.baseline ?? 0) - (other?.baseline ?? 0)) < beside
const letters = (segments: Segment[]) => segments.reduce((sum, segment) => sum + segment.text.length, 0)
const rowText = (row: Segment[]) => row.map(segment => segment.text).join(' ')

/** Recognises the headings of a page's columns: known headings, and lines in a style used mostly for known headings. */
export function headingsAmong(segments: Segment[]): IsHeading {
  const known = segments.filter(isKnown)
  const count = (some: Segment[], look: string) => some.filter(segment => lookOf(segment) === look).length
  const looks = new Set(
    known.map(lookOf).filter(look => {
      const headings = count(known, look)
      return headings >= fewestAlike && headings >= count(segments, look) * mostAlike
    }),
  )
  return ([first, second]) => first !== undefined && !second && (isKnown(first) || looks.has(lookOf(first)))
}

const isKnown = ({ text }: Segment) => headingKind(text) !== undefined
const isKnownHeading: IsHeading = ([first, second]) => first !== undefined && !second && isKnown(first)
const lookOf = ({ size, font, text }: Segment) => `${Math.round(size * 4)} ${font} ${isCapitals(text)}`

/** A style is that of headings if at least this number, and this share, of its texts are known headings. */
const fewestAlike = 2
const mostAlike = 0.5

/** True for right-aligned text along the gutter. Without headings, such text belongs to the text on the other side. */
function isFlushRight(rows: Segment[][]) {
  const ends = rows.map(row => row.at(-1)?.right ?? 0)
  const starts = rows.map(row => row[0]?.x ?? 0)
  const spread = (places: number[]) => Math.max(...places) - Math.min(...places)
  return spread(ends) < 3 && spread(starts) > 12
}

/** True for a date, or for a known heading beside its own text. */
function isLabel(row: Segment[]) {
  const [first, second] = row
  const text = rowText(row)
  return (first && !second && isKnown(first)) || (findDates(text).length > 0 && text.length < 32)
}

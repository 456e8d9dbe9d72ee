import { findDates, withoutDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { rowsOf, type Segment } from './segments.ts'

/** A part of a page that is read as a whole, from top to bottom. */
export type Block = { rows: Segment[][]; aside: boolean }

/**
 * Cuts a page into blocks in reading order. Side by side means columns only when both sides go their own way:
 * dates beside jobs, or labels beside what they name, are rows of a table.
 */
export function blocksOf(segments: Segment[], asideBefore: boolean, depth = 0): Block[] {
  const gutters = depth < 2 ? guttersOf(segments) : []
  for (const gutter of gutters) {
    const bands = bandsOf(segments, gutter)
    if (!bands.some(band => band.apart && areColumns(band, asideBefore))) continue
    return bands.flatMap(band => {
      if (!band.apart || !areColumns(band, asideBefore)) return [{ rows: toRows(band.segments), aside: false }]
      const [left, right] = [band.left, band.right].map(side => blocksOf(side, false, depth + 1)) as [Block[], Block[]]
      const aside = depth === 0 ? asideOf(band, asideBefore) : 'none'
      if (aside === 'left') return [...right, ...left.map(block => ({ ...block, aside: true }))]
      if (aside === 'right') return [...left, ...right.map(block => ({ ...block, aside: true }))]
      return [...left, ...right]
    })
  }
  return [{ rows: toRows(segments), aside: false }]
}

/** A stretch of the page from top to bottom; `apart` when nothing in it crosses the gutter. */
type Band = { apart: boolean; segments: Segment[]; left: Segment[]; right: Segment[] }

const toRows = (segments: Segment[]) => rowsOf(segments, segment => segment.baseline)

/** Where a second column might begin, the most telling place first. */
function guttersOf(segments: Segment[]): number[] {
  const starts = new Map<number, number>()
  for (const segment of segments) {
    const x = Math.round(segment.x / 2) * 2
    starts.set(x, (starts.get(x) ?? 0) + 1)
  }
  return [...starts]
    .map(([x, count]): [number, number] => [x, count + (starts.get(x - 2) ?? 0) + (starts.get(x + 2) ?? 0)])
    .filter(([, count]) => count >= 3)
    .sort((one, other) => other[1] - one[1])
    .slice(0, 40)
    .map(([x]) => ({ x: x - 4, score: scoreGutter(segments, x - 4) }))
    .filter(gutter => gutter.score >= 3)
    .sort((one, other) => other.score - one.score || one.x - other.x)
    .slice(0, 8)
    .map(gutter => gutter.x)
}

function scoreGutter(segments: Segment[], gutter: number) {
  const bands = bandsOf(segments, gutter)
    .filter(band => band.apart)
    .map(band => ({ rows: Math.min(toRows(band.left).length, toRows(band.right).length), ...band }))
    .filter(({ rows }) => rows >= 3)
  // What stands on the right of a gutter begins there: dates before a side bar are not where it begins.
  const rights = bands.flatMap(({ right }) => toRows(right))
  const begun = rights.flatMap(row => (row[0] && row[0].x < gutter + 30 ? [[row[0]]] : []))
  const dates = begun.filter(isDate)
  if (dates.length >= 2 && dates.length > begun.length * 0.6) return 0
  return bands.reduce((sum, { rows }) => sum + rows, 0) * (0.4 + (0.6 * begun.length) / Math.max(rights.length, 1))
}

function bandsOf(segments: Segment[], gutter: number): Band[] {
  const bands: Band[] = []
  for (const row of toRows(segments)) {
    const apart = row.every(segment => segment.right <= gutter + 2 || segment.x >= gutter)
    const last = bands.at(-1)
    const band = last?.apart === apart ? last : { apart, segments: [], left: [], right: [] }
    if (band !== last) bands.push(band)
    for (const segment of row) {
      band.segments.push(segment)
      if (segment.x >= gutter) band.right.push(segment)
      else band.left.push(segment)
    }
  }
  return bands
}

function areColumns(band: Band, asideBefore: boolean): boolean {
  const [left, right] = [toRows(band.left), toRows(band.right)]
  if (Math.min(left.length, right.length) < 3) return false
  const [few, many] = left.length <= right.length ? [left, right] : [right, left]
  const aligned = few.filter(row => many.some(other => Math.abs(baseline(row) - baseline(other)) < 1.5))
  const labels = few.filter(row => isLabel(row))
  if (labels.length > few.length * 0.8 || (few === left && isFlushRight(left))) return false
  if (few.filter(isHeading).length >= 2 && many.some(isHeading)) return true
  if (aligned.length > few.length * 0.9 || areDatesOf(left, right)) return false
  const alone = few.filter(row => !aligned.includes(row))
  if (few.some(isHeading) && many.some(isHeading)) return alone.length > few.length * 0.3
  return alone.length > few.length * (asideBefore ? 0.3 : 0.5)
}

/** Dates that stand beside something each are a column of a table, whatever else stands above and below them. */
function areDatesOf(left: Segment[][], right: Segment[][]): boolean {
  const dates = left.filter(row => row.length === 1 && isDate(row))
  const beside = dates.filter(row => right.some(other => Math.abs(baseline(row) - baseline(other)) < 1.5))
  return beside.length >= 2 && beside.length > dates.length * 0.7
}

const isDate = (row: Segment[]) => withoutDates(rowText(row)).length < 3 && findDates(rowText(row)).length > 0

/** The narrower side is an aside when it has headings of its own, or goes on from an aside of the page before. */
function asideOf(band: Band, asideBefore: boolean): 'left' | 'right' | 'none' {
  const narrow = letters(band.left) < letters(band.right) ? 'left' : 'right'
  return asideBefore || toRows(band[narrow]).some(isHeading) ? narrow : 'none'
}

const baseline = (row: Segment[]) => row[0]?.baseline ?? 0
const letters = (segments: Segment[]) => segments.reduce((sum, segment) => sum + segment.text.length, 0)
const rowText = (row: Segment[]) => row.map(segment => segment.text).join(' ')
const isHeading = (row: Segment[]) => row.length === 1 && headingKind(rowText(row)) !== undefined

/** Text that ends where the gutter begins, line after line, belongs to what stands on the other side. */
function isFlushRight(rows: Segment[][]) {
  const ends = rows.map(row => row.at(-1)?.right ?? 0)
  const starts = rows.map(row => row[0]?.x ?? 0)
  const spread = (places: number[]) => Math.max(...places) - Math.min(...places)
  return spread(ends) < 3 && spread(starts) > 12
}

/** A date, or a heading that stands beside what it is the heading of. */
function isLabel(row: Segment[]) {
  const text = rowText(row)
  return isHeading(row) || (findDates(text).length > 0 && text.length < 32)
}

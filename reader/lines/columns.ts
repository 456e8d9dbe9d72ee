import type { Segment } from './segments.ts'
import {
  areBeside,
  areColumns,
  asideOf,
  type Band,
  fewestFor,
  headingsAmong,
  isDate,
  mostPaired,
  type Signs,
  toRows,
} from './sides.ts'

/** A part of a page whose rows are read from top to bottom before any other part. */
export type Block = { rows: Segment[][]; aside: boolean }

/**
 * Cuts a page into blocks in reading order. Two sides are columns only if they are independent of each other: dates
 * beside jobs, or labels beside their values, are rows of a table.
 */
export function blocksOf(segments: Segment[], signs: Omit<Signs, 'isHeading'>): Block[] {
  return cutInto(segments, { ...signs, isHeading: headingsAmong(segments) }, 0)
}

function cutInto(segments: Segment[], signs: Signs, depth: number): Block[] {
  const gutters = depth < 2 && signs.columns !== 'off' ? guttersOf(segments, fewestFor[signs.columns]) : []
  const within = { ...signs, asideBefore: false }
  for (const gutter of gutters) {
    const bands = bandsOf(segments, gutter)
    if (!bands.some(band => band.apart && areColumns(band, signs))) continue
    return bands.flatMap(band => {
      if (!band.apart || !areColumns(band, signs)) return [{ rows: toRows(band.segments), aside: false }]
      const sides = { left: cutInto(band.left, within, depth + 1), right: cutInto(band.right, within, depth + 1) }
      const narrow = depth === 0 ? asideOf(band, signs) : undefined
      if (!narrow) return [...sides.left, ...sides.right]
      const main = narrow === 'left' ? sides.right : sides.left
      return [...main, ...sides[narrow].map(block => ({ ...block, aside: true }))]
    })
  }
  return [{ rows: toRows(segments), aside: false }]
}

/** In points: left edges of text are rounded to `step`; a gutter is `beforeText` to the left of such an edge. */
const step = 2
const beforeText = 4
/** In points: the maximum distance from a gutter to the left edge of the text on its right. */
const atGutter = 30

/** The horizontal positions at which a second column may begin, the most likely first. */
function guttersOf(segments: Segment[], fewestRows: number): number[] {
  const starts = new Map<number, number>()
  for (const segment of segments) {
    const x = Math.round(segment.x / step) * step
    starts.set(x, (starts.get(x) ?? 0) + 1)
  }
  return [...starts]
    .map(([x, count]): [number, number] => [x, count + (starts.get(x - step) ?? 0) + (starts.get(x + step) ?? 0)])
    .filter(([, count]) => count >= fewestRows)
    .sort((one, other) => other[1] - one[1])
    .slice(0, 40)
    .map(([x]) => ({ x: x - beforeText, score: scoreGutter(segments, x - beforeText, fewestRows) }))
    .filter(gutter => gutter.score >= fewestRows)
    .sort((one, other) => other.score - one.score || one.x - other.x)
    .slice(0, 8)
    .map(gutter => gutter.x)
}

function scoreGutter(segments: Segment[], gutter: number, fewestRows: number) {
  const bands = bandsOf(segments, gutter)
    .filter(band => band.apart)
    .map(band => ({ rows: Math.min(toRows(band.left).length, toRows(band.right).length), ...band }))
    .filter(({ rows }) => rows >= fewestRows)
  // If mostly dates begin at a gutter and belong to the text on their left, the gutter is false: the left column ends
  // after these dates. Dates that belong to the text on their right are level with a side bar only by chance.
  const rights = bands.flatMap(({ right }) => toRows(right))
  const begun = rights.flatMap(row => (row[0] && row[0].x < gutter + atGutter ? [[row[0]]] : []))
  const dates = begun.filter(isDate)
  const lefts = bands.flatMap(({ left }) => toRows(left))
  const paired = dates.filter(row => lefts.some(other => areBeside(row, other)))
  const followed = rights.filter(([first, ...others]) => first && isDate([first]) && others.length > 0)
  const before = paired.length > dates.length * mostPaired || followed.length < dates.length / 2
  if (dates.length >= 2 && dates.length > begun.length * 0.6 && before) return 0
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

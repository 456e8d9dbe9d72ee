import type { Word } from '../pages/layout.ts'
import { findDates, withoutDates } from '../text/dates.ts'
import { type Segment, segmentOf } from './segments.ts'

/** Rows above and below cards, and the rows of each card, in reading order. */
export type Cards = { above: Segment[][]; cards: Segment[][][]; below: Segment[][] }

/**
 * Finds entries that stand beside each other as cards, three or more, with their dates on one level. Further rows of them
 * may follow.
 */
export function cardsIn(rows: Segment[][]): Cards | undefined {
  const dated = rows.findIndex(row => row.length >= fewestCards && row.every(isDate) && row.some(isRange))
  if (dated < 0) return undefined
  const columns = (rows[dated] ?? []).map(({ x }) => x)
  const areDates = (row: Segment[] = []) => row.every(isDate) && row.every(cell => beginsAt(cell, columns))
  const start = dated - countAbove(rows, dated, columns)
  const isTop = (at: number) => at + dated - start < rows.length && areDates(rows[at + dated - start])
  const cards: Segment[][][] = []
  let open: Segment[][][] = []
  let end = start
  for (; end < rows.length; end += 1) {
    const [above = [], row = []] = [rows[end - 1], rows[end]]
    const cells = inColumns(row, columns)
    if (!cells || (!isTop(end) && !areDates(above) && gapBetween(above, row) > widestGap)) break
    if (isTop(end)) {
      open = columns.map(() => [])
      cards.push(...open)
    }
    for (const [column, some] of cells.entries()) if (some.length > 0) open[column]?.push(some)
  }
  const filled = cards.filter(card => card.length > 1)
  if (filled.length < fewestCards) return undefined
  return { above: rows.slice(0, start), cards: filled, below: rows.slice(end) }
}

/** The number of rows above the dates that stand in the same columns closely: titles, firms. */
function countAbove(rows: Segment[][], dated: number, columns: number[]): number {
  let at = dated
  while (at > 0) {
    const [above = [], row = []] = [rows[at - 1], rows[at]]
    if (above.length < columns.length || !above.every(cell => beginsAt(cell, columns))) break
    if (gapBetween(above, row) > widestGap) break
    at -= 1
  }
  return dated - at
}

const fewestCards = 3
/** Points: the tolerance for the left edges of a column. */
const inColumn = 2
/** Letter heights from a row to the next within cards, but for the first below the dates. */
const widestGap = 1.9

const isDate = ({ text }: Segment) => findDates(text).length > 0 && withoutDates(text) === ''
const isRange = ({ text }: Segment) => findDates(text).some(({ range }) => range)

const beginsAt = (cell: Segment, columns: number[]) => columns.some(x => Math.abs(x - cell.x) < inColumn)

const gapBetween = (above: Segment[] = [], [cell]: Segment[]) =>
  cell ? (cell.baseline - (above[0]?.baseline ?? cell.baseline)) / cell.size : 0

/** The cells of a row by column; undefined where one of them crosses into the next. */
function inColumns(row: Segment[], columns: number[]): Segment[][] | undefined {
  const cells = row.flatMap(cell => partAt(cell, columns))
  const placed = columns.map((x, at) => {
    const next = columns[at + 1] ?? Number.POSITIVE_INFINITY
    return cells.filter(cell => cell.x > x - inColumn && cell.x < next - inColumn && cell.right < next)
  })
  return placed.flat().length === cells.length ? placed : undefined
}

/** The parts of a cell that runs up to the next column: a word begins there. */
function partAt(cell: Segment, columns: number[]): Segment[] {
  const begins = ({ x }: Word) => x > cell.x + inColumn && columns.some(column => Math.abs(x - column) < inColumn)
  const at = cell.words.findIndex(begins)
  if (at < 1) return [cell]
  return [segmentOf(cell.words.slice(0, at)), ...partAt(segmentOf(cell.words.slice(at)), columns)]
}

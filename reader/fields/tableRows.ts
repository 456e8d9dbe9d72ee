import { type Line, topGap, withCells } from '../lines/lines.ts'
import { bulletMark, type Segment, wouldFit } from '../lines/segments.ts'
import { isCaptionRow } from '../text/captions.ts'
import { findDates, isPartOfDate, withoutDates } from '../text/dates.ts'
import { isBroken, joinCells } from './jobRows.ts'

/**
 * Puts the rows of a table together whose cells wrap, each in its own column: 'Employer | Position | Tasks | Period'. The
 * tasks come back as lines below their row. Lines that are no table come back as they are.
 */
export function joinTableRows(lines: Line[]): Line[] {
  const edges = edgesOf(lines)
  const columns = edges.map((x, index) => ({ x, end: edges[index + 1] ?? Number.POSITIVE_INFINITY }))
  if (columns.length < fewestColumns) return lines
  const dates = columns.findIndex(column => areDates(lines, column))
  if (dates < 0) return lines
  const rows = rowsOf(lines, columns, dates)
  const texts = columns.map((_, index) => rows.filter(row => isText(row, index)).length >= rows.length / 2)
  return rows.flatMap(row => (row.cells ? written(row, texts) : row.lines))
}

type Column = { x: number; end: number }

/** Lines of one row, and the cells of each column from top to bottom. Without cells for lines that are no row. */
type Row = { lines: Line[]; cells: Segment[][] | undefined }

/** Points: cells of one column begin closer to each other than this. */
const inColumn = 3
/** A title, a firm and their dates. */
const fewestColumns = 3

/** The left edges of columns: places where the cells of several lines begin, and that no line of several cells crosses. */
function edgesOf(lines: Line[]): number[] {
  const several = lines.filter(({ cells }) => cells.length > 1)
  const cells = several.flatMap(line => line.cells)
  const starts = several.filter(({ cells }) => cells.length >= fewestColumns).flatMap(line => line.cells)
  const edges: number[] = []
  for (const { x } of [...starts].sort((one, other) => one.x - other.x)) {
    const isShared = cells.filter(cell => near(cell.x, x)).length >= 2
    const isCrossed = cells.some(cell => cell.x < x - inColumn && cell.right > x)
    if (isShared && !isCrossed && !edges.some(edge => near(edge, x))) edges.push(x)
  }
  // The text behind bullets is in their column, and so is the end of dates that the gap around a dash parts.
  const areAll = (is: (text: string) => boolean, x = 0) =>
    cells.filter(cell => near(cell.x, x)).every(({ text }) => is(text))
  return edges.filter((x, index) => {
    const before = edges[index - 1]
    const isOne = areAll(isMark, before) || (areAll(isPartOfDate, before) && areAll(isPartOfDate, x))
    return before === undefined || !isOne
  })
}

const near = (one: number, other: number) => Math.abs(one - other) < inColumn
const isMark = (text: string) => text.replace(bulletMark, '') === ''
const isIn = (cell: Segment, { x, end }: Column) => cell.x > x - inColumn && cell.x < end - inColumn

/** True for a column in which nearly all that stands beside other cells are dates. */
function areDates(lines: Line[], column: Column): boolean {
  const beside = lines.filter(line => line.cells.length > 1 && !isCaptionRow(line))
  const cells = beside.flatMap(line => line.cells.filter(cell => isIn(cell, column)))
  return cells.length > 0 && cells.filter(({ text }) => isPeriod(text)).length > cells.length * mostDates
}

const mostDates = 0.7
const isPeriod = (text: string) => isPartOfDate(text) || (findDates(text).length > 0 && withoutDates(text) === '')

function rowsOf(lines: Line[], columns: Column[], dates: number): Row[] {
  const rows: Row[] = []
  let open: Segment[][] | undefined
  for (const line of lines) {
    const placed = isCaptionRow(line) ? undefined : placedIn(line, columns)
    const last = rows.at(-1)
    if (placed && open && last && goesOn({ row: last, open, line, placed }, columns, dates)) {
      last.lines.push(line)
      for (const [index, cells] of placed.entries()) open[index]?.push(...cells)
      continue
    }
    open = placed && placed.filter(cells => cells.length > 0).length > 1 ? placed : undefined
    rows.push({ lines: [line], cells: open })
  }
  return rows
}

/** The cells of a line by column. Undefined for a line that is set without regard to the columns. */
function placedIn(line: Line, columns: Column[]): Segment[][] | undefined {
  const placed = columns.map(column => line.cells.filter(cell => isIn(cell, column)))
  const fits = placed.every((cells, index) => cells.every(cell => cell.right <= (columns[index]?.end ?? 0) + 1))
  const areWhole = placed.every(([first, ...others]) => {
    const isOne = first && (isMark(first.text) || [first, ...others].every(({ text }) => isPartOfDate(text)))
    return others.length === 0 || isOne
  })
  return fits && areWhole && placed.flat().length === line.cells.length ? placed : undefined
}

type Next = { row: Row; open: Segment[][]; line: Line; placed: Segment[][] }

/** True for a line whose cells go on from those above: what has a next cell would not have fitted above. */
function goesOn({ row, open, line, placed }: Next, columns: Column[], dates: number): boolean {
  const above = row.lines.at(-1)
  if (!above || above.page !== line.page || line.gap > nextLine) return false
  const written = textOf(open[dates])
  const period = textOf(placed[dates])
  if (period && written && !isBroken(written)) return false
  const limit = Math.max(...open.flat().map(cell => cell.right))
  return placed.every((cells, index) => {
    const before = open[index]?.at(-1)
    const [next] = cells
    if (index === dates || !next) return true
    if (!before) return false
    const isList = bulletMark.test(open[index]?.[0]?.text ?? '')
    return isList || !wouldFit(next, before, Math.min(columns[index]?.end ?? limit, limit) - next.size * padding)
  })
}

/** Letter heights: lines of one cell are closer than this. */
const nextLine = 1.6
/** Letter heights: the white before the next column. */
const padding = 1

const textOf = (cells: Segment[] = []) => cells.map(({ text }) => text).join(' ')

/** True for tasks: a list, or more than a name. */
function isText({ cells }: Row, column: number): boolean {
  const some = cells?.[column] ?? []
  return some.some(({ text }) => bulletMark.test(text)) || textOf(some).length > longestName
}

const longestName = 70

/** A row as a line with its names and dates, and the lines of its tasks below. */
function written({ lines, cells = [] }: Row, texts: boolean[]): Line[] {
  const [first] = lines
  const names = cells.flatMap((some, index) => (texts[index] || some.length === 0 ? [] : [joined(some)]))
  if (!first || names.length === 0) return lines
  const tasks = new Set(cells.flatMap((some, index) => (texts[index] ? some : [])))
  const below = lines.flatMap(line => {
    const own = line.cells.filter(cell => tasks.has(cell))
    return own.length > 0 ? [{ ...withCells(line, own), gap: usualGap }] : []
  })
  return [{ ...withCells({ ...first, bullet: false }, names), gap: Math.max(first.gap, topGap) }, ...below]
}

/** Letter heights from one line of a list to the next. */
const usualGap = 1.3

function joined(cells: Segment[]): Segment {
  const [first, ...others] = cells
  if (!first) throw new Error('A row has at least one cell')
  return others.reduce(joinCells, first)
}

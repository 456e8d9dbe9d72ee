import type { Word } from '../pages/layout.ts'
import { captionOf } from '../text/captions.ts'
import { findDates } from '../text/dates.ts'
import { type Line, withCells } from './lines.ts'
import { type Segment, segmentOf, wouldFit } from './segments.ts'

/**
 * Puts the answers of forms beside their captions, one to a line: those below a row of captions, in the cells of a form or
 * in the rows of a table, and several on one line. Other lines stay as they are.
 */
export function pairCaptions(lines: Line[]): Line[] {
  const rows = lines.filter((_, at) => captionRow(lines, at))
  const paired: Line[] = []
  for (let at = 0; at < lines.length; ) {
    const row = captionRow(lines, at, rows)
    const { end, lines: found } = (row ? pairsBelow(lines, row, rows) : pairsBeside(lines, at)) ?? {
      end: at + 1,
      lines: lines.slice(at, at + 1),
    }
    paired.push(...found)
    at = end
  }
  return paired
}

/** Lines in place of those before `end`. */
type Paired = { lines: Line[]; end: number }

/** Captions beside each other, and the first line below them. */
type CaptionRow = { captions: Segment[]; first: number }

/**
 * The captions that stand here, and nothing else: several, or one that looks like the `rows` of several. A caption may go on
 * in the line below.
 */
function captionRow(lines: Line[], at: number, rows: Line[] = []): CaptionRow | undefined {
  const line = lines[at]
  if (!line || line.bullet || line.cells.some(isAnswer)) return undefined
  const fewest = rows.length >= 2 && rows.some(row => isLike(row, line)) ? 1 : 2
  const below = lines[at + 1]
  const captions = line.cells.map(cell => wholeCaption(cell, below))
  const known = captions.filter(cell => captionOf(cell.text)).length
  if (known < fewest || known * 2 <= captions.length) return undefined
  return { captions, first: below && isSpent(below, captions) ? at + 2 : at + 1 }
}

const isLike = (one: Line, other: Line) =>
  one.bold === other.bold && Math.abs(one.size - other.size) < 0.2 && Math.abs(one.x - other.x) < sameColumn

const isAnswer = ({ text }: Segment) => /[\d@]|:\s*\S/.test(text)

/** A caption with its second half in the line below, where only both together are a caption. */
function wholeCaption(cell: Segment, below: Line | undefined): Segment {
  if (!below || below.gap >= wrapped || (captionOf(cell.text) && !/\([^()]*$/.test(cell.text))) return cell
  const rest = below.cells.find(other => isBelow(other, cell))
  const whole = rest && segmentOf([...cell.words, ...rest.words])
  return whole && captionOf(whole.text) ? whole : cell
}

/** True for a line of nothing but the second halves of captions. */
const isSpent = (line: Line, captions: Segment[]) => line.cells.every(cell => isPartOf(cell, captions))

const isPartOf = ({ words }: Segment, captions: Segment[]) =>
  captions.some(caption => words.every(word => caption.words.includes(word)))

const isBelow = (one: Segment, other: Segment) => Math.abs(one.x - other.x) < sameColumn

/** Letter heights from a baseline to the next: within an answer, in its lists, and to the next row of a table. */
const wrapped = 1.6
const nextItem = 2
const nextRow = 4
/** Points: the tolerance for the left edges of a column. */
const sameColumn = 5
const exactly = 1

/** What stands in one column of a row, in lines. */
type Cell = { line: Line; cells: Segment[] }[]

/** The answers below a row of captions: one to each, or several in the rows of a table. */
function pairsBelow(lines: Line[], { captions, first }: CaptionRow, others: Line[]): Paired | undefined {
  const rows: Cell[][] = []
  let end = first
  for (; end < lines.length; end += 1) {
    const line = lines[end]
    const columns = line && inColumns(line, captions)
    if (!line || !columns || captionRow(lines, end, others)) break
    const next = nextOf(line, { columns, captions, row: rows.at(-1) })
    if (next === 'none') break
    if (next === 'row') rows.push(captions.map(() => []))
    columns.forEach((cells, column) => {
      if (cells.length > 0) rows.at(-1)?.[column]?.push({ line, cells })
    })
  }
  const isFilled = (row: Cell[]) => row.filter(cell => cell.length > 0).length >= Math.min(captions.length, 2)
  if (!rows.some(isFilled)) return undefined
  const right = Math.max(...rows.flat(2).flatMap(({ cells }) => cells.map(cell => cell.right)))
  const ends = captions.map((_, column) => captions[column + 1]?.x ?? right)
  const answers = rows.flatMap(row => row.flatMap((cell, column) => answerOf(captions[column], cell, ends[column])))
  return { end, lines: answers }
}

/** The cells of a line by the captions above them; undefined where it begins further left than these. */
function inColumns(line: Line, captions: Segment[]): Segment[][] | undefined {
  const columns = captions.map((): Segment[] => [])
  for (const cell of line.cells.flatMap(cell => partAt(cell, captions))) {
    const column = captions.findLastIndex(caption => caption.x < cell.x + sameColumn)
    if (column < 0) return undefined
    columns[column]?.push(cell)
  }
  return columns
}

/** The parts of a cell that runs up to the next column, parted where a word begins below a caption. */
function partAt(cell: Segment, captions: Segment[]): Segment[] {
  const begins = ({ x }: Word) => x > cell.x + sameColumn && captions.some(caption => Math.abs(x - caption.x) < exactly)
  const at = cell.words.findIndex(begins)
  if (at < 1) return [cell]
  return [segmentOf(cell.words.slice(0, at)), ...partAt(segmentOf(cell.words.slice(at)), captions)]
}

type Below = { columns: Segment[][]; captions: Segment[]; row: Cell[] | undefined }

/** Whether a line below captions begins a row, goes on with one, or does not belong to them. */
function nextOf(line: Line, { columns, captions, row }: Below): 'row' | 'rest' | 'none' {
  if (!row) return line.gap < nextRow ? 'row' : 'none'
  const filled = columns.filter(cells => cells.length > 0).length
  if (captions.length === 1) return line.gap < (line.bullet ? nextItem : wrapped) ? 'rest' : 'none'
  const dated = captions.findIndex(({ text }) => ['start', 'dates'].includes(captionOf(text) ?? ''))
  const above = row[dated]?.flatMap(({ cells }) => cells) ?? []
  if (datesIn(above) > 0 && datesIn([...above, ...(columns[dated] ?? [])]) > datesIn(above)) return 'row'
  const isOver = row.some(cell => cell.some(({ line: { page } }) => page !== line.page))
  if (line.gap < wrapped || (isOver && datesIn(above) > 0)) return 'rest'
  if (filled > 1) return 'row'
  return columns[0]?.length === 0 && line.gap < nextRow ? 'rest' : 'none'
}

/** How many stretches of dates there are: what a cell wraps is one. */
const datesIn = (cells: Segment[]) => findDates(cells.map(({ text }) => text).join(' ')).length

/**
 * A caption with its answer beside it; the further lines of the answer follow, apart where the first of their words would
 * have fitted above, before the `end` of the column.
 */
function answerOf(caption: Segment | undefined, answer: Cell, end = 0): Line[] {
  const [first, ...others] = answer
  const [cell] = first?.cells ?? []
  if (!caption || !first || !cell) return []
  const beside = { ...caption, baseline: cell.baseline, page: cell.page }
  return [
    { ...withCells({ ...first.line, bullet: false }, [beside, ...first.cells]), gap: apart },
    ...others.map(({ line, cells }, index) => {
      const [before, next] = [answer[index]?.cells.at(-1), cells[0]]
      const isNew = before && next && wouldFit(next, before, end - next.size * padding)
      const rest = withCells({ ...line, bullet: false }, cells)
      return isNew ? { ...rest, gap: apart } : rest
    }),
  ]
}

/** Letter heights: the least white before the next column. */
const padding = 1.5

/** The gap before a pair, in letter heights. */
const apart = 1.7

/** The pairs of a line that holds several, or one whose caption goes on in the line below. */
function pairsBeside(lines: Line[], at: number): Paired | undefined {
  const [line, below] = [lines[at], lines[at + 1]]
  if (!line || line.bullet || line.cells.length < 2) return undefined
  const cells = line.cells.map(cell => wholeCaption(cell, below))
  const isCaption = cells.map(({ text }) => captionOf(text) !== undefined)
  const count = isCaption.filter(Boolean).length
  const goesOn = cells.some((cell, index) => cell !== line.cells[index])
  if (!isCaption[0] || count === cells.length || count < (goesOn ? 1 : 2)) return undefined
  const pairs: { caption: Segment; answer: Cell }[] = []
  cells.forEach((cell, index) => {
    const open = pairs.at(-1)?.answer
    if (isCaption[index]) pairs.push({ caption: cell, answer: [] })
    else if (open?.[0]) open[0].cells.push(cell)
    else open?.push({ line, cells: [cell] })
  })
  let end = at + 1
  for (; end < lines.length; end += 1) {
    const next = lines[end]
    if (!next || next.bullet || next.gap >= wrapped) break
    const rests = next.cells.filter(cell => !isPartOf(cell, cells))
    const owners = rests.map(cell => pairs.find(({ answer }) => answer[0]?.cells.some(above => isBelow(cell, above))))
    if (rests.some(({ text }) => captionOf(text)) || owners.includes(undefined)) break
    for (const [index, owner] of owners.entries())
      owner?.answer.push({ line: next, cells: rests.slice(index, index + 1) })
  }
  return { end, lines: pairs.flatMap(({ caption, answer }) => answerOf(caption, answer)) }
}

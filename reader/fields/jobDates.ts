import { type Line, withCells, wordsIn } from '../lines/lines.ts'
import { type Segment, segmentOf } from '../lines/segments.ts'
import { isLength, isPartOfDate } from '../text/dates.ts'
import { cellOf, closing, isInStack, isNear, opening, type Stack, stacksOf, textOf, type Words } from './dateStacks.ts'

/**
 * Joins dates below each other in a narrow column on the left or right ('Mar 2022' | '–' | 'Jan 2024'), and moves the
 * dates beside the first line of their entry. Lines without such a column are returned unchanged.
 */
export function stackDates(lines: Line[]): Line[] {
  return withDatesBeside(withDatesBeside(lines, leftColumn), rightColumn)
}

/** A line in two parts: its dates in the column, and its other cells. */
type Split = { line: Line; dates: Words; rest: Segment[] }

type Column = {
  part: (line: Line, before: Split | undefined) => Split
  /** True if the column of the dates contains almost no other text. */
  isFree: (split: Split[], stacks: Stack[]) => boolean
  /** True for text that may begin an entry, as it is not in the column of the dates. */
  isText: (rest: Segment[], split: Split[]) => boolean
  /** True if the column may also contain dates that wrap beside rows of text. */
  areStacked: boolean
  beside: (date: Segment, rest: Segment[]) => Segment[]
}

function withDatesBeside(lines: Line[], column: Column): Line[] {
  const split: Split[] = []
  for (const line of lines) {
    const before = split.findLast(({ dates }) => dates.length > 0)
    split.push(column.part(line, before))
  }
  const stacks = stacksOf(split.flatMap(({ line, dates }) => (dates.length > 0 ? [{ line, words: dates }] : [])))
  const content = split.filter(({ rest }) => rest.length > 0)
  const text = new Set(content.map(({ line }) => line))
  const alone = stacks.filter(({ parts }) => !parts.some(({ line }, index) => index === 0 && text.has(line)))
  const isOdd =
    alone.length >= stacks.length * mostBeside || (column.areStacked && stacks.some(({ parts }) => parts[1]))
  if (content.length < 2 || stacks.length === 0 || !isOdd || !column.isFree(split, stacks)) return lines
  const heads = headsOf(
    stacks,
    content.filter(({ rest }) => column.isText(rest, split)),
  )
  if (heads.size < stacks.length) return lines // Dates without an entry are not moved.
  let above: Line | undefined
  return content.map(({ line, rest }) => {
    const stack = heads.get(line)
    const isDash = line.bullet && isInStack(line, stacks)
    const next: Line = {
      ...withCells(line, stack ? column.beside(cellOf(stack), rest) : rest),
      bullet: line.bullet && !isDash,
    }
    if (above && above.page === line.page) next.gap = (line.baseline - above.baseline) / line.size
    above = line
    return next
  })
}

/** If at least this share of dates has no text in its row, the column of dates is moved beside the entries. */
const mostBeside = 0.3

const edgeOf = (words: Words) => Math.min(...words.map(word => word.x))
const endOf = (words: Words) => Math.max(...words.map(word => word.x + word.w))

/** The right edge of the dates, minus a tolerance for text that touches the dates. */
const rightOf = (split: Split[]) =>
  Math.max(...split.flatMap(({ dates }) => (dates.length > 0 ? [endOf(dates) - touching] : [])))

/** In points: the tolerance for text that touches the dates. */
const touching = 3

/** The maximum share of lines that cross the dates, and the minimum share beside them: other lines are towns below. */
const fewLines = 0.1
const mostLines = 0.6
const mostWords = 6

const leftColumn: Column = {
  /** Splits a line into the words of the date at its beginning and the cells after it. */
  part(line) {
    const words = wordsIn(line)
    let count = 0
    while (count < Math.min(words.length, mostWords) && isPartOfDate(textOf(words.slice(0, count + 1)))) count += 1
    const dates = words.slice(0, count)
    const rest = line.cells
      .map(cell => cell.words.filter(word => !dates.includes(word)))
      .filter(some => some.length > 0)
      .map(segmentOf)
    return { line, dates, rest: count === 0 ? line.cells : rest }
  },
  isFree(split) {
    const right = rightOf(split)
    const begun = split.flatMap(({ rest }) => rest.slice(0, 1))
    const beside = begun.filter(cell => cell.x > right)
    const edge = Math.min(...beside.map(cell => cell.x))
    const crossing = begun.filter(cell => cell.x <= right && cell.right > edge)
    return crossing.length <= begun.length * fewLines && beside.length >= begun.length * mostLines
  },
  isText: (rest, split) => (rest[0]?.x ?? 0) > rightOf(split),
  areStacked: true,
  beside: (date, rest) => [date, ...rest],
}

const rightColumn: Column = {
  part(line, before) {
    const date = line.cells.at(-1)
    const isClosed = date !== undefined && closing.test(date.text) && goesOn(before, line)
    const isDate = date !== undefined && (isClosed || isDateCell(date.text))
    return isDate ? { line, dates: date.words, rest: line.cells.slice(0, -1) } : { line, dates: [], rest: line.cells }
  },
  isFree(split, stacks) {
    const edges = stacks.map(({ parts: [first] }) => (first ? edgeOf(first.words) : 0))
    const edge = Math.min(...edges)
    const ends = split.flatMap(({ rest }) => (rest.length > 0 ? [rest.at(-1)?.right ?? 0] : []))
    const left = Math.min(...split.map(({ line }) => line.x))
    return edge > left + widestText && ends.filter(end => end > edge).length <= ends.length * fewLines
  },
  isText: () => true,
  areStacked: false,
  beside: (date, rest) => [...rest, date],
}

const goesOn = (before: Split | undefined, line: Line) =>
  before !== undefined && opening.test(textOf(before.dates)) && isNear(before.line, line)

const isDateCell = (text: string) => isLength(text) || isPartOfDate(text.replace(opening, ''))

/** In points: a column of dates must be further from the left edge of the text than this to be a right column. */
const widestText = 120

/** Maps lines to stacks: the line beside a stack, if most stacks have such a line, else the first line of its entry. */
function headsOf(stacks: Stack[], content: Split[]): Map<Line, Stack> {
  const lines = content.map(({ line }) => line)
  const beside = stacks.filter(({ parts: [first] }) => first && lines.includes(first.line))
  const areBeside = beside.length >= stacks.length * mostHaveHead
  const heads = new Map<Line, Stack>()
  let from = 0
  for (const stack of stacks) {
    const [first] = stack.parts
    const last = stack.parts.at(-1)
    if (!first || !last) continue
    const at = lines.indexOf(first.line)
    const reached = lines.findLastIndex(line => !isBelow(line, last.line))
    const head = areBeside && at >= from ? at : bestHead(content, from, reached)
    const line = lines[head]
    if (!line || head < from) continue
    heads.set(line, stack)
    from = head + 1
  }
  return heads
}

/** If at least this share of stacks has a line beside the dates, each of these stacks belongs to that line. */
const mostHaveHead = 0.7

const isBelow = (line: Line, date: Line) =>
  line.page > date.page || (line.page === date.page && line.baseline > date.baseline + date.size * 0.7)

/** The index of the line that looks most like an entry's first line: after a gap, at the left edge, in bold type. */
function bestHead(content: Split[], from: number, to: number): number {
  const edge = Math.min(...content.map(({ rest }) => rest[0]?.x ?? Number.POSITIVE_INFINITY))
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let index = from; index <= to; index += 1) {
    const { line, rest } = content[index] ?? {}
    const above = content[index - 1]?.line
    if (!line) continue
    const isOnPage = above?.page === line.page
    const gap = above && isOnPage ? (line.baseline - above.baseline) / line.size : firstOfPage
    const score =
      Math.min(gap, firstOfPage) +
      (line.bold ? 1 : 0) -
      (line.bullet ? 3 : 0) -
      ((rest?.[0]?.x ?? 0) > edge + 5 ? 1.5 : 0) -
      (/^\p{Ll}/u.test(line.text) ? 1 : 0)
    if (score > most) {
      most = score
      best = index
    }
  }
  return best
}

/** In letter heights: the assumed gap above the first line of a page or section. */
const firstOfPage = 3

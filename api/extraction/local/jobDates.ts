import { type Line, withCells, wordsIn } from '../lines/lines.ts'
import { type Segment, segmentOf } from '../lines/segments.ts'
import { findDates, isPartOfDate } from '../text/dates.ts'

/**
 * Puts the dates of a narrow left column together that stand below each other, and beside the line with which their
 * entry begins: 'Mar 2022' | '–' | 'Jan 2024'. Lines without such a column come back as they are.
 */
export function stackDates(lines: Line[]): Line[] {
  const split = lines.map(line => ({ line, ...partDates(line) }))
  const column = findColumn(split)
  if (column === undefined) return lines
  const stacks = stacksOf(split.flatMap(({ line, dates }) => (dates.length > 0 ? [{ line, words: dates }] : [])))
  if (!stacks.some(({ parts }) => parts.length > 1)) return lines
  const content = split.filter(({ rest }) => rest.length > 0)
  const heads = new Map<Line, Stack>()
  for (const stack of stacks) {
    const head = headOf(
      stack,
      content.map(({ line }) => line),
      column,
    )
    if (head && !heads.has(head)) heads.set(head, stack)
  }
  let above: Line | undefined
  return content.map(({ line, rest }) => {
    const stack = heads.get(line)
    const isDash = line.bullet && line.x < column + sameEdge && isInStack(line, stacks)
    const next: Line = {
      ...withCells(line, [...(stack ? [cellOf(stack)] : []), ...rest]),
      bullet: line.bullet && !isDash,
    }
    const near = above && above.page === line.page
    if (near && above) next.gap = (line.baseline - above.baseline) / line.size
    above = line
    return next
  })
}

type Words = Segment['words']
type Split = { line: Line; dates: Words; rest: Segment[] }

/** Points: the tolerance for the left edge of a column. */
const sameEdge = 3

/** The words of a date with which a line begins, and the cells of what follows. */
function partDates(line: Line): { dates: Words; rest: Segment[] } {
  const words = wordsIn(line)
  let count = 0
  while (count < Math.min(words.length, mostWords) && isPartOfDate(textOf(words.slice(0, count + 1)))) count += 1
  const dates = words.slice(0, count)
  const rest = line.cells
    .map(cell => cell.words.filter(word => !dates.includes(word)))
    .filter(some => some.length > 0)
    .map(segmentOf)
  return { dates, rest: count === 0 ? line.cells : rest }
}

const mostWords = 6

const textOf = (words: Words) => words.map(word => word.text).join(' ')

/** The left edge of the text beside the dates: most lines begin there or further right, and no date reaches it. */
function findColumn(split: Split[]): number | undefined {
  const dated = split.filter(({ dates }) => dates.length > 0)
  const edges = dated.flatMap(({ rest }) => rest[0]?.x ?? [])
  const column = Math.min(...edges)
  const right = Math.max(...dated.flatMap(({ dates }) => dates.map(word => word.x + word.w)))
  const plain = split.filter(({ dates }) => dates.length === 0)
  const crossing = plain.filter(({ line }) => line.x < column - sameEdge).length
  return dated.length >= 2 && right < column && crossing <= plain.length * fewLines ? column : undefined
}

/** The share of lines that may cross a column. */
const fewLines = 0.1

type Part = { line: Line; words: Words }
type Stack = { parts: Part[]; text: string }

function stacksOf(parts: Part[]): Stack[] {
  const stacks: Stack[] = []
  for (const part of parts) {
    const open = stacks.at(-1)
    const last = open?.parts.at(-1)?.line
    const close =
      last && last.page === part.line.page && part.line.baseline - last.baseline < part.line.size * nextInStack
    if (open && close && !isWhole(open.text)) {
      const words = needsDash(open.text, textOf(part.words)) ? [dashBefore(part.words), part.words].flat() : part.words
      open.parts.push({ ...part, words })
      open.text = `${open.text} ${textOf(words)}`
    } else stacks.push({ parts: [part], text: textOf(part.words) })
  }
  return stacks
}

/** Letter heights from one date of a stack to the next. */
const nextInStack = 2.9

/** Dates below each other without a dash are the two ends of a stay. */
function needsDash(one: string, other: string): boolean {
  const isRange = (text: string) => findDates(text).length === 1 && findDates(text).some(date => date.range)
  return findDates(one).length > 0 && !isRange(`${one} ${other}`) && isRange(`${one} – ${other}`)
}

const dashBefore = ([word]: Words): Words => (word ? [{ ...word, text: '–', w: 0 }] : [])

/** True for a range with both ends: nothing can follow it in its stack. */
const isWhole = (text: string) =>
  findDates(text).some(date => date.range && (/\d\)?$/.test(text) || date.open)) && !/[-–—]\s*$/.test(text)

/** The line that a stack belongs to: beside its first date, else the one with which the text around it begins. */
function headOf({ parts }: Stack, content: Line[], column: number): Line | undefined {
  const [first] = parts
  if (!first) return undefined
  if (content.includes(first.line)) return first.line
  const middle = parts.reduce((sum, { line }) => sum + line.baseline, 0) / parts.length
  const page = content.filter(line => line.page === first.line.page)
  const near = page.filter(line => line.baseline <= Math.max(middle, first.line.baseline + line.size))
  return near.findLast((line, index) => {
    const before = near[index - 1]
    const gap = before ? (line.baseline - before.baseline) / line.size : line.gap
    return line.x < column + sameEdge && gap > newBlock
  })
}

/** Letter heights above the first line of an entry. */
const newBlock = 1.7

/** True for a line among the dates of a stack: the dash before it is theirs, and no bullet. */
function isInStack(line: Line, stacks: Stack[]): boolean {
  return stacks.some(({ parts }) => {
    const [first, last] = [parts[0]?.line, parts.at(-1)?.line]
    if (!first || !last || first === last || first.page !== line.page) return false
    return line.baseline > first.baseline - 1 && line.baseline < last.baseline + 1
  })
}

function cellOf({ parts, text }: Stack): Segment {
  const [first] = parts
  if (!first) throw new Error('A stack has at least one part')
  return { ...segmentOf(first.words), text, words: parts.flatMap(part => part.words) }
}

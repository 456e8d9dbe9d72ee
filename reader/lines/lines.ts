import type { Layout, Word } from '../pages/layout.ts'
import { type Block, blocksOf } from './columns.ts'
import { bulletMark, type PlacedWord, type Segment, segmentsOf } from './segments.ts'
import type { ColumnsWay } from './sides.ts'

/** A line of a block: its cells from left to right, without a bullet before them. */
export type Line = PlacedWord & {
  cells: Segment[]
  bullet: boolean
  /** True for a line in a side bar. */
  aside: boolean
  /** True for a line above a typed rule of dashes or other characters. */
  underlined: boolean
  /** The distance from the baseline above, in letter heights; large at the top of a block. */
  gap: number
}

/** A copy of the line with other cells. A bullet at the beginning of the first cell becomes the bullet of the line. */
export function withCells(line: Line, cells: Segment[]): Line {
  const { gap, bullet, underlined } = line
  const made = lineOf(cells, line.aside)
  return { ...made, gap, underlined, bullet: bullet || made.bullet }
}

/** All lines of a document in reading order: the main column of every page, then the side bars. */
export function orderLines(layout: Layout, columns: ColumnsWay = 'strict'): Line[] {
  let asideBefore = false
  const lines = layout.pages.flatMap(page => {
    const segments = segmentsOf(page.words)
    const blocks = segments.length > 0 ? blocksOf(segments, { columns, asideBefore }) : []
    const lines = blocks.flatMap(linesOf)
    asideBefore = lines.some(line => line.aside)
    return lines.filter(
      line => !isPageNumber(line, page.height) && /[\p{L}\p{N}\p{S}_]/u.test(line.text.replace(bulletMark, '')),
    )
  })
  const kept = withoutRunningTitles(lines)
  return [...kept.filter(line => !line.aside), ...kept.filter(line => line.aside)]
}

function linesOf({ rows, aside }: Block): Line[] {
  const lines: Line[] = []
  for (const row of rows) {
    const line = lineOf(row, aside)
    const above = lines.at(-1)
    line.gap = above ? (line.baseline - above.baseline) / line.size : topGap
    if (!isTypedRule(row)) lines.push(line)
    else if (above) above.underlined = line.gap < rightBelow
  }
  return lines
}

/** True for a typed rule in a line of its own: '-----', '= = = ='. */
const isTypedRule = (row: Segment[]) => row.every(({ text }) => /^[-=~_*#+–—\s]{4,}$/.test(text))

/** In letter heights: the maximum distance from a baseline to the typed rule below it. */
const rightBelow = 1.6

function lineOf(row: Segment[], aside: boolean): Line {
  const marked = row.map(cell => cell.text).join(' ')
  const bullet = bulletMark.test(marked) && marked.replace(bulletMark, '') !== ''
  const cells = bullet ? unmarked(row) : row
  const first = cells[0] ?? row[0]
  if (!first) throw new Error('A line has at least one cell')
  const text = cells.map(cell => cell.text).join(' ')
  const { page, x, baseline, bold, italic, font } = first
  return {
    ...{ page, x, baseline, bold, italic, font, cells, bullet, aside, underlined: false, gap: topGap },
    text: bullet ? text.replace(bulletMark, '') : text,
    right: Math.max(...row.map(cell => cell.right)),
    size: Math.max(...cells.map(cell => cell.size)),
  }
}

/** The gap above the first line of a block: wider than every threshold. */
export const topGap = 9

export const wordsIn = ({ cells }: Pick<Line, 'cells'>): Word[] => cells.flatMap(cell => cell.words)

function unmarked([first, ...others]: Segment[]): Segment[] {
  if (!first) return others
  const text = first.text.replace(bulletMark, '')
  if (text === '') return others
  const words =
    first.words.length > 1 && first.words[0]?.text.replace(bulletMark, '') === '' ? first.words.slice(1) : first.words
  return [{ ...first, text, words, x: words[0]?.x ?? first.x }, ...others]
}

function isPageNumber(line: Line, height: number) {
  const atEdge = line.baseline < height * headOfPage || line.baseline > height * footOfPage
  return (
    atEdge &&
    /^(?:page|strona|str\.|seite|página)?\s*\d{1,3}(?:\s*(?:\/|of|de|sur|z|von)\s*\d{1,3})?$/i.test(line.text.trim())
  )
}

/** As shares of the page's height: page numbers are above `headOfPage` or below `footOfPage`. */
const headOfPage = 0.06
const footOfPage = 0.92

/** Removes running titles: lines that repeat at the same height on another page, with equal text except for digits. */
function withoutRunningTitles(lines: Line[]) {
  const seen = new Map<string, number>()
  return lines.filter(line => {
    const key = `${line.text.replace(/\d+/g, '#')}@${Math.round(line.baseline)}`
    const page = seen.get(key)
    if (page === undefined) seen.set(key, line.page)
    return page === undefined || page === line.page
  })
}

/** Groups lines by list item or paragraph. A list may lack bullets, as some programs draw bullets as shapes. */
export function itemsOf(lines: Line[]): Line[][] {
  const bulleted = lines.some(line => line.bullet)
  const right = Math.max(...lines.map(line => line.right))
  const items: Line[][] = []
  for (const line of lines) {
    const before = items.at(-1)?.at(-1)
    const short = before !== undefined && before.right - before.x < (right - before.x) * fullLine
    const fresh = line.bullet || line.gap > betweenItems || (!bulleted && short && /^[\p{Lu}\d]/u.test(line.text))
    if (!before || (fresh && line.page === before.page) || line.bullet) items.push([line])
    else items.at(-1)?.push(line)
  }
  return items
}

/** A line shorter than this share of the width ends a paragraph. */
const fullLine = 0.84
/** In letter heights: a larger distance between baselines separates two items. */
const betweenItems = 1.9

/** Joins lines into one text. */
export function joinLines(lines: Line[]): string {
  return lines.reduce((text, line) => joinTexts(text, line.text), '').trim()
}

/** Joins the texts of two lines, and the halves of a hyphenated word. */
function joinTexts(text: string, next: string): string {
  const halves = /\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)
  return halves ? text.slice(0, -1) + next : text ? `${text} ${next}` : next
}

/** Joins a cell and the cell that continues it. */
export function joinCells(one: Segment, other: Segment): Segment {
  const text = joinTexts(one.text, other.text)
  return { ...one, text, words: [...one.words, ...other.words], right: Math.max(one.right, other.right) }
}

import type { Layout } from '../pages/layout.ts'
import { type Block, blocksOf } from './columns.ts'
import { bulletMark, type Segment, segmentsOf } from './segments.ts'

/** One line of a block: its cells from left to right, without the bullet that may stand before it. */
export type Line = {
  text: string
  cells: Segment[]
  page: number
  x: number
  right: number
  baseline: number
  size: number
  bold: boolean
  italic: boolean
  font: string
  bullet: boolean
  /** In a side bar. */
  aside: boolean
  /** From the baseline above, in letter heights; large at the top of a block. */
  gap: number
}

/** The same line made of other cells; what was hidden behind the first of them may be a bullet. */
export function withCells(line: Line, cells: Segment[]): Line {
  const { gap, bullet } = line
  const made = lineOf(cells, line.aside)
  return { ...made, gap, bullet: bullet || made.bullet }
}

/** All lines of a document in reading order: the main column of every page, then the side bars. */
export function orderLines(layout: Layout): Line[] {
  let asideBefore = false
  const lines = layout.pages.flatMap(page => {
    const blocks = blocksOf(segmentsOf(page.words), asideBefore)
    asideBefore = blocks.some(block => block.aside)
    return blocks.flatMap(linesOf).filter(line => !isPageNumber(line, page.height))
  })
  const kept = withoutRunningTitles(lines)
  return [...kept.filter(line => !line.aside), ...kept.filter(line => line.aside)]
}

function linesOf({ rows, aside }: Block): Line[] {
  let above: Line | undefined
  return rows.map(row => {
    const line = lineOf(row, aside)
    if (above) line.gap = (line.baseline - above.baseline) / line.size
    above = line
    return line
  })
}

function lineOf(row: Segment[], aside: boolean): Line {
  const marked = row.map(cell => cell.text).join(' ')
  const bullet = bulletMark.test(marked) && marked.replace(bulletMark, '') !== ''
  const cells = bullet ? unmarked(row) : row
  const first = cells[0] ?? row[0]
  if (!first) throw new Error('A line has at least one cell')
  const text = cells.map(cell => cell.text).join(' ')
  return {
    text: bullet ? text.replace(bulletMark, '') : text,
    cells,
    page: first.page,
    x: first.x,
    right: Math.max(...row.map(cell => cell.right)),
    baseline: first.baseline,
    size: Math.max(...cells.map(cell => cell.size)),
    bold: first.bold,
    italic: first.italic,
    font: first.font,
    bullet,
    aside,
    gap: 9,
  }
}

function unmarked([first, ...others]: Segment[]): Segment[] {
  if (!first) return others
  const text = first.text.replace(bulletMark, '')
  if (text === '') return others
  const words =
    first.words.length > 1 && first.words[0]?.text.replace(bulletMark, '') === '' ? first.words.slice(1) : first.words
  return [{ ...first, text, words, x: words[0]?.x ?? first.x }, ...others]
}

function isPageNumber(line: Line, height: number) {
  const atEdge = line.baseline < height * 0.06 || line.baseline > height * 0.92
  return (
    atEdge &&
    /^(?:page|strona|str\.|seite|página)?\s*\d{1,3}(?:\s*(?:\/|of|de|sur|z|von)\s*\d{1,3})?$/i.test(line.text.trim())
  )
}

/** A line that stands at the same height on two pages, but for its figures, is read once. */
function withoutRunningTitles(lines: Line[]) {
  const seen = new Map<string, number>()
  return lines.filter(line => {
    const key = `${line.text.replace(/\d+/g, '#')}@${Math.round(line.baseline)}`
    const page = seen.get(key)
    if (page === undefined) seen.set(key, line.page)
    return page === undefined || page === line.page
  })
}

/** Lines by the item of the list, or the paragraph, that they belong to. A list may have lost its bullets: they are drawings then. */
export function itemsOf(lines: Line[]): Line[][] {
  const bulleted = lines.some(line => line.bullet)
  const right = Math.max(...lines.map(line => line.right))
  const items: Line[][] = []
  for (const line of lines) {
    const before = items.at(-1)?.at(-1)
    const short = before !== undefined && before.right - before.x < (right - before.x) * 0.84
    const fresh = line.bullet || line.gap > 1.9 || (!bulleted && short && /^[\p{Lu}\d]/u.test(line.text))
    if (!before || (fresh && line.page === before.page) || line.bullet) items.push([line])
    else items.at(-1)?.push(line)
  }
  return items
}

/** Lines as one text. */
export function joinLines(lines: Line[]): string {
  return lines.reduce((text, line) => joinTexts(text, line.text), '').trim()
}

/** A hyphen at the end of a line joins the halves of a word. */
export function joinTexts(text: string, next: string): string {
  const halves = /\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)
  return halves ? text.slice(0, -1) + next : text ? `${text} ${next}` : next
}

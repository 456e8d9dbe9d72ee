import { type Layout, mostPages, type Page, type Word } from '../pages/layout.ts'

/** A run of text in one format. `size` is in points, `link` is the target of a link. */
export type Run = { text: string; bold: boolean; italic: boolean; size: number; link?: string }

/**
 * A paragraph. Line breaks divide it into lines. Tabs, or the cells of a table row, divide a line into cells. `level`
 * is the depth of an item in nested lists.
 */
export type Paragraph = { lines: Run[][][]; bullet: boolean; level?: number }

const page = { width: 595, height: 842 }
const margin = 56
const right = page.width - margin
const indent = 16

/**
 * Lays out paragraphs on pages, similar to a word processor. Word files have no pages, but lines, sections and fields
 * are read by position.
 */
export function typeset(paragraphs: Paragraph[]): Layout {
  const pages: Page[] = []
  let y = page.height
  for (const { lines, bullet, level = 0 } of paragraphs) {
    const start = margin + indent * level
    const left = bullet ? start + indent : margin
    const rows = lines.flatMap(cells => sideBySide(cells, left) ?? cells.flatMap(cell => wrapped(wordsOf(cell), left)))
    const [first] = rows
    if (bullet && first?.[0]) first.unshift({ ...first[0], text: '•', link: undefined, x: start, w: 5 })
    for (const row of rows) {
      const height = Math.max(...row.map(word => word.size))
      if (y + height > page.height - margin) {
        if (pages.length === mostPages) return { pages, pictures: [], writtenIn: undefined }
        pages.push({ number: pages.length + 1, ...page, words: [], links: [] })
        y = margin
      }
      const sheet = pages.at(-1)
      if (sheet) for (const word of row) place(sheet, word, y + height)
      y += height * 1.3
    }
    y += 4
  }
  return { pages, pictures: [], writtenIn: undefined }
}

/** A word with its position on the line. */
type PlacedRun = Run & { x: number; w: number }

const widthOf = ({ text, size }: Run) => [...text].length * size * 0.5

/** The words of a cell. Runs without a space between them form one word: '<b>T</b>ype'. */
function wordsOf(cell: Run[]): Run[] {
  const words: Run[] = []
  let touches = false
  for (const run of cell) {
    for (const [, space = '', text = ''] of run.text.matchAll(/(\s*)(\S*)/gu)) {
      if (space !== '') touches = false
      if (text === '') continue
      const last = words.at(-1)
      if (last && touches) last.text += text
      else words.push({ ...run, text })
      touches = true
    }
  }
  return words
}

/** Wraps words into lines no wider than the page. */
function wrapped(words: Run[], left: number): PlacedRun[][] {
  const rows: PlacedRun[][] = []
  let x = right
  for (const word of words) {
    const w = widthOf(word)
    if (x + w > right) {
      rows.push([])
      x = left
    }
    rows.at(-1)?.push({ ...word, x, w })
    x += w + word.size * 0.3
  }
  return rows
}

/** Cells on one line, the last cell at the right margin, as usual for dates and places. Undefined if too wide. */
function sideBySide(cells: Run[][], left: number): PlacedRun[][] | undefined {
  const filled = cells.map(wordsOf).filter(words => words.length > 0)
  if (filled.length < 2) return undefined
  const row: PlacedRun[] = []
  let x = left
  for (const [index, words] of filled.entries()) {
    const [line = [], ...others] = wrapped(words, left)
    const end = line.at(-1)
    const width = end ? end.x + end.w - left : 0
    const gap = (words[0]?.size ?? 0) * 3
    if (others.length > 0 || x + width > right) return undefined
    const start = index === filled.length - 1 ? right - width : x
    for (const word of line) row.push({ ...word, x: word.x - left + start })
    x = start + width + gap
  }
  return [row]
}

function place(sheet: Page, { text, bold, italic, size, link, x, w }: PlacedRun, bottom: number) {
  const word: Word = { text, page: sheet.number, x, y: bottom - size, w, h: size, font: 'Word', bold, italic }
  sheet.words.push(word)
  if (link) sheet.links.push({ url: link, page: sheet.number, x, y: word.y, w, h: size })
}

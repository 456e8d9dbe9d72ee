import { type Line, orderLines } from '../lines/lines.ts'
import type { Layout, Word } from '../pages/layout.ts'

/** The lines of texts printed below each other. A tab is a wide gap, '•' a bullet, '**' begins and ends bold. */
export function linesOfText(...texts: string[]): Line[] {
  return linesAt(texts.map(text => ({ text, x: 50 })))
}

/** The lines of texts, each with its left edge and, if needed, its distance from the top. */
export const linesAt = (texts: PlacedText[]): Line[] => orderLines(layoutAt(texts))

/** The layout of texts that are printed below each other. */
export const layoutOfText = (...texts: string[]): Layout => layoutAt(texts.map(text => ({ text, x: 50 })))

/** A text with its position in points. `h`: the height of the letters. */
type PlacedText = { text: string; x: number; y?: number; h?: number }

function layoutAt(texts: PlacedText[]): Layout {
  const words = texts.flatMap(({ text, x, y, h }, index) => wordsAt(text, { x, y: y ?? 100 + index * 14, h }))
  const pages = [1, 2].map(number => ({
    number,
    width: 600,
    height,
    words: words.filter(word => word.page === number),
  }))
  return { pages: pages.map(page => ({ ...page, links: [] })), pictures: [], writtenIn: 2024 }
}

/** Height of a page in points. Texts further down are on the second page. */
const height = 840

function wordsAt(text: string, { x: left, y, h = 10 }: { x: number; y: number; h: number | undefined }): Word[] {
  const words: Word[] = []
  let bold = false
  let x = left
  for (const part of text.split(/( |\t|\*\*)/)) {
    if (part === '**') bold = !bold
    else if (part === '\t') x += 60
    else if (part === ' ') x += 3
    else if (part !== '') {
      const w = (part.length * h) / 2
      words.push({
        text: part,
        page: y > height ? 2 : 1,
        x,
        y: y % height,
        w,
        h,
        font: bold ? 'Any-Bold' : 'Any',
        bold,
        italic: false,
      })
      x += w
    }
  }
  return words
}

/** Firms and titles of two positions, printed in many forms of headers by tests. */
export const twoJobs = [
  ['Northwind Pay', 'Senior Engineer'],
  ['Kestrel', 'Data Analyst'],
]

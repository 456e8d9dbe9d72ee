import { type Line, orderLines } from '../lines/lines.ts'
import type { Layout, Word } from '../pages/layout.ts'

/** Lines as if these texts were printed below each other; a tab leaves a wide gap, '•' is a bullet, '**' begins and ends bold. */
export function linesOfText(...texts: string[]): Line[] {
  return linesAt(texts.map(text => ({ text, x: 50 })))
}

/** The same with a left edge for each text, and a distance from the top, if it matters. */
export const linesAt = (texts: PlacedText[]): Line[] => orderLines(layoutAt(texts))

/** The layout of texts that are printed below each other. */
export const layoutOfText = (...texts: string[]): Layout => layoutAt(texts.map(text => ({ text, x: 50 })))

/** `h`: the height of the letters. */
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

/** Points; what stands further down is on the second page. */
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

/** Firm and title of the two positions that many a header is printed of. */
export const twoJobs = [
  ['Northwind Pay', 'Senior Engineer'],
  ['Kestrel', 'Data Analyst'],
]

import { type Line, orderLines } from '../lines/lines.ts'
import type { Word } from '../pages/layout.ts'

/** Lines as if these texts were printed below each other; a tab leaves a wide gap, '•' is a bullet, '**' begins and ends bold. */
export function linesOfText(...texts: string[]): Line[] {
  return linesAt(texts.map(text => ({ text, x: 50 })))
}

/** The same with a left edge for each text. */
export function linesAt(texts: { text: string; x: number; y?: number }[]): Line[] {
  const words = texts.flatMap(({ text, x, y }, index) => wordsAt(text, x, y ?? 100 + index * 14))
  return orderLines({
    pages: [{ number: 1, width: 600, height: 840, words, links: [] }],
    paintsImages: false,
    writtenIn: 2024,
  })
}

function wordsAt(text: string, left: number, y: number): Word[] {
  const words: Word[] = []
  let bold = false
  let x = left
  for (const part of text.split(/( |\t|\*\*)/)) {
    if (part === '**') bold = !bold
    else if (part === '\t') x += 60
    else if (part === ' ') x += 3
    else if (part !== '') {
      const w = part.length * 5
      words.push({ text: part, page: 1, x, y, w, h: 10, font: bold ? 'Any-Bold' : 'Any', bold, italic: false })
      x += w
    }
  }
  return words
}

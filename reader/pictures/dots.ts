import type { Line, Word } from 'tesseract.js'
import type { Grey } from './grey.ts'
import { baselineAt } from './words.ts'

/** In letter heights: the maximum gap without and with a recognised dot; the strips of a dot and above it. */
const widestGap = 0.6
const narrowGap = 0.15
const strips = { dot: { from: -0.06, to: 0.24 }, above: { from: 0.34, to: 0.8 } }

/** The minimum ink of a dot per squared letter height, and the maximum share of the dot's ink in the strip above. */
const leastInk = 0.006
const partAbove = 0.3

/** Joins two words if the engine missed a dot printed between them: the halves of 'first.last@example.com'. */
export function withDots(lines: Line[], picture: Grey): Line[] {
  return lines.map(line => {
    const words: Word[] = []
    for (const word of line.words) {
      const last = words.at(-1)
      if (last && hasDotBetween(last, word, { line, picture })) words.splice(-1, 1, joined(last, word))
      else words.push(word)
    }
    return words.length === line.words.length ? line : { ...line, words }
  })
}

function hasDotBetween(before: Word, after: Word, { line, picture }: { line: Line; picture: Grey }): boolean {
  // A dot also ends a sentence, but then the next word begins with a capital.
  if (!/[\p{L}\d]\.?$/u.test(before.text) || !/^[\p{Ll}\d]/u.test(after.text)) return false
  const height = Math.min(before.bbox.y1 - before.bbox.y0, after.bbox.y1 - after.bbox.y0)
  const gap = after.bbox.x0 - before.bbox.x1
  if (before.text.endsWith('.')) return Math.abs(gap) < height * narrowGap
  if (gap < 1 || gap > height * widestGap) return false
  const foot = baselineAt(line, after.bbox.x0)
  const inkIn = ({ from, to }: { from: number; to: number }) =>
    inkOf(picture, {
      ...{ x0: before.bbox.x1, x1: after.bbox.x0 },
      ...{ y0: foot - height * to, y1: foot - height * from },
    })
  const dot = inkIn(strips.dot)
  return dot > height * height * leastInk && inkIn(strips.above) < dot * partAbove
}

/** The sum of the darkness of all pixels within a box. A black pixel counts 1. */
function inkOf({ width, light }: Grey, { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): number {
  let ink = 0
  for (let y = Math.round(y0); y < Math.round(y1); y += 1) {
    for (let x = x0; x < x1; x += 1) ink += (255 - (light[y * width + x] ?? 255)) / 255
  }
  return ink
}

function joined(before: Word, after: Word): Word {
  const [one, other] = [before.bbox, after.bbox]
  return {
    ...after,
    text: `${before.text.replace(/\.$/, '')}.${after.text}`,
    confidence: Math.min(before.confidence, after.confidence),
    bbox: { x0: one.x0, y0: Math.min(one.y0, other.y0), x1: other.x1, y1: Math.max(one.y1, other.y1) },
  }
}

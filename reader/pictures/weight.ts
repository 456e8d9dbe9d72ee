import type { Bbox } from 'tesseract.js'
import type { Grey } from './grey.ts'

/** The mean thickness of the strokes within a box, in pixels: the ink, divided by half the edges along all rows. */
export function weightOf({ width, light }: Grey, { x0, y0, x1, y1 }: Bbox): number {
  let ink = 0
  let edges = 0
  for (let y = y0; y < y1; y += 1) {
    let before = 255
    for (let x = x0; x <= x1; x += 1) {
      const shade = light[y * width + x] ?? 255
      ink += 255 - shade
      edges += Math.abs(shade - before)
      before = shade
    }
  }
  return edges === 0 ? 0 : (2 * ink) / edges
}

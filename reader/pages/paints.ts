import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The ink of a letter or shape. `color`: '#rrggbb', undefined for a pattern. `mode`: PDF's text rendering mode. */
export type Ink = { color: string | undefined; alpha: number; mode: number }

/** A painted rectangle. `color`: undefined if unknown, as for a picture. `isWhole`: the paint certainly fills it. */
export type Paint = {
  left: number
  bottom: number
  right: number
  top: number
  color: string | undefined
  isWhole: boolean
  order: number
}

/** A rectangle that covers the whole page. */
export const everywhere = {
  ...{ left: Number.NEGATIVE_INFINITY, bottom: Number.NEGATIVE_INFINITY },
  ...{ right: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY },
}

/** The arguments of an operation that draws an outline: action, points, and the edges left, bottom, right and top. */
export function outlineIn(given: unknown): { act: unknown; points: unknown; corners: Float32Array } | undefined {
  const [act, list, corners]: unknown[] = Array.isArray(given) ? given : []
  const [points]: unknown[] = Array.isArray(list) ? list : []
  return corners instanceof Float32Array ? { act, points, corners } : undefined
}

/** The operations that fill an outline. */
export const fills = new Set<unknown>([
  ...[OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke],
])

/** The bounding box of a rectangle, given by two corners, after a transformation by a matrix. */
export function boxOf(page: number[], [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: Iterable<number>) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = page
  const [ax1, ax2, cy1, cy2] = [a * x1, a * x2, c * y1, c * y2]
  const [bx1, bx2, dy1, dy2] = [b * x1, b * x2, d * y1, d * y2]
  return {
    left: Math.min(ax1, ax2) + Math.min(cy1, cy2) + e,
    bottom: Math.min(bx1, bx2) + Math.min(dy1, dy2) + f,
    right: Math.max(ax1, ax2) + Math.max(cy1, cy2) + e,
    top: Math.max(bx1, bx2) + Math.max(dy1, dy2) + f,
  }
}

/** The count of numbers in a rectangle's outline: a start and three lines (a command and a point each), and the end. */
const numbersOfRectangle = 13

/** True if an outline is the rectangle between its corners. */
export function isRectangle(outline: unknown, [x1, y1, x2, y2]: Float32Array): boolean {
  if (!(outline instanceof Float32Array) || outline.length !== numbersOfRectangle) return false
  const points = [1, 4, 7, 10].map(at => [outline[at], outline[at + 1]])
  return points.every(([x, y]) => (x === x1 || x === x2) && (y === y1 || y === y2))
}

import { type Grey, shrink } from './grey.ts'

/** In degrees: the largest angle that is searched, and the steps of the first and the second search. */
const widest = 8
const coarse = 0.5
const fine = 0.05

/** The approximate width in pixels to which a picture is shrunk. Lines of text are still separate at this width. */
const narrow = 800

/** The maximum number of edges that are counted: more edges do not change the angle. */
const mostEdges = 40_000

/** The angle in radians by which the lines of text descend to the right; 0 for a picture without lines. */
export function skewOf(picture: Grey): number {
  const edges = edgesOf(shrink(picture, Math.max(1, Math.round(picture.width / narrow))))
  if (edges.x.length === 0) return 0
  const rough = bestBetween(edges, -widest, widest, coarse)
  const degrees = bestBetween(edges, rough - coarse, rough + coarse, fine)
  // An angle at the end of the range means that nothing was found: drawings and photographs have no lines.
  return Math.abs(degrees) >= widest ? 0 : (degrees * Math.PI) / 180
}

/** The points where the picture changes from dark to light downwards, mostly the lower ends of letters on baselines. */
type Edges = { x: Float32Array; y: Float32Array; height: number; width: number }

function edgesOf({ width, height, light }: Grey): Edges {
  const places: number[] = []
  for (let at = 0; at < light.length - width; at += 1) {
    if ((light[at + width] ?? 0) - (light[at] ?? 0) > steep) places.push(at)
  }
  const step = Math.max(1, Math.ceil(places.length / mostEdges))
  const kept = places.filter((_, index) => index % step === 0)
  return {
    x: Float32Array.from(kept, at => at % width),
    y: Float32Array.from(kept, at => Math.floor(at / width)),
    width,
    height,
  }
}

/** The minimum difference in light at an edge. */
const steep = 48

function bestBetween(edges: Edges, from: number, to: number, step: number): number {
  let best = { degrees: 0, sharpness: sharpnessAt(edges, 0) }
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const sharpness = sharpnessAt(edges, degrees)
    if (sharpness > best.sharpness) best = { degrees, sharpness }
  }
  return best.degrees
}

/** The measure of how strongly the edges concentrate in rows if the picture is turned back by this angle. */
function sharpnessAt({ x, y, width, height }: Edges, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const rows = new Uint32Array(height + 2 * Math.ceil(width * Math.abs(slope)) + 2)
  const first = Math.ceil(width * Math.abs(slope))
  for (let index = 0; index < x.length; index += 1) {
    const row = Math.round((y[index] ?? 0) - (x[index] ?? 0) * slope) + first
    rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

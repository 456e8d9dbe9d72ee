/** The distance of a point from the shape's edge in pixels: negative inside. */
export type Shape = (x: number, y: number) => number

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

export type Layer = { shape: Shape; colour: Colour; opacity?: number }

export function ellipse(centreX: number, centreY: number, radiusX: number, radiusY: number): Shape {
  return (x, y) => {
    const dx = x - centreX
    const dy = y - centreY
    const near = length(dx / radiusX, dy / radiusY)
    const slope = length(dx / radiusX ** 2, dy / radiusY ** 2)
    return slope === 0 ? -Math.min(radiusX, radiusY) : (near * (near - 1)) / slope
  }
}

/** Much faster than Math.hypot, which guards against overflow. */
const length = (x: number, y: number) => Math.sqrt(x * x + y * y)

export const circle = (centreX: number, centreY: number, radius: number) => ellipse(centreX, centreY, radius, radius)

export function roundedBox(left: number, top: number, right: number, bottom: number, corner: number): Shape {
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2]
  const [halfX, halfY] = [(right - left) / 2 - corner, (bottom - top) / 2 - corner]
  return (x, y) => {
    const dx = Math.abs(x - centreX) - halfX
    const dy = Math.abs(y - centreY) - halfY
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner
  }
}

export function union(...shapes: Shape[]): Shape {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY
    for (const shape of shapes) nearest = Math.min(nearest, shape(x, y))
    return nearest
  }
}

export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), other(x, y))

export const without =
  (whole: Shape, hole: Shape): Shape =>
  (x, y) =>
    Math.max(whole(x, y), -hole(x, y))

/** The outline of a shape. */
export const stroke =
  (shape: Shape, width: number): Shape =>
  (x, y) =>
    Math.abs(shape(x, y)) - width / 2

export const above =
  (limit: number): Shape =>
  (_x, y) =>
    y - limit

export const below =
  (limit: number): Shape =>
  (_x, y) =>
    limit - y

/** The half-plane left of the line through a point with the given slope (x per y). */
export const leftOf =
  (throughX: number, throughY: number, slope: number): Shape =>
  (x, y) =>
    (x - throughX - (y - throughY) * slope) / length(1, slope)

export function mix(one: Colour, other: Colour, share: number): Colour {
  const between = (from: number, to: number) => from + (to - from) * share
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])]
}

/** Paints layers over a ground that runs from one colour at the top to another at the bottom, with smooth edges. */
export function paint(size: number, [top, bottom]: readonly [Colour, Colour], layers: Layer[]): Uint8Array {
  const canvas = new Float32Array(size * size * 3)
  for (let y = 0; y < size; y += 1) {
    const ground = mix(top, bottom, y / size)
    for (let x = 0; x < size; x += 1) canvas.set(ground, (y * size + x) * 3)
  }
  for (const layer of layers) {
    for (let y = 0; y < size; y += tile) {
      for (let x = 0; x < size; x += tile) paintTile(canvas, size, layer, x, y)
    }
  }
  return Uint8Array.from(canvas, Math.round)
}

const tile = 16
const half = tile / 2

/** Most tiles lie wholly inside or outside of a shape: one look at the middle tells, and saves 255 more. */
function paintTile(
  canvas: Float32Array,
  size: number,
  { shape, colour, opacity = 1 }: Layer,
  left: number,
  top: number,
) {
  const middle = shape(left + half, top + half)
  if (middle > tile) return
  const wholly = middle < -tile
  for (let y = top; y < top + tile; y += 1) {
    for (let x = left; x < left + tile; x += 1) {
      const cover = opacity * (wholly ? 1 : Math.min(Math.max(0.5 - shape(x + 0.5, y + 0.5), 0), 1))
      if (cover === 0) continue
      const at = (y * size + x) * 3
      for (let part = 0; part < 3; part += 1) {
        const ground = canvas[at + part] ?? 0
        canvas[at + part] = ground + ((colour[part] ?? 0) - ground) * cover
      }
    }
  }
}

import type { Grey } from './grey.ts'

/** The shade of the paper and of the ink in the whole picture, from 0 (black) to 255 (white). */
export type Exposure = { paper: number; ink: number }

/** The picture with even light, white paper and black ink, and its exposure before this change. */
export function evenLight(picture: Grey): Grey & { exposure: Exposure } {
  const paper = paperOf(picture)
  const { width, height, light } = picture
  const even = new Uint8Array(light.length)
  const lit = percentile(light, 0.75)
  const ink = inkOf(light, lit)
  // Ink is dark even in weak light, so only the shades between ink and paper are spread.
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const white = Math.max(ink + 1, paper(x / width, y / height))
      even[at] = Math.max(0, Math.min(255, (((light[at] ?? 255) - ink) * 255) / (white - ink)))
    }
  }
  return { width, height, light: even, exposure: { paper: lit, ink } }
}

/** A picture with less contrast between paper and ink is noise. */
export const leastContrast = 24

/** The shade of the ink, which covers only a small part of a page with few lines. */
function inkOf(light: Uint8Array, paper: number): number {
  const usual = percentile(light, 0.01)
  return paper - usual < leastContrast * 4 ? percentile(light, 0.001) : usual
}

/** The number of tiles along the longer side of a picture. */
const tilesAcross = 32

/** The paper of a tile has the shade that is lighter than this share of pixels: most of a tile with text is paper. */
const darker = 0.8

/** A tile with less than this share of the expected light is coloured, not shaded. */
const shaded = 0.8

/**
 * The light of the paper at any point of the picture (0 to 1 across and down). Light from a window or a lamp changes
 * slowly, so the light is calculated as a curved surface through the lightest parts. Coloured bars and boxes do not
 * change the surface and remain coloured.
 */
function paperOf({ width, height, light }: Grey): (x: number, y: number) => number {
  const size = Math.max(8, Math.ceil(Math.max(width, height) / tilesAcross))
  let tiles: Tile[] = []
  for (let top = 0; top + size <= height; top += size) {
    for (let left = 0; left + size <= width; left += size) {
      const pixels = new Uint8Array(size * size)
      for (let row = 0; row < size; row += 1) {
        const from = (top + row) * width + left
        pixels.set(light.subarray(from, from + size), row * size)
      }
      const x = (left + size / 2) / width
      const y = (top + size / 2) / height
      tiles.push({ terms: [1, x, y, x * x, x * y, y * y], light: percentile(pixels, darker) })
    }
  }
  const flat = flatLight(tiles)
  if (flat !== undefined) return () => flat
  let surface = surfaceThrough(tiles)
  for (let round = 0; round < 4; round += 1) {
    const lit = tiles.filter(tile => tile.light >= shaded * valueAt(surface, tile.terms))
    if (lit.length < tiles.length / 3) break
    if (lit.length === tiles.length) break
    tiles = lit
    surface = surfaceThrough(tiles)
  }
  return (x, y) => valueAt(surface, [1, x, y, x * x, x * y, y * y])
}

/** If this share of tiles differs by at most so many shades, a scanner lit the paper evenly, to one shade. */
const flatShare = 0.3
const flatShades = 4

/**
 * The light of evenly lit paper, else undefined. It is used instead of the curved surface, which a wide dark column
 * would bend: letters near the column would become as light as the paper.
 */
function flatLight(tiles: Tile[]): number | undefined {
  const lights = tiles.map(({ light }) => light).sort((one, other) => other - one)
  const [lightest = 255] = lights
  const alike = lights.filter(light => light >= lightest - flatShades)
  return alike.length >= tiles.length * flatShare ? alike[Math.floor(alike.length / 2)] : undefined
}

type Tile = { terms: number[]; light: number }

const valueAt = (surface: number[], terms: number[]) =>
  surface.reduce((sum, factor, index) => sum + factor * (terms[index] ?? 0), 0)

/** The factors of the surface that comes closest to the tiles: least squares by Gauss' elimination. */
function surfaceThrough(tiles: Tile[]): number[] {
  const terms = 6
  const rows = Array.from({ length: terms }, (_, row) =>
    Array.from({ length: terms + 1 }, (_, column) =>
      tiles.reduce(
        (sum, tile) => sum + (tile.terms[row] ?? 0) * (column === terms ? tile.light : (tile.terms[column] ?? 0)),
        row === column ? 1e-6 : 0, // A picture of one tile has no slope.
      ),
    ),
  )
  for (const [index, row] of rows.entries()) {
    const pivot = row[index] || 1e-9
    for (const [other, target] of rows.entries()) {
      if (other === index) continue
      const times = (target[index] ?? 0) / pivot
      for (let column = index; column <= terms; column += 1) {
        target[column] = (target[column] ?? 0) - times * (row[column] ?? 0)
      }
    }
  }
  return rows.map((row, index) => (row[terms] ?? 0) / (row[index] || 1e-9))
}

/** The shade that is lighter than this share of the pixels. */
export function percentile(light: Uint8Array, share: number): number {
  const counts = new Uint32Array(256)
  for (const shade of light) counts[shade] = (counts[shade] ?? 0) + 1
  let seen = 0
  for (const [shade, count] of counts.entries()) {
    seen += count
    if (seen > light.length * share) return shade
  }
  return 255
}

/** A picture in shades of grey: a byte for each pixel, row by row, 255 is white. */
export type Grey = { width: number; height: number; light: Uint8Array }

/** A page as a picture; `width` and `height` in points. */
export type DrawnPage = { number: number; picture: Grey; width: number; height: number }

/** Turns the four bytes of each pixel into one byte. Transparent pixels become white like paper. */
export function greyOf({ width, height, data }: { width: number; height: number; data: Uint8ClampedArray }): Grey {
  const light = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < light.length; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0, cover = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
    const shade = (red * 77 + green * 150 + blue * 29) >> 8
    light[pixel] = cover === 255 ? shade : 255 - (((255 - shade) * cover) >> 8)
  }
  return { width, height, light }
}

/** The share of pixels that are nearer to black than to white. */
export const darkShareOf = ({ light }: Grey) =>
  light.reduce((dark, shade) => dark + (shade < 128 ? 1 : 0), 0) / Math.max(1, light.length)

/** The picture in `1 / times` of its size: each pixel is the mean of a square. */
export function shrink({ width, height, light }: Grey, times: number): Grey {
  const small = { width: Math.floor(width / times), height: Math.floor(height / times) }
  const means = new Uint8Array(small.width * small.height)
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0
      for (let dy = 0; dy < times; dy += 1) {
        const row = (y * times + dy) * width + x * times
        for (let dx = 0; dx < times; dx += 1) sum += light[row + dx] ?? 0
      }
      means[y * small.width + x] = sum / (times * times)
    }
  }
  return { ...small, light: means }
}

/** The part of the picture within a box. */
export function cut(
  { width, light }: Grey,
  { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
): Grey {
  const part = { width: x1 - x0, height: y1 - y0 }
  const kept = new Uint8Array(part.width * part.height)
  for (let row = 0; row < part.height; row += 1) {
    const from = (y0 + row) * width + x0
    kept.set(light.subarray(from, from + part.width), row * part.width)
  }
  return { ...part, light: kept }
}

/** The picture turned clockwise by quarters. */
export function turnQuarters(picture: Grey, quarters: number): Grey {
  if (quarters === 0) return picture
  const { width, height, light } = picture
  const turned = new Uint8Array(light.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + height - 1 - y] = light[y * width + x] ?? 255
  }
  return turnQuarters({ width: height, height: width, light: turned }, quarters - 1)
}

/** The picture rotated about its middle by an angle in radians, clockwise if positive. The corners become white. */
export function turn({ width, height, light }: Grey, angle: number): Grey {
  const turned = new Uint8Array(width * height).fill(255)
  const [sine, cosine] = [Math.sin(-angle), Math.cos(-angle)]
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = middleX + (x - middleX) * cosine - (y - middleY) * sine
      const fromY = middleY + (x - middleX) * sine + (y - middleY) * cosine
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [partX, partY] = [fromX - left, fromY - top]
      const at = top * width + left
      const upper = (light[at] ?? 255) * (1 - partX) + (light[at + 1] ?? 255) * partX
      const lower = (light[at + width] ?? 255) * (1 - partX) + (light[at + width + 1] ?? 255) * partX
      turned[y * width + x] = upper * (1 - partY) + lower * partY
    }
  }
  return { width, height, light: turned }
}

/** The picture as a file that the engine reads: PGM, which is a line of text before the bytes. */
export function pgmOf({ width, height, light }: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), light])
}

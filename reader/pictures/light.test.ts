import { expect, test } from 'vitest'
import { evenLight } from './light.ts'

const [width, height] = [640, 900]

/** A page with letters on its right half. `column`: width of a dark column; `atRight`: light on the right, 0 to 1. */
function page({ column, atRight = 1 }: { column: number; atRight?: number }) {
  const light = new Uint8Array(width * height)
  for (let at = 0; at < light.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const isLetter = x > 300 && x % 12 < 2 && y % 20 < 10
    const shade = x < column ? 61 : isLetter ? 110 : 255
    light[at] = shade * (1 - ((1 - atRight) * x) / width)
  }
  return { width, height, light }
}

const shadesAt = (light: Uint8Array, places: number[]) => places.map(x => light[101 * width + x] ?? 0)

test('keeps paper white and letters dark beside a dark column', () => {
  const { light } = evenLight(page({ column: 250 }))
  const letters = shadesAt(light, [312, 396, 480, 564, 624])
  expect(Math.max(...letters) - Math.min(...letters)).toBeLessThan(3)
  for (const paper of shadesAt(light, [320, 488, 632])) expect(paper).toBeGreaterThan(250)
})

test('makes the shaded paper of a photo white', () => {
  const { light } = evenLight(page({ column: 0, atRight: 0.6 }))
  for (const paper of shadesAt(light, [8, 320, 632])) expect(paper).toBeGreaterThan(240)
})

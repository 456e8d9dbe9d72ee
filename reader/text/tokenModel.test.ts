import { expect, test } from 'vitest'
import { chancesOf, placesOf, tokenModel } from './tokenModel.ts'

const size = 64

/** A model of two classes whose second one has the given weights. */
const modelOf = (weights: Map<number, number>) => {
  const bytes = Int8Array.from({ length: 2 * size }, (_, at) => (at < size ? 0 : (weights.get(at - size) ?? 0)))
  return { classes: ['no', 'yes'], size, scale: 0.1, weights: Buffer.from(bytes.buffer).toString('base64') }
}

test('adds up the weights of tokens and of their pairs', () => {
  const pair = { paired: ['bold', 'short'], alone: [] }
  const [bold, both, short] = placesOf(pair, size)
  expect(placesOf(pair, size)).toHaveLength(3)
  const model = tokenModel.parse(modelOf(new Map([[both ?? -1, 30]])))
  expect(new Set([bold, both, short]).size).toBe(3)
  expect(chancesOf(model, pair)[1]).toBeCloseTo(1 / (1 + Math.exp(-3)))
  expect(chancesOf(model, { paired: ['bold'], alone: ['short'] })).toEqual([0.5, 0.5])
})

test('refuses a file with incomplete weights', () => {
  const whole = modelOf(new Map())
  expect(tokenModel.safeParse(whole).success).toBe(true)
  expect(tokenModel.safeParse({ ...whole, weights: whole.weights.slice(0, 80) }).success).toBe(false)
})

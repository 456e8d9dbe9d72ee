import { z } from 'zod'
import { hash, softmax } from './hashed.ts'

/**
 * A classifier: logistic regression over tokens, which name features ('bold', 'gap:2'), and over their pairs, hashed
 * into a table of weights. `npm run train:reader` creates the files.
 */
export type TokenModel = { classes: string[]; size: number; weights: Int8Array; scale: number }

/** The file of a model. `weights`: all weights, one class after the other, as signed bytes in base64. */
export const tokenModel = z
  .object({ classes: z.array(z.string()), size: z.int(), scale: z.number(), weights: z.base64() })
  .transform(({ weights, ...model }): TokenModel => {
    const bytes = Buffer.from(weights, 'base64')
    return { ...model, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
  })
  .refine(({ classes, size, weights }) => weights.length === classes.length * size, 'The weights are not complete')

/** The probability of each class. `alone` are tokens that are not paired: words and their pieces. */
export function chancesOf(model: TokenModel, seen: Tokens): number[] {
  const places = placesOf(seen, model.size)
  const sums = model.classes.map((_, at) => {
    const from = at * model.size
    let sum = 0
    for (const place of places) sum += model.weights[from + place] ?? 0
    return sum * model.scale
  })
  return softmax(sums)
}

/** The tokens of a line or section to classify: `paired` are combined into pairs, `alone` are not. */
export type Tokens = { paired: string[]; alone: string[] }

/** The indexes of all tokens and pairs in a table of `size` weights. */
export function placesOf({ paired, alone }: Tokens, size: number): Int32Array {
  const hashes = paired.map(hash)
  const places = new Int32Array(alone.length + (hashes.length * (hashes.length + 1)) / 2)
  let count = 0
  for (const token of alone) places[count++] = hash(token) % size
  for (const [at, one] of hashes.entries()) {
    for (let other = at; other < hashes.length; other += 1) {
      places[count++] = (other === at ? one : mix(one, hashes[other] ?? 0)) % size
    }
  }
  return places
}

function mix(one: number, other: number): number {
  const mixed = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

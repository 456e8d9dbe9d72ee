import { softmax } from '../../text/hashed.ts'
import { placesOf, type Seen, type TokenModel } from '../../text/tokenModel.ts'
import { seededRandom, shuffle } from '../random.ts'

/** What is seen, to which class it belongs, and how much the case counts. */
export type Case = { seen: Seen; right: number; weight: number }

type Training = { classes: string[]; size: number; rounds?: number; decay?: number }

/** Fits a token model to cases by stochastic descent with a step of its own for each weight (Adagrad). */
export function fitTokens(cases: Case[], { classes, size, rounds = 4, decay = 1e-6 }: Training): TokenModel {
  const count = classes.length
  const weights = new Float32Array(count * size)
  const squares = new Float32Array(count * size).fill(1)
  const places = cases.map(({ seen }) => placesOf(seen, size))
  const random = seededRandom('fit')
  const order = cases.map((_, index) => index)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { right, weight } = cases[index] as Case
      const seen = places[index] as Int32Array
      const chances = softmax(classes.map((_, at) => sumOf(weights, seen, at * size)))
      for (const [at, chance] of chances.entries()) {
        const fault = (chance - (at === right ? 1 : 0)) * weight
        if (Math.abs(fault) < 0.001) continue
        const from = at * size
        for (const place of seen) {
          const to = from + place
          const slope = fault + decay * seen.length * (weights[to] as number)
          squares[to] = (squares[to] as number) + slope * slope
          weights[to] = (weights[to] as number) - (step * slope) / Math.sqrt(squares[to] as number)
        }
      }
    }
  }
  const scale = Math.max(...weights.map(Math.abs), 1e-9) / 127
  return { classes, size, scale, weights: Int8Array.from(weights, weight => Math.round(weight / scale)) }
}

const step = 0.02

function sumOf(weights: Float32Array, places: Int32Array, from: number) {
  let sum = 0
  for (const place of places) sum += weights[from + place] as number
  return sum
}

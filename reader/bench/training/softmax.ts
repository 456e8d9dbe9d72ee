import { softmax } from '../../text/hashed.ts'
import { type Random, seededRandom, shuffle } from '../random.ts'

/** A case: the indexes of its features with their values, its class, and its weight. */
export type Row = { places: ArrayLike<number>; values?: ArrayLike<number>; right: number; weight?: number }

/** `size`: the number of features. `rounds`: passes over all rows. `varied` may change each row in each pass. */
type Training = {
  classes: number
  size: number
  rounds: number
  step: number
  decay: number
  varied?: (row: Row, random: Random) => Row
}

/** Fits a softmax regression by Adagrad. Returns the weights, class by class. */
export function fitSoftmax(rows: Row[], { classes, size, rounds, step, decay, varied }: Training): Float64Array {
  const weights = new Float64Array(classes * size)
  const squares = new Float64Array(classes * size).fill(startOf(step))
  const random = seededRandom('fit')
  const order = [...rows]
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const row of order) {
      const { places, values, right, weight = 1 } = varied ? varied(row, random) : row
      const shares = sharesOf(weights, { places, values }, { classes, size })
      for (const [kind, share] of shares.entries()) {
        const fault = (share - (kind === right ? 1 : 0)) * weight
        if (Math.abs(fault) < 0.001) continue
        for (let at = 0; at < places.length; at += 1) {
          const to = kind * size + (places[at] as number)
          const slope = fault * (values?.[at] ?? 1) + decay * (weights[to] as number)
          squares[to] = (squares[to] as number) + slope * slope
          weights[to] = (weights[to] as number) - (step * slope) / Math.sqrt(squares[to] as number)
        }
      }
    }
  }
  return weights
}

/** The initial sum of squares. It is large for a small `step`, which keeps the first steps of rare features small. */
const startOf = (step: number) => (step < 0.1 ? 1 : 1e-8)

/** The probability of each class. */
export function sharesOf(
  weights: Float64Array,
  { places, values }: Pick<Row, 'places'> & { values?: Row['values'] | undefined },
  { classes, size }: Pick<Training, 'classes' | 'size'>,
): number[] {
  const sums = Array.from({ length: classes }, (_, kind) => {
    let sum = 0
    for (let at = 0; at < places.length; at += 1)
      sum += (weights[kind * size + (places[at] as number)] as number) * (values?.[at] ?? 1)
    return sum
  })
  return softmax(sums)
}

/** Weights as signed bytes, and the scale by which a byte is multiplied. */
export function inBytes(weights: Float64Array) {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 1e-9)
  const bytes = Int8Array.from(weights, weight => Math.round((weight / most) * 127))
  return { scale: most / 127, bytes }
}

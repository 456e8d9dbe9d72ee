import { softmax } from '../../../text/hashed.ts'
import type { Features } from '../../../text/pieces.ts'
import { seededRandom, shuffle } from '../../random.ts'

export type Row = Features & { kind: number }
export type Size = { kinds: number; signs: number; grams: number }

/** The weights of a softmax regression: those of signs by kind and sign, those of grams by gram and kind. */
export type Softmax = { size: Size; bias: Float64Array; signs: Float64Array; grams: Float64Array }

const zeros = (size: Size): Softmax => ({
  size,
  bias: new Float64Array(size.kinds),
  signs: new Float64Array(size.kinds * size.signs),
  grams: new Float64Array(size.kinds * size.grams),
})

/** Fits the weights by AdaGrad, always in the same order. `hide` changes the signs of every second row that is seen. */
export function trainSoftmax(samples: Row[], size: Size, hide: (signs: number[]) => number[]): Softmax {
  const random = seededRandom('train')
  const model = zeros(size)
  const squares = zeros(size)
  const move = (of: 'bias' | 'signs' | 'grams', at: number, slope: number) => {
    const before = model[of][at] ?? 0
    const decayed = slope + DECAY * before
    const square = (squares[of][at] ?? 0) + decayed * decayed
    squares[of][at] = square
    model[of][at] = before - (STEP * decayed) / Math.sqrt(square + 1e-8)
  }
  const rows = [...samples]
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(rows, random)
    for (const row of rows) {
      const seen = random.next() < 0.5 ? row : { ...row, signs: hide(row.signs) }
      const shares = sharesOf(model, seen)
      for (let kind = 0; kind < size.kinds; kind += 1) {
        const fault = (shares[kind] ?? 0) - (kind === row.kind ? 1 : 0)
        move('bias', kind, fault)
        for (const [at, sign] of seen.signs.entries())
          if (sign !== 0) move('signs', kind * size.signs + at, fault * sign)
        for (const gram of row.grams) move('grams', gram * size.kinds + kind, fault * row.worth)
      }
    }
  }
  return model
}

const ROUNDS = 3
const STEP = 0.15
const DECAY = 0.00002

/** The share of certainty that each kind gets; all of them are 1. */
export function sharesOf({ size, ...model }: Softmax, { signs, grams, worth }: Features): number[] {
  const sums = Array.from({ length: size.kinds }, (_, kind) => {
    let sum = model.bias[kind] ?? 0
    for (const [at, sign] of signs.entries()) sum += sign * (model.signs[kind * size.signs + at] ?? 0)
    let letters = 0
    for (const gram of grams) letters += model.grams[gram * size.kinds + kind] ?? 0
    return sum + letters * worth
  })
  return softmax(sums)
}

/** A number for each sign. */
export type Weights = Record<string, number>

/** Signs, whether what is to be told is so (1) or not (0), and how much the case counts. */
export type Case = { signs: Weights; right: number; weight: number }

/** The weights of a logistic regression, and its bias if it has an intercept, by gradient descent. */
export function fitLogistic(cases: Case[], { intercept }: { intercept: boolean }): { bias: number; weights: Weights } {
  const names = Object.keys(cases[0]?.signs ?? {})
  const rows = cases.map(({ signs }) => Float64Array.from(names, name => signs[name] ?? 0))
  const total = cases.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Float64Array(names.length)
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map(weight => weight * decay)
    let slope = 0
    for (const [index, row] of rows.entries()) {
      const { right = 0, weight = 0 } = cases[index] ?? {}
      const fault = ((sigmoid(bias + dot(row, weights)) - right) * weight) / total
      slope += fault
      for (let at = 0; at < row.length; at += 1) slopes[at] = (slopes[at] ?? 0) + fault * (row[at] ?? 0)
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) - step * (slopes[at] ?? 0)
    if (intercept) bias -= step * slope
  }
  return {
    bias: hundredths(bias),
    weights: Object.fromEntries(names.map((name, at) => [name, hundredths(weights[at] ?? 0)])),
  }
}

function dot(one: Float64Array, other: Float64Array) {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** The steps of the descent, and the decay that keeps weights small. */
const rounds = 1500
const step = 1.5
const decay = 0.0005

const hundredths = (value: number) => Math.round(value * 100) / 100

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

export const weigh = (signs: Weights, weights: Weights) =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)

/** The signs of one reading without those of another. */
export const minus = (one: Weights, other: Weights): Weights =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value - (other[name] ?? 0)]))

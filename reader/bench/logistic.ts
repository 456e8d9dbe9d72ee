/** A number for each sign. A sign is a feature of the regression. */
export type Weights = Record<string, number>

/** A case of the regression: its signs, its outcome (1 or 0), and its weight. */
export type Case = { signs: Weights; right: number; weight: number }

/** Fits a logistic regression by Newton's method. The bias is 0 without an intercept. */
export function fitLogistic(cases: Case[], { intercept }: { intercept: boolean }): { bias: number; weights: Weights } {
  const names = Object.keys(cases[0]?.signs ?? {})
  const rows = cases.map(({ signs }) =>
    Float64Array.from([...names.map(name => signs[name] ?? 0), ...(intercept ? [1] : [])]),
  )
  const total = cases.reduce((sum, { weight }) => sum + weight, 0)
  const found = new Float64Array(names.length + (intercept ? 1 : 0))
  for (let round = 0; round < rounds; round += 1) {
    // Gradient and Hessian of the error. `decay` keeps all weights small, except the bias.
    const slopes = found.map((weight, at) => (at < names.length ? weight * decay : 0))
    const bends = Array.from(found, (_, at) => {
      const bend = new Float64Array(found.length)
      bend[at] = at < names.length ? decay : 1e-9
      return bend
    })
    for (const [index, row] of rows.entries()) {
      const { right = 0, weight = 0 } = cases[index] ?? {}
      const chance = sigmoid(dot(row, found))
      addTo(slopes, row, ((chance - right) * weight) / total)
      const bend = (Math.max(chance * (1 - chance), 1e-9) * weight) / total
      for (const [at, value] of row.entries()) if (value !== 0) addTo(bends[at] ?? slopes, row, bend * value)
    }
    const step = solve(bends, slopes)
    const longest = Math.max(...step.map(Math.abs))
    addTo(found, step, -Math.min(1, longestStep / longest))
    if (longest < 1e-5) break
  }
  return {
    bias: intercept ? hundredths(found[names.length] ?? 0) : 0,
    weights: Object.fromEntries(names.map((name, at) => [name, hundredths(found[at] ?? 0)])),
  }
}

function dot(one: Float64Array, other: Float64Array) {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function addTo(sum: Float64Array, other: Float64Array, times: number) {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (other[at] ?? 0) * times
}

/** Solves linear equations with a symmetric, positive definite matrix. Overwrites the matrix. */
function solve(matrix: Float64Array[], values: Float64Array): Float64Array {
  const solved = values.slice()
  for (const [at, row] of matrix.entries())
    for (let below = at + 1; below < matrix.length; below += 1) {
      const other = matrix[below]
      if (!other) continue
      const times = (other[at] ?? 0) / (row[at] ?? 1)
      addTo(other, row, -times)
      solved[below] = (solved[below] ?? 0) - times * (solved[at] ?? 0)
    }
  for (const [at, row] of [...matrix.entries()].reverse()) {
    const known = dot(row.subarray(at + 1), solved.subarray(at + 1))
    solved[at] = ((solved[at] ?? 0) - known) / (row[at] ?? 1)
  }
  return solved
}

/** The decay that keeps weights small, the maximum rounds, and the maximum step: longer steps may diverge. */
const decay = 0.001
const rounds = 40
const longestStep = 3

const hundredths = (value: number) => Math.round(value * 100) / 100

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

export const weigh = (signs: Weights, weights: Weights) =>
  Object.entries(signs).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)

/** The signs of one reading minus those of another. */
export const minus = (one: Weights, other: Weights): Weights =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value - (other[name] ?? 0)]))

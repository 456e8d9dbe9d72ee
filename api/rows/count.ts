import { tookTooLong } from '../db.ts'
import type { Deps } from '../deps.ts'
import { isCounted } from '../versions/versions.ts'
import { ALWAYS, conditionOf } from './conditions.ts'
import type { Model } from './models.ts'
import { limitOf, Statement } from './statement.ts'

type Reads = Pick<Deps, 'query' | 'versions'>

/** How far rows are counted: to one more than a number, for so many milliseconds. */
type Bounds = { most?: number; within?: number }

/** The exact number of rows that meet a condition, as far as the bounds let them be counted. */
export async function countRows(
  { query, versions }: Reads,
  model: Model,
  where: object,
  { most, within }: Bounds = {},
): Promise<number> {
  const statement = new Statement()
  const from = statement.from(model)
  const condition = conditionOf(statement, from, where)
  if (condition === ALWAYS && isCounted(model) && most === undefined) return (await versions.current()).rows(model)
  const rows = `"${model}" ${from.alias} WHERE ${condition}`
  const counted = most === undefined ? rows : `(SELECT FROM ${rows}${limitOf(most + 1)}) AS first`
  // Rows of one record are few.
  const limit = within === undefined || statement.isForAnyValue ? {} : { within }
  const [[number] = []] = await query({ text: `SELECT count(*) FROM ${counted}`, values: statement.values, ...limit })
  return Number(number)
}

/** A number of rows; unless it is exact, there are more. */
export type Total = { number: number; isExact: boolean }

/** Milliseconds for counting what a list finds, and the number that is told where they do not suffice. */
const WITHIN = 2_000
const TOLD = 10_000

/** The number of rows that a list finds, as far as two seconds suffice. */
export async function totalOf(reads: Reads, model: Model, where: object): Promise<Total> {
  const count = (bounds: Bounds) =>
    countRows(reads, model, where, { ...bounds, within: WITHIN }).catch(error => {
      if (tookTooLong(error)) return null
      throw error
    })
  const all = await count({})
  const number = all ?? (await count({ most: TOLD })) ?? 0
  return { number: Math.min(number, all ?? TOLD), isExact: all !== null }
}

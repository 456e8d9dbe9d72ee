import { tookTooLong } from '../db.ts'
import type { Deps } from '../deps.ts'
import { isCounted } from '../versions/versions.ts'
import { ALWAYS, conditionOf } from './conditions.ts'
import type { Model } from './models.ts'
import { limitOf, Statement } from './statement.ts'

type ReadAccess = Pick<Deps, 'query' | 'versions'>

/** `most`: counting stops one row after this number. `within`: the maximum time in milliseconds. */
type Bounds = { most?: number; within?: number }

/** The exact number of rows that meet a condition, within the bounds. */
export async function countRows(
  { query, versions }: ReadAccess,
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
  const limit = within === undefined || statement.isByKey ? {} : { within }
  const [[number] = []] = await query({ text: `SELECT count(*) FROM ${counted}`, values: statement.values, ...limit })
  return Number(number)
}

/** A number of rows. If the number is not exact, there are at least as many. */
export type Total = { number: number; isExact: boolean }

/** The maximum time for counting all rows, in milliseconds. */
const ALL_WITHIN = 1_200

/** If ALL_WITHIN is not enough: the number up to which rows are counted, and the maximum milliseconds for that. */
const AT_LEAST = 10_000
const AT_LEAST_WITHIN = 800

/** The number of rows in a list, counted for at most two seconds. */
export async function countInTime(reads: ReadAccess, model: Model, where: object): Promise<Total> {
  const count = (bounds: Bounds) =>
    countRows(reads, model, where, bounds).catch(error => {
      if (tookTooLong(error)) return null
      throw error
    })
  const all = await count({ within: ALL_WITHIN })
  if (all !== null) return { number: all, isExact: true }
  const first = await count({ most: AT_LEAST, within: AT_LEAST_WITHIN })
  return { number: Math.min(first ?? 0, AT_LEAST), isExact: first !== null && first <= AT_LEAST }
}

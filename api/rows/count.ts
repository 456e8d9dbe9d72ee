import { tookTooLong } from '../db.ts'
import type { Deps } from '../deps.ts'
import { isCounted } from '../versions/versions.ts'
import { ALWAYS, conditionOf } from './conditions.ts'
import type { Model } from './models.ts'
import { limitOf, Statement } from './statement.ts'

type ReadAccess = Pick<Deps, 'query' | 'versions'>

/** How far rows are counted: to one more than a number, for so many milliseconds. */
type Bounds = { most?: number; within?: number }

/** The exact number of rows that meet a condition, as far as the bounds let them be counted. */
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

/** A number of rows; unless it is exact, there are at least as many. */
export type Total = { number: number; isExact: boolean }

/** The milliseconds for counting all rows; where they do not suffice, how far rows are counted, and the milliseconds for that. */
const FOR_ALL = 1_200
const TOLD = 10_000
const FOR_TOLD = 800

/** The number of rows that a list finds, as far as two seconds suffice. */
export async function countInTime(reads: ReadAccess, model: Model, where: object): Promise<Total> {
  const count = (bounds: Bounds) =>
    countRows(reads, model, where, bounds).catch(error => {
      if (tookTooLong(error)) return null
      throw error
    })
  const all = await count({ within: FOR_ALL })
  if (all !== null) return { number: all, isExact: true }
  const first = await count({ most: TOLD, within: FOR_TOLD })
  return { number: Math.min(first ?? 0, TOLD), isExact: first !== null && first <= TOLD }
}

import type { Deps } from '../../deps.ts'
import type { Cursor } from '../cursors.ts'
import type { Sorting } from '../selection.ts'
import { conditionFrom, isSearch } from './condition.ts'
import { type Found, indexed, isIndexed, type PageWanted, type Wanted } from './messages.ts'

type Sought = { where?: object; orderBy?: Sorting; take?: number; after?: Cursor }

type Reads = Pick<Deps, 'versions' | 'wordIndex'>

/** The ids of a page of a search, as the word index finds them; null where the database must search. */
export async function pageInMemory(reads: Reads, model: string, { where = {}, ...sought }: Sought) {
  const page = pageOf(sought)
  const wanted = page && (await wantedBy(reads, model, where))
  const found = wanted && (await reads.wordIndex.find({ ...wanted, page }))
  if (!found) return null
  await counted(reads, wanted, async () => found) // It is asked for next.
  return found.ids
}

/** The number of rows that a search finds; null where the database must count. */
export async function countInMemory(reads: Reads, model: string, where: object): Promise<number | null> {
  const wanted = await wantedBy(reads, model, where)
  return wanted && counted(reads, wanted, () => reads.wordIndex.find(wanted))
}

/** The number is kept until the table changes. */
function counted({ versions }: Reads, { model, condition }: Wanted, find: () => Promise<Found | null>) {
  const key = `${model} ${JSON.stringify(condition)}`
  const isValid = (count: number | null) => count !== null
  return versions.cached({ tables: [model], key, isValid }, async () => (await find())?.count ?? null)
}

/** Null if the condition is no search, or no index has its columns or so many rows. */
async function wantedBy({ versions, wordIndex }: Reads, model: string, where: object): Promise<Wanted | null> {
  const condition = isIndexed(model) ? conditionFrom(where, indexed[model]) : null
  if (!isIndexed(model) || !condition || !isSearch(condition)) return null
  const version = await versions.current()
  return wordIndex.holds(version.rows(model)) ? { model, condition, version: version.of([model]) } : null
}

/** Null in any other order than by `createdAt`, in which the rows are held. */
function pageOf({ orderBy, take, after }: Omit<Sought, 'where'>): PageWanted | null {
  if (take === undefined) return null
  const [first = {}] = [orderBy ?? []].flat()
  const direction = 'createdAt' in first ? first.createdAt : undefined
  if (direction !== 'asc' && direction !== 'desc') return null
  if (!after) return { direction, take }
  return after.value instanceof Date
    ? { direction, take, after: { id: after.id, createdAt: after.value.getTime() } }
    : null
}

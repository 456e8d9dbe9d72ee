import type { OrderBy } from '../rows/query.ts'
import { type ReadAccess, rowsOf } from '../rows/read.ts'
import { escapeLike, searchText } from '../rows/search.ts'
import { finders, type Named } from './finders.ts'

export type Sought = { text: string; first: number; country: string | null }

/** The maximum number of found records of each record type. */
export const MOST_FOUND = 8

/** The ids of the talents, deals or companies that match a typed text best, the closest first. */
export async function findIds<Name extends keyof typeof finders>(
  reads: ReadAccess,
  model: Name,
  { text, first, country }: Sought,
): Promise<number[]> {
  const typed = searchText(text)
  const take = Math.max(0, Math.min(first, MOST_FOUND))
  if (typed === '' || take === 0) return []
  const { named, places } = finders[model]
  const ids = await namedSo(reads, named, { typed, take })
  for (const where of places(typed, country)) {
    if (ids.length >= take) break
    const newest = { where, orderBy: NEWEST as OrderBy<Name>, take: take + ids.length }
    const found = await rowsOf(reads, model).findIds(newest)
    ids.push(...found.filter(id => !ids.includes(id)))
  }
  return ids.slice(0, take)
}

const NEWEST = [{ createdAt: 'desc' }, { id: 'desc' }]

/** The newest records with a word in the name that begins with the typed text. */
async function namedSo({ query }: ReadAccess, { table, name }: Named, sought: NameQuery) {
  const text = escapeLike(sought.typed)
  const rows = await query({
    text: `SELECT id FROM "${table}" WHERE ${name} LIKE $1 OR ${name} LIKE $2 OR ${name} LIKE $3
      ORDER BY "createdAt" DESC, id DESC LIMIT ${sought.take}`,
    values: [`${text}%`, `% ${text}%`, `%-${text}%`],
  })
  return rows.map(([id]) => Number(id))
}

type NameQuery = { typed: string; take: number }

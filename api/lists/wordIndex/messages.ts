import type { Columns, Condition } from './condition.ts'

/** The tables with a word index, and the columns that they are filtered by. Each has `id` and `createdAt`, too. */
export const indexed = {
  Talent: { source: 'TalentListing', texts: ['searchText'], keys: ['status', 'area'] },
  Deal: { source: 'Deal', texts: ['searchTitle', 'searchCompany'], keys: ['status'] },
} as const satisfies Record<string, Columns & { source: string }>

export type Indexed = keyof typeof indexed

export const isIndexed = (model: string): model is Indexed => Object.hasOwn(indexed, model)

/** What is searched for. */
export type Wanted = {
  model: Indexed
  condition: Condition
  /** The version of the table's data: the answer is at least as new. */
  version: string
  /** Rows by `createdAt` and id, beginning after one. */
  page?: PageWanted
}

export type PageWanted = { direction: 'asc' | 'desc'; take: number; after?: Place | undefined }

/** The place of a row in the order of a list: milliseconds since 1970, and its id. */
export type Place = { createdAt: number; id: number }

/** How many rows meet the condition, and the ids of those on the page. */
export type Found = { count: number; ids: number[] }

/** What the thread is asked. */
export type Asked = {
  /** Null while the rows are being loaded. */
  find(wanted: Wanted): Promise<Found | null>
}

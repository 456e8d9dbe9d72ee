import type { PageInfoShape } from '@pothos/plugin-relay'
import { InvalidInput } from '../problems.ts'
import { type Cursor, decodeCursor, encodeCursor, type Kind, type SortValue } from './cursors.ts'

export type PageArgs = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

export type Direction = 'asc' | 'desc'

/** How rows follow one another: by one column, and by id where that is equal. */
export type Order = {
  /** The list that is ordered so. A cursor names it, so that one of another list is refused. */
  list: string
  column: string
  /** What the column holds. */
  kind: Kind
  direction: Direction
  /** For a column of an enum: its values in the database's order, as Prisma cannot compare them. */
  ranks?: string[]
  /** For a column that may be empty: rows without a value come last in either direction. */
  nullable?: boolean
  /** For the column of a related row. */
  related?: Related
}

/** A list that is sorted by what its rows belong to, as deals by the names of their companies. */
export type Related = {
  /** The column of the related row. */
  of: string
  /** The condition for the rows of the next few values of that column, and the last of the values; null when none is left. */
  next(beyond: Beyond, direction: Direction): Promise<{ where: object; upTo: string } | null>
  /** The condition for the rows that belong to nothing, as in a database that was restored in parts. They come last. */
  orphans: object
  /** Whether there are any: hardly ever, and then nothing more is read. */
  hasOrphans(): Promise<boolean>
}

/** For Prisma: the texts after one in a direction, or all. */
export type Beyond = { gt?: string; lt?: string }

/** The orders that a list offers. */
export type SortFields<Row> = Record<
  string,
  Omit<Order, 'list' | 'direction' | 'related'> & { column: keyof Row & string }
>

/** An order as a client asks for it. */
export type Asked<Field> = { field: Field; direction: 'ASC' | 'DESC' }

/** The order that a client asked a list for. */
export const orderOf = <Field extends string>(
  list: string,
  orders: Record<Field, Omit<Order, 'list' | 'direction'>>,
  { field, direction }: Asked<Field>,
): Order => ({ list, ...orders[field], direction: direction === 'ASC' ? 'asc' : 'desc' })

/** What to add to Prisma's findMany to read some rows of a list. */
export type KeysetSlice = { where: object; orderBy: object[]; take: number }

const PAGE = 50
const MAX_PAGE = 200

/**
 * Pages by the values of the last row seen instead of by counting rows, so that a page deep in a million rows costs
 * what the first one does.
 *
 * What is left of a list after a cursor falls into parts that follow one another: the rows with the cursor's very value,
 * those with a later one, those without any. Each is read by itself, and only while the page is not full, as Postgres
 * finds the beginning of each part in the index of column and id. A single condition with OR would be a mere filter for
 * it: it reads all rows before the cursor and throws them away.
 */
export async function keysetConnection<Row extends { id: number }>(
  args: PageArgs,
  order: Order,
  read: (slice: KeysetSlice) => Promise<Row[]>,
) {
  const backward = args.last != null
  const size = pageSize(backward ? args.last : args.first)
  const cursor = decodeCursor(backward ? args.before : args.after, order)
  const rows = await readParts(backward ? reversed(order) : order, { cursor, backward, take: size + 1 }, read)
  const more = rows.length > size
  const page = rows.slice(0, size)
  if (backward) page.reverse()
  const edges = page.map(node => ({
    cursor: encodeCursor({ value: sortValue(node, order), id: node.id }, order),
    node,
  }))
  const pageInfo: PageInfoShape = {
    hasNextPage: backward ? Boolean(args.before) : more,
    hasPreviousPage: backward ? more : Boolean(args.after),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
  return { edges, pageInfo }
}

/** How many rows of a whole list are read at once. */
const ROWS_AT_ONCE = 500

/** A whole list, some rows at a time. What is read has the column that it is sorted by. */
export async function* readAll<Read extends { id: number }>(
  order: Order,
  read: (slice: KeysetSlice) => Promise<Read[]>,
): AsyncGenerator<Read[], undefined> {
  for (let cursor: Cursor | null = null; ; ) {
    const rows: Read[] = await readParts(order, { cursor, backward: false, take: ROWS_AT_ONCE }, read)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < ROWS_AT_ONCE) return
    cursor = { value: sortValue(last, order), id: last.id }
  }
}

function pageSize(asked: number | null | undefined): number {
  if (asked == null) return PAGE
  if (asked < 0 || asked > MAX_PAGE) throw new InvalidInput(`A page holds 0 to ${MAX_PAGE} rows`)
  return asked
}

const reversed = (order: Order): Order => ({
  ...order,
  direction: order.direction === 'asc' ? 'desc' : 'asc',
})

type Wanted = { cursor: Cursor | null; backward: boolean; take: number }

async function readParts<Row>(
  order: Order,
  wanted: Wanted,
  read: (slice: KeysetSlice) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  const orderBy = [is(order, order.direction), ...(order.column === 'id' ? [] : [{ id: order.direction }])]
  for await (const where of partsOf(order, wanted)) {
    rows.push(...(await read({ where, orderBy, take: wanted.take - rows.length })))
    if (rows.length >= wanted.take) break
  }
  return rows
}

/** What is left of the list, part after part, as conditions. */
async function* partsOf(order: Order, { cursor, backward }: Wanted): AsyncGenerator<object> {
  const { column, direction, nullable } = order
  const than = direction === 'asc' ? 'gt' : 'lt'
  if (column === 'id') {
    yield cursor ? { id: { [than]: cursor.id } } : {}
    return
  }
  const isAmongEmpty = cursor?.value === null
  if (cursor) yield { ...is(order, cursor.value), id: { [than]: cursor.id } }
  if (nullable && backward && !cursor && (await mayBeEmpty(order))) yield is(order, null)
  if (backward || !isAmongEmpty) yield* partsBeyond(order, cursor?.value ?? undefined)
  if (nullable && !backward && !isAmongEmpty && (await mayBeEmpty(order))) yield is(order, null)
}

const mayBeEmpty = async ({ related }: Order) => !related || related.hasOrphans()

/** The rows that have a value, after the given one if there is one. */
async function* partsBeyond(order: Order, value: SortValue | undefined): AsyncGenerator<object> {
  const { direction, ranks, nullable, related } = order
  if (related) yield* relatedParts(related, direction, value === undefined ? {} : after(String(value), direction))
  else if (value === undefined) yield nullable ? is(order, { not: null }) : {}
  else yield is(order, ranks ? { in: ranksBeyond(ranks, direction, value) } : after(value, direction))
}

/** No index serves the sorting by a related row: a few of those at a time, there is little to sort. */
async function* relatedParts(related: Related, direction: Direction, beyond: Beyond): AsyncGenerator<object> {
  for (let from = beyond; ; ) {
    const some = await related.next(from, direction)
    if (!some) return
    yield some.where
    from = after(some.upTo, direction)
  }
}

const after = <Value>(value: Value, direction: Direction) => (direction === 'asc' ? { gt: value } : { lt: value })

/** For Prisma: the condition or direction at the column that is sorted by. */
function is({ column, related }: Order, condition: unknown) {
  if (related && condition === null) return related.orphans
  return { [column]: related ? { [related.of]: condition } : condition }
}

function ranksBeyond(ranks: string[], direction: Direction, value: SortValue): string[] {
  const at = ranks.indexOf(String(value))
  return direction === 'asc' ? ranks.slice(at + 1) : ranks.slice(0, at)
}

function sortValue(row: object, { column, related, nullable }: Order): SortValue | null {
  const stored: unknown = Object(row)[column]
  const value: unknown = related ? (Object(stored)[related.of] ?? null) : stored
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return value
  if (nullable && value === null) return null
  throw new Error(`A list cannot be paged by ${String(column)}`)
}

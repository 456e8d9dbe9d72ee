import type { PageInfoShape } from '@pothos/plugin-relay'
import { InvalidInput } from '../problems.ts'
import { member } from '../rules/rules.ts'
import { type Cursor, decodeCursor, encodeCursor, type Kind, type SortValue } from './cursors.ts'

export type PageArgs = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

export type Direction = 'asc' | 'desc'

/** The order of a list: by one column, then by id. */
export type Order = {
  /** The name of the list. Cursors contain it, so that a cursor of another list is refused. */
  list: string
  column: string
  /** The type of the column's values. */
  kind: Kind
  direction: Direction
  /** For a column of an enum: its values in the database's order. */
  ranks?: string[]
  /** True for a nullable column: rows without a value come last in both directions. */
  nullable?: boolean
  /** True if the filter matches only few rows, such as a company's deals. */
  few?: boolean
  /** The columns that staff must be allowed to see for this order, if different from `column`. */
  of?: readonly string[]
}

/** The orders that a list offers: CREATED_AT sorts by the column createdAt, unless it specifies another column. */
export type SortFields<Row> = Record<string, SortField & { column?: keyof Row & string }>

type SortField = Omit<Order, 'list' | 'direction' | 'column'> & { column?: string }

/** An order as a client requests it. */
export type AskedOrder<Field> = { field: Field; direction: 'ASC' | 'DESC' }

/** Converts a client's request into an order. */
export const orderOf = <Field extends string>(
  list: string,
  orders: Record<Field, SortField>,
  { field, direction }: AskedOrder<Field>,
): Order => ({ list, column: columnOf(field), ...orders[field], direction: direction === 'ASC' ? 'asc' : 'desc' })

const columnOf = (field: string) => field.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** The arguments for reading a part of a list. */
export type KeysetSlice = Part & { orderBy: object[]; take: number; few?: boolean }

/** The rows of a list that meet a condition, after one row and before another row in reading order. */
type Part = { where: object; after?: Cursor; until?: Cursor }

const PAGE = 50
const MAX_PAGE = 200

/**
 * Pages by the values of the last row seen instead of by counting rows, so that a page deep in a million rows costs as
 * much as the first one: Postgres finds the first row after the cursor in the index of column and id. Only one of
 * `first` and `last` may be given. Two cursors select the rows between them, as in Relay's specification. A list sorted
 * by a nullable column has two parts: the rows with a value and the rows without. Each part is a separate query, run
 * only while the page is not full.
 */
export async function keysetConnection<Row extends { id: number }>(
  args: PageArgs,
  order: Order,
  read: (slice: KeysetSlice) => Promise<Row[]>,
) {
  if (args.first != null && args.last != null)
    throw new InvalidInput('Ask for the first rows or for the last, not for both')
  const backward = args.last != null
  const size = pageSize(backward ? args.last : args.first)
  const after = decodeCursor(args.after, order)
  const before = decodeCursor(args.before, order)
  const direction = backward ? reversed(order) : order
  const range = backward ? { from: before, to: after, backward } : { from: after, to: before, backward }
  const rows = await readParts(partsOf(direction, range), { order: direction, take: size + 1 }, read)
  const more = rows.length > size
  const page = rows.slice(0, size)
  if (backward) page.reverse()
  const edges = page.map(node => ({
    node,
    /** The row's cursor, computed only when it is read. */
    get cursor() {
      return encodeCursor({ value: sortValue(node, order), id: node.id }, order)
    },
  }))
  const pageInfo: PageInfoShape = {
    hasNextPage: backward ? before !== null : more,
    hasPreviousPage: backward ? more : after !== null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
  /** Whether the page contains all rows of the list. */
  const isWhole = !after && !before && !more
  return { edges, pageInfo, isWhole }
}

/** The columns of a row's cursor, read even if the client does not select them. */
export const cursorColumns = ({ column }: Order) => ({ id: true, [column]: true })

/** The number of rows per page that a client requests. Throws InvalidInput. */
export function pageSize(asked: number | null | undefined): number {
  if (asked == null) return PAGE
  if (asked < 0 || asked > MAX_PAGE) throw new InvalidInput(`A page holds 0 to ${MAX_PAGE} rows`)
  return asked
}

const reversed = (order: Order): Order => ({
  ...order,
  direction: order.direction === 'asc' ? 'desc' : 'asc',
})

async function readParts<Row>(
  parts: Part[],
  { order, take }: { order: Order; take: number },
  read: (slice: KeysetSlice) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  const { few = false } = order
  for (const part of parts) {
    rows.push(...(await read({ ...part, orderBy: sortedBy(order), take: take - rows.length, few })))
    if (rows.length >= take) break
  }
  return rows
}

/** Returns the rows of a slice from rows in memory, which are sorted in the list's order by instants or numbers. */
export function heldPart<Row extends { id: number }>(
  rows: Row[],
  order: Order,
  { after, until, orderBy, take }: KeysetSlice,
) {
  const isAsked = Object.values(orderBy[0] ?? {})[0] === order.direction
  const sign = (isAsked ? 1 : -1) * (order.direction === 'asc' ? 1 : -1)
  const apart = (row: Row, { value, id }: Cursor) =>
    sign * (Number(sortValue(row, order)) - Number(value) || row.id - id)
  const sorted = isAsked ? rows : rows.toReversed()
  return sorted.filter(row => (!after || apart(row, after) > 0) && (!until || apart(row, until) < 0)).slice(0, take)
}

/** The order in the form of Prisma's arguments. */
export const sortedBy = ({ column, direction }: Order) => [
  { [column]: direction },
  ...(column === 'id' ? [] : [{ id: direction }]),
]

/** The bounds of a page in reading order: the rows after `from` and before `to`. */
type Range = { from: Cursor | null; to: Cursor | null; backward: boolean }

/** The conditions for the parts of a whole list. */
export const wholePartsOf = (order: Order) => partsOf(order, { from: null, to: null, backward: false })

/** The parts of a list within a range. */
function partsOf({ column, nullable }: Order, { from, to, backward }: Range): Part[] {
  const [after, until] = [from ?? undefined, to ?? undefined]
  if (!nullable) return [{ where: {}, after, until }]
  const valued = { isEmpty: false, where: { [column]: { not: null } } }
  const empty = { isEmpty: true, where: { [column]: null } }
  // Rows without a value come last, or first when reading backward.
  const parts = backward ? [empty, valued] : [valued, empty]
  const placeOf = ({ value }: Cursor) => parts.findIndex(({ isEmpty }) => isEmpty === (value === null))
  const first = from ? placeOf(from) : 0
  const last = to ? placeOf(to) : parts.length - 1
  return parts.slice(first, last + 1).map(({ where }, index) => ({
    where,
    after: index === 0 ? after : undefined,
    until: first + index === last ? until : undefined,
  }))
}

/** The value by which a row is sorted. */
export function sortValue(row: object, { column, nullable }: Order): SortValue | null {
  const value = member(row, column)
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return value
  if (nullable && value === null) return null
  throw new Error(`A list cannot be paged by ${String(column)}`)
}

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
  /** For a nullable column: rows without a value come last in either direction. */
  nullable?: boolean
  /** The filter leaves few rows, such as a company's deals. */
  few?: boolean
  /** The columns that staff see it by, when `column` is none of them. */
  of?: readonly string[]
}

/** The orders that a list offers: CREATED_AT sorts by the column createdAt, unless it names another column. */
export type SortFields<Row> = Record<string, SortField & { column?: keyof Row & string }>

type SortField = Omit<Order, 'list' | 'direction' | 'column'> & { column?: string }

/** An order as a client requests it. */
export type Asked<Field> = { field: Field; direction: 'ASC' | 'DESC' }

/** The order for a client's request. */
export const orderOf = <Field extends string>(
  list: string,
  orders: Record<Field, SortField>,
  { field, direction }: Asked<Field>,
): Order => ({ list, column: columnOf(field), ...orders[field], direction: direction === 'ASC' ? 'asc' : 'desc' })

const columnOf = (field: string) => field.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** The arguments for reading a part of a list. */
export type KeysetSlice = Part & { orderBy: object[]; take: number; few?: boolean }

/** The rows of a list that meet a condition; those after a row of it. */
type Part = { where: object; after?: Cursor }

const PAGE = 50
const MAX_PAGE = 200

/**
 * Pages by the values of the last row seen instead of by counting rows, so that a page deep in a million rows costs as
 * much as the first one: Postgres finds the first row after the cursor in the index of column and id.
 *
 * A list sorted by a nullable column has two parts: the rows with a value and those without. Each part is a query of its
 * own, run only while the page is not full.
 */
export async function keysetConnection<Row extends { id: number }>(
  args: PageArgs,
  order: Order,
  read: (slice: KeysetSlice) => Promise<Row[]>,
) {
  const backward = args.last != null
  const size = pageSize(backward ? args.last : args.first)
  const cursor = decodeCursor(backward ? args.before : args.after, order)
  const direction = backward ? reversed(order) : order
  const rows = await readParts(partsOf(direction, { cursor, backward }), { order: direction, take: size + 1 }, read)
  const more = rows.length > size
  const page = rows.slice(0, size)
  if (backward) page.reverse()
  const edges = page.map(node => ({
    node,
    /** Made when it is asked for. */
    get cursor() {
      return encodeCursor({ value: sortValue(node, order), id: node.id }, order)
    },
  }))
  const pageInfo: PageInfoShape = {
    hasNextPage: backward ? Boolean(args.before) : more,
    hasPreviousPage: backward ? more : Boolean(args.after),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
  /** Whether the page holds all rows of the list. */
  const isWhole = cursor === null && !more
  return { edges, pageInfo, isWhole }
}

/** The columns that make a row's cursor, to read even when the client does not ask for them. */
export const cursorColumns = ({ column }: Order) => ({ id: true, [column]: true })

function pageSize(asked: number | null | undefined): number {
  if (asked == null) return PAGE
  if (asked < 0 || asked > MAX_PAGE) throw new InvalidInput(`A page holds 0 to ${MAX_PAGE} rows`)
  return asked
}

const reversed = (order: Order): Order => ({
  ...order,
  direction: order.direction === 'asc' ? 'desc' : 'asc',
})

/** Rows that are read at a time when all of a list are wanted. */
const AT_A_TIME = 400

/**
 * All rows of a list, some at a time and only as fast as they are taken, so that a slow reader holds neither a connection
 * of the database nor a snapshot. Each row that is there all the while comes once, unless its place in the order changes.
 */
export async function* keysetParts<Row extends { id: number }>(
  order: Order,
  read: (slice: KeysetSlice) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const { few = false } = order
  for (const part of partsOf(order, { cursor: null, backward: false })) {
    let after: Cursor | undefined
    let rows: Row[]
    do {
      rows = await read({ ...part, after, orderBy: sortedBy(order), take: AT_A_TIME, few })
      if (rows.length > 0) yield rows
      const last = rows.at(-1)
      after = last && { value: sortValue(last, order), id: last.id }
    } while (rows.length === AT_A_TIME)
  }
}

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

/** What a slice would read, of rows that are held in the order of a list by instants or numbers. */
export function heldPart<Row extends { id: number }>(rows: Row[], order: Order, { after, orderBy, take }: KeysetSlice) {
  const isAsked = Object.values(orderBy[0] ?? {})[0] === order.direction
  const sign = (isAsked ? 1 : -1) * (order.direction === 'asc' ? 1 : -1)
  const isBehind = (row: Row) => {
    const apart = Number(sortValue(row, order)) - Number(after?.value)
    return sign * (apart || row.id - (after?.id ?? 0)) > 0
  }
  const sorted = isAsked ? rows : rows.toReversed()
  return (after ? sorted.filter(isBehind) : sorted).slice(0, take)
}

const sortedBy = ({ column, direction }: Order) => [
  { [column]: direction },
  ...(column === 'id' ? [] : [{ id: direction }]),
]

type Place = { cursor: Cursor | null; backward: boolean }

/** The rest of the list after the cursor, part by part. */
function partsOf({ column, nullable }: Order, { cursor, backward }: Place): Part[] {
  const after = cursor ?? undefined
  if (!nullable) return [{ where: {}, after }]
  const isAmongEmpty = cursor?.value === null
  const valued = { where: { [column]: { not: null } }, after: isAmongEmpty ? undefined : after }
  const empty = { where: { [column]: null }, after: isAmongEmpty ? after : undefined }
  // Rows without a value come last; read backward, they come first.
  const parts = backward ? [empty, valued] : [valued, empty]
  return cursor && backward !== isAmongEmpty ? parts.slice(1) : parts
}

function sortValue(row: object, { column, nullable }: Order): SortValue | null {
  const value: unknown = Object(row)[column]
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return value
  if (nullable && value === null) return null
  throw new Error(`A list cannot be paged by ${String(column)}`)
}

import type { PageInfoShape } from '@pothos/plugin-relay'
import { InvalidInput } from './problems.ts'

export type PageArgs = {
  first?: number | null
  after?: string | null
  last?: number | null
  before?: string | null
}

type Direction = 'asc' | 'desc'
type SortValue = string | number | Date

/** How rows follow one another: by one column, and by id where that is equal. */
export type Order<Row> = {
  column: keyof Row & string
  /** For the column of a related row: what of it to sort by. */
  of?: string
  direction: Direction
  /** For a column of an enum: its values in the database's order, as Prisma cannot compare them. */
  ranks?: string[]
  /** For a column that may be empty: rows without a value come last in either direction. */
  nullable?: boolean
}

/** What to add to Prisma's findMany to read one row more than a page holds. */
export type KeysetSlice = { where: object; orderBy: object[]; take: number }

const PAGE = 50
const MAX_PAGE = 200

/**
 * Pages by the values of the last row seen instead of by counting rows, so that a page deep in a million rows costs
 * what the first one does. The cursor holds the sort value and the id of its row.
 */
export async function keysetConnection<Row extends { id: number }>(
  args: PageArgs,
  order: Order<Row>,
  read: (slice: KeysetSlice) => Promise<Row[]>,
) {
  const backward = args.last != null
  const size = pageSize(backward ? args.last : args.first)
  const direction = backward ? opposite(order.direction) : order.direction
  const cursor = decode(backward ? args.before : args.after)
  const rows = await read({
    where: cursor ? beyond({ ...order, direction }, cursor, backward) : {},
    orderBy: [sortedBy({ ...order, direction }, backward), ...(order.column === 'id' ? [] : [{ id: direction }])],
    take: size + 1,
  })
  const more = rows.length > size
  const page = rows.slice(0, size)
  if (backward) page.reverse()
  const edges = page.map(node => ({ cursor: encode(sortValue(node, order), node.id), node }))
  const pageInfo: PageInfoShape = {
    hasNextPage: backward ? Boolean(args.before) : more,
    hasPreviousPage: backward ? more : Boolean(args.after),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
  return { edges, pageInfo }
}

function pageSize(asked: number | null | undefined): number {
  if (asked == null) return PAGE
  if (asked < 0 || asked > MAX_PAGE) throw new InvalidInput(`A page holds 0 to ${MAX_PAGE} rows`)
  return asked
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

function sortedBy<Row>({ column, of, direction, nullable }: Order<Row>, backward: boolean) {
  const sort = nullable ? { sort: direction, nulls: backward ? 'first' : 'last' } : direction
  return { [column]: of ? { [of]: sort } : sort }
}

function beyond<Row>(order: Order<Row>, { value, id }: Cursor, backward: boolean) {
  const { column, direction, ranks, nullable } = order
  const than = direction === 'asc' ? 'gt' : 'lt'
  if (column === 'id') return { id: { [than]: id } }
  const is = (condition: unknown) => ({ [column]: order.of ? { [order.of]: condition } : condition })
  const tied = { ...is(value), id: { [than]: id } }
  if (value === null) return { OR: [tied, ...(backward ? [is({ not: null })] : [])] }
  const further = is(ranks ? { in: ranksBeyond(ranks, direction, value) } : { [than]: value })
  return { OR: [further, tied, ...(nullable && !backward ? [is(null)] : [])] }
}

function ranksBeyond(ranks: string[], direction: Direction, value: SortValue): string[] {
  const at = ranks.indexOf(String(value))
  if (at < 0) throw new InvalidInput(NOT_OURS)
  return direction === 'asc' ? ranks.slice(at + 1) : ranks.slice(0, at)
}

const NOT_OURS = 'The cursor is not one of this list'

type Cursor = { value: SortValue | null; id: number }

function sortValue<Row>(row: Row, { column, of, nullable }: Order<Row>): SortValue | null {
  const value = of ? (Object(row[column])[of] ?? '') : row[column]
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date) return value
  if (nullable && value === null) return null
  throw new Error(`A list cannot be paged by ${String(column)}`)
}

function encode(value: SortValue | null, id: number): string {
  const kind = value === null ? '0' : value instanceof Date ? 'd' : typeof value === 'number' ? 'n' : 's'
  return Buffer.from(JSON.stringify([kind, value, id])).toString('base64url')
}

function decode(cursor: string | null | undefined): Cursor | null {
  if (!cursor) return null
  try {
    const [kind, value, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Number.isInteger(id)) {
      if (kind === 'd' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
        return { value: new Date(value), id: Number(id) }
      }
      if ((kind === 's' && typeof value === 'string') || (kind === 'n' && typeof value === 'number')) {
        return { value, id: Number(id) }
      }
      if (kind === '0' && value === null) return { value, id: Number(id) }
    }
  } catch {
    // Not JSON: the same answer as below.
  }
  throw new InvalidInput(NOT_OURS)
}

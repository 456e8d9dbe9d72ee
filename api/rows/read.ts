import type { Deps } from '../deps.ts'
import { ALWAYS, conditionOf } from './conditions.ts'
import { countInTime, countRows } from './count.ts'
import type { Cursor } from './cursors.ts'
import { type Model, type Row, shapeOf } from './models.ts'
import type { KeysetSlice } from './page.ts'
import type { ClientSelection, RowQuery, Select, Selected, Where } from './query.ts'
import { type Column, columnsRead, type Selection, type Sorting, sortingOf } from './selection.ts'
import { columnOf, type From, limitOf, partIn, Statement } from './statement.ts'

/** The dependencies for reading rows. */
export type ReadAccess = Pick<Deps, 'query' | 'versions'>

/**
 * Reads rows of any model for pages with one SQL statement, including related rows. Prisma takes two to four times as
 * long to plan queries and to build rows (docs/decisions/037). README.md lists what Prisma still reads.
 */
export const rowsOf = <Name extends Model>(reads: ReadAccess, model: Name) => {
  /** The rows of a page, or all rows that meet a condition. */
  async function findMany<const Columns extends Select<Name> | undefined = undefined>(
    asked: Selecting<Name, Columns>,
  ): Promise<Selected<Name, Columns>[]> {
    return (await readRows(reads.query, model, asked)) as unknown[] as Selected<Name, Columns>[]
  }
  const read = async (query: ClientSelection, asked: Omit<AnyQuery, 'select'>) =>
    (await readRows(reads.query, model, { ...asked, select: query.select })) as unknown[] as FoundRow<Name>[]
  return {
    findMany,
    /** The rows that meet a condition, with the columns that a client selects. */
    findSelected: (query: ClientSelection, asked: Unselected<Name>) => read(query, asked),
    /** The rows of a list's slice, with the columns that a client selects. */
    findSlice: (query: ClientSelection, where: Where<Name>, slice: KeysetSlice) =>
      read(query, { ...slice, where: { AND: [where, slice.where] } }),
    /** The existing rows with these ids, with the columns that a client selects. */
    findByIds: (query: ClientSelection, ids: readonly number[]) => read(query, { where: { id: { in: [...ids] } } }),
    /** One row with the columns that a client selects; null if it does not exist. */
    async findById(query: ClientSelection, id: number) {
      const [row = null] = await read(query, { where: { id } })
      return row
    },
    /** The ids of the rows that meet a condition. */
    async findIds(asked: Unselected<Name>): Promise<number[]> {
      const rows = await read({ select: { id: true } }, asked)
      return rows.map(({ id }) => id)
    },
    /** The exact number of rows, from the database's counters for all rows of the table, otherwise by counting. */
    count: ({ where = {} }: { where?: Where<Name> } = {}) => countRows(reads, model, where),
    /** The number of rows, counted for at most two seconds. */
    total: (where: Where<Name>) => countInTime(reads, model, where),
    /** The number of rows, exact up to `most`; if there are more, `most` plus one, without reading further. */
    countUpTo: (most: number, { where = {} }: { where?: Where<Name> }) => countRows(reads, model, where, { most }),
  }
}

/** A row as resolvers receive it. */
type FoundRow<Name extends Model> = Row<Name> & { id: number }

type Unselected<Name extends Model> = Omit<RowQuery<Name>, 'select'>

type Selecting<Name extends Model, Columns> = Unselected<Name> & { select?: Columns }

/** A query of any model, used to write statements. */
type AnyQuery = Omit<RowQuery, 'select' | 'where' | 'orderBy'> & {
  select?: Selection
  where?: object
  orderBy?: Sorting
}

async function readRows(query: ReadAccess['query'], model: Model, { select, ...asked }: AnyQuery) {
  const statement = new Statement()
  const from = statement.from(model)
  const source = sourceOf(statement, from, asked)
  const columns = columnsRead(statement, from, select)
  const text = `SELECT ${columns.map(({ sql }) => sql).join(', ')} FROM ${source}`
  const name = statement.isByKey ? nameOf(text) : undefined
  const rows = await query({ ...(name && { name }), text, values: statement.values })
  return rows.map(values => rowFrom(columns, values))
}

/** The part of the statement after FROM. */
function sourceOf(statement: Statement, from: From, asked: Omit<AnyQuery, 'select'>): string {
  const { orderBy, take } = asked
  const source = `${rowsThat(statement, from, asked)}${orderedBy(from, orderBy)}${limitOf(take)}`
  const isFiltered = orderBy && take !== undefined && !statement.isByKey
  return isFiltered && hasKeys(from.model, orderBy) ? foundFirst(source, from, orderBy) : source
}

/**
 * Finds the ids of a filtered page first, and then reads only the rows of the page. The index of an order contains the
 * columns for filters and searches, so no other rows are read (docs/decisions/041).
 */
function foundFirst(source: string, from: From, orderBy: Sorting): string {
  const found = { ...from, alias: 'found' }
  const keys = [...new Set([...columnsOf(orderBy), 'id'])].map(column => columnOf(from, column))
  const rows = `"${from.model}" ${from.alias} ON ${columnOf(from, 'id')} = ${columnOf(found, 'id')}`
  return `(SELECT ${keys.join(', ')} FROM ${source}) found JOIN ${rows}${orderedBy(found, orderBy)}`
}

const hasKeys = (model: Model, orderBy: Sorting) =>
  [...columnsOf(orderBy), 'id'].every(column => shapeOf(model).columns.has(column))

/** The rows of a table that meet the condition, between the cursors. */
function rowsThat(statement: Statement, from: From, asked: Omit<AnyQuery, 'select'>): string {
  const { where = {}, few } = asked
  const table = `"${from.model}" ${from.alias}`
  const condition = conditionOf(statement, from, where)
  const between = afterOf(statement, from, asked)
  // OFFSET 0 makes Postgres find the few rows first, instead of scanning an index in the sort order.
  return few
    ? `(SELECT * FROM ${table} WHERE ${condition} OFFSET 0) ${from.alias} WHERE ${ALWAYS}${between}`
    : `${table} WHERE ${condition}${between}`
}

const orderedBy = (from: From, orderBy: Sorting | undefined) => (orderBy ? ` ORDER BY ${sortingOf(from, orderBy)}` : '')

const columnsOf = (sorting: Sorting) => [sorting].flat().flatMap(part => Object.keys(part))

/** The maximum number of prepared statements, which each connection caches. The pages use about a hundred. */
const MOST_PREPARED = 500

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST_PREPARED) return known
  const name = `rows ${names.size}`
  names.set(text, name)
  return name
}

/** Compares column and id together, so that the index of both finds the first row, even among equal values. */
function afterOf(statement: Statement, from: From, { after, until, orderBy = [], where = {} }: AnyQuery): string {
  const keys = [orderBy].flat().flatMap(part => Object.entries(part))
  const [onward, back] = keys.at(-1)?.[1] === 'desc' ? ['<', '>'] : ['>', '<']
  const [column = 'id'] = keys[0] ?? []
  const beyond = (than: string, cursor: Cursor | undefined) => {
    if (!cursor) return ''
    const id = columnOf(from, 'id')
    // Compares only the id if all rows have the cursor's value: with both, the index would be scanned from its start.
    if (cursor.value === null || column === 'id' || isFixed(where, column, cursor.value))
      return ` AND ${id} ${than} ${statement.bind(cursor.id)}`
    const bound = `(${statement.bind(cursor.value)}, ${statement.bind(cursor.id)})`
    return ` AND (${columnOf(from, column)}, ${id}) ${than} ${bound}`
  }
  return beyond(onward, after) + beyond(back, until)
}

/** Whether a condition, in the form of Prisma's `where`, fixes the column to the value. */
function isFixed(where: object, column: string, value: unknown): boolean {
  return Object.entries(where).some(([name, asked]) =>
    name === 'AND'
      ? [asked].flat().some(part => isFixed(partIn(part), column, value))
      : name === column && asked === value,
  )
}

function rowFrom(columns: Column[], values: unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, decode }] of columns.entries()) {
    row[name] = decode ? decode(values[index]) : values[index]
  }
  return row
}

import { conditionOf } from './conditions.ts'
import { type Relation, shapeOf } from './models.ts'
import { columnOf, type From, partIn, type Statement } from './statement.ts'

/** Columns and related rows to read, in the form of Prisma's `select`. */
export type Selection = { [name: string]: unknown }

/** A named column of an answer; `decode` converts the database's value. */
export type Column = { name: string; sql: string; decode: ((value: unknown) => unknown) | null }

/** An order in the form of Prisma's `orderBy`: 'asc' or 'desc' by column, or by the column of a related row. */
export type Sorting = object | object[]

/** Returns the selected columns, by default all columns. Related rows are read in the same statement, as JSON. */
export function columnsRead(statement: Statement, from: From, selection: Selection = everyColumn(from)): Column[] {
  const { columns, relations, wordLists } = shapeOf(from.model)
  return Object.entries(selection).flatMap(([name, asked]): Column[] => {
    if (!asked) return []
    // The driver reads lists of texts, but not lists of our own enums.
    if (wordLists.has(name)) return [{ name, sql: `${columnOf(from, name)}::text[]`, decode: null }]
    if (columns.has(name)) return [{ name, sql: columnOf(from, name), decode: null }]
    if (name === '_count') return [countsOf(statement, from, partIn(partIn(asked).select))]
    const relation = relations.get(name)
    if (!relation) throw new Error(`${from.model} has no ${name}`)
    return [{ name, ...relatedTo(statement, from, { relation, asked: asked === true ? {} : partIn(asked) }) }]
  })
}

/** SQL for an order. */
export function sortingOf(from: From, sorting: Sorting): string {
  const keys = [sorting].flat().flatMap(part => Object.entries(part))
  return keys.map(([name, direction]) => sortKey(from, name, direction)).join(', ')
}

function sortKey(from: From, name: string, direction: unknown): string {
  const relation = shapeOf(from.model).relations.get(name)
  if (!relation) return `${columnOf(from, name)} ${wordFor(direction)}`
  const other = { model: relation.model, alias: 'sorted' }
  const [[column = '', order] = [], ...others] = Object.entries(partIn(direction))
  if (others.length > 0) throw new Error(`An order by ${name} has several columns`)
  const key = `SELECT ${columnOf(other, column)} ${source(from, other, relation)}`
  return `(${key}) ${wordFor(order)}`
}

function wordFor(direction: unknown): string {
  if (direction === 'asc') return 'ASC'
  if (direction === 'desc') return 'DESC'
  throw new Error(`An order has the unknown direction ${JSON.stringify(direction)}`)
}

type RelatedQuery = { select?: Selection; where?: object; orderBy?: Sorting; take?: number }
type Related = { relation: Relation; asked: RelatedQuery }

const KNOWN = ['select', 'where', 'orderBy', 'take']

function relatedTo(statement: Statement, from: From, { relation, asked }: Related): Omit<Column, 'name'> {
  const unknown = Object.keys(asked).filter(key => !KNOWN.includes(key))
  if (unknown.length > 0) throw new Error(`Related rows are asked for with the unknown ${unknown.join(', ')}`)
  const other = statement.from(relation.model)
  const columns = columnsRead(statement, other, asked.select)
  const row = `json_build_object(${columns.map(({ name, sql }) => `'${name}', ${sql}`).join(', ')})`
  const decodeRow = decoderOf(other, columns)
  const where = asked.where ? ` AND ${conditionOf(statement, other, asked.where)}` : ''
  const rows = `${source(from, other, relation)}${where}`
  if (!relation.isList)
    return { sql: `(SELECT ${row} ${rows})`, decode: decodeRow && (value => value && decodeRow(value)) }
  const order = asked.orderBy ? ` ORDER BY ${sortingOf(other, asked.orderBy)}` : ''
  const list =
    asked.take === undefined
      ? `json_agg(${row}${order}), '[]') ${rows}`
      : `json_agg(first.row), '[]') FROM (SELECT ${row} AS row ${rows}${order} LIMIT ${Math.trunc(asked.take)}) first`
  return {
    sql: `(SELECT coalesce(${list})`,
    decode: decodeRow && (value => (value as unknown[]).map(decodeRow)),
  }
}

const source = (from: From, other: From, { own, its }: Relation) =>
  `FROM "${other.model}" ${other.alias} WHERE ${columnOf(other, its)} = ${columnOf(from, own)}`

function countsOf(statement: Statement, from: From, counted: Selection): Column {
  const counts = Object.entries(counted).map(([name, asked]) => {
    const relation = shapeOf(from.model).relations.get(name)
    if (!relation) throw new Error(`${from.model} has no ${name}`)
    const other = statement.from(relation.model)
    const { where }: RelatedQuery = asked === true ? {} : partIn(asked)
    const condition = where ? ` AND ${conditionOf(statement, other, where)}` : ''
    return `'${name}', (SELECT count(*) ${source(from, other, relation)}${condition})`
  })
  return { name: '_count', sql: `json_build_object(${counts.join(', ')})`, decode: null }
}

const everyColumn = ({ model }: From): Selection =>
  Object.fromEntries([...shapeOf(model).columns].map(name => [name, true]))

/** Returns a function that converts dates from text, as JSON has no dates. Null if there is nothing to convert. */
function decoderOf({ model }: From, columns: Column[]): Column['decode'] {
  const { dates } = shapeOf(model)
  const decoders = columns.flatMap(({ name, decode }) => {
    const decoder = dates.has(name) ? toDate : decode
    return decoder ? [[name, decoder] as const] : []
  })
  if (decoders.length === 0) return null
  return value => {
    const row = value as Record<string, unknown>
    for (const [name, decode] of decoders) row[name] = decode(row[name])
    return row
  }
}

const toDate = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toDate)
  return typeof value === 'string' ? new Date(value) : value
}

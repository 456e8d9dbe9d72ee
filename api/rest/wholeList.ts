import { z } from 'zod'
import type { Order } from '../lists/keyset.ts'
import { shapeOf } from '../lists/models.ts'
import type { Listed, ListName } from '../lists/wholeLists.ts'
import type { CountedTable } from '../versions/versions.ts'
import { withoutPaths } from './columnRules.ts'

/** The rows of a whole list: from one table, in an order that has an index. */
type Source<Field extends string> = {
  table: CountedTable
  order: Pick<Order, 'column' | 'direction'>
  /** The places of the fields that are not columns of the same name. */
  fields?: Partial<Record<Field, Place>>
}

/**
 * Another column; a column or the fields of a related row, whose id is in the column `by`; or SQL for the value, which
 * must depend on nothing but the row and the rows of the table.
 */
type Place = string | { table: CountedTable; by: string; column?: string } | { table: CountedTable; sql: string }

/** Those that this process has made, by table. */
const wholeLists = new Map<CountedTable, WholeList>()

/** A list by its name. */
export function wholeListOf({ table, ...name }: ListName): WholeList {
  const list = wholeLists.get(table)
  if (!list) throw new Error(`There is no list of ${table}`)
  return list.with(name)
}

/**
 * All rows of a table as a codec answers them. Postgres writes the JSON of texts, numbers, dates and enums itself, by
 * SQL that is made from the codec; other values it marks, and the codec writes them: addresses, for example. So most
 * bytes of a list pass through this process as they are. They follow from the codec, the SQL and the tables alone, not
 * from the viewer or the time, so that all who may see a list can share it.
 */
export class WholeList<Answer extends z.ZodObject = z.ZodObject> implements Listed {
  /** For the type check of a call only: the JSON of a row. */
  declare readonly answer: z.output<Answer>
  readonly sql: string
  readonly finish: ((row: string) => string) | null
  readonly codec: Answer
  /** All tables that it reads. */
  readonly tables: CountedTable[]
  readonly name: ListName
  readonly framing: ListName['framing']
  /** Tells whether its rows say when they were changed. */
  readonly isDated: boolean
  readonly #answer: Answer
  readonly #source: Source<keyof Answer['shape'] & string>
  readonly #codecs: z.ZodType[] = []
  /** By codec, what it writes for the empty values that most rows have. */
  readonly #empty = new Map<z.ZodType, Map<string, string>>()

  /** Made once for a table, as other processes know it by this name, unless it is given another. `with` makes others of it. */
  constructor(answer: Answer, source: Source<keyof Answer['shape'] & string>, name?: ListName) {
    const { where, without, framing, changed, ids } = name ?? PLAIN
    const codec = withoutPaths(answer, without)
    const { table, order, fields = {} } = source
    const row = this.#objectOf(codec, `"${table}"`, fields)
    const conditions = [
      ...Object.entries(where).map(([column, value]) => `"${table}"."${column}" = ${wholeNumber(value)}`),
      ...(changed?.since ? [`"${table}"."updatedAt" >= '${new Date(changed.since).toISOString()}'`] : []),
      ...(ids ? [`"${table}".id > ${wholeNumber(ids[0])} AND "${table}".id <= ${wholeNumber(ids[1])}`] : []),
    ]
    const { column, direction } = ids ? BY_ID : changed ? BY_CHANGE : order
    // The order alone would tell of a column that is left out.
    const columns = column === 'id' || without.includes(column) ? ['id'] : [column, 'id']
    this.sql = [
      `SELECT ${row} FROM "${table}"`,
      ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
      `ORDER BY ${columns.map(each => `"${table}"."${each}" ${direction}`).join(', ')}`,
    ].join(' ')
    this.codec = codec
    this.#answer = answer
    const related = Object.values<Place | undefined>(fields).flatMap(place =>
      typeof place === 'object' ? [place.table] : [],
    )
    this.tables = [...new Set([table, ...related])]
    this.finish = this.#codecs.length > 0 ? row => this.#write(row) : null
    this.name = name ?? { ...PLAIN, table }
    this.framing = framing
    this.isDated = shapeOf(table).columns.has('updatedAt')
    this.#source = source
    if (name) return
    if (wholeLists.has(table)) throw new Error(`There are two lists of ${table}`)
    wholeLists.set(table, this)
  }

  /** The same list, but for this. */
  with(other: Partial<Omit<ListName, 'table'>>): WholeList<Answer> {
    return new WholeList(this.#answer, this.#source, { ...this.name, ...other })
  }

  /** Only the rows with these values. */
  where(values: ListName['where']): WholeList<Answer> {
    return this.with({ where: values })
  }

  /** Without these fields, as in 'selectedCandidate.name'. */
  without(paths: string[]): WholeList<Answer> {
    return paths.length === 0 ? this : this.with({ without: paths })
  }

  /** Writes the marked values of a row, whose bytes these are. */
  #write(row: string): string {
    const parts = row.split(MARK)
    this.#codecs.forEach((codec, index) => {
      const at = 2 * index + 1
      parts[at] = this.#valueBy(codec, parts[at] ?? '')
    })
    return parts.join('')
  }

  #valueBy(codec: z.ZodType, stored: string): string {
    const known = this.#empty.get(codec)?.get(stored)
    if (known !== undefined) return known
    const written = bytesOf(JSON.stringify(codec.parse(JSON.parse(textOf(stored)))))
    if (stored === 'null' || stored === '[]') {
      this.#empty.set(codec, new Map(this.#empty.get(codec)).set(stored, written))
    }
    return written
  }

  /** SQL for an object with these fields. `row` is the name of the row that has the columns. */
  #objectOf({ shape }: z.ZodObject, row: string, fields: Record<string, Place | undefined> = {}): string {
    const names = Object.keys(shape)
    const values = Object.entries(shape).map(([name, field]) => this.#fieldOf(field, row, fields[name] ?? name))
    const template = names.map(name => `${JSON.stringify(name)}:%s`).join(',')
    return `format('{${template}}', ${values.join(', ')})`
  }

  #fieldOf(field: z.core.$ZodType, row: string, place: Place): string {
    if (typeof place === 'string') return this.#valueOf(field, `${row}."${place}"`)
    if ('sql' in place) return this.#valueOf(field, place.sql)
    const { table, by, column } = place
    const value = column ? this.#valueOf(field, `related."${column}"`) : this.#valueOf(field, 'related')
    return orNull(`(SELECT ${value} FROM "${table}" related WHERE related.id = ${row}."${by}")`)
  }

  /** SQL for the JSON of a value. */
  #valueOf(field: z.core.$ZodType, value: string): string {
    if (field instanceof z.ZodNullable) return orNull(this.#valueOf(field.unwrap(), value))
    if (field instanceof z.ZodObject) return this.#objectOf(field, value)
    if (isPlain(field)) return `to_json(${value})`
    const stored = storedAs(field)
    if (stored instanceof z.ZodEnum) return orNull(wordOf(field, stored, value))
    if (stored instanceof z.ZodDate) return orNull(`'"' || ${dateOf(field, value)} || '"'`)
    this.#codecs.push(field as z.ZodType)
    return `${MARK_SQL} || ${orNull(`to_json(${value})::text`)} || ${MARK_SQL}`
  }
}

export const PLAIN: Omit<ListName, 'table'> = { where: {}, without: [], framing: 'array' }
const BY_CHANGE = { column: 'updatedAt', direction: 'asc' } as const
const BY_ID = { column: 'id', direction: 'asc' } as const

/** Around a value that the codec writes. JSON contains no control characters. */
const MARK = '\x02'
const MARK_SQL = String.raw`E'\x02'`

/** Bytes as text, a character for each, and the text that they mean. Most are the same. */
const textOf = (bytes: string) => (BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes)
const bytesOf = (text: string) => (BEYOND_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text)
const BEYOND_ASCII = /[^\0-\x7f]/

const orNull = (sql: string) => `coalesce(${sql}, 'null')`

/** A value that a query may contain. */
function wholeNumber(value: number): number {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`)
  return value
}

/** A field whose JSON is its column's value. */
function isPlain(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodArray) return isPlain(field.element)
  return field instanceof z.ZodString || field instanceof z.ZodNumber || field instanceof z.ZodBoolean
}

/** The schema of a field's column, before it is changed for the answer. */
function storedAs(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodPipe) return storedAs(field.def.in)
  return field instanceof z.ZodNullable ? storedAs(field.unwrap()) : field
}

/** SQL for the label of an enum's value. */
function wordOf(field: z.core.$ZodType, { options }: z.ZodEnum, value: string): string {
  const labels = options.map(key => `WHEN '${key}' THEN ${quoted(JSON.stringify(z.parse(field, key)))}`)
  return `CASE ${value}::text ${labels.join(' ')} END`
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL for a calendar date or an instant, whichever the codec makes of a date. */
function dateOf(field: z.core.$ZodType, value: string): string {
  const isDay = String(z.parse(field, new Date(0))).length === 'yyyy-mm-dd'.length
  if (isDay) return `to_char(${value}, 'YYYY-MM-DD')`
  return `to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** The values of a row by column. A list of strings becomes a Postgres array. JSON is given as a string. */
export type Row = Record<string, string | number | boolean | null | Date | string[]>

/** Number of rows sent together. */
const BATCH = 500

/** Writes rows with COPY. All rows must have the columns of the first. */
export async function copyRows(client: Client, table: string, rows: Iterator<Row>) {
  const first = rows.next()
  if (first.done) return
  const columns = Object.keys(first.value)
  const names = columns.map(column => `"${column}"`).join(', ')
  const lineOf = (row: Row) => `${columns.map(column => written(row[column] ?? null)).join('\t')}\n`
  function* batches() {
    let lines = lineOf((first as IteratorYieldResult<Row>).value)
    let many = 1
    for (let next = rows.next(); !next.done; next = rows.next()) {
      lines += lineOf(next.value)
      many += 1
      if (many % BATCH > 0) continue
      yield lines
      lines = ''
    }
    if (lines) yield lines
  }
  await pipeline(Readable.from(batches()), client.query(copyFrom(`COPY "${table}" (${names}) FROM STDIN`)))
}

/** A value in COPY's text format. */
function written(value: Row[string]): string {
  if (value === null) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return escaped(`{${value.map(quoted).join(',')}}`)
  return typeof value === 'string' ? escaped(value) : String(value)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, character => escapes[character] ?? character)

/** A quoted element of a Postgres array. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

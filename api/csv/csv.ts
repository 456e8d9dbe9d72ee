/** A column of a table: its heading, and what stands in it for a row. */
export type CsvColumn<Row> = { head: string; cell: (row: Row) => CsvCell }

/** Instants are written in ISO 8601, lists with '; ' between their items. */
export type CsvCell = string | number | Date | null | undefined | readonly string[]

/**
 * Writes a table as CSV, as far as it is taken: a heading, then the rows as they come, some at a time. RFC 4180 with a
 * byte order mark, by which Excel knows UTF-8. No cell begins a formula; see docs/decisions/064.
 */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  let head = BYTE_ORDER_MARK + lineOf(columns.map(column => column.head))
  for await (const rows of parts) {
    yield head + rows.map(row => lineOf(columns.map(({ cell }) => cell(row)))).join('')
    head = ''
  }
  if (head) yield head
}

const BYTE_ORDER_MARK = '\uFEFF'

const lineOf = (cells: CsvCell[]) => `${cells.map(writeCell).join(',')}\r\n`

function writeCell(cell: CsvCell): string {
  if (cell == null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  const text = typeof cell === 'string' ? cell : cell.join('; ')
  if (!NEEDS_CARE.test(text)) return text
  const safe = withoutFormulas(text)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Most cells go as they are. */
const NEEDS_CARE = /[",;\t\r\n]|^[ \u00a0=+\-@\uff1d\uff0b\uff0d\uff20]| $/
const NEEDS_QUOTES = /[",;\t\r\n]|^ | $/

/**
 * An apostrophe before what a spreadsheet would run: at the beginning, and after whatever begins a cell for a program that
 * splits at semicolons or tabs. Excel does so in many countries, and then does not see our quotes.
 */
const withoutFormulas = (text: string) => text.replace(FORMULA, "$1'").replace(BREAK_FIRST, "'$&")

/** The signs in their usual and their full width. */
const FORMULA = /((?:^|[;\t\r\n])[ \u00a0]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const BREAK_FIRST = /^[\t\r\n]/

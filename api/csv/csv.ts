import { type Cell, type Table, textOfCell } from './table.ts'
import type { Separator } from './words.ts'

/**
 * Writes a table as CSV, as fast as it is read: a heading, then the rows in parts. Follows RFC 4180 except for the
 * separator, with a byte order mark so that Excel detects UTF-8. No cell begins with a formula; see docs/decisions/124.
 */
export async function* csvOf({ heads, parts }: Table, separator: Separator = 'comma'): AsyncGenerator<string> {
  let head = BYTE_ORDER_MARK + lineOf(heads, separator)
  for await (const rows of parts) {
    yield head + rows.map(cells => lineOf(cells, separator)).join('')
    head = ''
  }
  if (head) yield head
}

const SIGNS: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' }

const BYTE_ORDER_MARK = '\uFEFF'

const lineOf = (cells: readonly Cell[], separator: Separator) =>
  `${cells.map(cell => writeCell(cell, separator)).join(SIGNS[separator])}\r\n`

function writeCell(cell: Cell, separator: Separator): string {
  if (cell == null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString()
  const text = textOfCell(cell)
  if (!NEEDS_CARE.test(text)) return text
  const safe = withoutFormulas(text, separator)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Finds the cells that need quotes or an apostrophe. Most cells are written unchanged. */
const NEEDS_CARE = /[",;\t\r\n]|^[ \u00a0=+\-@\uff1d\uff0b\uff0d\uff20]| $/
const NEEDS_QUOTES = /[",;\t\r\n]|^ | $/

/**
 * Puts an apostrophe before text that a spreadsheet would run as formula: at the beginning, and after each separator of
 * programs that split differently and therefore ignore our quotes.
 */
const withoutFormulas = (text: string, separator: Separator) =>
  text.replace(separator === 'comma' ? FORMULA : FORMULA_OR_COMMA, "$1'").replace(BREAK_FIRST, "'$&")

/** The start of a formula: a formula character, in usual or full width, at the beginning or after a separator. */
const FORMULA = /((?:^|[;\t\r\n])[ \u00a0]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const FORMULA_OR_COMMA = /((?:^|[,;\t\r\n])[ \u00a0]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const BREAK_FIRST = /^[\t\r\n]/

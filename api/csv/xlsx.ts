import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, type Table, textOfCell } from './table.ts'

/**
 * Writes a table as an Excel file, as fast as it is read: numbers, instants (in UTC) and texts become cells of these
 * types, and a text is never a formula; see docs/decisions/124. An error in the first rows is thrown before the first
 * bytes.
 */
export async function* xlsxOf({ heads, parts }: Table): AsyncGenerator<Uint8Array> {
  const rest = parts[Symbol.asyncIterator]()
  const first = await rest.next()
  async function* rows() {
    yield [...heads]
    for (let part = first; !part.done; part = await rest.next()) yield* part.value.map(cells => cells.map(cellOf))
  }
  yield* writeXlsxStream(rows(), { name: 'Table', freezePane: { rows: 1 } })
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function cellOf(cell: Cell): string | number | Date | null {
  if (cell == null || cell === '') return null
  if (typeof cell === 'number' || cell instanceof Date) return cell
  return textOfCell(cell).slice(0, MOST_SIGNS).replace(NOT_IN_XML, '').replace(ESCAPE, '_x005F_')
}

/** The maximum number of characters in a cell: Excel treats a file with longer cells as damaged. */
const MOST_SIGNS = 32_767

/** Characters that XML cannot contain, and that the library does not escape. */
const NOT_IN_XML = /[\uFFFE\uFFFF]|\p{Surrogate}/gu

/** '_x0041_' means 'A' in these files, unless its underscore is escaped. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g

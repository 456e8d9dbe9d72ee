/** A column of a table: its heading, and its cell for a row. */
export type Column<Row> = { head: string; cell: (row: Row) => Cell }

/** The content of a cell. A list is one cell, with '; ' between its items. */
export type Cell = string | number | Date | null | undefined | readonly string[]

/** Rows of cells below their headings, read in parts and only as fast as they are consumed. */
export type Table = { heads: readonly string[]; parts: AsyncIterable<Cell[][]> }

/** Builds the table of these columns. */
export function tableOf<Row>(
  columns: readonly Column<Row>[],
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Table {
  async function* cells() {
    for await (const rows of parts) yield rows.map(row => columns.map(({ cell }) => cell(row)))
  }
  return { heads: columns.map(({ head }) => head), parts: cells() }
}

/** The text of a cell that is neither a number nor an instant. */
export const textOfCell = (cell: string | readonly string[]): string =>
  typeof cell === 'string' ? cell : cell.join('; ')

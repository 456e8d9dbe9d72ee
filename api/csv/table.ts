/** A column of a table: its heading, and what stands in it for a row. */
export type Column<Row> = { head: string; cell: (row: Row) => Cell }

/** A list is one cell, with '; ' between its items. */
export type Cell = string | number | Date | null | undefined | readonly string[]

/** Rows as cells below their headings, read some at a time and only as far as they are taken. */
export type Table = { heads: readonly string[]; parts: AsyncIterable<Cell[][]> }

/** The table of these columns. */
export function tableOf<Row>(
  columns: readonly Column<Row>[],
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Table {
  async function* cells() {
    for await (const rows of parts) yield rows.map(row => columns.map(({ cell }) => cell(row)))
  }
  return { heads: columns.map(({ head }) => head), parts: cells() }
}

/** A cell that is no number and no moment. */
export const textOfCell = (cell: string | readonly string[]): string =>
  typeof cell === 'string' ? cell : cell.join('; ')

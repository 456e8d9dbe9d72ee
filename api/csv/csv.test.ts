import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { type Cell, tableOf } from './table.ts'
import type { Separator } from './words.ts'

/** Writes a table of one column with these cells. */
const written = (...cells: Cell[]) => writtenWith('comma', cells)

async function writtenWith(separator: Separator, cells: Cell[]): Promise<string> {
  const table = tableOf([{ head: 'Cell', cell: (row: { cell: Cell }) => row.cell }], [cells.map(cell => ({ cell }))])
  return (await collected(csvOf(table, separator))).join('')
}

async function collected<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = []
  for await (const part of parts) all.push(part)
  return all
}

/** The cells below the heading, read by a strict parser. */
const read = async (cell: Cell, delimiter = ','): Promise<string[]> =>
  parse(await written(cell), { bom: true, delimiter, relax_quotes: delimiter !== ',', relax_column_count: true })
    .slice(1)
    .flat()

test('a table begins with a byte order mark and its heading, and each line ends with CR and LF', async () => {
  expect(await written('Zoë', 7, null, undefined)).toBe('\uFEFFCell\r\nZoë\r\n7\r\n\r\n\r\n')
  expect(await written()).toBe('\uFEFFCell\r\n')
})

test('quotes, separators and line breaks are preserved', async () => {
  for (const text of ['a,b', 'a;b', 'a "b" c', '"', 'two\nlines', 'two\r\nlines', ' edges ', 'tab\tbed', 'Łukasz 🙂']) {
    expect(await read(text)).toEqual([text])
  }
})

test('instants are ISO 8601, and a list is one cell', async () => {
  expect(await read(new Date('2026-11-25T09:30:00Z'))).toEqual(['2026-11-25T09:30:00.000Z'])
  expect(await read(['Go', 'C++', 'Kafka'])).toEqual(['Go; C++; Kafka'])
  expect(await read([])).toEqual([''])
})

test('a cell that begins like a formula gets an apostrophe, and keeps all its characters', async () => {
  for (const text of ['=1+1', '+49 89 123', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1']) {
    const [cell = ''] = await read(text)
    expect(cell[0]).toBe("'")
    expect(cell.replaceAll("'", '')).toBe(text)
  }
  expect(await read(' =1+1')).toEqual([" '=1+1"])
  expect(await read(['+49 89 123', '-2', 'a-b'])).toEqual(["'+49 89 123; '-2; a-b"])
  for (const text of ['a=b', '1+1', 'me@example.com', "'=1", 'Go - and more', 'C+, D'])
    expect(await read(text)).toEqual([text])
})

test('no formula appears if a program splits at semicolons, tabs or line breaks', async () => {
  const text = 'x;=1+1;"\n=2";y\t@A1\r\n+3'
  for (const delimiter of [',', ';', '\t']) {
    const cells = await read(text, delimiter)
    expect(cells.filter(cell => /^\s*"?[=+\-@]/.test(cell))).toEqual([])
  }
})

test('semicolons and tabs can separate cells, and a formula after a comma is then escaped, too', async () => {
  const table = () =>
    tableOf(
      [
        { head: 'A, B', cell: (row: number) => row },
        { head: 'C;D', cell: () => 'x,=1+1' },
      ],
      [[1.5]],
    )
  const parts = async (separator: Separator) => (await collected(csvOf(table(), separator))).join('')
  expect(await parts('semicolon')).toBe(`\uFEFF"A, B";"C;D"\r\n1.5;"x,'=1+1"\r\n`)
  expect(await parts('tab')).toBe(`\uFEFF"A, B"\t"C;D"\r\n1.5\t"x,'=1+1"\r\n`)
  for (const separator of ['semicolon', 'tab'] as const) {
    const text = await writtenWith(separator, ['a,-1;+2\t=3'])
    for (const delimiter of [',', ';', '\t']) {
      const cells = parse(text, { bom: true, delimiter, relax_quotes: true, relax_column_count: true }).flat()
      expect(cells.filter((cell: string) => /^\s*"?[=+\-@]/.test(cell))).toEqual([])
    }
  }
})

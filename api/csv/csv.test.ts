import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type CsvCell, csvOf } from './csv.ts'

/** Writes one column of these cells. */
async function written(...cells: CsvCell[]): Promise<string> {
  const parts: string[] = []
  for await (const part of csvOf([{ head: 'Cell', cell: (row: { cell: CsvCell }) => row.cell }], [cells.map(asRow)])) {
    parts.push(part)
  }
  return parts.join('')
}

const asRow = (cell: CsvCell) => ({ cell })

/** The cells below the heading, as a strict parser reads them. */
const read = async (cell: CsvCell, delimiter = ','): Promise<string[]> =>
  parse(await written(cell), { bom: true, delimiter, relax_quotes: delimiter !== ',', relax_column_count: true })
    .slice(1)
    .flat()

test('a table begins with a byte order mark and its heading, and each line ends with CR and LF', async () => {
  expect(await written('Zoë', 7, null, undefined)).toBe('\uFEFFCell\r\nZoë\r\n7\r\n\r\n\r\n')
  expect(await written()).toBe('\uFEFFCell\r\n')
})

test('quotes, separators and line breaks come back as they were', async () => {
  for (const text of ['a,b', 'a;b', 'a "b" c', '"', 'two\nlines', 'two\r\nlines', ' edges ', 'tab\tbed', 'Łukasz 🙂']) {
    expect(await read(text)).toEqual([text])
  }
})

test('instants are ISO 8601, lists one cell', async () => {
  expect(await read(new Date('2026-11-25T09:30:00Z'))).toEqual(['2026-11-25T09:30:00.000Z'])
  expect(await read(['Go', 'C++', 'Kafka'])).toEqual(['Go; C++; Kafka'])
  expect(await read([])).toEqual([''])
})

test('a cell that begins as a formula gets an apostrophe, and keeps all its signs', async () => {
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

test('nor does one that a program finds which splits at semicolons, tabs or line breaks', async () => {
  const text = 'x;=1+1;"\n=2";y\t@A1\r\n+3'
  for (const delimiter of [',', ';', '\t']) {
    const cells = await read(text, delimiter)
    expect(cells.filter(cell => /^\s*"?[=+\-@]/.test(cell))).toEqual([])
  }
})

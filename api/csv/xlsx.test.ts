import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { type Cell, tableOf } from './table.ts'
import { xlsxOf } from './xlsx.ts'

/** The bytes of a file with one column of these cells. */
async function written(cells: Cell[]): Promise<Buffer> {
  const table = tableOf([{ head: 'Cell', cell: (row: { cell: Cell }) => row.cell }], [cells.map(cell => ({ cell }))])
  return Buffer.concat(await collected(xlsxOf(table)))
}

async function collected<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = []
  for await (const part of parts) all.push(part)
  return all
}

/** The cells below the heading, read by another library. */
async function read(...cells: Cell[]) {
  const [head, ...rows] = await readSheet(await written(cells), { trim: false })
  expect(head).toEqual(['Cell'])
  return rows.flat()
}

test('numbers, instants and texts become cells of their types', async () => {
  expect(await read(7, 12.5, -3)).toEqual([7, 12.5, -3])
  const [moment] = await read(new Date('2026-11-25T09:30:00Z'))
  expect(moment).toBeInstanceOf(Date)
  expect(Math.abs(Number(moment) - Date.parse('2026-11-25T09:30:00Z'))).toBeLessThan(1000)
  expect(await read(['Go', 'C++'], 'Zoë 🙂', 'two\nlines', '007', '1e5', 'true')).toEqual([
    ...['Go; C++', 'Zoë 🙂', 'two\nlines', '007', '1e5', 'true'],
  ])
})

test('no text becomes a formula, and a phone number is unchanged', async () => {
  const texts = ['=1+1', '+49 89 123', '-2', '@SUM(A1)', '\t=1', '＝1+1', '=HYPERLINK("http://example.com")']
  expect(await read(...texts)).toEqual(texts)
  const zip = (await written(texts)).toString('latin1')
  expect(zip).not.toContain('calcChain')
})

test('characters that XML cannot contain are removed, and escape sequences are preserved', async () => {
  expect(await read('a\uFFFEb', 'c\uD800d', '_x0041_', 'x'.repeat(40_000))).toEqual([
    ...['ab', 'cd', '_x0041_', 'x'.repeat(32_767)],
  ])
})

test('a fault in the first rows is thrown before the first bytes', async () => {
  async function* broken(): AsyncGenerator<{ name: string }[]> {
    yield await Promise.reject(new Error('No database'))
  }
  const table = tableOf([{ head: 'Name', cell: ({ name }: { name: string }) => name }], broken())
  await expect(xlsxOf(table).next()).rejects.toThrow('No database')
})

test('rows are read only as the file is written, so many rows take little memory', async () => {
  let read = 0
  async function* rows() {
    for (; read < 100_000; read += 500) yield Array.from({ length: 500 }, (_, at) => ({ n: read + at }))
  }
  const table = tableOf([{ head: 'N', cell: ({ n }: { n: number }) => n }], rows())
  const chunks = xlsxOf(table)
  let bytes = 0
  for (let taken = 0; taken < 5; taken++) bytes += (await chunks.next()).value?.length ?? 0
  expect(bytes).toBeGreaterThan(0)
  expect(read).toBeLessThan(50_000)
  await chunks.return(undefined)
})

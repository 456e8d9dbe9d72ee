import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { readFacts } from './facts.ts'

async function pdf(date?: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.addPage()
  document.addPage()
  if (date) document.setCreationDate(date)
  return document.save()
}

test('returns the number of pages and the date of creation', async () => {
  expect(await readFacts({ data: await pdf(new Date('2024-07-01')) })).toEqual({
    pages: 2,
    writtenIn: 2024.5,
    producer: '',
  })
  expect(await readFacts({ data: await pdf() })).toEqual({ pages: 2, writtenIn: undefined, producer: '' })
  expect(await readFacts({ data: await pdf(new Date('1601-01-01')) })).toEqual({
    pages: 2,
    writtenIn: undefined,
    producer: '',
  })
})

test('throws for a file that cannot be opened', async () => {
  await expect(readFacts({ data: Buffer.from('%PDF-1.7 and nothing behind it') })).rejects.toThrow()
})

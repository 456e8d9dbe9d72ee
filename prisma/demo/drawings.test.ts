import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { drawPortfolio } from './drawPortfolio.ts'
import { drawPortrait } from './drawPortrait.ts'
import { demoTalents } from './people.ts'
import { encodePng } from './png.ts'
import { portfolios } from './portfolios.ts'
import { writeSampleResume } from './sampleResume.ts'

test('about half of the talents have a picture, each a different and small one', () => {
  const pictures = demoTalents.flatMap(({ name, portrait }) => (portrait ? [drawPortrait(portrait, name)] : []))
  expect(pictures.length / demoTalents.length).toBeGreaterThan(0.4)
  expect(pictures.length / demoTalents.length).toBeLessThan(0.6)
  expect(new Set(pictures.map(picture => Buffer.from(picture).toString('base64'))).size).toBe(pictures.length)
  for (const picture of pictures) expect(picture.length).toBeLessThan(40_000)
})

test('a picture is a PNG that holds the very pixels', () => {
  const png = Buffer.from(encodePng(Uint8Array.of(1, 2, 3, 250, 251, 252, 11, 22, 33, 4, 5, 6), 2, 2))
  expect(png.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2])
  const start = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)))
  const difference = [11 - 1, 22 - 2, 33 - 3, 4 - 250 + 256, 5 - 251 + 256, 6 - 252 + 256]
  expect([...rows]).toEqual([2, 1, 2, 3, 250, 251, 252, 2, ...difference])
})

test('a portfolio has a cover and a page for each case, and is the same every time', async () => {
  const [portfolio] = Object.values(portfolios)
  if (!portfolio) throw new Error('There is no portfolio')
  const drawn = await drawPortfolio(portfolio)
  expect((await PDFDocument.load(drawn)).getPageCount()).toBe(portfolio.cases.length + 1)
  expect(await drawPortfolio(portfolio)).toEqual(drawn)
})

test('the sample resume is written where it is wanted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-resume-'))
  try {
    const file = await writeSampleResume(folder)
    expect(file).toBe(path.join(folder, 'sample-resume.pdf'))
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  } finally {
    await rm(folder, { recursive: true })
  }
})

import { createCanvas } from '@napi-rs/canvas'
import type { PageProgress } from '@talentdesk/reader'
import { onePixel, pagesOf } from '@talentdesk/reader/test/badFiles'
import { engineer } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { addPicture, picturesOf, scanOf } from '@talentdesk/reader/test/scans'
import { textIn } from '@talentdesk/reader/test/textIn'
import { PDFDocument } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { createExtraction, type ExtractedResume } from './extraction.ts'

const extraction = createExtraction({ name: 'local' })
afterAll(() => extraction.close())

/** The fields of the engineer's resume, the same in every picture. */
const fieldsOfEngineer = {
  name: 'Zofia Kowalska',
  role: 'Senior Backend Engineer',
  area: 'TECH',
  techStack: engineer.skills,
  companies: 'Northwind Pay, Brightside Market, Kestrel Systems',
  email: 'zofia.kowalska@example.com',
  phone: '+48 600 123 456',
}

const printed = await drawResume(engineer, 'oneColumn')

/** The reading of a scan rotated by so many degrees. Each scan is read only once, as reading takes seconds. */
function readScan(tilt: number): Promise<ExtractedResume> {
  const known = scans.get(tilt)
  if (known) return known
  const read = scanOf(printed, { tilt }).then(bytes => extraction.extractResume({ bytes }))
  scans.set(tilt, read)
  return read
}

const scans = new Map<number, Promise<ExtractedResume>>()

/** The box around the name, in shares of the page's size. */
const nameIn = ({ evidence }: ExtractedResume) => evidence.find(row => row.field === 'name')?.box

test.each([0, 2, -1.5])('reads a scan turned by %d° like the page it was made of', { timeout: 60_000 }, async tilt => {
  const read = await readScan(tilt)
  expect(read).toMatchObject(fieldsOfEngineer)
  expect(read.previousCompanies.map(job => job.title)).toEqual(engineer.experience?.map(job => job.title))
  const told = read.evidence.filter(row => row.field === 'role').map(row => textIn(read.pages, row))
  expect(told).toEqual(['Senior Backend Engineer'])
})

test('shows the place of a field on a scan', { timeout: 60_000 }, async () => {
  const asPrinted = await extraction.extractResume({ bytes: printed })
  const [shown, true_] = [nameIn(await readScan(0)), nameIn(asPrinted)]
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(shown?.[side]).toBeCloseTo(true_?.[side] ?? -1, 1)
})

test('marks a field at its place on a crooked page', { timeout: 60_000 }, async () => {
  const [before, after] = [nameIn(await readScan(0)), nameIn(await readScan(2))]
  if (!before || !after) throw new Error('The name was not found')
  // A rotation about the middle of an A4 page moves the upper left corner up and to the right.
  const [angle, ratio] = [(2 * Math.PI) / 180, 841.89 / 595.28]
  const [fromX, fromY] = [before.x + before.width / 2 - 0.5, (before.y + before.height / 2 - 0.5) * ratio]
  expect(after.x + after.width / 2).toBeCloseTo(0.5 + fromX * Math.cos(angle) - fromY * Math.sin(angle), 2)
  expect(after.y + after.height / 2).toBeCloseTo(0.5 + (fromX * Math.sin(angle) + fromY * Math.cos(angle)) / ratio, 2)
})

test('reads a page that is a picture among pages of text, and announces its progress', {
  timeout: 60_000,
}, async () => {
  const [jpeg] = await picturesOf(printed)
  const document = await PDFDocument.load(await pagesOf(['Zofia Kowalska\nzofia@kowalska.example']))
  await addPicture(document, jpeg as Buffer)
  const progress: PageProgress[] = []
  const bytes = await document.save()
  const read = await extraction.extractResume({ bytes, onPage: page => progress.push(page) })
  expect(read).toMatchObject({ name: 'Zofia Kowalska', companies: fieldsOfEngineer.companies })
  expect(progress).toEqual([{ page: 1, of: 1 }])
  expect(read.evidence.find(row => row.field === 'previousCompanies')?.page).toBe(2)
})

test.each(['png', 'jpeg'] as const)('reads a photo with uneven light as %s', { timeout: 60_000 }, async format => {
  const [bytes] = await picturesOf(printed, { tilt: 1.2, light: 0.35, format })
  const read = await extraction.extractResume({ bytes: bytes as Buffer, picturesToo: true })
  expect(read).toMatchObject(fieldsOfEngineer)
  expect(read.pages).toMatchObject([{ number: 1, height: 842 }])
})

test('accepts a picture only with `picturesToo`', async () => {
  const [bytes] = await picturesOf(printed)
  await expect(extraction.extractResume({ bytes: bytes as Buffer })).rejects.toMatchObject({
    code: 'UNSUPPORTED',
    message: 'The file is not a PDF',
  })
})

/** A picture in one colour, or with a little noise. */
function plainPicture(width: number, height: number, colour: string): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return canvas.toBuffer('image/png')
}

/** The header of a PNG that declares so many pixels, without data. */
function promising(width: number, height: number): Buffer {
  const head = Buffer.from(onePixel.subarray(0, 64))
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

test.each<[string, Buffer, RegExp]>([
  ['one pixel', onePixel, /too small/],
  ['a black picture', plainPicture(900, 1200, '#000'), /too dark or too pale/],
  ['a picture of 900 million pixels', promising(30_000, 30_000), /too many pixels/],
  ['an empty page', plainPicture(900, 1200, '#fff'), /No readable text/],
  ['nothing behind the head of a picture', promising(900, 1200), /cannot be opened/],
])('refuses %s with a reason', { timeout: 30_000 }, async (_, bytes, message) => {
  await expect(extraction.extractResume({ bytes, picturesToo: true })).rejects.toMatchObject({
    code: 'UNREADABLE',
    message: expect.stringMatching(message),
  })
})

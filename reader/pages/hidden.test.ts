import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib'
import { expect, test } from 'vitest'
import { onePixel } from '../test/badFiles.ts'
import { readPages } from './readPages.ts'

const words = 'Enough visible words for a page that somebody reads'
const white = rgb(1, 1, 1)
const dark = rgb(0.1, 0.2, 0.3)

type Draw = (page: PDFPage, font: PDFFont, document: PDFDocument) => Promise<void> | void

const line = (page: PDFPage, font: PDFFont, look = {}) =>
  page.drawText('Hidden?', { x: 60, y: 100, size: 12, font, ...look })
const box = (page: PDFPage, look = {}) =>
  page.drawRectangle({ x: 40, y: 80, width: 200, height: 60, color: white, ...look })

test.each<[string, boolean, Draw]>([
  ['black text on paper', true, line],
  ['white text on paper', false, (page, font) => void line(page, font, { color: white })],
  [
    'white text on a dark box',
    true,
    (page, font) => {
      box(page, { color: dark })
      line(page, font, { color: white })
    },
  ],
  [
    'dark text on a dark box',
    false,
    (page, font) => {
      box(page, { color: dark })
      line(page, font, { color: dark })
    },
  ],
  [
    'white text beside a dark box',
    false,
    (page, font) => {
      box(page, { color: dark, y: 300 })
      line(page, font, { color: white })
    },
  ],
  [
    'white text on a round shape',
    true,
    (page, font) => {
      page.drawCircle({ x: 80, y: 104, size: 80, color: dark })
      line(page, font, { color: white })
    },
  ],
  [
    'white text on a half-transparent box',
    true,
    (page, font) => {
      box(page, { color: dark, opacity: 0.5 })
      line(page, font, { color: white })
    },
  ],
  [
    'white text on a picture',
    true,
    async (page, font, document) => {
      page.drawImage(await document.embedPng(onePixel), { x: 40, y: 80, width: 200, height: 60 })
      line(page, font, { color: white })
    },
  ],
  [
    'text beneath a box',
    false,
    (page, font) => {
      line(page, font)
      box(page)
    },
  ],
  [
    'text beneath a half-transparent box',
    true,
    (page, font) => {
      line(page, font)
      box(page, { opacity: 0.5 })
    },
  ],
  ['text two points high', false, (page, font) => void line(page, font, { size: 2 })],
  ['text outside of the page', false, (page, font) => void line(page, font, { x: -200 })],
  ['transparent text', false, (page, font) => void line(page, font, { opacity: 0 })],
  [
    'transparent text over a picture, as browsers draw letters filled with a gradient',
    true,
    async (page, font, document) => {
      page.drawImage(await document.embedPng(onePixel), { x: 40, y: 80, width: 200, height: 60 })
      line(page, font, { opacity: 0 })
    },
  ],
  [
    'text in invisible mode',
    false,
    (page, font) => {
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
      line(page, font)
    },
  ],
])('%s is read: %s', async (_, isRead, draw) => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([400, 500])
  page.drawText(words, { x: 40, y: 400, size: 12, font })
  await draw(page, font, document)
  expect(await textOf(document)).toBe(isRead ? `${words} Hidden?` : words)
})

test('the recognised text of a scan is read, although it is invisible', async () => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([400, 500])
  page.drawText('Scanned', { x: 40, y: 400, size: 12, font })
  page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
  page.drawText(words, { x: 40, y: 300, size: 12, font })
  expect(await textOf(document)).toBe(`Scanned ${words}`)
})

async function textOf(document: PDFDocument): Promise<string> {
  const { pages } = await readPages(await document.save())
  return pages.flatMap(page => page.words.map(({ text }) => text)).join(' ')
}

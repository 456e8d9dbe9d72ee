import { createRequire } from 'node:module'
import path from 'node:path'
import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { PDFParse } from 'pdf-parse'
import { type Random, seededRandom } from '../random.ts'
import type { GeneratedResume } from './resumes.ts'

/** How a page became a picture: by a scanner, or by a phone above a table. */
export type Camera = 'scan' | 'photo'
export const cameras: readonly Camera[] = ['scan', 'photo']

const DOTS_PER_INCH = 200
const QUALITY = 60

/**
 * A generated PDF as pictures only: at 200 dpi, in grey, as JPEG of quality 60, turned by up to two degrees. A photo has
 * uneven light, a slight perspective, noise and the table around the page, too. One page as a photo is a JPEG file, everything else is a PDF.
 */
export async function pictured(resume: GeneratedResume, camera: Camera): Promise<GeneratedResume> {
  const random = seededRandom(`${resume.file} ${camera}`)
  const pages: Buffer[] = []
  for (const image of await renderedPages(resume.bytes)) {
    const page = await loadImage(image)
    const canvas = camera === 'scan' ? scanned(page, random) : photographed(page, random)
    pages.push(await canvas.encode('jpeg', QUALITY))
  }
  const [only] = pages
  const stem = resume.file.replace(/\.\w+$/, '')
  const base = { ...resume, producer: camera }
  if (camera === 'photo' && only && pages.length === 1) return { ...base, file: `${stem}.jpg`, bytes: only }
  return { ...base, file: `${stem}.pdf`, bytes: await bound(pages) }
}

const standardFonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
)

async function renderedPages(bytes: Uint8Array): Promise<Uint8Array[]> {
  const parser = new PDFParse({ data: Uint8Array.from(bytes), standardFontDataUrl: standardFonts, verbosity: 0 })
  try {
    const { pages } = await parser.getScreenshot({ scale: DOTS_PER_INCH / 72, imageDataUrl: false })
    return pages.map(({ data }) => data)
  } finally {
    await parser.destroy()
  }
}

type Page = Awaited<ReturnType<typeof loadImage>>

function scanned(page: Page, random: Random): Canvas {
  const canvas = createCanvas(page.width, page.height)
  const context = canvas.getContext('2d')
  paint(context, canvas, '#fdfdfd')
  turn(context, canvas, (random.next() * 4 - 2) * (Math.PI / 180))
  context.drawImage(page, 0, 0)
  eachPixel(context, canvas, grey => grey)
  return canvas
}

/** The page on a table, seen from slightly below, lit from a side. */
function photographed(page: Page, random: Random): Canvas {
  const margin = Math.round(page.width * 0.06)
  const canvas = createCanvas(page.width + 2 * margin, page.height + 2 * margin)
  const context = canvas.getContext('2d')
  paint(context, canvas, '#6b6259')
  turn(context, canvas, (random.next() * 4 - 2) * (Math.PI / 180))
  context.drawImage(tilted(page, 0.01 + random.next() * 0.025), margin, margin)
  const [x, y] = [canvas.width * random.next(), canvas.height * random.next() * 0.6]
  const reach = canvas.height * (0.9 + random.next() * 0.3)
  const light = (at: number, down: number) => 1 - 0.45 * Math.min(1, Math.hypot(at - x, down - y) / reach)
  eachPixel(context, canvas, (grey, at, down) => (grey * 0.88 + 12) * light(at, down) + (random.next() - 0.5) * 22)
  return canvas
}

/** The page with its upper edge that much shorter. Whole rows are moved before anything is turned, so that none shows an edge. */
function tilted(page: Page, narrowing: number): Canvas {
  const canvas = createCanvas(page.width, page.height)
  const context = canvas.getContext('2d')
  for (let y = 0; y < page.height; y += 1) {
    const lost = page.width * narrowing * (1 - y / page.height)
    context.drawImage(page, 0, y, page.width, 1, lost / 2, y, page.width - lost, 1)
  }
  return canvas
}

function paint(context: SKRSContext2D, { width, height }: Canvas, colour: string) {
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
}

function turn(context: SKRSContext2D, { width, height }: Canvas, angle: number) {
  context.translate(width / 2, height / 2)
  context.rotate(angle)
  context.translate(-width / 2, -height / 2)
}

function eachPixel(
  context: SKRSContext2D,
  { width, height }: Canvas,
  shade: (grey: number, x: number, y: number) => number,
) {
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
    const pixel = at / 4
    data.fill(shade(grey, pixel % width, Math.floor(pixel / width)), at, at + 3)
  }
  context.putImageData(image, 0, 0)
}

async function bound(pages: Buffer[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const page of pages) {
    const image = await document.embedJpg(page)
    const [width, height] = [image.width, image.height].map(dots => (dots * 72) / DOTS_PER_INCH) as [number, number]
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height })
  }
  return document.save()
}

import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { PDFParse } from 'pdf-parse'
import { drawingOptions } from '../pages/options.ts'

/** Settings of a photo of a page: `tilt` in degrees, `light` at the darkest corner from 0 to 1, and JPEG quality. */
export type Photograph = {
  tilt?: number
  light?: number
  quality?: number
  dotsPerInch?: number
  format?: 'jpeg' | 'png'
}

/** Pictures of the pages of a PDF, grey as from an office scanner or a phone. */
export async function picturesOf(pdf: Uint8Array, taken: Photograph = {}): Promise<Buffer[]> {
  const { tilt = 0, light = 1, quality = 60, dotsPerInch = 200, format = 'jpeg' } = taken
  const parser = new PDFParse(drawingOptions(pdf))
  const { pages } = await parser.getScreenshot({ scale: dotsPerInch / 72, imageDataUrl: false })
  await parser.destroy()
  return Promise.all(
    pages.map(async ({ data }) => {
      const page = await loadImage(Buffer.from(data))
      const canvas = createCanvas(page.width, page.height)
      const context = canvas.getContext('2d')
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.translate(canvas.width / 2, canvas.height / 2)
      context.rotate((tilt * Math.PI) / 180)
      context.drawImage(page, -canvas.width / 2, -canvas.height / 2)
      context.resetTransform()
      shade(context.getImageData(0, 0, canvas.width, canvas.height), light, image => context.putImageData(image, 0, 0))
      return format === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', quality)
    }),
  )
}

/** A PDF whose pages are pictures of the given PDF's pages. */
export async function scanOf(pdf: Uint8Array, taken: Photograph = {}): Promise<Buffer> {
  const scan = await PDFDocument.create()
  for (const picture of await picturesOf(pdf, taken)) await addPicture(scan, picture)
  return Buffer.from(await scan.save())
}

/** Appends an A4 page that shows only this JPEG. */
export async function addPicture(document: PDFDocument, jpeg: Buffer) {
  const image = await document.embedJpg(jpeg)
  const page = document.addPage([595.28, 841.89])
  page.drawImage(image, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() })
}

type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** Makes a picture grey, and darker towards its lower right corner. */
function shade<Image extends Pixels>(image: Image, light: number, keep: (image: Image) => void) {
  const { width, height, data } = image
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    const lit = 1 - ((1 - light) * (x / width + y / height)) / 2
    const grey = ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) * lit
    data.set([grey, grey, grey], at)
  }
  keep(image)
}

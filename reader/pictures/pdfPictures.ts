import { PDFParse } from 'pdf-parse'
import { drawingOptions } from '../pages/options.ts'
import { type DrawnPage, greyOf } from './grey.ts'

/** In pixels per inch: offices scan at 200 or less, but the engine reads small letters better if they are enlarged. */
const resolution = 300

/** The maximum number of pixels of a drawn page. Larger pages, such as posters, are drawn at a lower resolution. */
const mostDrawn = 9_000_000

/** Draws pages of a PDF one after the other, with pdf-parse. */
export async function* drawPages(bytes: Uint8Array, numbers: number[]): AsyncGenerator<DrawnPage> {
  const parser = new PDFParse(drawingOptions(bytes))
  try {
    const { pages } = await parser.getInfo({ parsePageInfo: true, partial: numbers })
    for (const { pageNumber: number, width, height } of pages) {
      const scale = Math.min(resolution / 72, Math.sqrt(mostDrawn / (width * height)))
      const {
        pages: [shot],
      } = await parser.getScreenshot({ partial: [number], scale, imageDataUrl: false })
      if (!shot) continue
      const { createCanvas, loadImage } = await import('@napi-rs/canvas')
      const image = await loadImage(Buffer.from(shot.data))
      const context = createCanvas(image.width, image.height).getContext('2d')
      context.drawImage(image, 0, 0)
      yield { number, width, height, picture: greyOf(context.getImageData(0, 0, image.width, image.height)) }
    }
  } finally {
    await parser.destroy()
  }
}

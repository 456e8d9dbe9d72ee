import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  Util,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { readFacts } from './facts.ts'
import { type Layout, type Link, mostPages, type Page } from './layout.ts'
import { type Face, faceOf, piecesOf, wordsOf } from './words.ts'

const mostWords = 60_000

/** Reads the words and links of a PDF. Throws the error of pdf.js when it is locked or too broken to open. */
export async function readPages(bytes: Uint8Array): Promise<Layout> {
  const { writtenIn, ...facts } = await readFacts(optionsFor(bytes))
  const document = await open(bytes)
  const pages: Page[] = []
  let words = 0
  for (let number = 1; number <= Math.min(facts.pages, mostPages) && words < mostWords; number += 1) {
    const page = await readPage(await document.getPage(number))
    words += page.words.length
    pages.push(page)
  }
  await document.loadingTask.destroy()
  return { pages, paintsImages: words === 0 && (await paintsImages(bytes)), writtenIn }
}

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** `maxImageSize: 0` skips every image before it is decoded: only text is read. */
const optionsFor = (bytes: Uint8Array) => ({
  data: new Uint8Array(bytes), // A copy, as pdf.js keeps what it is given.
  maxImageSize: 0,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  verbosity: VerbosityLevel.ERRORS,
  standardFontDataUrl: join(folder, 'standard_fonts/'),
  cMapUrl: join(folder, 'cmaps/'),
  cMapPacked: true,
})

async function open(bytes: Uint8Array, options: { stopAtErrors?: boolean } = {}): Promise<PDFDocumentProxy> {
  return getDocument({ ...options, ...optionsFor(bytes) }).promise
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const viewport = page.getViewport({ scale: 1 })
  // The names of fonts are known only after the operator list has been read.
  await page.getOperatorList()
  const content = await page.getTextContent()
  const faces = new Map(Object.keys(content.styles).map(name => [name, faceIn(page, name)]))
  const pieces = piecesOf(content.items, viewport.transform, faces)
  const links = (await page.getAnnotations()).flatMap(annotation =>
    linkOf(annotation, page.pageNumber, viewport.transform),
  )
  page.cleanup()
  const { width, height } = viewport
  return { number: page.pageNumber, width, height, words: wordsOf(pieces, page.pageNumber), links }
}

const namedFont = z.object({ name: z.string() })

function faceIn(page: PDFPageProxy, name: string): Face {
  if (!page.commonObjs.has(name)) return faceOf('')
  const font = namedFont.safeParse(page.commonObjs.get(name))
  return faceOf(font.success ? font.data.name : '')
}

const webLink = z.object({ subtype: z.literal('Link'), url: z.string(), rect: z.array(z.number()).length(4) })

function linkOf(annotation: unknown, page: number, transform: number[]): Link[] {
  const link = webLink.safeParse(annotation)
  if (!link.success) return []
  const [left = 0, bottom = 0, right = 0, top = 0] = Util.normalizeRect(link.data.rect)
  const corners: [number, number][] = [
    [left, bottom],
    [right, top],
  ]
  for (const corner of corners) Util.applyTransform(corner, transform)
  const [[x1, y1], [x2, y2]] = corners as [[number, number], [number, number]]
  const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) }
  return [{ url: link.data.url, page, ...box }]
}

/**
 * With `maxImageSize: 0` an image is an error: pdf.js skips it, or ends the list of operations there when told to
 * stop at errors. A list that is longer when errors are skipped therefore holds an image (or something broken).
 */
async function paintsImages(bytes: Uint8Array): Promise<boolean> {
  const [lenient, strict] = [await open(bytes), await open(bytes, { stopAtErrors: true })]
  try {
    for (let number = 1; number <= Math.min(lenient.numPages, mostPages); number += 1) {
      if ((await countOperations(lenient, number)) > (await countOperations(strict, number))) return true
    }
    return false
  } finally {
    await lenient.loadingTask.destroy()
    await strict.loadingTask.destroy()
  }
}

async function countOperations(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number)
  const { fnArray } = await page.getOperatorList()
  page.cleanup()
  return fnArray.length
}

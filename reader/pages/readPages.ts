import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { readFacts } from './facts.ts'
import { drawnBy } from './glyphs.ts'
import { withoutHidden } from './hidden.ts'
import { countLetters, type Layout, type Link, mostPages, type Page } from './layout.ts'
import { areLost, isNonsense } from './nonsense.ts'
import { readingOptions } from './options.ts'
import { placesOf } from './spacing.ts'
import { measureAgain } from './unmeasured.ts'
import { type Face, faceOf, piecesOf, wordsOf } from './words.ts'

const mostWords = 60_000

/** The maximum number of reported pages, as a damaged file may claim any number. */
const mostReported = 500

/** Reads the words and links of a PDF. Throws the error of pdf.js if the file is locked or too broken to open. */
export async function readPages(bytes: Uint8Array, signal?: AbortSignal): Promise<Layout> {
  const { writtenIn, producer, ...facts } = await readFacts(readingOptions(bytes))
  const document = await open(bytes)
  const read: ReadPage[] = []
  let words = 0
  for (let number = 1; number <= Math.min(facts.pages, mostPages) && words < mostWords; number += 1) {
    signal?.throwIfAborted()
    const one = await readPage(await document.getPage(number))
    words += one.page.words.length
    read.push(one)
  }
  await document.loadingTask.destroy()
  const last = Math.min(facts.pages, mostReported)
  const beyond = Array.from({ length: Math.max(0, last - read.length) }, (_, index) => read.length + index + 1)
  return {
    pages: read.map(({ page }) => page),
    pictures: await picturesAmong(read, bytes),
    beyond,
    writtenIn,
    producer,
  }
}

/** A page, the numbers of its operations, outlines and outline coordinates, and whether its letters are lost. */
type ReadPage = { page: Page; operations: number; outlines: number; numbers: number; areLost: boolean }

async function open(bytes: Uint8Array, options: { stopAtErrors?: boolean } = {}): Promise<PDFDocumentProxy> {
  return getDocument({ ...options, ...readingOptions(bytes) }).promise
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 })
  // The names of fonts are known only after the operator list has been read.
  const { fnArray, argsArray } = await page.getOperatorList()
  const content = await page.getTextContent()
  const faces = new Map(Object.keys(content.styles).map(name => [name, faceIn(page, name)]))
  const { glyphs, paints } = drawnBy(fnArray, argsArray)
  const places = placesOf(glyphs)
  const items = withoutHidden(measureAgain(content.items, glyphs), { places, paints, view: page.view })
  const pieces = piecesOf(items, viewport.transform, faces, places)
  const links = (await page.getAnnotations()).flatMap(annotation =>
    linkOf(annotation, page.pageNumber, viewport.transform),
  )
  page.cleanup()
  const { width, height } = viewport
  return {
    page: { number: page.pageNumber, width, height, words: wordsOf(pieces, page.pageNumber), links },
    operations: fnArray.length,
    areLost: areLost(glyphs),
    ...outlinesAmong(fnArray, argsArray),
  }
}

/** The arguments of an operation that draws an outline, with its coordinates. */
const pathArguments = z.tuple([z.unknown(), z.tuple([z.instanceof(Float32Array)])], z.unknown())

function outlinesAmong(operations: number[], all: unknown[]) {
  const paths = all.filter((_, at) => operations[at] === OPS.constructPath)
  const numbers = paths.reduce<number>((sum, one) => sum + (pathArguments.safeParse(one).data?.[1][0].length ?? 0), 0)
  return { outlines: paths.length, numbers }
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

/** A page with fewer letters has no real text, only a stamp, a page number or the name of the scanner. */
const fewLetters = 30

/** Text drawn as outlines has at least this many outlines (one per letter) or coordinates (one outline per line). */
const manyOutlines = 60
const longOutlines = 6_000

/** The numbers of pages whose text is a picture or outlines, or makes no sense. */
async function picturesAmong(read: ReadPage[], bytes: Uint8Array): Promise<number[]> {
  const bare = read.filter(({ page }) => countLetters({ pages: [page] }) < fewLetters)
  const withImages = bare.length > 0 ? await withImagesAmong(bare, bytes) : []
  const shown = read.filter(
    one =>
      withImages.includes(one) ||
      (bare.includes(one) && (one.outlines >= manyOutlines || one.numbers >= longOutlines)) ||
      one.areLost ||
      isNonsense(one.page.words),
  )
  return shown.map(({ page }) => page.number)
}

/**
 * With `maxImageSize: 0` an image is an error: pdf.js skips it, or ends the list of operations there if set to stop at
 * errors. A list that is longer when errors are skipped therefore contains an image (or something broken).
 */
async function withImagesAmong(read: ReadPage[], bytes: Uint8Array): Promise<ReadPage[]> {
  const strict = await open(bytes, { stopAtErrors: true })
  const found: ReadPage[] = []
  try {
    for (const one of read) {
      if (one.operations > (await countOperations(strict, one.page.number))) found.push(one)
    }
    return found
  } finally {
    await strict.loadingTask.destroy()
  }
}

async function countOperations(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number)
  const { fnArray } = await page.getOperatorList()
  page.cleanup()
  return fnArray.length
}

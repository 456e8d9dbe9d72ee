import { performance } from 'node:perf_hooks'
import type { Bbox, Line } from 'tesseract.js'
import type { Page } from '../pages/layout.ts'
import type { DocumentKind } from '../readingTask.ts'
import { type Engine, type EngineLanguage, openEngine } from './engine.ts'
import { type DrawnPage, type Grey, turn } from './grey.ts'
import { languageOf } from './language.ts'
import { type Exposure, evenLight } from './light.ts'
import { type OnPage, type Recognised, Refused } from './messages.ts'
import { drawPages } from './pdfPictures.ts'
import { decodePicture } from './pictureFile.ts'
import { skewOf } from './skew.ts'
import { wordsOf } from './words.ts'

/** The pages of a document that are to be recognised, by number. */
export type Pictures = { bytes: Buffer; kind: DocumentKind; numbers: number[] }

/** Milliseconds by which a page must have ended: one that would take longer than the slowest so far is not begun. */
const lastEnd = 52_000

/** The most pages of a document that are recognised: a resume is shorter. */
const mostRecognised = 10

/** Recognises pictures as pages of words. Throws Refused when none of them can be read. */
export function openRecognition() {
  const engine = openEngine()
  return (pictures: Pictures, onPage: OnPage) => recognise(engine, pictures, onPage)
}

async function recognise(engine: Engine, { bytes, kind, ...all }: Pictures, onPage: OnPage): Promise<Recognised> {
  const numbers = all.numbers.slice(0, mostRecognised)
  const begun = performance.now()
  const pages: Page[] = []
  const refusals: Refused[] = []
  let language: EngineLanguage | undefined
  let done = 0
  let slowest = 0
  for await (const { number, picture, width, height } of kind === 'PDF' ? drawPages(bytes, numbers) : photo(bytes)) {
    const from = performance.now()
    if (done > 0 && from - begun + slowest > lastEnd) break
    done += 1
    onPage({ page: done, of: numbers.length })
    try {
      const straight = straighten(picture)
      const read = await readIn(engine, straight.picture, language)
      language = read.language
      const pixels = picture.width / width
      const words = wordsOf({ number, lines: read.lines, picture: straight.picture, pixels })
      pages.push({ number, width, height, words, links: [], tilt: straight.tilt })
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault
      refusals.push(fault)
    }
    slowest = Math.max(slowest, performance.now() - from)
  }
  if (pages.length === 0 && refusals[0]) throw refusals[0]
  return { pages, leftOut: all.numbers.slice(done) }
}

/** The only page of a picture: as high as a page of paper, as only the shape of a picture is known. */
async function* photo(bytes: Buffer): AsyncGenerator<DrawnPage> {
  const picture = await decodePicture(bytes)
  const points = heightOfPaper / Math.max(picture.width, picture.height)
  yield { number: 1, picture, width: picture.width * points, height: picture.height * points }
}

/** The points of a page's longer side. */
const heightOfPaper = 842

/** Makes the light even and the lines level. `tilt`: the radians by which the picture was turned before. */
function straighten(picture: Grey): { picture: Grey; tilt: number } {
  const even = evenLight(picture)
  if (hasNoContrast(even.exposure)) throw new Refused(even.exposure.paper > blank ? 'NO_TEXT' : 'TOO_DARK')
  const tilt = skewOf(even)
  return { picture: Math.abs(tilt) < leastTilt ? even : turn(even, -tilt), tilt: Math.abs(tilt) < leastTilt ? 0 : tilt }
}

/** Radians: less than a pixel over the length of a word. */
const leastTilt = 0.001

/** Paper and ink that differ by less cannot be told apart from noise. */
const hasNoContrast = ({ paper, ink }: Exposure) => paper - ink < leastContrast
const leastContrast = 24

/** A page as light as this that has no ink is simply empty. */
const blank = 170

async function readIn(engine: Engine, picture: Grey, known: EngineLanguage | undefined) {
  const lines = await engine.recognise(picture, known ?? 'english')
  if (known) return { lines, language: known }
  const language = languageOf(textOf(lines))
  if (language === 'english') return { language, lines }
  return { language, lines: withAddresses(await engine.recognise(picture, language), lines) }
}

/** The lines with the addresses as English reads them: the data of other languages hardly know '@'. */
function withAddresses(lines: Line[], english: Line[]): Line[] {
  const addresses = english.flatMap(({ words }) => words).filter(({ text }) => isAddress.test(text))
  return lines.map(line => {
    const on = addresses.filter(({ bbox }) => line.words.some(word => covers(bbox, word.bbox)))
    if (on.length === 0) return line
    const kept = line.words.filter(word => !on.some(({ bbox }) => covers(bbox, word.bbox)))
    return { ...line, words: [...kept, ...on].sort((one, other) => one.bbox.x0 - other.bbox.x0) }
  })
}

const isAddress = /^[\w.+-]+@[\w-]+\.[\w.-]+$|^(?:https?:\/\/|www\.)|linkedin\.com/i

/** Whether the middle of one box is within the other. */
function covers(box: Bbox, other: Bbox): boolean {
  const [x, y] = [(other.x0 + other.x1) / 2, (other.y0 + other.y1) / 2]
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
}

const textOf = (lines: Line[]) => lines.map(({ text }) => text).join('\n')

import { performance } from 'node:perf_hooks'
import type { Bbox, Line } from 'tesseract.js'
import type { Page } from '../pages/layout.ts'
import { documentKind } from '../readResume.ts'
import { type PictureRequest, type RecognisedPages, Refused } from '../types.ts'
import { type Engine, type EngineLanguage, openEngine } from './engine.ts'
import { type DrawnPage, type Grey, turn, turnQuarters } from './grey.ts'
import { languageOf } from './language.ts'
import { type Exposure, evenLight, leastContrast } from './light.ts'
import { drawPages } from './pdfPictures.ts'
import { decodePicture } from './pictureFile.ts'
import { lookAgain } from './secondLook.ts'
import { skewOf } from './skew.ts'
import { mayBeTurned, quartersToTurn } from './upright.ts'
import { wordsOf } from './words.ts'

/** The maximum pages and milliseconds per document. A page that would probably exceed the time is not read. */
type Limits = { pictures: number; time: number }

type PictureOptions = PictureRequest & { signal?: AbortSignal | undefined }

/** Recognises pictures as pages of words. Throws Refused if no picture is readable, or an aborted signal's reason. */
export function openRecognition(limits: Limits) {
  const engine = openEngine()
  return {
    recognise: (bytes: Uint8Array, asked: PictureOptions) => recognise(bytes, { engine, limits, ...asked }),
    close: engine.close,
  }
}

type RecognitionInput = PictureOptions & { engine: Engine; limits: Limits }

async function recognise(
  bytes: Uint8Array,
  { engine, limits, onPage, signal, ...asked }: RecognitionInput,
): Promise<RecognisedPages> {
  const numbers = asked.numbers.slice(0, limits.pictures)
  const begun = performance.now()
  const pages: Page[] = []
  const refusals: Refused[] = []
  let language: EngineLanguage | undefined
  let done = 0
  let slowest = 0
  for await (const drawn of documentKind(bytes) === 'PDF' ? drawPages(bytes, numbers) : photo(bytes)) {
    const from = performance.now()
    if (done > 0 && from - begun + slowest > limits.time) break
    signal?.throwIfAborted()
    done += 1
    onPage?.({ page: done, of: numbers.length })
    try {
      const read = await readPage(engine, drawn, language)
      language = read.language
      pages.push(read.page)
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault
      refusals.push(fault)
      // An empty page, such as the back of a sheet, counts as read.
      if (fault.refusal === 'NO_TEXT') pages.push(emptyPage(drawn))
    }
    slowest = Math.max(slowest, performance.now() - from)
  }
  if (refusals[0] && pages.every(({ words }) => words.length === 0)) throw refusals[0]
  return { pages, leftOut: asked.numbers.slice(done) }
}

/** Turns a page upright and level and reads it, in the known language or else in the language of its words. */
async function readPage(engine: Engine, drawn: DrawnPage, known: EngineLanguage | undefined) {
  const first = known ?? 'english'
  let straight = straighten(drawn.picture)
  let lines = await engine.recognise(straight.picture, first)
  const turns = mayBeTurned(lines) ? await quartersToTurn(engine, evenLight(drawn.picture)) : 0
  if (turns > 0) {
    straight = straighten(turnQuarters(drawn.picture, turns))
    lines = await engine.recognise(straight.picture, first)
  }
  const read = await readClosely(engine, straight.picture, { lines, known })
  const pixels = drawn.picture.width / drawn.width
  const words = wordsOf({ number: drawn.number, lines: read.lines, picture: straight.picture, pixels })
  const [width, height] = turns % 2 === 1 ? [drawn.height, drawn.width] : [drawn.width, drawn.height]
  return { language: read.language, page: { ...emptyPage(drawn), width, height, words, tilt: straight.tilt, turns } }
}

const emptyPage = ({ number, width, height }: DrawnPage): Page => ({ number, width, height, words: [], links: [] })

/** The only page of a picture, in the size of a page of paper, as the real size of a picture is unknown. */
async function* photo(bytes: Uint8Array): AsyncGenerator<DrawnPage> {
  const picture = await decodePicture(bytes)
  const points = heightOfPaper / Math.max(picture.width, picture.height)
  yield { number: 1, picture, width: picture.width * points, height: picture.height * points }
}

/** In points: the longer side of a page of paper. */
const heightOfPaper = 842

/** Makes the light even and the lines level. `tilt`: the angle in radians by which the lines were rotated before. */
function straighten(picture: Grey): { picture: Grey; tilt: number } {
  const even = evenLight(picture)
  if (hasNoContrast(even.exposure)) throw new Refused(even.exposure.paper > blank ? 'NO_TEXT' : 'TOO_DARK')
  const tilt = skewOf(even)
  return { picture: Math.abs(tilt) < leastTilt ? even : turn(even, -tilt), tilt: Math.abs(tilt) < leastTilt ? 0 : tilt }
}

/** In radians: a smaller tilt is ignored, as it is less than a pixel over the length of a word. */
const leastTilt = 0.001

const hasNoContrast = ({ paper, ink }: Exposure) => paper - ink < leastContrast

/** A page without contrast is empty if its paper is lighter than this shade, else too dark. */
const blank = 170

/** Reads badly recognised lines of a page again, in the known language or else in the language of its words. */
async function readClosely(
  engine: Engine,
  picture: Grey,
  { lines, known }: { lines: Line[]; known?: EngineLanguage | undefined },
) {
  const first = known ?? 'english'
  const language = known ?? languageOf(textOf(lines))
  if (language === first) return { language, lines: await lookAgain(engine, picture, { lines, language }) }
  const contacts = lines.filter(({ text }) => mayBeContact.test(text))
  const english = await lookAgain(engine, picture, { lines: contacts, language: first })
  const translated = await engine.recognise(picture, language)
  return {
    language,
    lines: withAddresses(await lookAgain(engine, picture, { lines: translated, language }), english),
  }
}

/** Matches a line that may contain an address, even if it was recognised badly. */
const mayBeContact = /[@\d]|www|http|linked|\.\p{Ll}{2,}/u

/** Replaces addresses by addresses recognised as English text: the data of other languages rarely recognise '@'. */
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

/** True if the middle of the second box is within the first. */
function covers(box: Bbox, other: Bbox): boolean {
  const [x, y] = [(other.x0 + other.x1) / 2, (other.y0 + other.y1) / 2]
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
}

const textOf = (lines: Line[]) => lines.map(({ text }) => text).join('\n')

import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxOf, everywhere, fills, type Ink, isRectangle, outlineIn, type Paint } from './paints.ts'

/** A drawn letter or space, in the units of pdf.js' text items. `order`: the number of its drawing operation. */
export type Glyph = {
  text: string
  x: number
  y: number
  end: number
  size: number
  /** The name of the font in the items of pdf.js. */
  font: string
  ink: Ink
  order: number
}

type Matrix = number[]

type State = {
  page: Matrix
  ink: Ink
  /** True if a clip or a mask limits the painted area. */
  isClipped: boolean
  font: string
  size: number
  letterSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
}

const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

/** The upright letters and the paints of a list of operations. pdf.js itself reports only where lines start. */
export function drawnBy(operations: number[], all: unknown[]): { glyphs: Glyph[]; paints: Paint[] } {
  const pen = new Pen()
  for (const [at, operation] of operations.entries()) acts[operation]?.(pen, all[at])
  return pen
}

/** The effect of each operation on the pen. Other operations do not move text. */
const acts: Record<number, (pen: Pen, given: unknown) => void> = {
  [OPS.save]: pen => pen.save(),
  [OPS.restore]: pen => pen.restore(),
  [OPS.transform]: (pen, given) => pen.transform(numbersIn(given)),
  [OPS.paintFormXObjectBegin]: (pen, given) => {
    pen.save()
    pen.transform(matrixIn(given) ?? unmoved)
  },
  [OPS.paintFormXObjectEnd]: pen => pen.restore(),
  [OPS.beginText]: pen => pen.startAt(unmoved),
  [OPS.setTextMatrix]: (pen, given) => pen.startAt(matrixIn(given) ?? unmoved),
  [OPS.moveText]: (pen, given) => pen.move(firstOf(given), secondOf(given)),
  [OPS.setLeadingMoveText]: (pen, given) => {
    pen.state.leading = -secondOf(given)
    pen.move(firstOf(given), secondOf(given))
  },
  [OPS.nextLine]: pen => pen.move(0, -pen.state.leading),
  [OPS.setFillRGBColor]: (pen, given) => {
    const [color]: unknown[] = Array.isArray(given) ? given : []
    pen.setInk({ color: typeof color === 'string' ? color : undefined })
  },
  [OPS.setFillColorN]: pen => pen.setInk({ color: undefined }),
  [OPS.setFillTransparent]: pen => pen.setInk({ color: undefined }),
  [OPS.setTextRenderingMode]: (pen, given) => pen.setInk({ mode: firstOf(given) }),
  [OPS.setGState]: (pen, given) => {
    for (const [name, value] of settingsIn(given)) {
      if (name === 'ca') pen.setInk({ alpha: numberOf(value) })
      if (name === 'SMask' && value) pen.state.isClipped = true
    }
  },
  [OPS.clip]: pen => pen.clip(),
  [OPS.eoClip]: pen => pen.clip(),
  [OPS.shadingFill]: pen => pen.paint({ ...everywhere, color: undefined, isWhole: false }),
  [OPS.constructPath]: (pen, given) => {
    const outline = outlineIn(given)
    if (outline && fills.has(outline.act)) pen.fill(outline.points, outline.corners)
  },
  [OPS.setFont]: (pen, given) => {
    const [font]: unknown[] = Array.isArray(given) ? given : []
    pen.state.font = typeof font === 'string' ? font : ''
    pen.state.size = secondOf(given)
  },
  [OPS.setCharSpacing]: (pen, given) => {
    pen.state.letterSpacing = firstOf(given)
  },
  [OPS.setWordSpacing]: (pen, given) => {
    pen.state.wordSpacing = firstOf(given)
  },
  [OPS.setHScale]: (pen, given) => {
    pen.state.stretch = firstOf(given) / 100
  },
  [OPS.setLeading]: (pen, given) => {
    pen.state.leading = firstOf(given)
  },
  [OPS.setTextRise]: (pen, given) => {
    pen.state.rise = firstOf(given)
  },
  [OPS.showText]: (pen, given) => {
    const [letters]: unknown[] = Array.isArray(given) ? given : []
    if (Array.isArray(letters)) for (const letter of letters) pen.draw(letter)
  },
}

/** The position and the style of the next letter, as the operations of a page change them. */
class Pen {
  readonly glyphs: Glyph[] = []
  readonly paints: Paint[] = []
  state: State = {
    ...{ page: unmoved, ink: { color: '#000000', alpha: 1, mode: 0 }, isClipped: false },
    ...{ font: '', size: 0, letterSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0, rise: 0 },
  }
  readonly #kept: { state: State; drawn: number }[] = []
  #drawn = 0
  #line = unmoved
  #at = unmoved

  save() {
    this.#kept.push({ state: { ...this.state }, drawn: this.#drawn })
  }

  /** Restores the saved state. If nothing was drawn in between, a picture was drawn that pdf.js leaves out. */
  restore() {
    const kept = this.#kept.pop()
    if (!kept) return
    const picture = this.state.page
    this.state = kept.state
    if (this.#drawn === kept.drawn && picture !== kept.state.page) {
      this.paint({ ...boxOf(picture, [0, 0, 1, 1]), color: undefined, isWhole: false })
    }
  }

  setInk(change: Partial<Ink>) {
    this.state.ink = { ...this.state.ink, ...change }
  }

  clip() {
    this.state.isClipped = true
  }

  paint(paint: Omit<Paint, 'order'>) {
    this.#drawn += 1
    this.paints.push({ ...paint, order: this.#drawn })
  }

  /** Paints an outline, given by its commands and points, and by its corners. */
  fill(outline: unknown, corners: Float32Array) {
    const { page, ink, isClipped } = this.state
    const [a = 0, b = 0, c = 0, d = 0] = page
    const isLevel = (b === 0 && c === 0) || (a === 0 && d === 0)
    const isWhole = ink.alpha === 1 && isLevel && !isClipped && isRectangle(outline, corners)
    this.paint({ ...boxOf(page, corners), color: ink.alpha === 1 ? ink.color : undefined, isWhole })
  }

  transform(matrix: Matrix) {
    this.state.page = Util.transform(this.state.page, matrix)
  }

  startAt(matrix: Matrix) {
    this.#line = matrix
    this.#at = matrix
  }

  /** Starts a line at an offset from the start of the previous line. */
  move(x: number, y: number) {
    this.startAt(Util.transform(this.#line, [1, 0, 0, 1, x, y]))
  }

  /** Draws a letter. A number instead of a letter moves the pen back by so many thousandths of the letter size. */
  draw(letter: unknown) {
    const { page, ink, font, size, letterSpacing, wordSpacing, stretch, rise } = this.state
    if (typeof letter === 'number') return this.#advance((-letter * size) / 1000)
    if (!isLetter(letter)) return
    this.#drawn += 1
    const from = Util.transform(page, Util.transform(this.#at, [1, 0, 0, 1, 0, rise]))
    const width = (letter.width * size) / 1000
    const scale = Math.hypot(from[0] ?? 0, from[1] ?? 0)
    const [a = 0, b = 0, , , x = 0, y = 0] = from
    const isUpright = a > 0 && Math.abs(b) < a / 100
    if (isUpright) {
      const end = x + width * stretch * scale
      this.glyphs.push({ text: letter.unicode, x, y, end, size: size * scale, font, ink, order: this.#drawn })
    }
    this.#advance(width + letterSpacing + (letter.isSpace ? wordSpacing : 0))
  }

  #advance(by: number) {
    this.#at = Util.transform(this.#at, [1, 0, 0, 1, by * this.state.stretch, 0])
  }
}

/** The settings of a graphics state, as pairs of a name and a value. */
function settingsIn(given: unknown): unknown[][] {
  const [settings]: unknown[] = Array.isArray(given) ? given : []
  return Array.isArray(settings) ? settings.filter(Array.isArray) : []
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

const numbersIn = (given: unknown): number[] => (Array.isArray(given) ? given.map(numberOf) : [])
const firstOf = (given: unknown) => numbersIn(given)[0] ?? 0
const secondOf = (given: unknown) => numbersIn(given)[1] ?? 0

/** The matrix of an operation: its first argument, or all its arguments together. */
function matrixIn(given: unknown): Matrix | undefined {
  const [first]: unknown[] = Array.isArray(given) ? given : []
  const matrix = first instanceof Float32Array || Array.isArray(first) ? [...first].map(numberOf) : numbersIn(given)
  return matrix.length === 6 ? matrix : undefined
}

type Letter = { unicode: string; width: number; isSpace?: boolean }

function isLetter(value: unknown): value is Letter {
  if (typeof value !== 'object' || value === null) return false
  return 'unicode' in value && typeof value.unicode === 'string' && 'width' in value && typeof value.width === 'number'
}

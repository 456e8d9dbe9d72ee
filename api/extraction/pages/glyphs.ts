import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A letter where the page draws it, in the measures of pdf.js' text items. A space is one, too. */
export type Glyph = { text: string; x: number; y: number; end: number; size: number }

type Matrix = number[]

type State = {
  page: Matrix
  size: number
  letterSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
}

const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

/** The upright letters that a list of operations draws, in its order: pdf.js tells where lines start, but not letters. */
export function glyphsOf(operations: number[], all: unknown[]): Glyph[] {
  const glyphs: Glyph[] = []
  const kept: State[] = []
  let state: State = {
    page: unmoved,
    size: 0,
    letterSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
  }
  let line = unmoved
  let pen = unmoved
  const startAt = (matrix: Matrix) => {
    line = matrix
    pen = matrix
  }
  const move = (x: number, y: number) => startAt(Util.transform(line, [1, 0, 0, 1, x, y]))
  const advance = (by: number) => {
    pen = Util.transform(pen, [1, 0, 0, 1, by * state.stretch, 0])
  }
  const draw = (letter: unknown) => {
    if (typeof letter === 'number') return advance((-letter * state.size) / 1000)
    if (!isLetter(letter)) return
    const from = Util.transform(state.page, Util.transform(pen, [1, 0, 0, 1, 0, state.rise]))
    const width = (letter.width * state.size) / 1000
    const scale = Math.hypot(from[0] ?? 0, from[1] ?? 0)
    const [a = 0, b = 0, , , x = 0, y = 0] = from
    if (a > 0 && Math.abs(b) < a / 100) {
      const end = x + width * state.stretch * scale
      glyphs.push({ text: letter.unicode, x, y, end, size: state.size * scale })
    }
    advance(width + state.letterSpacing + (letter.isSpace ? state.wordSpacing : 0))
  }
  for (const [at, operation] of operations.entries()) {
    const given: unknown = all[at]
    const [first = 0, second = 0] = numbersIn(given)
    if (operation === OPS.save) kept.push({ ...state })
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) state = kept.pop() ?? state
    else if (operation === OPS.transform) state.page = Util.transform(state.page, numbersIn(given))
    else if (operation === OPS.paintFormXObjectBegin) {
      kept.push({ ...state })
      const matrix = matrixIn(given)
      if (matrix) state.page = Util.transform(state.page, matrix)
    } else if (operation === OPS.beginText) startAt(unmoved)
    else if (operation === OPS.setTextMatrix) startAt(matrixIn(given) ?? unmoved)
    else if (operation === OPS.moveText) move(first, second)
    else if (operation === OPS.setLeadingMoveText) {
      state.leading = -second
      move(first, second)
    } else if (operation === OPS.nextLine) move(0, -state.leading)
    else if (operation === OPS.setFont) state.size = second
    else if (operation === OPS.setCharSpacing) state.letterSpacing = first
    else if (operation === OPS.setWordSpacing) state.wordSpacing = first
    else if (operation === OPS.setHScale) state.stretch = first / 100
    else if (operation === OPS.setLeading) state.leading = first
    else if (operation === OPS.setTextRise) state.rise = first
    else if (operation === OPS.showText && Array.isArray(given)) {
      const [letters]: unknown[] = given
      if (Array.isArray(letters)) for (const letter of letters) draw(letter)
    }
  }
  return glyphs
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

const numbersIn = (given: unknown): number[] => (Array.isArray(given) ? given.map(numberOf) : [])

/** The matrix that an operation brings along as its first argument, or instead of its arguments. */
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

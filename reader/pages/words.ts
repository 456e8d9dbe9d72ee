import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js'
import { joinAccents } from './accents.ts'
import { ascent, type Word } from './layout.ts'
import { type Places, respace } from './spacing.ts'

/** A text that the document draws in one operation: a letter, a word or a whole line of text. */
export type Piece = { text: string; x: number; baseline: number; w: number; size: number; face: Face }

const upright: Face = { font: '', bold: false, italic: false }

const bullets = /^[•●▪◦‣■□○◆❖➢➤►▸✓✔–-]$/u

/** The maximum slope of upright text. */
const slant = 0.2
/** In points: smaller and larger letters are artefacts of drawings. */
const smallest = 1
const largest = 400
/** In letter heights: the minimum width of a space. A narrower empty piece is an unused hyphen, or kerning. */
const narrowestSpace = 0.1
/** In letter heights: two pieces are one word if they overlap by less than this, or have a gap below `gapInWord`. */
const overlap = 0.5
const gapInWord = 0.12
/** In letter heights: a narrower space is a soft hyphen, which browsers draw as a space without a width. */
const noRoom = 0.06
/** In letter heights: a text printed twice within this distance is one bold or shadowed text. */
const overprint = 0.08
/** The maximum number of pieces with the same text that a piece is compared with. */
const mostCompared = 8

/** The upright texts of a page. Rotated text is ignored as decoration, unless the whole page is rotated. */
export function piecesOf(
  items: (TextItem | TextMarkedContent)[],
  viewport: number[],
  faces: Map<string, Face>,
  glyphs: Places,
): Piece[] {
  const pieces: Piece[] = []
  const drawn = new Map<string, Piece[]>()
  let open = ''
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue
    const [a = 0, b = 0, c = 0, d = 0, x = 0, baseline = 0] = Util.transform(viewport, item.transform)
    if (Math.abs(b) > Math.abs(a) * slant) continue
    const size = Math.hypot(c, d)
    if (size < smallest || size > largest || !Number.isFinite(x + baseline)) continue
    const face = faces.get(item.fontName) ?? upright
    const accented = joinAccents(respace(item, glyphs), open)
    open = accented.open
    const text = clean(accented.text)
    if (text.trim() === '' && item.width < size * narrowestSpace) continue
    // An accent at the end of a text is above the next letter and adds no width.
    const w = open === '' ? item.width : (item.width * weigh(text)) / weigh(`${text}${open}`)
    const piece = { text, x, baseline, w, size, face }
    const same = drawn.get(text.trim()) ?? []
    if (text.trim() !== '' && same.some(other => isOverprint(other, piece))) continue
    drawn.set(text.trim(), [...same.slice(-mostCompared), piece])
    if (/^\s./u.test(item.str)) pieces.push(...withSpace(piece, pieces.at(-1)))
    else pieces.push(piece)
  }
  return withoutIcons(pieces)
}

/**
 * Removes the pieces of icon fonts: each is a single character, or the name of an icon in the width of a letter. The
 * name of a font is no evidence: 'SemiCondensed' contains 'icon'.
 */
function withoutIcons(pieces: Piece[]): Piece[] {
  const drawn = pieces.filter(({ text }) => text.trim() !== '')
  const kinds = new Map<Face, Set<'icon' | 'text' | undefined>>()
  for (const [at, piece] of drawn.entries())
    kinds.set(piece.face, (kinds.get(piece.face) ?? new Set()).add(drawnAs(piece, [drawn[at - 1], drawn[at + 1]])))
  const isOfIcons = (face: Face) => kinds.get(face)?.has('icon') === true && !kinds.get(face)?.has('text')
  return pieces.filter(({ text, face }) => !isOfIcons(face) || bullets.test(text.trim()))
}

/**
 * Decides whether a piece is an icon: a character apart from other text, or a word in the width of a letter. Undefined
 * for an unclear piece: some fonts only draw single characters that other fonts lack, such as 'ł', '@', '&' and '/'.
 */
function drawnAs(piece: Piece, [before, after]: (Piece | undefined)[]): 'icon' | 'text' | undefined {
  const plain = piece.text.trim()
  const letters = [...plain].length
  const isSpacedOut = plain.split(' ').every(token => [...token].length === 1)
  if (letters > 3 && piece.w < piece.size * letters * squeezed) return 'icon'
  if (letters > 3 && !isSpacedOut) return 'text'
  if (letters > 1 || /[\p{P}\d|+&o]/u.test(plain) || bullets.test(plain)) return undefined
  // Nearly every font has the letters A to Z, so such a letter right before a word of another font is an icon, too.
  const isWithin = [before, /[a-z]/i.test(plain) ? undefined : after].some(other => other && isClose(piece, other))
  return isWithin ? 'text' : 'icon'
}

const isClose = (one: Piece, other: Piece) => {
  const [left, right] = one.x < other.x ? [one, other] : [other, one]
  return Math.abs(one.baseline - other.baseline) < 1 && right.x - left.x - left.w < closeTo * one.size
}

/** In letter heights: the maximum gap between the letters of a word, even if they are spaced out. */
const closeTo = 0.2

/** In letter heights: the average width of a letter in the narrowest of usual fonts. */
const squeezed = 0.22

/** Splits off the space before the first letter of a piece, or removes it if there is no gap before the piece. */
function withSpace(piece: Piece, before: Piece | undefined): Piece[] {
  const text = piece.text.replace(/^ /, '')
  const gap = before ? Math.abs(piece.x - before.x - before.w) : Number.POSITIVE_INFINITY
  const follows = before && Math.abs(piece.baseline - before.baseline) < 1 && gap < noRoom * piece.size
  return follows
    ? [{ ...piece, text }]
    : [
        { ...piece, text: ' ', w: 0 },
        { ...piece, text },
      ]
}

function isOverprint(one: Piece, other: Piece) {
  const near = overprint * Math.min(one.size, other.size)
  return Math.abs(one.x - other.x) < near && Math.abs(one.baseline - other.baseline) < near
}

/** Splits pieces at spaces and joins pieces that touch: 'Type' and 'Script', or a large 'E' and a small 'DUCATION'. */
export function wordsOf(pieces: Piece[], page: number): Word[] {
  const words: Word[] = []
  let touching: Piece | undefined
  for (const piece of pieces) {
    for (const part of partsOf(piece)) {
      const last = words.at(-1)
      if (part.text === '') touching = undefined
      else if (last && touching && touches(touching, part)) {
        last.text += part.text
        last.w = part.x + part.w - last.x
        if (part.size > last.h) Object.assign(last, { y: topOf(part), h: part.size })
        touching = part
      } else {
        const { text, x, w, size, face } = part
        const { font, bold, italic } = face
        words.push({ text, page, x, y: topOf(part), w, h: size, font, bold, italic })
        touching = part
      }
    }
  }
  return words
}

const topOf = ({ baseline, size }: Piece) => baseline - size * ascent

/** Turns ligatures into letters and icons into spaces. Removes control characters: NUL must not reach the database. */
function clean(text: string) {
  return text
    .normalize('NFKC')
    .replace(/\uf001/g, 'fi')
    .replace(/\uf002/g, 'fl')
    .replace(/[\uf0a7\uf0b7\uf0d8\uf0fc\uf076]/g, '•')
    .replace(/[\s\p{Co}]/gu, ' ')
    .replace(/[\p{Cc}\u00ad\u200b\u200e\u200f\ufffd]/gu, '')
}

function touches(before: Piece, after: Piece) {
  if (Math.abs(before.baseline - after.baseline) > 1) return false
  const gap = after.x - (before.x + before.w)
  const size = Math.min(before.size, after.size)
  return gap > -overlap * size && gap < gapInWord * size
}

/** The words of a piece, with an empty part for each space. */
function* partsOf(piece: Piece): Generator<Piece> {
  const total = weigh(piece.text)
  let before = 0
  for (const text of piece.text.split(/( +)/)) {
    const weight = weigh(text)
    if (text.trim() !== '') {
      yield { ...piece, text, x: piece.x + (piece.w * before) / total, w: (piece.w * weight) / total }
    } else if (text !== '') yield { ...piece, text: '' }
    before += weight
  }
}

/** The relative width of text in a common typeface, to find the widths of words, as a PDF has only those of pieces. */
function weigh(text: string) {
  let weight = 0
  for (const letter of text) {
    if (/[iljtfI.,:;'|! ()[\]]/.test(letter)) weight += 0.32
    else if (/[mwMW@%—]/.test(letter)) weight += 0.85
    else if (/[A-Z&]/.test(letter)) weight += 0.66
    else weight += 0.54
  }
  return weight
}

/** The style of letters, read from the name of the font: nearly all fonts provide only the name. */
export type Face = { font: string; bold: boolean; italic: boolean }

export function faceOf(fontName: string): Face {
  const font = fontName.replace(/^[A-Z]{6}\+/, '')
  return {
    font,
    bold: /bold|black|heavy|(?<!extra|ultra)medi(?:um)?\b|-semi|demi|^(?:cm|sf|ec|pl)(?:bx|ss?bx|csc\d*b)|-Bd|\bBd\b/i.test(
      font,
    ),
    italic: /ital|obli|slant|kursiv|^(?:cm|sf|ec|pl)(?:ti|sl)|-It\b/i.test(font),
  }
}

import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import type { Glyph } from './glyphs.ts'

/** In letter heights: the minimum gap between spaced-out letters. */
const spacedOut = 0.05
/** In letter heights: gaps between spaced-out letters differ by less than `alike`; gaps between words are `wider`. */
const alike = 0.1
const wider = 0.15
/** In characters: the maximum length of spaced-out text. */
const longest = 80
/** The minimum number of letters to measure the usual gap. */
const fewestLetters = 4
/** In points: the tolerances between the starts of an item and its first letter, and between the ends of both. */
const samePlace = 0.1
const sameEnd = 0.5

/**
 * The text of an item with spaced-out letters, with spaces only between words: pdf.js reads a gap of a tenth of a
 * letter's height as a space, so that 'S K ILL S' is split. Returns any other text unchanged.
 */
export function respace(item: TextItem, places: Places): string {
  if (!/\S\s\S/.test(item.str) || item.str.length > longest || item.dir === 'rtl') return item.str
  const { glyphs } = places
  const [first] = placesOfStart(item, places)
  const letters = first === undefined ? [] : lettersOf(item, glyphs, first)
  const deciding = letters.length < fewestLetters && first !== undefined ? lineAt(glyphs, first) : letters
  if (letters.length === 0 || deciding.filter(({ text }) => /\p{L}/u.test(text)).length < fewestLetters) return item.str
  const gaps = gapsOf(letters)
  const usual = median(gapsOf(deciding))
  const areAlike = gaps.every((gap, at) =>
    letters[at + 1]?.afterSpace ? gap > usual + wider : Math.abs(gap - usual) < alike || gap > usual + wider,
  )
  if (usual < spacedOut || !areAlike) return item.str
  return letters.map(({ text }, at) => ((gaps[at - 1] ?? usual) > usual + wider ? ` ${text}` : text)).join('')
}

const gapsOf = (letters: Glyph[]) =>
  letters.slice(1).map((letter, at) => (letter.x - (letters[at]?.end ?? 0)) / letter.size)

const median = (gaps: number[]) => gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0

/** The letters on the line around a letter, as an item such as 'K i m' is too short to show its spacing. */
function lineAt(glyphs: Glyph[], at: number): Glyph[] {
  const one = glyphs[at]
  const around = glyphs.slice(Math.max(0, at - longest), at + longest)
  return around.filter(({ text, y, size }) => text.trim() !== '' && y === one?.y && size === one.size)
}

/** The letters of a page in drawing order. `at`: for each point, the indexes of the letters drawn there. */
export type Places = { glyphs: Glyph[]; at: Map<string, number[]> }

/** The maximum number of letters at one point. More letters at one point draw a picture. */
const mostAtPoint = 8

export function placesOf(glyphs: Glyph[]): Places {
  const at = new Map<string, number[]>()
  for (const [index, { text, x, y }] of glyphs.entries()) {
    if (text.trim() === '') continue
    const place = pointOf(x, y)
    const there = at.get(place)
    if (!there) at.set(place, [index])
    else if (there.length < mostAtPoint) there.push(index)
  }
  return { glyphs, at }
}

const pointOf = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`

/** A letter. `afterSpace`: a space that is not covered by the letter is drawn before it. */
type Letter = Glyph & { afterSpace: boolean }

/** The index of an item's first letter among the page's letters; several indexes if the letter is drawn repeatedly. */
function placesOfStart(item: TextItem, { glyphs, at }: Places): number[] {
  const [, , , , x = 0, y = 0] = item.transform.map(Number)
  const near = [-samePlace, samePlace].flatMap(dx => [-samePlace, samePlace].map(dy => pointOf(x + dx, y + dy)))
  return [...new Set(near)]
    .flatMap(point => at.get(point) ?? [])
    .filter(index => {
      const glyph = glyphs[index]
      return glyph && Math.abs(glyph.x - x) < samePlace && Math.abs(glyph.y - y) < samePlace
    })
}

/** The letters with which an item may start. */
export const glyphsAt = (item: TextItem, places: Places): Glyph[] =>
  placesOfStart(item, places).flatMap(index => places.glyphs[index] ?? [])

/** The letters of an item without its spaces; empty if it is uncertain which letters belong to the item. */
function lettersOf(item: TextItem, glyphs: Glyph[], first: number): Letter[] {
  const wanted = item.str.replace(/\s/g, '')
  const letters: Letter[] = []
  let text = ''
  let space: Glyph | undefined
  for (const glyph of glyphs.slice(first, first + 2 * longest)) {
    if (text.length >= wanted.length) break
    if (glyph.text.trim() === '') space = glyph
    else {
      letters.push({ ...glyph, afterSpace: space !== undefined && glyph.x > space.end - spacedOut * glyph.size })
      text += glyph.text.normalize('NFKC')
      space = undefined
    }
  }
  const end = letters.at(-1)?.end ?? 0
  return text === wanted && Math.abs(end - ((glyphs[first]?.x ?? 0) + item.width)) < sameEnd ? letters : []
}

import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js'
import type { Glyph } from './glyphs.ts'

/** Letter heights: letters that overlap by more were not measured. The widest kerning takes less. */
const overlapping = -0.2
/** The share of a font's letters that must overlap the next, and how many letters tell. */
const mostLetters = 0.6
const fewestLetters = 20
/** Letter heights from the start of a letter to the next: what is further away is another text. */
const furthest = 2

/**
 * The items of a page, with those of fonts without widths put together from their letters. Photoshop gives every letter the
 * width of an em and places each by itself, so that pdf.js finds spaces within words and none between them: there, only the
 * spaces that are drawn count.
 */
export function measureAgain(
  items: (TextItem | TextMarkedContent)[],
  glyphs: Glyph[],
): (TextItem | TextMarkedContent)[] {
  const fonts = unmeasured(glyphs)
  if (fonts.size === 0) return items
  const kept = items.filter(item => !('fontName' in item) || !fonts.has(item.fontName))
  return [...kept, ...runsOf(glyphs.filter(({ font }) => fonts.has(font))).map(itemOf)]
}

/** The fonts of which most letters overlap the next. */
function unmeasured(glyphs: Glyph[]): Set<string> {
  const counts = new Map<string, { all: number; over: number }>()
  for (const [at, glyph] of glyphs.entries()) {
    const next = glyphs[at + 1]
    if (!next || !isBeside(glyph, next)) continue
    const count = counts.get(glyph.font) ?? { all: 0, over: 0 }
    count.all += 1
    if (next.x - glyph.end < overlapping * glyph.size) count.over += 1
    counts.set(glyph.font, count)
  }
  const told = [...counts].filter(([, { all, over }]) => all >= fewestLetters && over > all * mostLetters)
  return new Set(told.map(([font]) => font))
}

const isBeside = (one: Glyph, next: Glyph) =>
  one.font === next.font && one.y === next.y && next.x > one.x && next.x - one.x < furthest * one.size

/** The letters that follow each other on one line. */
function runsOf(glyphs: Glyph[]): Glyph[][] {
  const runs: Glyph[][] = []
  for (const glyph of glyphs) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isBeside(last, glyph)) run.push(glyph)
    else runs.push([glyph])
  }
  return runs
}

function itemOf(run: Glyph[]): TextItem {
  const [{ x, y, size, font }, last] = [run[0] as Glyph, run.at(-1) as Glyph]
  const usual = run.length > 1 ? (last.x - x) / (run.length - 1) : size / 2 // The last letter has no next to end at.
  const str = run.map(({ text }) => text).join('')
  return {
    str,
    dir: 'ltr',
    transform: [size, 0, 0, size, x, y],
    width: last.x - x + usual,
    height: size,
    fontName: font,
    hasEOL: false,
  }
}

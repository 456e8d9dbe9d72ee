import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js'
import type { Glyph } from './glyphs.ts'

/** The minimum share of a font's items that are a letter one em wide, and the minimum number of items. */
const mostItems = 0.8
const fewestItems = 20
/** In letter heights: a letter that starts further from the start of the previous letter begins another text. */
const furthest = 2

/**
 * The items of a page. Items in fonts without real widths are joined from their letters: Photoshop gives every letter
 * the width of an em and positions every letter separately, so that pdf.js finds spaces within words and no spaces
 * between words. In these fonts, only drawn spaces count.
 */
export function measureAgain(
  items: (TextItem | TextMarkedContent)[],
  glyphs: Glyph[],
): (TextItem | TextMarkedContent)[] {
  const fonts = unmeasured(items)
  if (fonts.size === 0) return items
  const kept = items.filter(item => !('fontName' in item) || !fonts.has(item.fontName))
  return [...kept, ...runsOf(glyphs.filter(({ font }) => fonts.has(font))).map(itemOf)]
}

/** The fonts in which nearly every item is a letter one em wide. No real Latin font has such letters. */
function unmeasured(items: (TextItem | TextMarkedContent)[]): Set<string> {
  const counts = new Map<string, { all: number; wide: number }>()
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const count = counts.get(item.fontName) ?? { all: 0, wide: 0 }
    count.all += 1
    if (isWide(item)) count.wide += 1
    counts.set(item.fontName, count)
  }
  const found = [...counts].filter(([, { all, wide }]) => all >= fewestItems && wide >= all * mostItems)
  return new Set(found.map(([font]) => font))
}

const isWide = ({ str, width, height }: TextItem) =>
  /^\p{Script=Latin}$/u.test(str) || /^[\p{P}\d]$/u.test(str) ? Math.abs(width - height) < height / 50 : false

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
  const usual = run.length > 1 ? (last.x - x) / (run.length - 1) : size / 2 // The width of the last letter is unknown.
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

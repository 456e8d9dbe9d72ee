import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js'
import type { Glyph } from './glyphs.ts'
import type { Ink, Paint } from './paints.ts'
import { glyphsAt, type Places } from './spacing.ts'

type Item = TextItem | TextMarkedContent
type Page = { places: Places; paints: Paint[] /** Left, bottom, right, top. */; view: number[] }

/**
 * Removes text that is invisible on the page: in the color of its background, covered, transparent, outside of the
 * page, or too small to read. The recognised text of a scan is invisible, too, so if most text is invisible, none is
 * removed.
 */
export function withoutHidden(items: Item[], page: Page): Item[] {
  const paintsAt = openPaints(page)
  const hidden = new Set(items.filter(item => 'str' in item && isHidden(item, page, paintsAt)))
  const lettersIn = (some: Iterable<Item>) => [...some].reduce((sum, item) => sum + lettersOf(item), 0)
  return lettersIn(hidden) * 2 < lettersIn(items) ? items.filter(item => !hidden.has(item)) : items
}

const lettersOf = (item: Item) => ('str' in item ? item.str.replace(/\s/g, '').length : 0)

/** In points: smaller text cannot be read. */
const readable = 2.5

function isHidden(item: TextItem, { places, view }: Page, paintsAt: PaintsAt): boolean {
  const [, , c = 0, d = 0, x = 0, y = 0] = item.transform.map(Number)
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  if (Math.hypot(c, d) < readable) return true
  if (x + item.width < left || x > right || y + item.height < bottom || y > top) return true
  const drawn = glyphsAt(item, places)
  return drawn.length > 0 && drawn.every(glyph => isUnseen(glyph, paintsAt))
}

/** PDF's text rendering modes that paint no letter (3: invisible, 7: clip only), and the mode that fills letters. */
const withoutInk = [3, 7]
const filled = 0

function isUnseen(glyph: Glyph, paintsAt: PaintsAt): boolean {
  const { ink, order } = glyph
  if (withoutInk.includes(ink.mode)) return true
  const over = paintsAt(glyph)
  // Browsers draw letters that are filled with a gradient as transparent letters over the gradient.
  if (ink.alpha === 0) return over.every(({ color }) => color !== undefined)
  if (over.some(paint => paint.order > order && paint.isWhole)) return true
  if (ink.mode !== filled) return false
  const beneath = over.filter(paint => paint.order < order).reverse()
  const ground = beneath.findIndex(({ isWhole }) => isWhole)
  const possible = ground < 0 ? [...beneath, paper] : beneath.slice(0, ground + 1)
  return possible.every(({ color }) => isAlike(color, ink))
}

const paper = { color: '#ffffff' }

/** The paints at the middle of a letter, in drawing order. */
type PaintsAt = (glyph: Glyph) => Paint[]

/** In points: the height of the bands by which paints are looked up, as a drawing may have thousands of parts. */
const band = 20

function openPaints({ paints, view: [, from = 0, , to = 0] }: Page): PaintsAt {
  const bands = Array.from({ length: Math.min(1_000, Math.ceil((to - from) / band) + 1) }, (): Paint[] => [])
  const bandAt = (y: number) => Math.min(Math.max(Math.floor((y - from) / band), 0), bands.length - 1)
  for (const paint of paints) {
    for (let at = bandAt(paint.bottom); at <= bandAt(paint.top); at += 1) bands[at]?.push(paint)
  }
  return ({ x, end, y, size }) => {
    const [midX, midY] = [(x + end) / 2, y + size * 0.3]
    const isOver = ({ left, bottom, right, top }: Paint) =>
      left <= midX && right >= midX && bottom <= midY && top >= midY
    return (bands[bandAt(midY)] ?? []).filter(isOver)
  }
}

/** Two colors look the same if their values of red, green and blue (0 to 255) differ by less than this. */
const alike = 24

function isAlike(color: string | undefined, ink: Ink): boolean {
  if (color === undefined || ink.color === undefined) return false
  const [one, other] = [channelsOf(color), channelsOf(ink.color)]
  return one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < alike)
}

const channelsOf = (color: string) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

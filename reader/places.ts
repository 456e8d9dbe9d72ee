import { bestOf } from './choose.ts'
import { type Line, wordsIn } from './lines/lines.ts'
import type { Layout, Link, Page, Word } from './pages/layout.ts'

/** A rectangle as fractions of the width and height of its page, from the top left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** A position in a document; `page` counts from 1. */
export type PagePosition = { page: number; box: Box }

/** A line of text, or one cell of a line with wide gaps. */
export type ResumeLine = { text: string; box: Box }

/** A page of a resume. `width` and `height` are in points. */
export type ResumePage = { number: number; width: number; height: number; lines: ResumeLine[] }

/** The pages with the text and box of each line. */
export function pagesOf(layout: Layout, lines: Line[]): ResumePage[] {
  return layout.pages.map(page => ({
    number: page.number,
    ...sizeShown(page),
    lines: lines
      .filter(line => line.page === page.number)
      .flatMap(line => line.cells)
      .map(cell => ({ text: cell.text, box: boxOf(cell.words, page) })),
  }))
}

/** Finds texts on the pages of a document. */
export function openPlaces(layout: Layout, lines: Line[]) {
  const links = layout.pages.flatMap(page => page.links)
  let whole: Spelling | undefined

  /** Finds texts, as close together as possible, in the lines `near` or else anywhere. Empty for an unknown text. */
  function find(texts: string[], near: Line[] = []): WordOrLink[][] {
    if (texts.length === 0) return []
    whole ??= spell(lines)
    const spellings = near.length > 0 ? [spell(near), whole] : [whole]
    const found = texts.map(text => {
      for (const spelling of spellings) {
        const all = wordingsOf(text).map(wording => findIn(spelling, wording))
        const some = all.find(places => places.length > 0)
        if (some) return some
      }
      return [behind(text) ?? findLong(spellings.at(-1), text)]
    })
    const [first = [], ...others] = found
    const distance = (one: WordOrLink[], other: WordOrLink[]) => gap(one[0], other[0])
    const groups = first.map(one => [one, ...others.map(all => bestOf(all, other => -distance(one, other)) ?? [])])
    return bestOf(groups, ([one = [], ...rest]) => -Math.max(0, ...rest.map(other => distance(one, other)))) ?? []
  }

  /** Finds an address among the targets of links, as the printed text of a link may differ. */
  function behind(text: string): Link[] | undefined {
    const link = isAddress(text) && links.find(({ url }) => foldAddress(url) === foldAddress(text))
    return link ? [link] : undefined
  }

  /** The box around all words and links that are on the same page as the first word or link. */
  function place(things: WordOrLink[]): PagePosition | undefined {
    const [first] = things
    const page = first && layout.pages.find(({ number }) => number === first.page)
    if (!page) return undefined
    const box = boxOf(
      things.filter(thing => thing.page === page.number),
      page,
    )
    return { page: page.number, box }
  }

  return { find, place }
}

/** A word, or the area of a link over words. */
type WordOrLink = Word | Link

export type Places = ReturnType<typeof openPlaces>

export const wordsOf = (lines: Line[]): Word[] => lines.flatMap(wordsIn)

/** The size of the page before it was rotated upright. */
const sizeShown = ({ width, height, turns = 0 }: Page) =>
  turns % 2 === 1 ? { width: height, height: width } : { width, height }

function boxOf(things: Rectangle[], page: Pick<Page, 'width' | 'height' | 'tilt' | 'turns'>): Box {
  const { tilt } = page
  const shown = tilt ? things.map(thing => tilted(thing, page, tilt)) : things
  const left = Math.min(...shown.map(thing => thing.x))
  const top = Math.min(...shown.map(thing => thing.y))
  const right = Math.max(...shown.map(thing => thing.x + thing.w))
  // Letters such as 'g' reach below the baseline.
  const bottom = Math.max(...shown.map(thing => thing.y + thing.h * 1.1))
  const [x, y] = [share(left, page.width), share(top, page.height)]
  let box = { x, y, width: round(share(right, page.width) - x), height: round(share(bottom, page.height) - y) }
  for (let turn = 0; turn < (page.turns ?? 0); turn += 1) box = turnedBack(box)
  return box
}

/** The box after the page is rotated back by 90 degrees. */
const turnedBack = ({ x, y, width, height }: Box): Box => ({
  x: y,
  y: round(1 - x - width),
  width: height,
  height: width,
})

type Rectangle = { x: number; y: number; w: number; h: number }

/** The rectangle, moved so that its middle is at its position on the tilted page. */
function tilted({ x, y, w, h }: Rectangle, page: { width: number; height: number }, tilt: number): Rectangle {
  const [fromX, fromY] = [x + w / 2 - page.width / 2, y + h / 2 - page.height / 2]
  const middleX = fromX * Math.cos(tilt) - fromY * Math.sin(tilt) + page.width / 2
  const middleY = fromX * Math.sin(tilt) + fromY * Math.cos(tilt) + page.height / 2
  return { x: middleX - w / 2, y: middleY - h / 2, w, h }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
const share = (value: number, of: number) => round(Math.min(Math.max(value / of, 0), 1))

/** All letters and digits as one string, and the word of each character. Breaks, hyphens and accents are ignored. */
type Spelling = { letters: string; words: Word[]; begins: boolean[] }

function spell(lines: Line[]): Spelling {
  const words: Word[] = []
  const begins: boolean[] = []
  const letters: string[] = []
  for (const word of wordsOf(lines)) {
    let fresh = true
    for (const letter of fold(word.text)) {
      if (!/[\p{L}\p{N}+#]/u.test(letter)) fresh = true
      else {
        letters.push(letter)
        words.push(word)
        begins.push(fresh)
        fresh = false
      }
    }
  }
  return { letters: letters.join(''), words, begins }
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\uffff]/g, '')
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}+#]/gu, '')

/** Finds a text as whole words: 'Go' is not found in 'Google'. */
function findIn({ letters, words, begins }: Spelling, wanted: string): Word[][] {
  const found: Word[][] = []
  if (wanted === '') return found
  for (let at = letters.indexOf(wanted); at >= 0 && found.length < 50; at = letters.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    if (begins[at] && (begins[end] ?? true)) found.push([...new Set(words.slice(at, end))])
  }
  return found
}

/** The weighted distance between two words or links. If they are on different pages, it is very large. */
function gap(one: WordOrLink | undefined, other: WordOrLink | undefined) {
  if (!one || !other) return 0
  return Math.hypot(one.x - other.x, (one.y - other.y) * 3) + Math.abs(one.page - other.page) * 10_000
}

/** Printed forms of a text: an address also without its scheme, a LinkedIn profile also as its user name. */
function wordingsOf(text: string): string[] {
  if (!isAddress(text)) return [lettersOf(text)]
  const bare = text.replace(/^[a-z]+:\/\//i, '')
  const handle = bare.match(/^(?:www\.)?linkedin\.com\/in\/([^/?#]+)/i)?.[1]
  const wordings = [text, bare, bare.replace(/^www\./i, ''), ...(handle ? [handle] : [])]
  return [...new Set(wordings.map(lettersOf))].filter(wording => wording.length > 2)
}

const isAddress = (text: string) => /^(?:https?|mailto|tel):|^[^\s@]+@[^\s@]+$|^www\./i.test(text)

const foldAddress = (address: string) =>
  fold(address)
    .replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/, '')
    .replace(/[?#][^\n]*/, '')
    .replace(/(?<!\/)\/+$/, '')

/** Finds a long text by its beginning and end, as the middle may differ from the printed text. */
function findLong(spelling: Spelling | undefined, text: string): Word[] {
  const words = text.split(/\s+/)
  if (!spelling || words.length < 8) return []
  const start = findIn(spelling, lettersOf(words.slice(0, 5).join(' ')))[0] ?? []
  const [first] = start
  const last = findIn(spelling, lettersOf(words.slice(-4).join(' ')))[0]?.at(-1)
  if (!first || !last) return start
  const [from, to] = [spelling.words.indexOf(first), spelling.words.lastIndexOf(last)]
  return to > from && to - from < text.length * 1.5 ? [...new Set(spelling.words.slice(from, to + 1))] : start
}

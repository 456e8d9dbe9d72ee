/** The maximum number of pages that are read. */
export const mostPages = 50

/** A word and its position: points from the top left corner of the page, `y` at the top of the letters. */
export type Word = {
  text: string
  page: number
  x: number
  y: number
  w: number
  h: number
  font: string
  bold: boolean
  italic: boolean
  /** The confidence from 0 to 1, for a word that was recognised on a picture. */
  sure?: number
}

/** A link on a rectangle of the page. */
export type Link = { url: string } & Pick<Word, 'page' | 'x' | 'y' | 'w' | 'h'>

/**
 * `tilt`: the page as shown is rotated about its middle by this angle in radians, but its words are stored level.
 * `turns`: the number of clockwise quarter turns that made the shown page upright before its words were made level.
 */
export type Page = {
  number: number
  width: number
  height: number
  words: Word[]
  links: Link[]
  tilt?: number
  turns?: number
}

/**
 * The words and links of a document with their positions. `pictures`: the numbers of the pages whose text must be
 * recognised; `beyond`: the numbers of the pages after the last page that is read. `writtenIn`: the year of creation
 * (with the month as a fraction) according to the file; `producer`: the programs that created it.
 */
export type Layout = {
  pages: Page[]
  pictures: number[]
  beyond?: number[]
  writtenIn: number | undefined
  producer?: string
}

/** Counts letters of any script; digits, punctuation and spaces do not count. */
export function countLetters(layout: Pick<Layout, 'pages'>) {
  const words = layout.pages.flatMap(page => page.words)
  return words.reduce((letters, { text }) => letters + (text.match(/\p{L}/gu)?.length ?? 0), 0)
}

/** The share of the letter height above the baseline, approximately right for every font. */
export const ascent = 0.8

/** The baseline of a word. */
export const baselineOf = ({ y, h }: Word) => y + h * ascent

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
  /** From 0 to 1, of a word that was recognised on a picture. */
  sure?: number
}

/** A link on a rectangle of the page. */
export type Link = { url: string } & Pick<Word, 'page' | 'x' | 'y' | 'w' | 'h'>

/**
 * `tilt`: the words stand level; on the page as it is shown they are turned about its middle by so many radians. `turns`: so
 * many quarters, clockwise, the page as it is shown was turned before, as it lies on its side or head.
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
 * The words and links of a document with their positions. `pictures`: the numbers of the pages whose text is not there
 * until it is recognised; `beyond`: those of the pages after the last that is read. `writtenIn`: the year (with its month as
 * a fraction) in which the file says it was made, `producer`: the programs that made it.
 */
export type Layout = {
  pages: Page[]
  pictures: number[]
  beyond?: number[]
  writtenIn: number | undefined
  producer?: string
}

/** Letters of any script; figures, signs and spaces do not count. */
export function countLetters(layout: Pick<Layout, 'pages'>) {
  const words = layout.pages.flatMap(page => page.words)
  return words.reduce((letters, { text }) => letters + (text.match(/\p{L}/gu)?.length ?? 0), 0)
}

/** The share of their height that letters stand above the baseline, near enough for every font. */
export const ascent = 0.8

/** The baseline of a word. */
export const baselineOf = ({ y, h }: Word) => y + h * ascent

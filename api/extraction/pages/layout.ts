/** Pages beyond these are not read. */
export const mostPages = 50

/** A word where it stands on its page: points from the top left corner, `y` at the top of the letters. */
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
}

/** An address behind a rectangle of the page. */
export type Link = { url: string; page: number; x: number; y: number; w: number; h: number }

export type Page = { number: number; width: number; height: number; words: Word[]; links: Link[] }

/**
 * What stands where in a document. `paintsImages` is known only of documents without a word; `writtenIn` is the year
 * (with its month as a fraction) in which the file says it was made.
 */
export type Layout = { pages: Page[]; paintsImages: boolean; writtenIn: number | undefined }

/** Letters of any script; figures, signs and spaces do not count. */
export function countLetters(layout: Layout) {
  let letters = 0
  for (const page of layout.pages) {
    for (const word of page.words) letters += word.text.match(/\p{L}/gu)?.length ?? 0
  }
  return letters
}

/** Where the letters of a word rest, near enough for every font. */
export function baselineOf(word: Word) {
  return word.y + word.h * 0.8
}

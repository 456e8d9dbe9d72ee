import { commonWordList } from '../words/common.ts'
import { plainWords } from '../words/lists.ts'
import type { Glyph } from './glyphs.ts'
import type { Word } from './layout.ts'

/** The fewest letters by which a page is judged. */
const fewestLetters = 200

/** The share of Latin letters from which the language is one whose vowels are known. */
const mostlyLatin = 0.8

/** The shares of vowels among the letters of any language in Latin script, with some room. */
const vowels = { least: 0.26, most: 0.56 }

/** A text has at least this share of common words, if it is in one of our languages. */
const commonWords = 0.02

/** The share of signs and unknown glyphs from which a page is no text. */
const mostlySigns = 0.5

const common = new Set(commonWordList.flatMap(plainWords))

/** The share of letters that a font does not name from which a page cannot be read: text has a space for five letters. */
const mostlyLost = 0.45
const fewestGlyphs = 60

/** True for a page that draws letters which its fonts do not name. */
export const areLost = (glyphs: Pick<Glyph, 'text'>[]) =>
  glyphs.length >= fewestGlyphs && glyphs.filter(({ text }) => text.trim() === '').length > glyphs.length * mostlyLost

/**
 * True if the words of a page are none, as in files that give their glyphs no or wrong letters. Only what is wrong in
 * every language counts: another script, and a language that is not known here, is text.
 */
export function isNonsense(words: Pick<Word, 'text'>[]): boolean {
  const text = words.map(word => word.text).join(' ')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const signs = text.match(/[^\p{L}\p{N}\s.,:;()/@&+\-–—'’"•·|]/gu)?.length ?? 0
  if (letters + signs < fewestLetters) return false
  if (signs > (letters + signs) * mostlySigns) return true
  const plain = plainWords(text)
  const latin = plain.join('').match(/[a-z]/g)?.length ?? 0
  if (latin < letters * mostlyLatin) return false
  const sung = (plain.join('').match(/[aeiouy]/g)?.length ?? 0) / latin
  const known = plain.filter(word => common.has(word)).length / plain.length
  return known < commonWords && (sung < vowels.least || sung > vowels.most)
}

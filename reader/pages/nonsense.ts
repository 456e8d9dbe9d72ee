import { commonWordList } from '../words/common.ts'
import { plainWords } from '../words/lists.ts'
import type { Glyph } from './glyphs.ts'
import type { Word } from './layout.ts'

/** The minimum number of letters to judge a page by. */
const fewestLetters = 200

/** The minimum share of Latin letters to judge a page by its vowels. */
const mostlyLatin = 0.8

/** The range of the share of vowels in any language with Latin script, with some tolerance. */
const vowels = { least: 0.26, most: 0.56 }

/** The minimum share of common words in a text in one of our languages. */
const commonWords = 0.02

/** With a larger share of symbols and unknown glyphs, a page is no text. */
const mostlySigns = 0.5

const common = new Set(commonWordList.flatMap(plainWords))

/** With a larger share of empty glyphs or spaces, a page is unreadable: normal text has one space per five letters. */
const mostlyLost = 0.45
const fewestGlyphs = 60

/** True for a page with many glyphs to which its fonts assign no character. */
export const areLost = (glyphs: Pick<Glyph, 'text'>[]) =>
  glyphs.length >= fewestGlyphs && glyphs.filter(({ text }) => text.trim() === '').length > glyphs.length * mostlyLost

/**
 * True if the words of a page are nonsense, as in files that assign no or wrong characters to their glyphs. Only
 * features that no language has count, so text in another script or an unknown language is no nonsense.
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

import { commonWordList } from '@talentdesk/reader/words/common'
import { withoutAccents } from '@talentdesk/reader/words/lists'

/**
 * The words of a text for comparison: lower case without accents and endings. Names such as C++, C#, .NET and Node.js
 * stay distinct from 'c', 'net' and 'node'.
 */
export function stemsOf(text: string): string[] {
  return plainWordsOf(text).map(stem)
}

/** The words like `stemsOf`, but with endings. Checks before each replacement, as most texts need few replacements. */
export function plainWordsOf(text: string): string[] {
  const isAscii = !/[^\0-\x7f]/.test(text)
  let plain = withoutAccents(text).toLowerCase()
  if (plain.includes('c++')) plain = plain.replace(/\bc\+\+/g, 'cplusplus')
  if (plain.includes('#')) plain = plain.replace(/\b([cf])\s?#/g, '$1sharp')
  if (plain.includes('.net')) {
    plain = plain.replace(/(?<![a-z0-9])\.net\b/g, ' dotnet').replace(/\b(asp|vb|ado)\.net\b/g, '$1dotnet')
  }
  if (plain.includes('.js')) plain = plain.replace(/(?<=[a-z0-9])\.js\b/g, 'js')
  if (plain.includes("'s")) plain = plain.replace(/(?<=[a-z])'s\b/g, '')
  const words = plain.match(isAscii ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? []
  return words.some(isNoWord) ? words.filter(word => !isNoWord(word)) : words
}

/** The maximum length of a word. Longer words are codes, whose endings would take quadratic time to remove. */
export const LONGEST_WORD = 60

const isNoWord = (word: string) => word.length > LONGEST_WORD

/** A text as one string of stems with a space around each, so that a phrase is found by `includes`. */
export const phraseText = (text: string) => ` ${stemsOf(text).join(' ')} `

/** Removes the endings of English words, so that 'testing', 'tester' and 'tests' have the same stem. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made = withoutForms(word)
  if (stems.size < MOST_STEMS) stems.set(word, made)
  return made
}

const stems = new Map<string, string>()
const MOST_STEMS = 50_000

function withoutForms(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?:ations?|ating|ated|ator|ate)$/, 'at')
  return withoutEndings(singular)
}

function withoutEndings(word: string): string {
  const bare = word.replace(/(?:ing|ed|ment|er|or|ion|e)$/, '')
  return bare.length < 4 || bare === word ? word : withoutEndings(bare)
}

/** Stems of words that are common in all job descriptions and resumes, so they distinguish nobody. */
export const commonWords = new Set(stemsOf(commonWordList.join(' ')))

import { commonWordList } from '../language/jobs.ts'

/**
 * The words of a text in the form in which texts are compared: small letters without accents, endings taken off, and
 * names such as C++, C#, .NET and Node.js kept apart from the letters they begin with.
 */
export function stemsOf(text: string): string[] {
  return plainWordsOf(text).map(stem)
}

/** The same before the endings are taken off. The search column of the database is made of the same words. */
export function plainWordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bc\+\+/g, 'cplusplus')
    .replace(/\b([cf])\s?#/g, '$1sharp')
    .replace(/(?<![a-z0-9])\.net\b/g, ' dotnet')
    .replace(/\b(asp|vb|ado)\.net\b/g, '$1dotnet')
    .replace(/(?<=[a-z0-9])\.js\b/g, 'js')
    .replace(/(?<=[a-z])'s\b/g, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A text made ready to be searched: as it is, as words and as stems. */
export type Text = { plain: string; words: string; stems: string }

/** Parts are kept apart, so that no phrase runs from one into the next. */
export function textOf(...parts: string[]): Text {
  const words = parts.map(plainWordsOf)
  return {
    plain: parts.join('\n'),
    words: words.map(list => ` ${list.join(' ')} `).join('|'),
    stems: words.map(list => ` ${list.map(stem).join(' ')} `).join('|'),
  }
}

/** A text as one string of stems with a space around each, so that a phrase is found by `includes`. */
export const phraseText = (text: string) => ` ${stemsOf(text).join(' ')} `

/** Endings of English words come off, so that 'testing', 'tester' and 'tests' are one. */
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

/** Stems of the words that stand in every job description and every resume, and so tell nobody from anybody. */
export const commonWords = new Set(stemsOf(commonWordList.join(' ')))

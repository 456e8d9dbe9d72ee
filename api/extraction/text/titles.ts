import { plainWords } from '../../language/lists.ts'
import { companies } from '../../language/resumes.ts'
import { titles } from '../../language/titles.ts'

/** How much a text looks like a job title: 2 for each noun of a title, 1 for each word of a level or field. */
export function titleScore(text: string): number {
  return plainWords(text).reduce((score, word) => score + (isNoun(word) ? 2 : titles.levels.has(word) ? 1 : 0), 0)
}

/** True for a job title, not for a company, a place or a sentence. */
export function isTitle(text: string): boolean {
  const words = plainWords(text)
  return words.length > 0 && words.length <= 12 && words.some(word => isNoun(word)) && !/[.!?]$/.test(text)
}

/** True if the first or last word is the noun of a title: 'Systems Administrator', 'Inżynier systemów'. */
export function isNamedForWork(text: string): boolean {
  const words = plainWords(text)
  return (
    words.length > 1 && (isNoun(words[0] ?? '') || isNoun(words.at(-1) ?? '')) && !/\b(?:Inc|Ltd|LLC|GmbH)\b/.test(text)
  )
}

/** How much a text looks like the name of an employer. Words such as 'Software' do not count in a job title. */
export function companyScore(text: string): number {
  const words = plainWords(text)
  const marks = isNamedForWork(text) ? 0 : words.filter(word => companies.words.has(word)).length
  return marks * 2 + (legalForm.test(text) ? 3 : 0)
}

/** 'Ltd', 'GmbH' and their like: the name of a firm, or the end of one. */
const legalForm = new RegExp(`(?<![\\p{L}.])${companies.legalForms}(?![\\p{L}])`, 'u')

const nouns = new Set(Object.values(titles.nouns).flat())

const { inflected, fixed } = titles.endings

/** German and Dutch titles may be one word that ends with the noun: 'Softwareentwicklerin', 'Applicatiebeheerder'. */
const compoundTitle = new RegExp(
  `^\\p{L}{3,}(?:${inflected.join('|')})(?:in|innen)?$|^\\p{L}{3,}(?:${fixed.join('|')})$`,
  'u',
)

const isNoun = (word: string) => nouns.has(word) || compoundTitle.test(word)

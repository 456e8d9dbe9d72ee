import { plainWords } from '../words/lists.ts'
import { occupationAt, occupationOf, titleForms } from '../words/occupations.ts'
import { companies } from '../words/resumes.ts'
import { titles, withoutGenderForms } from '../words/titles.ts'

/**
 * How much a text looks like a job title: 2 for each noun of a title, 1 for each word of a level or field, at least 3
 * for an occupation of several words.
 */
export function titleScore(text: string): number {
  const words = plainWords(text)
  const forms = titleForms(text)
  let score = 0
  for (let at = 0; at < words.length; at += 1) {
    const length = lengthAt(forms, at)
    const pieces = words.slice(at, at + Math.max(1, length))
    const known = pieces.reduce((sum, word) => sum + (isNoun(word) ? 2 : titles.levels.has(word) ? 1 : 0), 0)
    score += Math.max(known, length > 1 ? 3 : length === 1 ? 2 : 0)
    at += pieces.length - 1
  }
  return score
}
/** True for a text that is an occupation, even if it may also be a surname: 'Koch'. */
export const isOccupation = (text: string) => fieldOf(text) !== undefined
/** The field of work of an occupation: the name of a file in reader/words/occupations. */
export const fieldOf = (text: string) => occupationOf(titleForms(text))?.field

/** The number of words, from an index on, that form an occupation; 0 for none. */
function lengthAt(forms: string[], at: number): number {
  const { words = 0 } = occupationAt(forms, at) ?? {}
  const form = forms[at] ?? ''
  if (words > 1) return words
  if (titles.ambiguous.has(form) || form.length < (forms.length === 1 ? 3 : 5)) return 0
  return words
}

/** True for a job title, not for a company, a place or a sentence. */
export function isTitle(text: string): boolean {
  const words = plainWords(text)
  if (words.length === 0 || words.length > 12 || /[.!?]$/.test(text)) return false
  return words.some(word => isNoun(word)) || titleScore(text) >= 2
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

/** True for a text that ends in a legal form such as 'Ltd.' or 'GmbH'. */
export const endsInLegalForm = (text: string): boolean => new RegExp(`${legalForm.source}\\.?$`, 'u').test(text)

/** Legal forms such as 'Ltd' and 'GmbH', which end the name of a firm or are a name by themselves. */
const legalForm = new RegExp(`(?<![\\p{L}.])${companies.legalForms}(?![\\p{L}])`, 'u')

/** How much a text has the form of a title, whatever its words: by ending, small letters, forms for both genders. */
export function titleSigns(text: string): number {
  const words = text.match(/[\p{L}'’]+/gu) ?? []
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const small = words.slice(1).some(word => /^\p{Ll}{4,}/u.test(word) && !links.has(word.toLowerCase()))
  return (
    (genders.test(text) || withoutGenderForms(text) !== text ? 2.5 : 0) +
    (posts.test(text) ? 1.5 : 0) +
    (small ? 1.2 : 0) +
    ([first, last].some(word => agent.test(word.toLowerCase())) ? 0.6 : 0)
  )
}

/** How much a text has the form of an employer's name: by quotes, addresses, initials, digits or an article. */
export function employerSigns(text: string): number {
  const capitals = !/\p{Ll}/u.test(text)
  return (
    (/["„“”«»]/.test(text) ? 1.5 : 0) +
    (/\.(?:com|io|net|org|ai|de|fr|es|it|pl|nl|pt|cat|be|ch|at|co\.uk)\b/i.test(text) ? 2 : 0) +
    (/\p{Ll}['’]s\b/u.test(text) ? 0.8 : 0) +
    (/\p{Ll}\p{Lu}/u.test(text) ? 0.8 : 0) +
    (/(?:^|\s)(?:\p{Lu}\.\s?){2,}|(?:&|\+)\s/u.test(text) ? 0.5 : 0) +
    (!capitals && /(?:^|\s)\p{Lu}{2,5}(?:\s|$)/u.test(text) ? 0.4 : 0) +
    (capitals && /^\p{Lu}{2,5}$/u.test(text) ? 0.7 : 0) +
    (/\d/.test(text) ? 0.4 : 0) +
    (articles.test(text) ? 0.8 : 0)
  )
}

/** Gender marks such as '(m/w/d)'. */
const genders = /\((?:[mfwdhkxv]|div)(?:\s?[/|.]\s?(?:[mfwdhkxv]|div)){1,3}\)/i
const articles = /^(?:the|la|le|les|los|las|el|els|il|lo|gli|het)\s|^l['’]/i
const posts = new RegExp(`(?<!\\p{L})${titles.posts}(?!\\p{L})`, 'iu')
const links = titles.links
const agent = new RegExp(`\\p{L}{2}${titles.agents}$`, 'u')

const nouns = new Set(Object.values(titles.nouns).flat())

const { inflected, fixed } = titles.endings

/** A German or Dutch title in one word that ends with the noun: 'Softwareentwicklerin', 'Applicatiebeheerder'. */
const compoundTitle = new RegExp(
  `^\\p{L}{3,}(?:${inflected.join('|')})(?:in|innen)?$|^\\p{L}{3,}(?:${fixed.join('|')})$`,
  'u',
)

const isNoun = (word: string) => nouns.has(word) || compoundTitle.test(word)

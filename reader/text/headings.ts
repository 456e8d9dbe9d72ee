import { plainWords } from '../words/lists.ts'
import { headings, type SectionKind, sectionKinds } from '../words/resumes.ts'
import { isCapitals } from './capitals.ts'

/** The kind of section that a text announces, if it is a heading in one of our languages. */
export function headingKind(text: string): SectionKind | undefined {
  const words = plainWords(text)
  if (words.length === 0 || text.length > 60 || /[.;,]$|\d/.test(text.trim())) return undefined
  const phrase = kindOfPhrase.get(words.join(' '))
  if (phrase) return phrase
  if (areFragments(words) && isCapitals(text)) return kindOfWhole(words.join(''))
  if (words.length > 6) return undefined
  if (announcesWork(text) || announcesPosts(words)) return 'experience'
  const kinds = words.map(word => kindOfWord.get(word))
  if (words.some((word, index) => !kinds[index] && !headings.fillers.has(word))) return undefined
  return sectionKinds.find(kind => kinds.includes(kind))
}

/** True for a heading of work and something else: 'Experience and Projects', 'Work & Volunteer Experience'. */
function announcesWork(text: string): boolean {
  const parts = text.split(joint).map(plainWords)
  const noun = parts.at(-1)?.at(-1) ?? ''
  const isWork = (words: string[]) =>
    (kindOfPhrase.get(words.join(' ')) ?? 'experience') === 'experience' &&
    words.some(word => kindOfWord.get(word) === 'experience') &&
    words.every(word => kindOfWord.get(word) === 'experience' || headings.fillers.has(word))
  return parts.length > 1 && parts.some((words, at) => isWork(words) || (at === 0 && isWork([...words, noun])))
}

/** True for 'Previous employers' and 'Meine früheren Arbeitgeber', not for 'Arbeitgeber', a label in many forms. */
function announcesPosts(words: string[]): boolean {
  const { former, posts, fillers } = headings
  const isKnown = (word: string) => former.has(word) || posts.has(word) || fillers.has(word)
  return words.every(isKnown) && words.some(word => former.has(word)) && words.some(word => posts.has(word))
}

const joint = new RegExp(`\\s{0,9}[&+/]\\s{0,9}|\\s{1,9}${headings.joints}\\s{1,9}`, 'iu')

/** True for 'SK ILLS', as spaced-out letters may be read with spaces within words. */
const areFragments = (words: string[]) =>
  words.length > 1 && words.some(word => word.length <= 3 && !kindOfWord.has(word) && !headings.fillers.has(word))

/** The kind of section, by the main noun of its heading. */
export const kindOfWord = kindsOf(headings.words)
const kindOfPhrase = kindsOf(headings.phrases)

function kindsOf(lists: Partial<Record<SectionKind, string[]>>): Map<string, SectionKind> {
  return new Map(sectionKinds.flatMap(kind => (lists[kind] ?? []).map(text => [text, kind] as const)))
}

/** Splits a text without spaces into known words: 'workexperience'. Undefined if the text has any other letters. */
function wordsIn(whole: string, from = 0, failed = new Set<number>()): string[] | undefined {
  if (from === whole.length) return []
  if (failed.has(from)) return undefined
  for (let end = whole.length; end > from; end -= 1) {
    const word = whole.slice(from, end)
    if (!kindOfWord.has(word) && !(headings.fillers.has(word) && word.length > 1)) continue
    const rest = wordsIn(whole, end, failed)
    if (rest) return [word, ...rest]
  }
  failed.add(from)
  return undefined
}

/** The kind of a heading whose spaces are missing or within words. `whole`: its letters without spaces. */
export function kindOfWhole(whole: string): SectionKind | undefined {
  const kinds = wordsIn(whole)?.map(word => kindOfWord.get(word))
  return kinds && sectionKinds.find(kind => kinds.includes(kind))
}

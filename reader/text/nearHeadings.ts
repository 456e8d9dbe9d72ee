import { plainWords } from '../words/lists.ts'
import { headings, type SectionKind } from '../words/resumes.ts'
import { headingKind, kindOfWhole, kindOfWord } from './headings.ts'
import { companyScore, isTitle } from './titles.ts'

/**
 * The kind that a text announces if it is nearly a heading: a known head noun beside unknown words ('Esperienza nel
 * settore'), a misspelt heading, or a heading with spaced-out letters. To be called only for lines that look like
 * headings.
 */
export function nearHeadingKind(text: string): SectionKind | undefined {
  const words = plainWords(text)
  if (words.length === 0 || words.length > 6 || text.length > 60 || /[.;,()]|\d|:\s/.test(text.trim())) return undefined
  const exact = headingKind(text)
  if (exact) return exact
  const whole = words.join('')
  const spaced = whole.length >= fewestLetters ? kindOfWhole(whole) : undefined
  if (spaced) return spaced
  const before = words.findIndex(word => headings.prepositions.has(word))
  const lead = before === 1 ? kindOfHead(words[0] ?? '') : undefined
  if (lead || isTitle(text) || companyScore(text) > 0) return lead
  // German and English headings end with the noun; headings in the other languages begin with it.
  const significant = words.filter(word => kindOfWord.has(word) || !headings.fillers.has(word))
  const heads = [significant[0] ?? '', significant.at(-1) ?? '', words[before - 1] ?? '']
  return heads.map(kindOfHead).find(kind => kind !== undefined)
}

const fewestLetters = 6

function kindOfHead(word: string): SectionKind | undefined {
  if (headings.weak.has(word)) return undefined
  return kindOfWord.get(word) ?? kindOfCompound(word) ?? kindOfMisspelt(word)
}

/** The kind of a German or Dutch compound, in which qualifier and noun are one word: 'Auslandserfahrungen'. */
function kindOfCompound(word: string): SectionKind | undefined {
  const noun = longWords.find(other => word.length > other.length + 2 && word.endsWith(other))
  return noun === undefined || headings.weak.has(noun) ? undefined : kindOfWord.get(noun)
}

/** The kind of a long known word that differs from the given word by one letter or by two swapped letters. */
function kindOfMisspelt(word: string): SectionKind | undefined {
  if (word.length < shortest) return undefined
  const known = longWords.find(
    other => Math.abs(other.length - word.length) <= 1 && other !== word && isOneSlip(word, other),
  )
  return known === undefined ? undefined : kindOfWord.get(known)
}

const shortest = 7
const longWords = [...kindOfWord.keys()].filter(word => word.length >= shortest)

function isOneSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest || // a letter too many
    rest === otherRest.slice(1) || // a letter too few
    rest.slice(1) === otherRest.slice(1) || // another letter
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

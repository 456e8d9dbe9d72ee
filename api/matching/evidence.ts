import { nearness, type Occupation, occupationsOf } from './occupations.ts'
import type { Profile } from './profile.ts'
import { namesIn, partOf, skillNamed } from './skills.ts'

/** A quote from a profile, and the name of the part with the quote: 'Summary', 'Skills', 'Experience, Acme'. */
export type Quote = { place: string; quote: string }

const MOST_QUOTES = 2
const LONGEST_QUOTE = 180

/** Quotes that name a skill: first a sentence, then the listed skills, then titles. */
export function quotesOfSkill(profile: Profile, skill: string): Quote[] {
  const isNamed = (text: string) => namesIn([partOf(text)])(skill)
  const naming = ({ quote }: Quote) => isNamed(quote)
  const listed = profile.techStack.filter(item => skillNamed(item) === skill || isNamed(item)).slice(0, 3)
  const skills = listed.length > 0 ? [{ place: 'Skills', quote: listed.join(', ') }] : []
  return firstOf([...sentencesOf(profile).filter(naming).slice(0, 1), ...skills, ...titlesOf(profile).filter(naming)])
}

/** The title with the occupation nearest to the wanted occupation; of several equally near titles, the latest. */
export function quotesOfRole(profile: Profile, wanted: Occupation | undefined): Quote[] {
  const nearOf = ({ quote }: Quote) =>
    wanted ? Math.max(0, ...occupationsOf(quote).map(had => nearness(wanted, had))) : 0
  return titlesOf(profile)
    .toSorted((one, other) => nearOf(other) - nearOf(one))
    .slice(0, 1)
}

/** Quotes of the sentences, skills and titles that match the pattern. */
export function quotesWith(profile: Profile, pattern: RegExp): Quote[] {
  const skills = profile.techStack.map(quote => ({ place: 'Skills', quote }))
  const all = [...sentencesOf(profile), ...skills, ...titlesOf(profile)]
  return firstOf(all.filter(({ quote }) => pattern.test(quote.normalize('NFKD').replace(/\p{M}/gu, ''))))
}

const firstOf = (quotes: Quote[]) =>
  quotes.slice(0, MOST_QUOTES).map(({ place, quote }) => ({ place, quote: shortened(quote) }))

function titlesOf({ role, previousCompanies }: Profile): Quote[] {
  const jobs = previousCompanies.map(entry =>
    typeof entry === 'string' ? { place: 'Experience', quote: entry } : { place: placeOf(entry), quote: entry.title },
  )
  return [{ place: 'Role', quote: role }, ...jobs].filter(({ quote }) => quote.trim() !== '')
}

const placeOf = ({ company }: { company: string }) => (company ? `Experience, ${company}` : 'Experience')

function sentencesOf({ summary, keyHighlights, previousCompanies }: Profile): Quote[] {
  const texts = [
    { place: 'Summary', text: summary },
    ...keyHighlights.map(text => ({ place: 'Highlights', text })),
    ...previousCompanies.flatMap(entry =>
      typeof entry === 'string' ? [] : [{ place: placeOf(entry), text: entry.description }],
    ),
  ]
  return texts.flatMap(({ place, text }) => sentencesIn(text).map(quote => ({ place, quote })))
}

/** The non-empty sentences and lines of a text. */
export const sentencesIn = (text: string) =>
  text
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')

/** A quote of at most 180 characters, cut between two words. */
export const shortened = (quote: string) =>
  quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, quote.lastIndexOf(' ', LONGEST_QUOTE))} …`

import { nearness, type Occupation, occupationsOf } from './occupations.ts'
import type { Profile } from './profile.ts'
import { names, skillNamed } from './skills.ts'
import { textOf } from './stems.ts'

/** What a profile says, word for word, and where: 'Summary', 'Skills', 'Experience, Acme'. */
export type Quote = { place: string; quote: string }

const MOST_QUOTES = 2
const LONGEST_QUOTE = 180

/** The sentences that name a skill, then the list of skills and the titles that do. */
export function quotesOfSkill(profile: Profile, skill: string): Quote[] {
  const isNamed = (text: string) => names(textOf(text), skill)
  const listed = profile.techStack.filter(item => skillNamed(item) === skill || isNamed(item))
  const [told, titles] = [sentencesOf(profile), titlesWithPlace(profile)].map(all =>
    all.filter(({ quote }) => isNamed(quote)),
  ) as [Quote[], Quote[]]
  const skills = listed.length > 0 ? [{ place: 'Skills', quote: listed.slice(0, 3).join(', ') }] : []
  return [...told.slice(0, 1), ...skills, ...titles].slice(0, MOST_QUOTES).map(shortened)
}

/** The title that is nearest to the occupation sought, the latest of equals. */
export function quotesOfRole(profile: Profile, wanted: Occupation | undefined): Quote[] {
  const titles = titlesWithPlace(profile)
  const nearOf = ({ quote }: Quote) =>
    wanted ? Math.max(0, ...occupationsOf(quote).map(had => nearness(wanted, had))) : 0
  return titles.toSorted((one, other) => nearOf(other) - nearOf(one)).slice(0, 1)
}

/** The sentences, skills and titles that match. */
export const quotesWith = (profile: Profile, pattern: RegExp): Quote[] =>
  [
    ...sentencesOf(profile),
    ...profile.techStack.map(quote => ({ place: 'Skills', quote })),
    ...titlesWithPlace(profile),
  ]
    .filter(({ quote }) => pattern.test(quote.normalize('NFKD').replace(/\p{M}/gu, '')))
    .slice(0, MOST_QUOTES)
    .map(shortened)

function titlesWithPlace({ role, previousCompanies }: Profile): Quote[] {
  const jobs = previousCompanies.map(entry =>
    typeof entry === 'string' ? { place: 'Experience', quote: entry } : { place: placeOf(entry), quote: entry.title },
  )
  return [{ place: 'Role', quote: role }, ...jobs].filter(({ quote }) => quote.trim() !== '')
}

const placeOf = ({ company }: { company: string }) => (company ? `Experience, ${company}` : 'Experience')

function sentencesOf({ summary, keyHighlights, previousCompanies }: Profile): Quote[] {
  const told = [
    { place: 'Summary', text: summary },
    ...keyHighlights.map(text => ({ place: 'Highlights', text })),
    ...previousCompanies.flatMap(entry =>
      typeof entry === 'string' ? [] : [{ place: placeOf(entry), text: entry.description }],
    ),
  ]
  return told.flatMap(({ place, text }) =>
    text
      .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
      .map(sentence => ({ place, quote: sentence.trim() }))
      .filter(({ quote }) => quote !== ''),
  )
}

const shortened = ({ place, quote }: Quote): Quote => ({
  place,
  quote: quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, quote.lastIndexOf(' ', LONGEST_QUOTE))} …`,
})

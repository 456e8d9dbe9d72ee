import { nearSkillLines } from '../language/jobs.ts'
import { keyOf, ordinarySpellings as ordinary, technologySpellings } from '../language/technologies.ts'
import { type Occupation, occupations } from './occupations.ts'
import { phrasesIn, phraseTable } from './phrases.ts'
import { phraseText, plainWordsOf, stem, stemsOf, type Text } from './stems.ts'

/** The name by which a skill is compared: the vocabulary's, else as written. */
export const skillNamed = (spelling: string) => technologies.get(keyOf(spelling)) ?? spelling.trim()

const technologies = new Map(technologySpellings)

const spellings = new Map<string, string[]>()
for (const [spelling, name] of technologySpellings) {
  spellings.set(name, [...(spellings.get(name) ?? []), spelling])
}

export const isTechnology = (name: string) => spellings.has(name)

/** The occupations of which a skill is a sign. */
export const signOf = (name: string): Occupation[] => signs.get(name) ?? []

const signs = new Map<string, Occupation[]>()
for (const occupation of occupations) {
  for (const sign of occupation.signs.map(skillNamed)) signs.set(sign, [...(signs.get(sign) ?? []), occupation])
}

/** Every known skill: technologies, and the signs of occupations. */
export const knownSkills: string[] = [...new Set([...spellings.keys(), ...signs.keys()])]

/** The known skills, and those that count in place of one. */
export const comparedSkills: string[] = [...new Set([...knownSkills, ...nearSkillLines.flatMap(([, names]) => names)])]

/** The ways to name a skill: by plain words, by stems, or as a name with its capital. */
type Ways = { words: string[]; stems: string[]; names: RegExp | undefined }

/** True if a text names a skill in any spelling: technologies as written, other skills in all forms of their words. */
export function names(text: Text, skill: string): boolean {
  const ways = waysOf(skill)
  return (
    ways.words.some(phrase => text.words.includes(phrase)) ||
    ways.stems.some(phrase => text.stems.includes(phrase)) ||
    ways.names?.test(text.plain) === true
  )
}

function waysOf(skill: string): Ways {
  const known = ways.get(skill)
  if (known) return known
  const made = makeWays(skill)
  if (ways.size < MOST_WAYS) ways.set(skill, made)
  return made
}

const ways = new Map<string, Ways>()
const MOST_WAYS = 10_000

function makeWays(skill: string): Ways {
  const written = spellings.get(skill)
  if (!written)
    return { words: [], stems: [phraseText(skill)].filter(phrase => phrase.trim() !== ''), names: undefined }
  const words = written.filter(spelling => !ordinary.has(spelling)).map(wordText)
  return { words: words.filter(phrase => phrase.trim() !== ''), stems: [], names: properName(skill, written) }
}

const wordText = (text: string) => ` ${plainWordsOf(text).join(' ')} `

/** Matches a name with its capital, but not at the start of a sentence, where every word has one. */
function properName(skill: string, written: string[]): RegExp | undefined {
  if (!written.some(spelling => ordinary.has(spelling))) return undefined
  const before = '(?<=[\\p{L}\\d,;:/&(|•][ ]?|[-–]\\s|^|\\n)(?<![.!?]\\s)(?<!\\p{L})'
  return new RegExp(`${before}${skill.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d+#])`, 'u')
}

/** The compared skills that the parts of a text name, as `names` tells for each, but in one pass over the words. */
export function skillsIn(parts: Part[]): Set<string> {
  const found = new Set<string>()
  for (const { plain, words, stems } of parts) {
    for (const { name } of phrasesIn(words, byWords)) found.add(name)
    for (const { name } of phrasesIn(stems, byStems)) found.add(name)
    for (const { name } of phrasesIn(words, byName)) {
      if (!found.has(name) && waysOf(name).names?.test(plain)) found.add(name)
    }
  }
  return found
}

/** A part of a text: as it is, its words, and their stems. */
export type Part = { plain: string; words: string[]; stems: string[] }

export function partOf(plain: string): Part {
  const words = plainWordsOf(plain)
  return { plain, words, stems: words.map(stem) }
}

const written = comparedSkills.flatMap(name => (spellings.get(name) ?? []).map(spelling => ({ name, spelling })))
const byWords = phraseTable(
  written.filter(({ spelling }) => !ordinary.has(spelling)).map(({ name, spelling }) => [plainWordsOf(spelling), name]),
)
const byStems = phraseTable(comparedSkills.filter(name => !isTechnology(name)).map(name => [stemsOf(name), name]))
/** Skills with a spelling that is also an ordinary word: their names count, with their capital. */
const byName = phraseTable(
  written.filter(({ spelling }) => ordinary.has(spelling)).map(({ name }) => [plainWordsOf(name), name]),
)

/** The skills close to one, each with the share of it that it is worth: above 0, below 1. */
export const nearSkills = (name: string): Map<string, number> => near.get(name) ?? NONE

const NONE = new Map<string, number>()
const near = new Map<string, Map<string, number>>()
for (const [share, names] of nearSkillLines) {
  for (const name of names) {
    const others = near.get(name) ?? new Map<string, number>()
    for (const other of names) if (other !== name) others.set(other, Math.max(share, others.get(other) ?? 0))
    near.set(name, others)
  }
}

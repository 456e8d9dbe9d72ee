import { nearSkillLines } from '../language/jobs.ts'
import { ordinarySpellings as ordinary, technologyNamed, technologySpellings } from '../language/technologies.ts'
import { type Occupation, occupations } from './occupations.ts'
import { phraseText, plainWordsOf, type Text } from './stems.ts'

/** The name under which a skill is compared: the vocabulary's, else as it was written. */
export const skillNamed = (spelling: string) => technologyNamed(spelling) ?? spelling.trim()

const spellings = new Map<string, string[]>()
for (const [spelling, name] of technologySpellings) {
  spellings.set(name, [...(spellings.get(name) ?? []), spelling])
}

export const isTechnology = (name: string) => spellings.has(name)

/** All spellings of a skill: those that can mean nothing else, and those that are ordinary words, too. */
export function spellingsOf(skill: string): { plain: string[]; ordinary: string[] } {
  const written = spellings.get(skill) ?? [skill]
  const isOrdinary = (spelling: string) => ordinary.has(spelling)
  return { plain: written.filter(spelling => !isOrdinary(spelling)), ordinary: written.filter(isOrdinary) }
}

/** The occupations of which a skill is a sign. */
export const signOf = (name: string): Occupation[] => signs.get(name) ?? []

const signs = new Map<string, Occupation[]>()
for (const occupation of occupations) {
  for (const sign of occupation.signs.map(skillNamed)) signs.set(sign, [...(signs.get(sign) ?? []), occupation])
}

/** Every skill that is known by name: technologies, and what the occupations are known by. */
export const knownSkills: string[] = [...new Set([...spellings.keys(), ...signs.keys()])]

/** How a text may name a skill: by words as they are, by stems, or as a name with its capital. */
type Ways = { words: string[]; stems: string[]; names: RegExp | undefined }

/** Whether a text names a skill, in any of its spellings. Technologies are found as they are written, other skills in all forms of their words. */
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

/** Not where a sentence begins: every word has a capital there. */
function properName(skill: string, written: string[]): RegExp | undefined {
  if (!written.some(spelling => ordinary.has(spelling))) return undefined
  const before = '(?<=[\\p{L}\\d,;:/&(|•][ ]?|[-–]\\s|^|\\n)(?<![.!?]\\s)(?<!\\p{L})'
  return new RegExp(`${before}${skill.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d+#])`, 'u')
}

/** The skills close to one, with how much of it they are worth: above 0, below 1. */
export function nearSkills(name: string): Map<string, number> {
  const near = new Map<string, number>()
  for (const [share, names] of nearSkillLines) {
    if (!names.includes(name)) continue
    for (const other of names) if (other !== name) near.set(other, Math.max(share, near.get(other) ?? 0))
  }
  return near
}

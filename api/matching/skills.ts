import { skills } from '@talentdesk/reader/words/resumes'
import { mainSkillName } from '@talentdesk/reader/words/skillSpellings'
import { keyOf, ordinarySpellings as ordinary, technologySpellings } from '@talentdesk/reader/words/technologies'
import { denials, impliedSkills, nearSkillLines } from './language/jobs.ts'
import { type Occupation, occupations } from './occupations.ts'
import { phrasesIn, phraseTable } from './phrases.ts'
import { phraseText, plainWordsOf, stem, stemsOf } from './stems.ts'

/** The name by which a skill is compared: as in the vocabulary, or else as written. */
export const skillNamed = (spelling: string) =>
  technologies.get(keyOf(spelling)) ?? technologies.get(keyOf(mainSkillName(spelling) ?? '')) ?? spelling.trim()

const technologies = new Map(technologySpellings)

const spellings = new Map<string, string[]>()
for (const [spelling, name] of technologySpellings) {
  spellings.set(name, [...(spellings.get(name) ?? []), spelling])
}

export const isTechnology = (name: string) => spellings.has(name)

/** True for a skill that half of all profiles name. */
export const isCommonplace = (name: string) => skills.commonplace.has(name)

/** The occupations that have this skill among their signs. */
export const signOf = (name: string): Occupation[] => signs.get(name) ?? []

const signs = new Map<string, Occupation[]>()
for (const occupation of occupations) {
  for (const sign of occupation.signs.map(skillNamed)) signs.set(sign, [...(signs.get(sign) ?? []), occupation])
}

/** The names of all known skills: technologies, and the signs of occupations. */
export const knownSkills: string[] = [...new Set([...spellings.keys(), ...signs.keys()])]

/** The known skills, and all skills that count as substitutes of known skills. */
export const comparedSkills: string[] = [
  ...new Set([
    ...knownSkills,
    ...nearSkillLines.flatMap(([, names]) => names),
    ...Object.entries(impliedSkills).flatMap(([general, specials]) => [general, ...specials]),
  ]),
]

const byAnyCase = new Map(comparedSkills.map(name => [name.toLowerCase(), name]))

/** The known skill that a text names in any spelling; undefined if the text names none. */
export function knownSkillIn(text: string): string | undefined {
  const named = skillNamed(text)
  return compared.has(named) ? named : byAnyCase.get(named.toLowerCase())
}

const compared = new Set(comparedSkills)

/**
 * Returns a function that tests whether parts of a text name a skill: a technology in any spelling, another skill in
 * all forms of its words.
 */
export function namesIn(parts: Part[]): (skill: string) => boolean {
  const found = skillsIn(parts)
  const isIn = (phrase: string) =>
    phrase.trim() !== '' && parts.some(({ stems }) => ` ${stems.join(' ')} `.includes(phrase))
  return skill => (compared.has(skill) ? found.has(skill) : isIn(phraseText(skill)))
}

/** Returns the compared skills that occur in the parts of a text. Takes one pass over the words. */
export function skillsIn(parts: Part[]): Set<string> {
  const found = new Set<string>()
  for (const { plain, words, stems } of parts) {
    for (const { name } of phrasesIn(words, byWords)) found.add(name)
    for (const { name } of phrasesIn(stems, byStems)) found.add(name)
    // Each name is searched for only once, even if its words occur several times.
    for (const name of new Set(phrasesIn(words, byName).map(({ name }) => name))) {
      if (!found.has(name) && properNames.get(name)?.test(plain)) found.add(name)
    }
  }
  return found
}

/** A skill named in a line, from the word at `from` up to, but not including, the word at `to`. */
export type NamedAt = { name: string; from: number; to: number }

/** A word of a line in the form for comparisons, with its index and the text before it. */
type PlacedWord = { word: string; start: number; gap: string }

/**
 * Finds the compared skills in a line. A name that is also an ordinary word counts in two cases: with its capital
 * inside a sentence, or beside 'or' or '/' and another skill, which must be unambiguous if the capital is missing.
 */
export function namesAt(line: string, placed: PlacedWord[]): NamedAt[] {
  const words = placed.map(({ word }) => word)
  const sure = [...phrasesIn(words, byWords), ...phrasesIn(words.map(stem), byStems)]
  const ordinary = phrasesIn(words, byName)
  const [starts, ends] = [sidesOf(sure, 'from'), sidesOf(sure, 'to')]
  const [allStarts, allEnds] = [sidesOf(ordinary, 'from', starts), sidesOf(ordinary, 'to', ends)]
  const beside = ({ from, to }: NamedAt, lefts: Set<number>, rights: Set<number>) =>
    (isOr.test(words[from - 1] ?? '') && lefts.has(from - 1)) ||
    (isOr.test(words[to] ?? '') && rights.has(to + 1)) ||
    (isSlash(placed[from]?.gap) && lefts.has(from)) ||
    (isSlash(placed[to]?.gap) && rights.has(to))
  const proper = ordinary.filter(one => {
    const { start = 0, gap = '' } = placed[one.from] ?? {}
    if (!line.startsWith(one.name, start) || /^[\p{L}\d+#]/u.test(line.slice(start + one.name.length)))
      return beside(one, ends, starts)
    return !/[.!?]\s{1,9}$/.test(gap) || beside(one, allEnds, allStarts)
  })
  return [...sure, ...proper]
}

const isOr = new RegExp(`^${denials.or}$`)
const isSlash = (gap = '') => gap.trim() === '/'

const sidesOf = (found: NamedAt[], side: 'from' | 'to', others: Iterable<number> = []) =>
  new Set([...others, ...found.map(one => one[side])])

/** A part of a text: the text as written, its words, and their stems. */
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
/** Names of skills that are also ordinary words: such names count only with their capital. */
const ordinaryNames = new Set(written.filter(({ spelling }) => ordinary.has(spelling)).map(({ name }) => name))
const byName = phraseTable([...ordinaryNames].map(name => [plainWordsOf(name), name]))

/** Patterns of these names that do not match at the start of a sentence, where every word has a capital. */
const properNames = new Map(
  [...ordinaryNames].map(name => {
    const before = '(?<=[\\p{L}\\d,;:/&(|•][ ]?|[-–]\\s|^|\\n)(?<![.!?]\\s)(?<!\\p{L})'
    return [name, new RegExp(`${before}${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d+#])`, 'u')] as const
  }),
)

/** The maximum share that a skill of the same kind counts for the required skill: MySQL does not prove Oracle. */
export const NEAR_SKILL = 0.4

/** A special skill counts nearly as much as the general one that it includes: Next.js proves React. */
const IMPLIED = 0.9

/**
 * The substitutes of a skill, each with its value as a share of the skill. A special skill counts for the general
 * one that it includes, and a skill of the same kind counts a little. A general skill counts nothing for a special one:
 * React does not prove Next.js.
 */
export const standIns = (name: string): Map<string, number> => inPlace.get(name) ?? NONE

/** True if the special skill includes the general skill, so that it proves both. */
export const includes = (special: string, general: string) => specials.get(general)?.has(special) === true

/** The special skills that include a general skill. */
export const specialsIn = (general: string): string[] => [...(specials.get(general) ?? [])]

const NONE = new Map<string, number>()

const specials = new Map(Object.keys(impliedSkills).map(general => [general, specialsOf(general)]))

/** The skills that include a general skill, also indirectly: Next.js includes React, which includes JavaScript. */
function specialsOf(general: string, found = new Set<string>()): Set<string> {
  for (const special of impliedSkills[general] ?? []) {
    if (found.has(special)) continue
    found.add(special)
    specialsOf(special, found)
  }
  return found
}

const inPlace = new Map<string, Map<string, number>>()
for (const [share, names] of nearSkillLines) {
  for (const name of names) {
    for (const other of names) if (other !== name && !includes(name, other)) putInPlace(name, other, NEAR_SKILL * share)
  }
}
for (const [general, known] of specials) for (const special of known) putInPlace(general, special, IMPLIED)

function putInPlace(name: string, other: string, worth: number) {
  const others = inPlace.get(name) ?? new Map<string, number>()
  others.set(other, Math.max(worth, others.get(other) ?? 0))
  inPlace.set(name, others)
}

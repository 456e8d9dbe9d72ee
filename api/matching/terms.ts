import { JUNIOR_MONTHS, LEVELS, levelSourceOf } from './level.ts'
import { type Occupation, occupations, occupationsOf, readTitle } from './occupations.ts'
import { type Profile, proseOf, titlesOf } from './profile.ts'
import { comparedSkills, type Part, partOf, skillNamed, skillsIn } from './skills.ts'
import { commonWords, stemsOf } from './stems.ts'
import { type FunctionName, functionsShown } from './targetAreas.ts'

/**
 * A profile as keys for the rating and the index: the facts that the profile shows (`terms`), and the stems of its
 * distinguishing words (`words`). Both are sorted and without duplicates.
 */
export type Terms = { terms: Int32Array; words: Int32Array }

/**
 * The kinds of keys. A skill is `known` if listed or in a title, `told` if mentioned in a text. Kinds are part of the
 * stored hashes: after a kind is renamed, all profiles must be read again.
 */
type Kind = 'known' | 'told' | 'title' | 'level' | 'begun' | 'function' | 'word' | `occupation ${number}`

/** The key of a fact: a hash (FNV-1a) of its kind and name, never 0. A test ensures a vocabulary without collisions. */
export function keyOf(kind: Kind, name: string): number {
  let hash = 0x811c9dc5
  for (const text of [kind, ' ', name]) {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash === 0 ? 1 : hash
}

export function termsOf(profile: Profile): Terms {
  const { role, techStack, keyHighlights } = profile
  const titles = titlesOf(profile)
  const [listed, titled, prose] = [techStack.map(partOf), titles.map(partOf), proseOf(profile).map(partOf)]
  const known = skillsIn([...listed, ...titled])
  for (const skill of techStack.map(skillNamed)) if (compared.has(skill)) known.add(skill)
  const terms = [
    ...[...known].map(skill => skillKeys(skill).known),
    ...[...skillsIn(prose)].filter(skill => !known.has(skill)).map(skill => skillKeys(skill).mentioned),
    ...occupationsIn(titles).map(({ occupation, at }) => keyOf(`occupation ${at}`, occupation.name)),
    ...titles
      .flatMap(title => readTitle(title).stems)
      .filter(isSignificantInTitle)
      .map(stem => keyOf('title', stem)),
    ...functionsShown(
      readTitle(role).words,
      prose.slice(0, 1 + keyHighlights.length).flatMap(({ words }) => words),
    ).map(functionKey),
  ]
  const level = levelSourceOf(profile)
  if (level) terms.push('level' in level ? keyOf('level', level.level) : begunKey(level.begun))
  const words = stemsIn([...prose, ...titled, ...listed])
    .filter(isSignificant)
    .map(stem => keyOf('word', stem))
  return { terms: sorted(terms), words: sorted(words) }
}

const sorted = (keys: number[]) => Int32Array.from(new Set(keys)).sort()

const stemsIn = (parts: Part[]) => [...new Set(parts.flatMap(({ stems }) => stems))]

/** True for the stem of a word that distinguishes a position or a person from others. */
export const isSignificant = (stem: string) => stem.length > 2 && !/^\d/.test(stem) && !commonWords.has(stem)

/** Like `isSignificant`, but for a title, in which numbers distinguish, too: '3D'. */
export const isSignificantInTitle = (stem: string) => stem.length > 2 && !commonWords.has(stem)

/** The keys of a listed and of a mentioned skill. */
export function skillKeys(skill: string): { known: number; mentioned: number } {
  return compared.get(skill) ?? { known: keyOf('known', skill), mentioned: keyOf('told', skill) }
}

/** True for a skill in the lists. For any other skill, profiles are searched for its words instead. */
export const isCompared = (skill: string) => compared.has(skill)

/** The keys of the distinguishing words of a skill. */
export const wordsOfSkill = (skill: string) =>
  stemsOf(skill)
    .filter(isSignificant)
    .map(stem => keyOf('word', stem))

const compared = new Map(
  comparedSkills.map(skill => [skill, { known: keyOf('known', skill), mentioned: keyOf('told', skill) }]),
)

export const functionKey = (name: FunctionName) => keyOf('function', name)

/** The reduction of an occupation's weight for each later job, and the minimum weight. */
const LESS_BY_JOB = 0.12
const LONG_AGO = 0.4
const LAST_JOB = Math.ceil((1 - LONG_AGO) / LESS_BY_JOB)

/** The weight of an occupation by the index of its title, the current one first. */
export const weightOfJob = (at: number) => Math.max(LONG_AGO, 1 - at * LESS_BY_JOB)

/** The indexes of titles whose weights differ. */
export const placesOfJobs = Array.from({ length: LAST_JOB + 1 }, (_, at) => at)

/** The occupations of the titles, each with the index of its most recent title. */
function occupationsIn(titles: string[]): { occupation: Occupation; at: number }[] {
  const latest = new Map<Occupation, number>()
  for (const [at, title] of titles.entries()) {
    for (const occupation of occupationsOf(title)) {
      if (!latest.has(occupation)) latest.set(occupation, Math.min(at, LAST_JOB))
    }
  }
  return [...latest].map(([occupation, at]) => ({ occupation, at }))
}

/** A profile prepared for comparison. */
export type ReadProfile = {
  keys: Set<number>
  /** The occupations of the titles, with lower weights for earlier titles. */
  occupations: { occupation: Occupation; weight: number }[]
  level: string | undefined
}

export const readProfile = (profile: Profile, now: Date): ReadProfile => readTerms(termsOf(profile), now)

/** Reads terms as of a date. A talent without a named level is a junior if the first job began recently. */
export function readTerms({ terms, words }: Terms, now: Date): ReadProfile {
  const beginners = beginnersKeys(now)
  const had: ReadProfile['occupations'] = []
  let level: string | undefined
  for (const key of terms) {
    const occupation = occupationOfKey.get(key)
    if (occupation) had.push(occupation)
    level ??= levelOfKey.get(key) ?? (beginners.has(key) ? JUNIOR : undefined)
  }
  return { keys: new Set([...terms, ...words]), occupations: had, level }
}

const occupationOfKey = new Map(
  occupations.flatMap(occupation =>
    placesOfJobs.map(at => [keyOf(`occupation ${at}`, occupation.name), { occupation, weight: weightOfJob(at) }]),
  ),
)

/** The level of a talent whose first job began recently. */
export const JUNIOR = 'Junior'

/** The key of the month in which a first job began, counted from the year 0. */
const begunKey = (month: number) => keyOf('begun', String(month))

/** The keys of the months in which the first job of a present junior began. */
export function beginnersKeys(now: Date): Set<number> {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth()
  return new Set(Array.from({ length: JUNIOR_MONTHS }, (_, ago) => begunKey(today - ago)))
}

const levelOfKey = new Map(LEVELS.map(level => [keyOf('level', level), level]))

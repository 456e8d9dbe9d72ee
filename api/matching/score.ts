import { LEVELS, levelForYears } from './level.ts'
import type { Need, NeededSkill } from './need.ts'
import { nearness, type Occupation, readTitle } from './occupations.ts'
import { signOf, skillNamed, standIns } from './skills.ts'
import { isCompared, isSignificantInTitle, keyOf, type ReadProfile, skillKeys, wordsOfSkill } from './terms.ts'

/** A required or wished skill, and how far the profile shows it. */
export type SkillMatch = {
  skill: NeededSkill
  /** The share shown: from 1 (listed, or in a title) through mentions and similar skills to 0 (not shown). */
  share: number
  /** The alternative that the profile shows, or to which it shows the nearest skill. */
  by: string
  /** The similar skill that the profile shows instead. */
  near?: string
}

/** A rating in percent and its parts, each from 0 to 1. */
export type Rating = {
  need: Need
  percentage: number
  /** The combination of the parts, from 0 to 1, before the limit for talents below the level. */
  whole: number
  /** The nearness of the profile's titles to the role, from 0 to 1. */
  role: number
  /** False if no title of the profile names a known occupation. */
  isRoleKnown: boolean
  found: SkillMatch[]
  /** The nearness of the profile's level to the required level; undefined if either level is unknown. */
  level: number | undefined
}

/** The minimum nearness to the role at which a text calls it the described work, or close to that work. */
export const SAME_WORK = 0.8
export const CLOSE_WORK = 0.4

/*
 * The numbers in this file and in need.ts were chosen on the evaluation data: `npm run bench:quality` measures other
 * choices (docs/decisions/008).
 */

/** The weights of the parts, 1 in total. If the description lacks a part, the other parts share its weight. */
export const SHARES = { role: 0.42, skills: 0.3, practice: 0.18, words: 0.05, level: 0.05 }

/** Rates a profile against a need, by rules alone. */
export function rate(need: Need, profile: ReadProfile): Rating {
  const found = need.skills.map(skill => findSkill(skill, profile))
  const practice = practiceFit(need, profile)
  const role = roleFit(need, profile)
  const level = levelFit(need, profile.level)
  const fits = {
    role: Math.max(role, BY_PRACTICE * practice),
    skills: skillFit(found),
    practice,
    words: wordFit(need, profile),
    level,
  }
  const whole = wholeOf(fits, sharesOf(need))
  const most = isBelow(level) ? BELOW_THE_LEVEL : 100
  const percentage = Math.min(most, Math.round(100 * Math.min(1, whole)))
  return { need, percentage, whole, role, isRoleKnown: profile.occupations.length > 0, found, level }
}

/** How well a profile fits each part of a need, from 0 to 1. */
export type Fits = { role: number; skills: number; practice: number; words: number; level: number | undefined }

/** The weights of a need's parts except the level, whose weight is proportional to the fit of the role. */
export function sharesOf({ occupations, skills, words }: Need) {
  return {
    role: occupations.length > 0 ? SHARES.role : 0,
    skills: SHARES.skills * Math.min(1, sum(skills.map(({ weight }) => weight)) / FEW_SKILLS),
    practice: occupations.length > 0 ? SHARES.practice : 0,
    words: words.length > 0 ? SHARES.words : 0,
  }
}

/** Combines the parts to a rating from 0 to 1. */
export function wholeOf({ role, skills, practice, words, level }: Fits, shares: ReturnType<typeof sharesOf>): number {
  const levelShare = level === undefined ? 0 : SHARES.level * role
  const all = shares.role + shares.skills + shares.practice + shares.words + levelShare
  if (all === 0) return 0
  const fit = role * shares.role + skills * shares.skills + practice * shares.practice + words * shares.words
  return (fit + (level ?? 0) * levelShare) / all
}

/** True for a known level below the required one. */
export const isBelow = (level: number | undefined) => level !== undefined && level < 1

/** The maximum percentage of talents below the required level. */
export const BELOW_THE_LEVEL = 60

/** The total weight from which skills get their full share of the rating, as a few light skills prove little. */
const FEW_SKILLS = 3

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)

function findSkill(skill: NeededSkill, profile: ReadProfile): SkillMatch {
  let best: SkillMatch = { skill, share: 0, by: skill.anyOf[0] ?? skill.name }
  for (const by of skill.anyOf) {
    const share = shareOf(by, profile)
    if (share > best.share) best = { skill, share, by }
  }
  if (best.share > 0) return best
  for (const by of skill.anyOf) {
    for (const [near, nearby] of standIns(by)) {
      const worth = nearby * shareOf(near, profile)
      if (worth > best.share) best = { skill, share: worth, by, near }
    }
  }
  return best
}

/** The share of a skill that the profile only mentions without listing it, which is less certain. */
export const MENTIONED = 0.9

/** The share of a skill that a profile shows: 1 if listed or in a title, 0 if not shown. */
function shareOf(name: string, { keys }: ReadProfile): number {
  if (!isCompared(name)) return hasAll(keys, wordsOfSkill(name)) ? MENTIONED : 0
  const { known, mentioned } = skillKeys(name)
  return keys.has(known) ? 1 : keys.has(mentioned) ? MENTIONED : 0
}

const hasAll = (keys: Set<number>, words: number[]) => words.length > 0 && words.every(word => keys.has(word))

function skillFit(found: SkillMatch[]): number {
  const weight = sum(found.map(({ skill }) => skill.weight))
  return weight === 0 ? 0 : sum(found.map(({ skill, share }) => skill.weight * share)) / weight
}

/** The factor for words shared with a title, as shared words prove less than a known occupation. */
export const TITLE_WORDS = 0.7

/** The maximum fit of the role by practice alone, as readers miss titles, and people omit them. */
export const BY_PRACTICE = 0.4

/** The nearness of the talent's occupations to the needed occupations, from 0 to 1. */
function roleFit({ occupations, title }: Need, profile: ReadProfile): number {
  let best = 0
  for (const wanted of occupations) {
    for (const had of profile.occupations) {
      best = Math.max(best, wanted.weight * had.weight * nearness(wanted.occupation, had.occupation))
    }
  }
  return Math.max(best, TITLE_WORDS * titleFit(title, profile))
}

/** The share of words of the needed title that are also in the talent's titles. */
function titleFit(title: string, { keys }: ReadProfile): number {
  const words = wordsOfTitle(title)
  if (words.length === 0) return 0
  return words.filter(word => keys.has(keyOf('title', word))).length / words.length
}

/** The words of a title by which titles are compared. */
export const wordsOfTitle = (title: string) => [...new Set(readTitle(title).stems)].filter(isSignificantInTitle)

/** The share of the occupation's signs that the profile shows, whether or not the description lists them. */
function practiceFit({ occupations }: Need, profile: ReadProfile): number {
  return Math.max(0, ...occupations.map(({ occupation, weight }) => weight * practice(occupation, profile)))
}

/** The number of signs of an occupation in a profile that prove practice in it. */
export const ENOUGH_SIGNS = 4

function practice({ signs }: Occupation, profile: ReadProfile): number {
  const shown = signs.map(skillNamed).map(name => shareOf(name, profile) / Math.sqrt(signOf(name).length))
  return Math.min(1, sum(shown) / ENOUGH_SIGNS)
}

/** The share of the description's words that is enough for the full score. */
export const ENOUGH_WORDS = 0.4

function wordFit({ words }: Need, { keys }: ReadProfile): number {
  const shown = words.filter(word => keys.has(keyOf('word', word))).length
  return words.length === 0 ? 0 : Math.min(1, shown / words.length / ENOUGH_WORDS)
}

const ONE_OR_TWO_BELOW = [0.75, 0.4]
const FURTHER_BELOW = 0.15

/**
 * The fit of a level: 1 from the required level upwards, less the further below it. Undefined if either level is
 * unknown, and from the required level upwards if only the required years imply that level.
 */
export function levelFit(need: Need, level: string | undefined): number | undefined {
  const wanted = LEVELS.indexOf(need.seniority ?? levelForYears(need.years) ?? '')
  const had = LEVELS.indexOf(level ?? '')
  if (wanted < 0 || had < 0) return undefined
  if (had >= wanted) return need.seniority ? 1 : undefined
  return ONE_OR_TWO_BELOW[wanted - had - 1] ?? FURTHER_BELOW
}

import { seniorityIn } from '../language/resumes.ts'
import type { Need, NeededSkill } from './need.ts'
import { nearness, type Occupation } from './occupations.ts'
import type { ReadProfile } from './profile.ts'
import { names, nearSkills, signOf, skillNamed } from './skills.ts'
import { commonWords, stemsOf } from './stems.ts'

/** One skill that was asked for, and what the profile shows of it. */
export type Found = {
  skill: NeededSkill
  /** 0 to 1: listed or in a title, told of, a close one known, or nothing at all. */
  share: number
  /** The skill close to it, where it is not this one that is shown. */
  near?: string
}

/** What a percentage is made of; each part from 0 to 1. */
export type Rating = {
  need: Need
  profile: ReadProfile
  percentage: number
  /** The parts together, from 0 to 1, whatever the level. */
  whole: number
  role: number
  found: Found[]
  level: number | undefined
}

/*
 * The numbers in this file and in need.ts were chosen on the evaluation data: `npm run bench:quality` tells what another
 * choice is worth (docs/decisions/008).
 */

/** What the parts count, of 1 in all. A part that the description says nothing of leaves its share to the others. */
export const SHARES = { role: 0.42, skills: 0.3, practice: 0.18, words: 0.05, level: 0.05 }

/** Holds a profile against a need, by rules alone. */
export function rate(need: Need, profile: ReadProfile): Rating {
  const found = need.skills.map(skill => findSkill(skill, profile))
  const role = roleFit(need, profile)
  const level = levelFit(need, profile)
  const weight = sum(need.skills.map(skill => skill.weight))
  const parts = [
    { part: role, share: need.occupations.length > 0 ? SHARES.role : 0 },
    { part: skillFit(found), share: SHARES.skills * Math.min(1, weight / FEW_SKILLS) },
    { part: practiceFit(need, profile), share: need.occupations.length > 0 ? SHARES.practice : 0 },
    { part: wordFit(need, profile), share: need.words.length > 0 ? SHARES.words : 0 },
    { part: level ?? 0, share: level === undefined ? 0 : SHARES.level * role },
  ]
  const all = sum(parts.map(({ share }) => share))
  const whole = all === 0 ? 0 : sum(parts.map(({ part, share }) => part * share)) / all
  const most = level === undefined || level === 1 ? 100 : BELOW_THE_LEVEL
  return { need, profile, percentage: Math.min(most, Math.round(100 * Math.min(1, whole))), whole, role, found, level }
}

/** The highest percentage of somebody below the level that is asked for, whatever else they bring. */
export const BELOW_THE_LEVEL = 60

/** Skills of less weight than this together say little of the work. */
const FEW_SKILLS = 3

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)

/** A skill close to the one asked for counts at most this much of it: knowing PostgreSQL is no proof of Oracle. */
export const NEAR_SKILL = 0.4

function findSkill(skill: NeededSkill, profile: ReadProfile): Found {
  const share = shareOf(skill.name, profile)
  if (share > 0) return { skill, share }
  let best: Found = { skill, share: 0 }
  for (const [near, nearby] of nearSkills(skill.name)) {
    const worth = NEAR_SKILL * nearby * shareOf(near, profile)
    if (worth > best.share) best = { skill, share: worth, near }
  }
  return best
}

/** A skill that the profile tells of without listing it is a little less sure. */
const TOLD_OF = 0.9

/** 1 for a skill that is listed or in a title, 0 for one that the profile does not show. */
function shareOf(name: string, { stack, listed, titled, told }: ReadProfile): number {
  if (stack.has(name) || names(listed, name) || names(titled, name)) return 1
  return names(told, name) ? TOLD_OF : 0
}

function skillFit(found: Found[]): number {
  const weight = sum(found.map(({ skill }) => skill.weight))
  return weight === 0 ? 0 : sum(found.map(({ skill, share }) => skill.weight * share)) / weight
}

/** The words of a title say less than an occupation that is known by name. */
const TITLE_WORDS = 0.7

/** How near what somebody works as is to what is sought. */
function roleFit({ occupations, title }: Need, profile: ReadProfile): number {
  let best = 0
  for (const wanted of occupations) {
    for (const had of profile.occupations) {
      best = Math.max(best, wanted.weight * had.weight * nearness(wanted.occupation, had.occupation))
    }
  }
  return Math.max(best, TITLE_WORDS * titleFit(title, profile))
}

/** The share of the title's own words that stand in the person's titles. */
function titleFit(title: string, { titled }: ReadProfile): number {
  const words = [...new Set(stemsOf(title))].filter(word => word.length > 2 && !commonWords.has(word))
  if (words.length === 0) return 0
  return words.filter(word => titled.stems.includes(` ${word} `)).length / words.length
}

/** How much of what the occupation sought is known by the profile shows, whatever the description lists. */
function practiceFit({ occupations }: Need, profile: ReadProfile): number {
  return Math.max(0, ...occupations.map(({ occupation, weight }) => weight * practice(occupation, profile)))
}

/** So many signs of an occupation show that somebody practises it. */
export const ENOUGH_SIGNS = 4

function practice({ signs }: Occupation, profile: ReadProfile): number {
  const shown = signs.map(skillNamed).map(name => shareOf(name, profile) / Math.sqrt(signOf(name).length))
  return Math.min(1, sum(shown) / ENOUGH_SIGNS)
}

/** So great a share of the description's words says all that they can. */
const ENOUGH_WORDS = 0.4

function wordFit({ words }: Need, { told, titled, listed }: ReadProfile): number {
  const all = `${told.stems}${titled.stems}${listed.stems}`
  const shown = words.filter(word => all.includes(` ${word} `)).length
  return words.length === 0 ? 0 : Math.min(1, shown / words.length / ENOUGH_WORDS)
}

const LEVELS = ['Intern', 'Junior', 'Mid', 'Senior', 'Lead', 'Principal', 'Executive']

const ONE_OR_TWO_BELOW = [0.75, 0.4]
const FURTHER_BELOW = 0.15

/** 1 from the level asked for upwards, less the further below it; undefined where either level is unknown. */
function levelFit(need: Need, profile: ReadProfile): number | undefined {
  const wanted = LEVELS.indexOf(need.seniority ?? levelOfYears(need.years) ?? '')
  const had = LEVELS.indexOf(seniorityIn(profile.seniority)?.level ?? '')
  if (wanted < 0 || had < 0) return undefined
  return had >= wanted ? 1 : (ONE_OR_TWO_BELOW[wanted - had - 1] ?? FURTHER_BELOW)
}

function levelOfYears(years: number | undefined): string | undefined {
  if (years === undefined) return undefined
  return years < 2 ? 'Junior' : years < 5 ? 'Mid' : 'Senior'
}

import { withoutAccents } from '@talentdesk/reader/words/lists'
import { alternativesIn, labelOfAlternatives } from './alternatives.ts'
import { isLacking, withoutDenied, wordForm } from './denied.ts'
import { headlineOf } from './headline.ts'
import { advertisementWords, denials } from './language/jobs.ts'
import { cutLines } from './lines.ts'
import { nearness, type Occupation, occupationsOf, titlesIn } from './occupations.ts'
import { isCommonplace, isTechnology, knownSkills, partOf, signOf, skillsIn } from './skills.ts'
import { phraseText, stemsOf } from './stems.ts'
import { isSignificant } from './terms.ts'
import { yearsAsked } from './years.ts'

/** The content of a job description. */
export type Need = {
  /** The title of the position as in the description; empty if there is none. */
  title: string
  /** The likely occupations, the likeliest first, with weights above 0 and at most 1. */
  occupations: { occupation: Occupation; weight: number }[]
  skills: NeededSkill[]
  /** A level from Intern to Executive, if the description names one. */
  seniority: string | undefined
  /** The minimum years of experience that the description requires. */
  years: number | undefined
  /** The skill in which the years are required; undefined if they are required in the occupation. */
  yearsOf: string | undefined
  /** Stems of other words that distinguish this position. */
  words: string[]
}

export type NeededSkill = {
  /** The name of the skill, or of all alternatives: 'Go or Rust'. */
  name: string
  /** Alternative skills, one of which is enough; usually a single skill. */
  anyOf: string[]
  /** `wished` skills are nice to have. */
  kind: 'required' | 'wished'
  /** The weight of the skill, above 0. */
  weight: number
}

const MOST_SKILLS = 24

/** Reads a description by rules alone: the same text gives the same need. */
export function readNeed(description: string): Need {
  const jobDescription = withoutDenied(cutLines(description))
  const { title, seniority } = headlineOf(jobDescription)
  const likely = likelyOccupations(title, jobDescription)
  return {
    ...{ title, seniority, occupations: likely },
    skills: neededSkills(jobDescription, title, likely),
    ...yearsAsked(jobDescription),
    words: significantWords(jobDescription),
  }
}

/** The likely occupations: mainly by the headline, also by the titles and skills in the text. */
function likelyOccupations(headline: string, text: string): Need['occupations'] {
  const weights = new Map<Occupation, number>()
  const add = (occupation: Occupation, weight: number) =>
    weights.set(occupation, (weights.get(occupation) ?? 0) + weight)
  for (const occupation of occupationsOf(headline)) add(occupation, HEADLINE)
  for (const { occupations, weight } of titlesIn(text)) {
    for (const occupation of occupations) add(occupation, weight / occupations.length)
  }
  for (const name of skillsIn([partOf(text)])) {
    const signs = signOf(name)
    for (const occupation of signs) add(occupation, SIGN / signs.length)
  }
  const most = Math.max(...weights.values())
  return [...weights]
    .map(([occupation, weight]) => ({ occupation, weight: weight / most }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((one, other) => other.weight - one.weight || (one.occupation.name < other.occupation.name ? -1 : 1))
    .slice(0, MOST_OCCUPATIONS)
}

/** The weights of the headline and of a skill as signs of an occupation; a title in the text weighs at most 1. */
const HEADLINE = 3
const SIGN = 0.25

/** The minimum weight of an occupation, as a share of the highest weight of an occupation. */
const LEAST_WEIGHT = 0.3
const MOST_OCCUPATIONS = 3

/**
 * The needed skills: technologies, and signs of the likely occupations. A skill among alternatives is not also needed
 * by itself, unless the title names it alone.
 */
function neededSkills(jobDescription: string, title: string, likely: Need['occupations']): NeededSkill[] {
  const demanded = demandsIn(jobDescription)
  const [all, required] = [skillsNamed(jobDescription, likely), skillsNamed(demanded, likely)]
  const inTitle = skillsIn([partOf(title)])
  const together = new Set(alternativesIn(lineOf(jobDescription, title)).flat())
  const isOwn = (anyOf: string[]) => anyOf.some(name => inTitle.has(name) && !together.has(name))
  const isInGroup = (anyOf: string[]) => all.some(group => group.length > 1 && isAmong(anyOf, group))
  return all
    .filter(anyOf => anyOf.length > 1 || isOwn(anyOf) || !isInGroup(anyOf))
    .map((anyOf): NeededSkill => {
      const isWished =
        !required.some(group => isSame(group, anyOf)) && !anyOf.every(name => isAmong([name], required.flat()))
      const weight = (isAmong(anyOf, inTitle) ? IN_TITLE : 1) * (isWished ? WISHED : 1)
      const rarity = anyOf.every(isCommonplace) ? COMMONPLACE : 1
      const kind = isWished ? 'wished' : 'required'
      return { name: labelOfAlternatives(anyOf), anyOf, kind, weight: weight * rarity }
    })
    .sort((one, other) => other.weight - one.weight || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_SKILLS)
}

/** The line that a title was taken from. */
const lineOf = (text: string, title: string) => text.split('\n').find(line => line.includes(title)) ?? title

/** The skills of a text; alternatives are one group. */
function skillsNamed(text: string, likely: Need['occupations']): string[][] {
  const groups = alternativesIn(text)
    .map(names => names.filter(name => isAsked(name, likely)))
    .filter(names => names.length > 1)
  const names = [...new Set([...skillsIn([partOf(text)]), ...groups.flat()])].filter(name => isAsked(name, likely))
  const single = names.filter(name => !names.some(other => other !== name && contains(other, name)))
  const distinct = new Map(groups.map(group => [[...group].sort().join(), group]))
  return [...distinct.values(), ...single.map(name => [name])]
}

const isAsked = (name: string, likely: Need['occupations']) => known.has(name) && fits(name, likely)

const isAmong = (names: string[], others: Iterable<string>) => {
  const set = new Set(others)
  return names.some(name => set.has(name))
}

const isSame = (one: string[], other: string[]) =>
  one.length === other.length && one.every(name => other.includes(name))

const known = new Set(knownSkills)

/** Factors of a skill's weight: if it is in the title, if it is a wish, if it is commonplace. */
const IN_TITLE = 2
const WISHED = 0.5
const COMMONPLACE = 0.3

/** True if the name of one skill is part of another's: 'Spring Boot' contains 'Spring'. */
const contains = (longer: string, shorter: string) =>
  longer.length > shorter.length && phraseText(longer).includes(phraseText(shorter))

/** The minimum nearness at which occupations share their signs. */
const RELATED = 0.4

/** True for a skill of the likely occupations: 'Health' is not a skill when a hospital seeks a data scientist. */
function fits(name: string, likely: Need['occupations']): boolean {
  if (isTechnology(name)) return true
  const signs = signOf(name)
  return likely.some(({ occupation }) => signs.some(other => nearness(occupation, other) >= RELATED))
}

/** The sentences of a text with requirements, without sentences with wishes. */
function demandsIn(text: string): string {
  let wishing = false
  const parts = text.split(/\n|(?<=[.!?;])\s+/).filter(part => {
    const plain = withoutAccents(part)
    const isMild = mild.test(wordForm(part)) || isLacking(part)
    const heading = part.length < LONGEST_HEADING && skillsIn([partOf(part)]).size === 0
    if (heading && demands.test(plain)) wishing = false
    if (heading && wishes.test(plain)) wishing = true
    return !wishing && !isMild && !wishes.test(plain)
  })
  return parts.join('\n')
}

const wishes = new RegExp(`\\b${advertisementWords.wishes}\\b`, 'i')
const LONGEST_HEADING = 60
const mild = new RegExp(`(?<![^ ])${denials.mild}(?![^ ])`)
const demands = new RegExp(`\\b${advertisementWords.demands}\\b`, 'i')

const MOST_WORDS = 60

function significantWords(text: string): string[] {
  const counted = new Map<string, number>()
  for (const stem of stemsOf(text)) {
    if (!isSignificant(stem)) continue
    counted.set(stem, (counted.get(stem) ?? 0) + 1)
  }
  return [...counted]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([stem]) => stem)
}

import { advertisementWords } from '../language/jobs.ts'
import { withoutAccents } from '../language/lists.ts'
import { dates, yearWords } from '../language/resumes.ts'
import { headlineOf } from './headline.ts'
import { cutLines } from './lines.ts'
import { nearness, type Occupation, occupationsOf, titlesIn } from './occupations.ts'
import { isCommonplace, isTechnology, knownSkills, partOf, signOf, skillsIn } from './skills.ts'
import { phraseText, stemsOf } from './stems.ts'
import { isTelling } from './terms.ts'

/** What a job description asks for. */
export type Need = {
  /** The title of the position as in the description; empty if there is none. */
  title: string
  /** The likely occupations, the likeliest first; the weights are above 0, at most 1. */
  occupations: { occupation: Occupation; weight: number }[]
  skills: NeededSkill[]
  /** A level from Intern to Executive, if the description names one. */
  seniority: string | undefined
  /** The minimum years of experience asked for. */
  years: number | undefined
  /** The skill whose years they are; without it, those of the occupation. */
  yearsOf: string | undefined
  /** Stems of the other words that distinguish this position. */
  words: string[]
}

export type NeededSkill = {
  name: string
  /** `wished` skills are nice to have. */
  kind: 'required' | 'wished'
  /** The importance, above 0. */
  weight: number
}

const MOST_SKILLS = 24

/** Reads a description by rules alone: the same text gives the same need. */
export function readNeed(description: string): Need {
  const jobDescription = cutLines(description)
  const { title, seniority } = headlineOf(jobDescription)
  const likely = likelyOccupations(title, jobDescription)
  return {
    ...{ title, seniority, occupations: likely },
    skills: neededSkills(jobDescription, title, likely),
    ...yearsAsked(jobDescription),
    words: tellingWords(jobDescription),
  }
}

/** The occupations by the headline above all, by the titles in the text and by the skills it names. */
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

/** The weights of the headline and of a skill for an occupation; a title in the text weighs at most 1. */
const HEADLINE = 3
const SIGN = 0.25

/** Occupations much less likely than the likeliest are left out. */
const LEAST_WEIGHT = 0.3
const MOST_OCCUPATIONS = 3

/** Technologies, and the skills that the likely occupations are known by. */
function neededSkills(jobDescription: string, title: string, likely: Need['occupations']): NeededSkill[] {
  const required = skillsIn([partOf(demandsIn(jobDescription))])
  const inTitle = skillsIn([partOf(title)])
  return [...skillsIn([partOf(jobDescription)])]
    .filter(name => known.has(name) && fits(name, likely))
    .map((name): NeededSkill => {
      const isWished = !required.has(name)
      const weight = (inTitle.has(name) ? IN_TITLE : 1) * (isWished ? WISHED : 1)
      const telling = isCommonplace(name) ? COMMONPLACE : 1
      return { name, kind: isWished ? 'wished' : 'required', weight: weight * telling }
    })
    .filter(({ name }, _at, all) => !all.some(other => other.name !== name && contains(other.name, name)))
    .sort((one, other) => other.weight - one.weight || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_SKILLS)
}

const known = new Set(knownSkills)

/** The factors of a skill's weight. */
const IN_TITLE = 2
const WISHED = 0.5
const COMMONPLACE = 0.3

/** 'Spring Boot' includes 'Spring'. */
const contains = (longer: string, shorter: string) =>
  longer.length > shorter.length && phraseText(longer).includes(phraseText(shorter))

/** The nearness from which occupations share their signs. */
const RELATED = 0.4

/** True for a skill of the likely occupations: 'Health' is none when a hospital seeks a data scientist. */
function fits(name: string, likely: Need['occupations']): boolean {
  if (isTechnology(name)) return true
  const signs = signOf(name)
  return likely.some(({ occupation }) => signs.some(other => nearness(occupation, other) >= RELATED))
}

/** The sentences with requirements, without those with wishes. */
function demandsIn(text: string): string {
  let wishing = false
  const parts = text.split(/\n|(?<=[.!?;])\s+/).filter(part => {
    const plain = withoutAccents(part)
    const heading = part.length < 60
    if (heading && demands.test(plain)) wishing = false
    if (heading && wishes.test(plain)) wishing = true
    return !wishing && !wishes.test(plain)
  })
  return parts.join('\n')
}

const wishes = new RegExp(`\\b${advertisementWords.wishes}\\b`, 'i')
const demands = new RegExp(`\\b${advertisementWords.demands}\\b`, 'i')

/** The maximum years of experience; '60 years' is the age of a company. */
const MOST_YEARS = 25

/** Before the years for which a company has done something. */
const noHistory = `(?<!\\b${advertisementWords.history}\\s{1,3}(?:(?:über|plus de|más de)\\s{1,3})?)`

/** '3+ years', '3 - 5 Jahre', '3 à 5 ans'. */
const yearsFrom = new RegExp(
  `${noHistory}\\b(\\d{1,2})\\s{0,9}(?:\\+|(?:${dates.between})\\s{0,9}\\d{1,2})?\\s{0,9}(?:or more\\s{1,9})?${yearWords}\\b(?!\\s+old)`,
  'i',
)

function yearsAsked(text: string): Pick<Need, 'years' | 'yearsOf'> {
  const found = yearsFrom.exec(text)
  const years = Number(found?.[1])
  if (!found || years < 1 || years > MOST_YEARS) return { years: undefined, yearsOf: undefined }
  const behind = ofWhat.exec(text.slice(found.index + found[0].length))?.[1] ?? ''
  const [skill, ...others] = skillsIn([partOf(behind)])
  return { years, yearsOf: others.length === 0 && skill && isTechnology(skill) ? skill : undefined }
}

/** '… of experience with Go': what the years are of, when it is one skill. */
const ofWhat = /^(?: of)?(?:(?: \w+){0,2} experience)? (?:with|in|of|using) ([^.,;\n]{1,40})/i

const MOST_WORDS = 60

function tellingWords(text: string): string[] {
  const counted = new Map<string, number>()
  for (const stem of stemsOf(text)) {
    if (!isTelling(stem)) continue
    counted.set(stem, (counted.get(stem) ?? 0) + 1)
  }
  return [...counted]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([stem]) => stem)
}

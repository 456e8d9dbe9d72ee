import { seniorityIn, skills } from '../language/resumes.ts'
import { nearness, type Occupation, occupationsOf, titlesIn } from './occupations.ts'
import { isTechnology, knownSkills, names, signOf } from './skills.ts'
import { commonWords, phraseText, stemsOf, textOf } from './stems.ts'

/** What a job description asks for. */
export type Need = {
  /** What the position is called, as the description says it; empty where it says nothing of the kind. */
  title: string
  /** What the work is, the likeliest first; the weights are above 0, at most 1. */
  occupations: { occupation: Occupation; weight: number }[]
  skills: NeededSkill[]
  /** A level from Intern to Executive, where the description names one. */
  seniority: string | undefined
  /** The least years of experience asked for. */
  years: number | undefined
  /** Stems of the other words that tell this position from others. */
  words: string[]
}

export type NeededSkill = {
  name: string
  /** A wish is what would be nice to have. */
  kind: 'required' | 'wished'
  /** How much it matters, above 0. */
  weight: number
}

const MOST_SKILLS = 24

/** Reads a description by rules alone: the same text gives the same need. */
export function readNeed(jobDescription: string): Need {
  const headline = headlineOf(jobDescription)
  const title = headline || (titlesIn(jobDescription)[0]?.title ?? '')
  const likely = likelyOccupations(headline, jobDescription)
  return {
    title,
    occupations: likely,
    skills: neededSkills({ jobDescription, title, likely }),
    seniority: seniorityIn(title)?.level,
    years: yearsAsked(jobDescription),
    words: tellingWords(jobDescription),
  }
}

/** The first line, where it is no sentence, or what follows 'Job title:'. */
function headlineOf(text: string): string {
  const named =
    /(?:^|\s)(?:job\s{1,9}title|position|role|title)\s{0,9}:\s{0,9}([^\n]{3,80}?)(?=\s{1,9}(?:location|salary|job ref|company|reference)\b|[.\n]|$)/i.exec(
      text.slice(0, 600),
    )?.[1]
  if (named && occupationsOf(named).length > 0) return named.trim()
  const first = text.trim().split('\n')[0]?.trim() ?? ''
  const words = first.split(/\s+/)
  return words.length <= 14 && first.length <= 110 && !/[.!?]$/.test(first) ? first : words.slice(0, 8).join(' ')
}

/** From the titles that the text mentions, the headline before all; else from the skills it names. */
function likelyOccupations(headline: string, text: string): Need['occupations'] {
  const weights = new Map<Occupation, number>()
  const add = (occupation: Occupation, weight: number) =>
    weights.set(occupation, (weights.get(occupation) ?? 0) + weight)
  for (const occupation of occupationsOf(headline)) add(occupation, HEADLINE)
  for (const { occupations, weight } of titlesIn(text)) {
    for (const occupation of occupations) add(occupation, weight / occupations.length)
  }
  const read = textOf(text)
  for (const name of knownSkills) {
    const signs = signOf(name)
    if (signs.length === 0 || !names(read, name)) continue
    for (const occupation of signs) add(occupation, SIGN / signs.length)
  }
  const most = Math.max(...weights.values())
  return [...weights]
    .map(([occupation, weight]) => ({ occupation, weight: weight / most }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((one, other) => other.weight - one.weight || (one.occupation.name < other.occupation.name ? -1 : 1))
    .slice(0, MOST_OCCUPATIONS)
}

/** What the headline and a skill say of the occupation, where a title in the text says 1 at most. */
const HEADLINE = 3
const SIGN = 0.25

/** Occupations much less likely than the likeliest are left out. */
const LEAST_WEIGHT = 0.3
const MOST_OCCUPATIONS = 3

/** Technologies, and the skills that the likely occupations are known by. */
function neededSkills({
  jobDescription,
  title,
  likely,
}: {
  jobDescription: string
  title: string
  likely: Need['occupations']
}): NeededSkill[] {
  const whole = textOf(jobDescription)
  const required = textOfParts(jobDescription, false)
  const inTitle = textOf(title)
  return knownSkills
    .filter(name => names(whole, name) && fits(name, likely))
    .map(name => {
      const kind = names(required, name) ? ('required' as const) : ('wished' as const)
      const weight =
        (names(inTitle, name) ? IN_TITLE : 1) *
        (kind === 'wished' ? WISHED : 1) *
        (skills.commonplace.has(name) ? COMMONPLACE : 1)
      return { name, kind, weight }
    })
    .filter(({ name }, _at, all) => !all.some(other => other.name !== name && contains(other.name, name)))
    .sort((one, other) => other.weight - one.weight || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_SKILLS)
}

/** What a skill's weight is multiplied by. */
const IN_TITLE = 2
const WISHED = 0.5
const COMMONPLACE = 0.3

/** 'Spring Boot' says all that 'Spring' says. */
const contains = (longer: string, shorter: string) =>
  longer.length > shorter.length && phraseText(longer).includes(phraseText(shorter))

/** Occupations so near to one another share their signs. */
const RELATED = 0.4

/** 'Health' is no skill where a data scientist works for a hospital. */
function fits(name: string, likely: Need['occupations']): boolean {
  if (isTechnology(name)) return true
  const signs = signOf(name)
  return likely.some(({ occupation }) => signs.some(other => nearness(occupation, other) >= RELATED))
}

/** The sentences that demand, or those that wish. */
function textOfParts(text: string, wished: boolean) {
  let wishing = false
  const parts = text.split(/\n|(?<=[.!?;])\s+/).filter(part => {
    const heading = part.length < 60
    if (heading && demands.test(part)) wishing = false
    if (heading && wishes.test(part)) wishing = true
    return (wishing || wishes.test(part)) === wished
  })
  return textOf(parts.join('\n'))
}

const wishes =
  /\b(?:nice to have|good to have|desirable|desired|preferred|preferably|ideally|a plus|bonus|advantage(?:ous)?|beneficial|would be (?:great|nice|good|useful)|any (?:exposure|experience)|not essential|familiarity|optional|additional skills)\b/i
const demands = /\b(?:required?|requirements|must|essential|responsibilities|duties|you will|key skills|we offer)\b/i

/** Nobody asks for more; '60 years' are those of a firm. */
const MOST_YEARS = 25

function yearsAsked(text: string): number | undefined {
  const found =
    /\b(\d{1,2})\s{0,9}(?:\+|-\s{0,9}\d{1,2}|to\s{1,9}\d{1,2})?\s{0,9}(?:or more\s{1,9})?years?\b(?!\s+old)/i.exec(
      text,
    )?.[1]
  const years = Number(found)
  return found && years > 0 && years <= MOST_YEARS ? years : undefined
}

const MOST_WORDS = 60

function tellingWords(text: string): string[] {
  const counted = new Map<string, number>()
  for (const stem of stemsOf(text)) {
    if (stem.length < 3 || /^\d/.test(stem) || commonWords.has(stem)) continue
    counted.set(stem, (counted.get(stem) ?? 0) + 1)
  }
  return [...counted]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([stem]) => stem)
}

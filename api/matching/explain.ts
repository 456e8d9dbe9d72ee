import { sentencesIn, shortened } from './evidence.ts'
import { levelSourceOf } from './level.ts'
import type { Need } from './need.ts'
import { type Profile, proseOf, titlesOf } from './profile.ts'
import { CLOSE_WORK, type Rating, rate, SAME_WORK, type SkillMatch } from './score.ts'
import { namesIn, partOf } from './skills.ts'
import { readProfile } from './terms.ts'
import type { JudgedRequirement } from './verdicts.ts'

/** The match of a talent with a need. */
export type Match = {
  /** The percentage from 0 to 100, which depends only on need and profile, not on other talents. */
  percentage: number
  /** A few short sentences that a recruiter could say to a client. */
  reason: string
  /** The needed skills that the profile shows, directly or by a similar skill; the most important first. */
  relevantSkills: string[]
  /** The needed skills that the profile does not show. */
  missingSkills: string[]
  /** Quotes from the profile that support the match. */
  evidence: string[]
  /** The verdict on each requirement; empty without requirements. */
  verdicts: JudgedRequirement[]
}

/** Matches a profile with a need by rules alone. */
export function score(need: Need, profile: Profile, now: Date): Match {
  return explain(rate(need, readProfile(profile, now)), profile)
}

/** The maximum number of skills in a list. */
const MOST_SKILLS = 12

/** Puts the rating of a profile into words, with quotes from it. */
export function explain(rating: Rating, profile: Profile): Match {
  const { percentage, found } = rating
  const shown = found.filter(({ share }) => share > 0).sort(byWorth)
  const missing = found.filter(({ share }) => share === 0).sort(byWorth)
  return {
    percentage,
    reason: reasonOf(rating, profile, { shown, missing }),
    relevantSkills: [...new Set(shown.map(({ by, near }) => near ?? by))].slice(0, MOST_SKILLS),
    missingSkills: missing.map(({ skill }) => skill.name).slice(0, MOST_SKILLS),
    evidence: quotesOf(profile, shown),
    verdicts: [],
  }
}

const byWorth = (one: SkillMatch, other: SkillMatch) =>
  other.skill.weight * other.share - one.skill.weight * one.share || other.skill.weight - one.skill.weight

function reasonOf(
  { need, role, level }: Rating,
  profile: Profile,
  { shown, missing }: { shown: SkillMatch[]; missing: SkillMatch[] },
): string {
  const [title] = titlesOf(profile)
  const wanted = need.occupations[0]?.occupation.name
  const own = shown.filter(({ near }) => near === undefined).map(({ by }) => by)
  const close = shown.filter(({ near }) => near !== undefined)
  const sentences = [roleInWords(title, { wanted, role })]
  if (own.length > 0) sentences.push(`Has ${listOf(own)}`)
  if (close.length > 0) sentences.push(listOf(close.slice(0, 2).map(({ by, near }) => `${near} instead of ${by}`)))
  const absent = missing.filter(({ skill }) => skill.kind === 'required').map(({ skill }) => skill.name)
  if (absent.length > 0) sentences.push(`${listOf(absent)} not mentioned`)
  else if (missing.length > 0)
    sentences.push(`Missing only nice-to-haves: ${listOf(missing.map(({ skill }) => skill.name))}`)
  else if (shown.length > 0 && close.length === 0) sentences.push('Nothing that was asked for is missing')
  if (level !== undefined && level < 1) {
    sentences.push(`${levelInWords(profile)}; the role asks for ${need.seniority ?? `${need.years} years`}`)
  }
  return `${sentences.join('. ')}.`
}

function roleInWords(
  title: string | undefined,
  { wanted, role }: { wanted: string | undefined; role: number },
): string {
  if (!title) return 'No current role given'
  if (!wanted) return `Current role ${title}`
  if (role >= SAME_WORK) return `Current role ${title} is a direct fit`
  return `Current role ${title} is ${role >= CLOSE_WORK ? 'close to' : 'other work than'} ${wanted}`
}

function levelInWords(profile: Profile): string {
  const source = levelSourceOf(profile)
  if (!source || 'begun' in source) return `First job began lately${source ? ` (${source.quote})` : ''}`
  return source.place === 'Seniority' ? source.quote : source.level
}

/** Joins names as 'A, B, C and 4 more'. */
function listOf(names: string[]): string {
  const named = names.slice(0, MOST_NAMED)
  const more = names.length - named.length
  const items = more > 0 ? [...named, `${more} more`] : named
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const MOST_NAMED = 4

const MOST_QUOTES = 3
const SHORTEST_QUOTE = 15

/** Quotes of one sentence of the profile for each of the skills with the highest weights. */
function quotesOf(profile: Profile, shown: SkillMatch[]): string[] {
  const sentences = proseOf(profile)
    .flatMap(sentencesIn)
    .filter(sentence => sentence.length >= SHORTEST_QUOTE)
  const quotes = new Set<string>()
  for (const { by, near } of shown) {
    if (quotes.size === MOST_QUOTES) break
    const quote = sentences.find(sentence => !quotes.has(sentence) && mentions(sentence, near ?? by))
    if (quote) quotes.add(quote)
  }
  return [...quotes].map(shortened)
}

const mentions = (sentence: string, name: string) =>
  sentence.toLowerCase().includes(name.toLowerCase()) && namesIn([partOf(sentence)])(name)

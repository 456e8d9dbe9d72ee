import { withoutAccents } from '@talentdesk/reader/words/lists'
import { type Quote, quotesOfRole, quotesOfSkill, quotesWith } from './evidence.ts'
import { experienceOf } from './experience.ts'
import { levelSourceOf } from './level.ts'
import type { Profile } from './profile.ts'
import { keyOfRequirement, type Requirement, yearsTyped } from './requirements.ts'
import { CLOSE_WORK, type Rating, SAME_WORK, type SkillMatch } from './score.ts'
import { includes } from './skills.ts'
import type { verdicts } from './words.ts'

/** The verdict on a requirement: 'UNKNOWN' if the profile shows neither that it is met nor that it is missed. */
export type Verdict = keyof typeof verdicts

/** The verdict on a profile for one requirement, with a short note and quotes from the profile. */
export type JudgedRequirement = { key: string; verdict: Verdict; note: string; evidence: Quote[] }

type RatedProfile = { rating: Rating; profile: Profile; now: Date }

/** Judges a profile by each requirement, except the ignored ones. */
export function judgeRequirements(requirements: Requirement[], known: RatedProfile): JudgedRequirement[] {
  return requirements
    .filter(({ importance }) => importance !== 'IGNORED')
    .map(one => ({ key: keyOfRequirement(one), ...judges[one.kind](one, known) }))
}

type Judge = (requirement: Requirement, known: RatedProfile) => Omit<JudgedRequirement, 'key'>

const judges: Record<Requirement['kind'], Judge> = {
  ROLE(_, { rating, profile }) {
    const verdict = verdictOfRole(rating)
    const note = { MET: '', PARTLY: 'Close work', MISSING: 'Other work', UNKNOWN: 'No known title' }[verdict]
    return { verdict, note, evidence: quotesOfRole(profile, rating.need.occupations[0]?.occupation) }
  },
  SENIORITY(_, { rating: { level }, profile }) {
    const verdict = verdictOfLevel(level)
    const source = levelSourceOf(profile)
    if (!source || verdict === 'UNKNOWN') return { verdict, note: 'The profile names no level', evidence: [] }
    const note = 'begun' in source ? 'By the first job' : ''
    return { verdict, note, evidence: [{ place: source.place, quote: source.quote }] }
  },
  SKILL({ label }, { rating, profile }) {
    const found = rating.found.find(({ skill }) => skill.name === label)
    if (!found || found.share === 0) return { verdict: 'MISSING', note: NOT_MENTIONED, evidence: [] }
    const { by, near, skill } = found
    const note = near ? `${near} instead of ${by}` : skill.anyOf.length > 1 ? by : ''
    return { verdict: verdictOfSkill(found), note, evidence: quotesOfSkill(profile, near ?? by) }
  },
  YEARS: judgeYears,
  LANGUAGE({ label }, { profile }) {
    const evidence = quotesWith(profile, new RegExp(`(?<!\\p{L})${withoutAccents(label)}(?!\\p{L})`, 'iu'))
    return evidence.length > 0
      ? { verdict: 'MET', note: '', evidence }
      : { verdict: 'UNKNOWN', note: NOT_MENTIONED, evidence }
  },
}

const NOT_MENTIONED = 'Not mentioned'

const verdictOfRole = ({ role, isRoleKnown }: Rating): Verdict =>
  role >= SAME_WORK ? 'MET' : role >= CLOSE_WORK ? 'PARTLY' : isRoleKnown ? 'MISSING' : 'UNKNOWN'

const verdictOfLevel = (level: number | undefined): Verdict =>
  level === undefined ? 'UNKNOWN' : level < 1 ? 'MISSING' : 'MET'

function verdictOfSkill(found: SkillMatch | undefined): Verdict {
  if (!found || found.share === 0) return 'MISSING'
  return found.near === undefined || includes(found.near, found.by) ? 'MET' : 'PARTLY'
}

const MONTHS = 12

/** Judges years of work by the dated jobs. Undated jobs, and jobs that may be such work, may give UNKNOWN. */
function judgeYears(
  { label }: Requirement,
  { rating: { need }, profile, now }: RatedProfile,
): Omit<JudgedRequirement, 'key'> {
  const { years = 0, skill } = yearsTyped(label)
  const work = { skill, occupations: need.occupations.map(({ occupation }) => occupation).slice(0, 1) }
  const { months, mostMonths, undated, quotes, stated } = experienceOf(profile, work, now)
  const required = years * MONTHS
  const evidence = quotes.slice(0, 3)
  if (months >= required) return { verdict: 'MET', note: lengthInWords(months), evidence }
  if (stated) {
    const enough = stated.isOfWork ? 'MET' : 'UNKNOWN'
    return {
      verdict: stated.years >= years ? enough : 'MISSING',
      note: `${stated.years} years${stated.isOfWork ? '' : ' of all work'}, as the profile says`,
      evidence: [{ place: stated.place, quote: stated.quote }],
    }
  }
  const isOpen = undated > 0 || mostMonths >= required || mostMonths === 0
  const verdict = isOpen ? 'UNKNOWN' : 'MISSING'
  if (months === 0) return { verdict, note: 'No dated jobs of this kind', evidence: [] }
  return { verdict, note: `${lengthInWords(months)}${isOpen ? ', other jobs without dates' : ''}`, evidence }
}

function lengthInWords(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS), months % MONTHS]
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** The keys of the musts that a profile certainly fails. Skill, role and level are judged from the rating alone. */
export const failedMusts = (requirements: Requirement[], known: PartlyRead): string[] =>
  requirements.filter(one => one.importance === 'MUST' && verdictFor(one, known) === 'MISSING').map(keyOfRequirement)

type PartlyRead = Omit<RatedProfile, 'profile'> & { profile?: Profile | undefined }

function verdictFor(one: Requirement, { rating, profile, now }: PartlyRead): Verdict {
  if (one.kind === 'ROLE') return verdictOfRole(rating)
  if (one.kind === 'SENIORITY') return verdictOfLevel(rating.level)
  if (one.kind === 'SKILL') return verdictOfSkill(rating.found.find(({ skill }) => skill.name === one.label))
  return profile ? judges[one.kind](one, { rating, profile, now }).verdict : 'UNKNOWN'
}

/** True if a must can be judged only by the texts of a profile. */
export const needsProfile = (requirements: Requirement[]) =>
  requirements.some(({ kind, importance }) => importance === 'MUST' && kind === 'YEARS')

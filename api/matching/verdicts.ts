import { withoutAccents } from '@talentdesk/reader/words/lists'
import { type Quote, quotesOfRole, quotesOfSkill, quotesWith } from './evidence.ts'
import { experienceOf } from './experience.ts'
import { levelToldBy } from './level.ts'
import type { Profile } from './profile.ts'
import { keyOfRequirement, type Requirement, yearsTyped } from './requirements.ts'
import { CLOSE_WORK, type Found, type Rating, SAME_WORK } from './score.ts'
import { includes } from './skills.ts'
import type { verdicts } from './words.ts'

/** Unknown is neither: the profile does not tell. */
export type Verdict = keyof typeof verdicts

/** How far a profile meets a requirement, in a few words, with what it says of it. */
export type Judged = { key: string; verdict: Verdict; note: string; evidence: Quote[] }

type Known = { rating: Rating; profile: Profile; now: Date }

/** Judges a profile by each requirement that is not ignored. */
export function judgeRequirements(requirements: Requirement[], known: Known): Judged[] {
  return requirements
    .filter(({ importance }) => importance !== 'IGNORED')
    .map(one => ({ key: keyOfRequirement(one), ...judges[one.kind](one, known) }))
}

type Judge = (requirement: Requirement, known: Known) => Omit<Judged, 'key'>

const judges: Record<Requirement['kind'], Judge> = {
  ROLE(_, { rating, profile }) {
    const verdict = verdictOfRole(rating)
    const note = { MET: '', PARTLY: 'Close work', MISSING: 'Other work', UNKNOWN: 'No known title' }[verdict]
    return { verdict, note, evidence: quotesOfRole(profile, rating.need.occupations[0]?.occupation) }
  },
  SENIORITY(_, { rating: { level }, profile }) {
    const verdict = verdictOfLevel(level)
    const told = levelToldBy(profile)
    if (!told || verdict === 'UNKNOWN') return { verdict, note: 'The profile names no level', evidence: [] }
    const note = 'begun' in told ? 'By the first job' : ''
    return { verdict, note, evidence: [{ place: told.place, quote: told.quote }] }
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

function verdictOfSkill(found: Found | undefined): Verdict {
  if (!found || found.share === 0) return 'MISSING'
  return found.near === undefined || includes(found.near, found.by) ? 'MET' : 'PARTLY'
}

const MONTHS = 12

/** By the dated jobs; those without dates, or of which it cannot be told, leave it open. */
function judgeYears({ label }: Requirement, { rating: { need }, profile, now }: Known): Omit<Judged, 'key'> {
  const { years = 0, skill } = yearsTyped(label)
  const work = { skill, occupations: need.occupations.map(({ occupation }) => occupation).slice(0, 1) }
  const { months, mostMonths, undated, quotes, said } = experienceOf(profile, work, now)
  const asked = years * MONTHS
  if (months >= asked) return { verdict: 'MET', note: lengthInWords(months), evidence: quotes.slice(0, 3) }
  if (said) {
    const evidence = [{ place: said.place, quote: said.quote }]
    const enough = said.isOfWork ? 'MET' : 'UNKNOWN'
    return {
      verdict: said.years >= years ? enough : 'MISSING',
      note: `${said.years} years${said.isOfWork ? '' : ' of all work'}, as the profile says`,
      evidence,
    }
  }
  const isOpen = undated > 0 || mostMonths >= asked || mostMonths === 0
  if (months === 0) return { verdict: isOpen ? 'UNKNOWN' : 'MISSING', note: 'No dated jobs of this kind', evidence: [] }
  const rest = isOpen ? ', other jobs without dates' : ''
  return {
    verdict: isOpen ? 'UNKNOWN' : 'MISSING',
    note: `${lengthInWords(months)}${rest}`,
    evidence: quotes.slice(0, 3),
  }
}

function lengthInWords(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS), months % MONTHS]
  const parts = [
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** The musts that a profile certainly fails, those of skill, role and level by its rating alone. */
export function failedMusts(
  requirements: Requirement[],
  known: Omit<Known, 'profile'> & { profile?: Profile },
): string[] {
  return requirements
    .filter(({ importance }) => importance === 'MUST')
    .flatMap(one => {
      return verdictFor(one, known) === 'MISSING' ? [keyOfRequirement(one)] : []
    })
}

function verdictFor(one: Requirement, { rating, profile, now }: Parameters<typeof failedMusts>[1]): Verdict {
  if (one.kind === 'ROLE') return verdictOfRole(rating)
  if (one.kind === 'SENIORITY') return verdictOfLevel(rating.level)
  if (one.kind === 'SKILL') return verdictOfSkill(rating.found.find(({ skill }) => skill.name === one.label))
  return profile ? judges[one.kind](one, { rating, profile, now }).verdict : 'UNKNOWN'
}

/** True for requirements of which only the texts of a profile tell. */
export const needsProfile = (requirements: Requirement[]) =>
  requirements.some(({ kind, importance }) => importance === 'MUST' && kind === 'YEARS')

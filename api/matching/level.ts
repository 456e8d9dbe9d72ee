import { seniorityIn, yearWords } from '@talentdesk/reader/words/resumes'
import type { Quote } from './evidence.ts'
import { readJob } from './experience.ts'
import type { Profile } from './profile.ts'

/** The levels, the lowest first. */
export const LEVELS = ['Intern', 'Junior', 'Mid', 'Senior', 'Lead', 'Principal', 'Executive']

/** A quote with the level that it shows, or with the month in which the first job began, counted from the year 0. */
export type LevelSource = Quote & ({ level: string } | { begun: number })

/**
 * Reads the level of a profile from its field, which may contain years, else from its role. A role with the word junior
 * overrides the field. If neither shows a level, the start of the first job is used, if all jobs have dates.
 */
export function levelSourceOf({ role, seniority, previousCompanies }: Profile): LevelSource | undefined {
  const [titled, named] = [seniorityIn(role), seniorityIn(seniority)]
  const byRole = titled && { level: titled.level, place: 'Role', quote: role }
  if (byRole && titled.isPlain) return byRole
  const level = named?.level ?? levelOfYears(seniority)
  return level ? { level, place: 'Seniority', quote: seniority } : (byRole ?? firstJobOf(previousCompanies))
}

/** The minimum years of experience for mid level and for senior; the reader of resumes uses the same values. */
const FROM_MID = 2.5
const FROM_SENIOR = 6

/** The number of months after the start of the first job for which a talent counts as a junior. */
export const JUNIOR_MONTHS = 12 * FROM_MID

/** The minimum level that a number of required years implies: a beginner cannot have the years of a senior. */
export const levelForYears = (years = 0) => (years >= FROM_SENIOR ? 'Mid' : undefined)

/** The level for a number of years such as '0-2 years'. */
function levelOfYears(text: string): string | undefined {
  const [, from, to = from] = inYears.exec(text) ?? []
  if (to === undefined) return undefined
  const years = Number(to)
  return years < FROM_MID ? 'Junior' : years < FROM_SENIOR ? 'Mid' : 'Senior'
}

const inYears = new RegExp(
  `(?<!\\d)(\\d{1,2})\\s?(?:\\+|\\s?(?:-|–|to|bis|à|a)\\s?(\\d{1,2}))?\\s?${yearWords}(?!\\p{L})`,
  'iu',
)

/** A date after the end of every job, as only the start of a job matters here. */
const FOR_GOOD = new Date('2200-01-01')

function firstJobOf(entries: Profile['previousCompanies']): LevelSource | undefined {
  const jobs = entries.map(entry => readJob(entry, FOR_GOOD))
  const [first] = jobs.toSorted((one, other) => begunOf(one) - begunOf(other))
  if (!first || jobs.some(job => begunOf(job) === UNDATED)) return undefined
  return { begun: begunOf(first), place: `Experience, ${first.name}`, quote: first.dates }
}

const UNDATED = Number.POSITIVE_INFINITY
const begunOf = ({ periods }: ReturnType<typeof readJob>) => Math.min(...periods.map(({ from }) => from))

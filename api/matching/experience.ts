import { numbers, yearWords } from '@talentdesk/reader/words/resumes'
import { nearness, type Occupation, occupationsOf } from './occupations.ts'
import { lengthIn, monthsOf, type Period, periodsIn } from './periods.ts'
import type { Profile } from './profile.ts'
import { namesIn, partOf, specialsIn } from './skills.ts'

/** The work whose years are counted: a skill, or the occupations if the skill is undefined. */
export type Work = { skill: string | undefined; occupations: Occupation[] }

/** The length of some work in a profile. */
export type Experience = {
  /** Months of dated jobs that are certainly this work; overlapping jobs count once. */
  months: number
  /** Months of dated jobs that are certainly or possibly this work; overlapping jobs count once. */
  mostMonths: number
  /** The number of jobs without dates that may be this work. */
  undated: number
  /** Quotes of the counted jobs, with the employer's name and the dates as written. */
  quotes: { place: string; quote: string }[]
  /** The years stated in summary or highlights: of this work, or of all work if no job has dates. */
  stated: StatedYears | undefined
}

/** Stated whole years. `isOfWork` is false if the sentence does not name the skill. */
type StatedYears = { years: number; place: string; quote: string; isOfWork: boolean }

/** Measures the length of some work by the dated jobs of a profile. */
export function experienceOf(profile: Profile, work: Work, now: Date): Experience {
  const all = profile.previousCompanies.map(entry => readJob(entry, now))
  const jobs = all.filter(job => !isOther(job, work))
  const [sure, unsure] = [jobs.filter(job => isThis(job, work)), jobs]
  const dated = sure.filter(({ months }) => months > 0)
  const stated = dated.length > 0 ? undefined : statedYears(profile, work)
  return {
    months: lengthOf(sure),
    mostMonths: lengthOf(unsure),
    undated: jobs.filter(({ months }) => months === 0).length,
    quotes: dated.map(({ name, dates }) => ({ place: `Experience, ${name}`, quote: dates })),
    stated: stated && ((work.skill && stated.isOfWork) || all.every(({ months }) => months === 0)) ? stated : undefined,
  }
}

type Job = {
  name: string
  title: string
  text: string
  /** The line with the dates. */
  dates: string
  periods: Period[]
  months: number
}

/** Reads a job. Its dates (or else its duration) are in employer, title or the start of a line of the description. */
export function readJob(entry: Profile['previousCompanies'][number], now: Date): Job {
  const { company, title, description } =
    typeof entry === 'string' ? { company: entry, title: '', description: '' } : entry
  const lines = [company, title, ...description.split('\n').map(dateLine)].filter(line => line !== '')
  const dates = lines.find(line => periodsIn(line, now).length > 0) ?? lines.find(line => lengthIn(line)) ?? ''
  const periods = periodsIn(dates, now)
  const months = periods.length > 0 ? monthsOf(periods) : (lengthIn(dates) ?? 0)
  return { name: company || title, title, text: `${title}\n${description}`, dates: dates.trim(), periods, months }
}

/** The beginning of a line: a date further on belongs to something that was done in the job. */
const dateLine = (line: string) => line.slice(0, DATE_LINE)
const DATE_LINE = 60

function lengthOf(jobs: Job[]): number {
  const alone = jobs.filter(({ periods }) => periods.length === 0).reduce((sum, { months }) => sum + months, 0)
  return alone + monthsOf(jobs.flatMap(({ periods }) => periods))
}

/** The minimum nearness at which years in one occupation count as years in the other. */
const SAME_WORK = 0.7

const isNear = (title: string, wanted: Occupation[]) =>
  occupationsOf(title).some(had => wanted.some(one => nearness(one, had) >= SAME_WORK))

function isThis({ title, text }: Job, { skill, occupations }: Work): boolean {
  return skill === undefined ? occupations.length === 0 || isNear(title, occupations) : shows(text, skill)
}

/** True if the title is of another occupation. A title without the skill proves nothing. */
function isOther({ title }: Job, { skill, occupations }: Work): boolean {
  return skill === undefined && occupations.length > 0 && occupationsOf(title).length > 0 && !isNear(title, occupations)
}

function shows(text: string, skill: string): boolean {
  const names = namesIn([partOf(text)])
  return names(skill) || specialsIn(skill).some(names)
}

function statedYears({ summary, keyHighlights }: Profile, { skill }: Work): StatedYears | undefined {
  for (const [place, text] of [['Summary', summary], ...keyHighlights.map(line => ['Highlights', line])] as const) {
    const found = yearsInText.exec(text)
    if (!found) continue
    const years = Number(found[1]) || numbers[found[1]?.toLowerCase() ?? '']
    if (!years || years > MOST_YEARS) continue
    const quote = sentenceAround(text, found.index)
    return { years, place, quote, isOfWork: skill === undefined || shows(quote, skill) }
  }
  return undefined
}

const MOST_YEARS = 45

/** Pattern for years stated in a text: '8+ years', 'for eighteen years', but not the age in '60 years old'. */
const yearsInText = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${Object.keys(numbers).join('|')})\\+?\\s{1,3}${yearWords}(?!\\p{L})(?!\\s+old)`,
  'iu',
)

/** The sentence around an index of a text. */
export function sentenceAround(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at) + 1, text.lastIndexOf('\n', at) + 1, 0)
  const end = /[.!?](?:\s|$)|\n/.exec(text.slice(at))
  return text.slice(start, end ? at + end.index + 1 : undefined).trim()
}

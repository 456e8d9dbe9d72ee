import type { FieldValue } from '../evidence.ts'
import { numbers, seniorityIn, yearWords } from '../words/resumes.ts'
import type { Job } from './jobs.ts'

/** The seniority from the words of the role, else from the years of experience. */
export function seniorityOf({ role, jobs, summary, writtenIn }: SeniorityInput): FieldValue & { texts: string[] } {
  const named = role && seniorityIn(role.value)
  if (named) return { value: named.level, from: role.from, texts: [named.printed], confidence: role.confidence }
  const said = yearsSaid(summary)
  const years = said ?? yearsWorked(jobs, writtenIn)
  return { value: ofYears(years, jobs), from: [], texts: [], confidence: said === undefined ? 0.55 : 0.7 }
}

type SeniorityInput = { role: FieldValue | undefined; jobs: Job[]; summary: string; writtenIn: number | undefined }

function ofYears(years: number | undefined, jobs: Job[]) {
  if (years === undefined) return jobs.length === 0 ? 'Junior' : 'Mid'
  return years < yearsOfMid ? 'Junior' : years < yearsOfSenior ? 'Mid' : 'Senior'
}

/** The minimum years of experience for the levels Mid and Senior. */
const yearsOfMid = 2.5
const yearsOfSenior = 6

function yearsSaid(summary: string): number | undefined {
  const figure = figureOfYears.exec(summary)?.[1]
  if (figure) return Number(figure)
  const word = writtenYears.exec(summary.toLowerCase())?.[1]
  return word ? numbers[word] : undefined
}

const figureOfYears = new RegExp(`\\b(\\d{1,2})\\s{0,9}(?:\\+\\s{0,9})?${yearWords}\\b`, 'i')
const writtenYears = new RegExp(`\\b(${Object.keys(numbers).join('|')})\\s+years?\\b`)

/**
 * The years in which the person had a position, without internships. Positions at the same time count once, and
 * 'Present' means the date of the resume.
 */
function yearsWorked(jobs: Job[], writtenIn: number | undefined): number | undefined {
  const all = jobs.flatMap(({ dates }) => (dates ? [dates] : []))
  if (all.length === 0) return undefined
  const latest = Math.max(...all.map(date => date.to))
  const present = writtenIn !== undefined && writtenIn >= latest ? writtenIn : latest + 1
  const interned = jobs.filter(({ title }) => seniorityIn(title)?.level === 'Intern')
  const own = jobs.filter(job => !interned.includes(job))
  let years = 0
  // Work before the end of the last short internship was a student job and does not count.
  let until = Math.max(0, ...interned.filter(isShort).map(({ dates }) => dates?.to ?? 0))
  for (const { from, to, open } of own.flatMap(({ dates }) => (dates ? [dates] : [])).sort((a, b) => a.from - b.from)) {
    // '2019 – 2021' counts as two years, as 2021 has only begun; a single month counts as one month.
    const end = Math.max(open ? present : to, from + 1 / 12)
    years += Math.max(0, end - Math.max(from, until))
    until = Math.max(until, end)
  }
  return years
}

const isShort = ({ dates }: Job) => dates !== undefined && dates.to - dates.from < longestInternship
/** In years: the maximum duration of a short internship. */
const longestInternship = 1.5

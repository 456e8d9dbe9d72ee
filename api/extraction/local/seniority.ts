import { numbers, seniorityIn } from '../../language/resumes.ts'
import type { Found } from './found.ts'
import type { Job } from './jobs.ts'

/** From the words of the role and, where they say nothing, from the years of experience, which no word prints. */
export function seniorityOf({ role, jobs, summary, writtenIn }: Told): Found<string> & { printed: string[] } {
  const named = role && seniorityIn(role.value)
  if (named) return { value: named.level, from: role.from, printed: [named.printed], confidence: role.confidence }
  const said = yearsSaid(summary)
  const years = said ?? yearsWorked(jobs, writtenIn)
  return { value: ofYears(years, jobs), from: [], printed: [], confidence: said === undefined ? 0.55 : 0.7 }
}

function ofYears(years: number | undefined, jobs: Job[]) {
  if (years === undefined) return jobs.length === 0 ? 'Junior' : 'Mid'
  if (years < 2.5) return 'Junior'
  return years < 6 ? 'Mid' : 'Senior'
}

type Told = { role: Found<string> | undefined; jobs: Job[]; summary: string; writtenIn: number | undefined }

function yearsSaid(summary: string): number | undefined {
  const figure = summary.match(/\b(\d{1,2})\s{0,9}(?:\+\s{0,9})?(?:years?|yrs?|ans|lat|lata|jahren?|años)\b/i)?.[1]
  if (figure) return Number(figure)
  const word = writtenYears.exec(summary.toLowerCase())?.[1]
  return word ? numbers[word] : undefined
}

const writtenYears = new RegExp(`\\b(${Object.keys(numbers).join('|')})\\s+years?\\b`)

/** From the first job to the end of the last. A resume that goes on 'to the present' means the day it was written. */
function yearsWorked(jobs: Job[], writtenIn: number | undefined): number | undefined {
  const dates = jobs.flatMap(job => (job.dates ? [job.dates] : []))
  if (dates.length === 0) return undefined
  const first = Math.min(...dates.map(date => date.from))
  const latest = Math.max(...dates.map(date => date.to))
  const present = writtenIn !== undefined && writtenIn >= latest ? writtenIn : latest + 1
  return (dates.some(date => date.open) ? present : latest) - first
}

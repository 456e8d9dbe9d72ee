import type { Found } from './found.ts'
import type { Job } from './jobs.ts'

/** From the words of the role and, where they say nothing, from the years of experience, which no word prints. */
export function seniorityOf({ role, jobs, summary, writtenIn }: Told): Found<string> & { printed: string[] } {
  for (const [pattern, seniority] of levels) {
    const printed = role?.value.match(pattern)?.[0]
    if (role && printed) return { value: seniority, from: role.from, printed: [printed], confidence: role.confidence }
  }
  const said = yearsSaid(summary)
  const years = said ?? yearsWorked(jobs, writtenIn)
  return { value: ofYears(years, jobs), from: [], printed: [], confidence: said === undefined ? 0.55 : 0.7 }
}

function ofYears(years: number | undefined, jobs: Job[]) {
  if (years === undefined) return jobs.length === 0 ? 'Junior' : 'Mid'
  if (years < 2.5) return 'Junior'
  return years < 6 ? 'Mid' : 'Senior'
}

/** The level that the words of a title name, if any. */
export function seniorityNamed(title: string): string | undefined {
  return levels.find(([pattern]) => pattern.test(title))?.[1]
}

type Told = { role: Found<string> | undefined; jobs: Job[]; summary: string; writtenIn: number | undefined }

const levels: [RegExp, string][] = [
  [
    /\b(?:intern|internship|trainee|apprentice|student|stagiaire|alternante?|apprentie?|praktykant(?:ka)?|sta[żz]yst(?:a|ka)|werkstudent|praktikant)\b/i,
    'Intern',
  ],
  [/\b(?:junior|jr|entry[- ]level|graduate|m[łl]odszy|m[łl]odsza|d[ée]butante?)\b/i, 'Junior'],
  [
    /\b(?:ceo|cto|cfo|coo|cmo|cpo|cio|chro|chief\s+\w+(?:\s+\w+)?\s+officer|president|vice[- ]president|vp|svp|evp|managing director|general manager|prezes|pdg|directeur g[ée]n[ée]ral)\b/i,
    'Executive',
  ],
  [
    /\b(?:director|directeur|directrice|dyrektor(?:ka)?|founder|co-?founder|fondat(?:eur|rice)|za[łl]o[żz]yciel)\b/i,
    'Executive',
  ],
  [/\b(?:principal|staff|distinguished|fellow|architecte?|architekt)\b/i, 'Principal'],
  [
    /\b(?:lead|leader|head|tech lead|team lead|lider|responsable|chef(?:fe)? d['’]?[ée]quipe|kierowni(?:k|czka)|engineering manager)\b/i,
    'Lead',
  ],
  [/\b(?:senior|sr|confirm[ée]e?|experienced|starszy|starsza|exp[ée]riment[ée]e?|chief)\b/i, 'Senior'],
  [/\b(?:mid|middle|mid-level|regular|intermediate)\b/i, 'Mid'],
]

function yearsSaid(summary: string): number | undefined {
  const figure = summary.match(/\b(\d{1,2})\s{0,9}(?:\+\s{0,9})?(?:years?|yrs?|ans|lat|lata|jahren?|años)\b/i)?.[1]
  if (figure) return Number(figure)
  const word = summary
    .toLowerCase()
    .match(/\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\s+years?\b/)?.[1]
  return word ? figures[word] : undefined
}

const figures: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
}

/** From the first job to the end of the last. A resume that goes on 'to the present' means the day it was written. */
function yearsWorked(jobs: Job[], writtenIn: number | undefined): number | undefined {
  const dates = jobs.flatMap(job => (job.dates ? [job.dates] : []))
  if (dates.length === 0) return undefined
  const first = Math.min(...dates.map(date => date.from))
  const latest = Math.max(...dates.map(date => date.to))
  const present = writtenIn !== undefined && writtenIn >= latest ? writtenIn : latest + 1
  return (dates.some(date => date.open) ? present : latest) - first
}

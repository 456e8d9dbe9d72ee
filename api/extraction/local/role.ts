import { numbers, seniorityIn, titles } from '../../language/resumes.ts'
import type { Found } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import { isCapitals, type Section } from '../lines/sections.ts'
import { findDates } from '../text/dates.ts'
import { companyScore, isTitle, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import type { Job } from './jobs.ts'

/** What the person works as: the line below the name when it is a title, else the title of the present job. */
export function findRole({
  sections,
  name,
  jobs,
}: {
  sections: Section[]
  name: Found<string> | undefined
  jobs: Job[]
}): Found<string> | undefined {
  const beside = sections.find(({ lines }) => name?.from.some(line => lines.includes(line)))
  const headline = name && beside && findHeadline(beside.lines, name)
  if (headline) return headline
  const titled = jobs.filter(job => job.title !== '')
  const latest = titled.find(job => job.dates?.open) ?? newest(titled)
  if (latest) return { value: spellTitle(latest.title), from: latest.from, confidence: latest.confidence * 0.95 }
  return findTitleAlone(sections)
}

/** Where nothing else tells, the first title that stands in a line of its own, outside of jobs and prose. */
function findTitleAlone(sections: Section[]): Found<string> | undefined {
  const quiet = sections.filter(({ kind }) => kind === 'top' || kind === 'education' || kind === 'other')
  for (const line of quiet.flatMap(({ lines }) => lines)) {
    const short = line.text.split(' ').length <= 8 && !degrees.test(line.text)
    const title = functions.test(line.text) ? line.text.trim() : short ? titleIn(line.text) : undefined
    if (title) return { value: spellTitle(title), from: [line], confidence: 0.5 }
  }
  return undefined
}

/** Functions that stand for a title when they stand alone. */
const functions = new RegExp(`^\\s*${titles.functions}\\s*$`, 'i')

const degrees =
  /\b(?:bachelor|masters?|diploma|degree|licence|university|college|school|institute|board|[bm]\.?\s?(?:e|sc|tech|com|a|ca|ba)\b\.?|ph\.?d|hsc|ssc|course|certificat\w+)/i

/** 'SOFTWARE ENGINEER' is 'Software Engineer'; short words that are letters by name stay as they are. */
export function spellTitle(title: string): string {
  if (!isCapitals(title)) return title
  return title.replace(/\p{L}+/gu, word =>
    word.length <= 2 || titles.initialisms.has(word) ? word : word[0] + word.slice(1).toLowerCase(),
  )
}

function findHeadline(lines: Line[], name: Found<string>): Found<string> | undefined {
  const nameLine = name.from.at(-1)
  if (!nameLine) return undefined
  const at = lines.indexOf(nameLine)
  const inLine = nameLine.text.slice(nameLine.text.toLowerCase().indexOf(name.value.toLowerCase()) + name.value.length)
  const nearby = lines
    .slice(Math.max(0, at - 1), at + 5)
    .filter(line => line !== nameLine && line.page === nameLine.page)
  for (const { text, line } of [
    { text: inLine, line: nameLine },
    ...nearby.flatMap(line => [line.text, ...line.cells.map(cell => cell.text)].map(text => ({ text, line }))),
  ]) {
    const title = titleIn(text)
    if (title) return { value: spellTitle(title), from: [line], confidence: 0.95 }
  }
  return undefined
}

function titleIn(text: string): string | undefined {
  if (findDates(text).length > 0 || /@[\w-]+\.|\d{2}/.test(text)) return undefined
  for (const part of text.split(/\s*[|•·‖]\s*|\s+[–—-]\s+|\s{2,}|^\s*,\s*/)) {
    const title = part
      .replace(/^[\s,:–—-]+|(?<![\s,.:–—-])[\s,.:–—-]+$/g, '')
      .replace(/\s{1,9}(?:at|@|chez)\s{1,9}\p{Lu}.*/su, '')
    const short = title.split(/\s+/).length <= 9 && title.length < 80
    if (
      short &&
      isTitle(title) &&
      titleScore(title) >= 2 &&
      companyScore(title) < 2 &&
      !isPlace(title) &&
      !verbs.test(title)
    )
      return title
  }
  return undefined
}

const verbs = /\b(?:seeking|looking|passionate|obsessed|with|who|having|i am|i'm|je|jestem|years)\b/i

function newest(jobs: Job[]): Job | undefined {
  const dated = jobs.filter(job => job.dates !== undefined)
  if (dated.length === 0) return jobs[0]
  return dated.reduce((late, job) => ((job.dates?.to ?? 0) > (late.dates?.to ?? 0) ? job : late))
}

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

import { numbers, seniorityIn, yearWords } from '../../language/resumes.ts'
import { titles } from '../../language/titles.ts'
import { firstOf } from '../choose.ts'
import type { Found } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { companyScore, isTitle, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import type { Job } from './jobs.ts'

/** The person's role: the line below the name if it is a title, else the title of the current or latest job. */
export function findRole({ sections, name, jobs }: Known): Found | undefined {
  const beside = sections.find(({ lines }) => name?.from.some(line => lines.includes(line)))
  const headline = name && beside && findHeadline(beside.lines, name)
  if (headline) return headline
  const titled = jobs.filter(job => job.title !== '')
  const latest = titled.find(job => job.dates?.open) ?? newest(titled)
  if (latest) return { value: spellTitle(latest.title), from: latest.from, confidence: latest.confidence * 0.95 }
  return findTitleAlone(sections)
}

type Known = { sections: Section[]; name: Found | undefined; jobs: Job[] }

/** The fallback: the first title in a line of its own, outside of jobs and prose. */
function findTitleAlone(sections: Section[]): Found | undefined {
  const quiet = sections.filter(({ kind }) => kind === 'top' || kind === 'education' || kind === 'other')
  return firstOf(
    quiet.flatMap(({ lines }) => lines),
    line => {
      const short = line.text.split(' ').length <= 8 && !degrees.test(line.text)
      const title = functions.test(line.text) ? line.text.trim() : short ? titleIn(line.text) : undefined
      return title && { value: spellTitle(title), from: [line], confidence: 0.5 }
    },
  )
}

/** Functions that stand for a title when they stand alone. */
const functions = new RegExp(`^\\s*${titles.functions}\\s*$`, 'i')
const degrees = new RegExp(`\\b${titles.degrees}`, 'i')

/** 'SOFTWARE ENGINEER' becomes 'Software Engineer'; short words and initialisms stay as they are. */
export function spellTitle(title: string): string {
  if (!isCapitals(title)) return title
  return title.replace(/\p{L}+/gu, word =>
    word.length <= 2 || titles.initialisms.has(word) ? word : word[0] + word.slice(1).toLowerCase(),
  )
}

function findHeadline(lines: Line[], name: Found): Found | undefined {
  const nameLine = name.from.at(-1)
  if (!nameLine) return undefined
  const at = lines.indexOf(nameLine)
  const inLine = nameLine.text.slice(nameLine.text.toLowerCase().indexOf(name.value.toLowerCase()) + name.value.length)
  const nearby = lines
    .slice(Math.max(0, at - 1), at + 5)
    .filter(line => line !== nameLine && line.page === nameLine.page)
  const places = nearby.flatMap(line => [line, ...line.cells].map(({ text }) => ({ text, line })))
  return firstOf([{ text: inLine, line: nameLine }, ...places], ({ text, line }) => {
    const title = titleIn(text)
    return title && { value: spellTitle(title), from: [line], confidence: 0.95 }
  })
}

function titleIn(text: string): string | undefined {
  if (findDates(text).length > 0 || /@[\w-]+\.|\d{2}/.test(text)) return undefined
  const parts = text
    .split(/\s*[|•·‖]\s*|\s+[–—-]\s+|\s{2,}|^\s*,\s*/)
    .map(part =>
      part.replace(/^[\s,:–—-]+|(?<![\s,.:–—-])[\s,.:–—-]+$/g, '').replace(/\s{1,9}(?:at|@|chez)\s{1,9}\p{Lu}.*/su, ''),
    )
  return parts.find(part => {
    const short = part.split(/\s+/).length <= 9 && part.length < 80
    const named = isTitle(part) && titleScore(part) >= 2 && companyScore(part) < 2
    return short && named && !isPlace(part) && !notTitle.test(part)
  })
}

const notTitle = new RegExp(`\\b${titles.notTitles}\\b`, 'i')

function newest(jobs: Job[]): Job | undefined {
  const dated = jobs.filter(job => job.dates !== undefined)
  if (dated.length === 0) return jobs[0]
  return dated.reduce((late, job) => ((job.dates?.to ?? 0) > (late.dates?.to ?? 0) ? job : late))
}

/** The seniority from the words of the role, else from the years of experience. */
export function seniorityOf({ role, jobs, summary, writtenIn }: Told): Found & { texts: string[] } {
  const named = role && seniorityIn(role.value)
  if (named) return { value: named.level, from: role.from, texts: [named.printed], confidence: role.confidence }
  const said = yearsSaid(summary)
  const years = said ?? yearsWorked(jobs, writtenIn)
  return { value: ofYears(years, jobs), from: [], texts: [], confidence: said === undefined ? 0.55 : 0.7 }
}

type Told = { role: Found | undefined; jobs: Job[]; summary: string; writtenIn: number | undefined }

function ofYears(years: number | undefined, jobs: Job[]) {
  if (years === undefined) return jobs.length === 0 ? 'Junior' : 'Mid'
  return years < yearsOfMid ? 'Junior' : years < yearsOfSenior ? 'Mid' : 'Senior'
}

/** The minimum years of experience for a level. */
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

/** The years from the first job to the end of the last. 'Present' means the day the resume was written. */
function yearsWorked(jobs: Job[], writtenIn: number | undefined): number | undefined {
  const dates = jobs.flatMap(job => (job.dates ? [job.dates] : []))
  if (dates.length === 0) return undefined
  const first = Math.min(...dates.map(date => date.from))
  const latest = Math.max(...dates.map(date => date.to))
  const present = writtenIn !== undefined && writtenIn >= latest ? writtenIn : latest + 1
  return (dates.some(date => date.open) ? present : latest) - first
}

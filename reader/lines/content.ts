import { findDates } from '../text/dates.ts'
import { namesDegree, namesSchool } from '../text/schools.ts'
import { companyScore, isTitle } from '../text/titles.ts'
import { plainWords } from '../words/lists.ts'
import { education, type SectionKind, skills } from '../words/resumes.ts'
import { technologiesIn, technologyNamed } from '../words/technologies.ts'
import type { Line } from './lines.ts'

/** The kind of a section without a known heading, by its lines alone. Undefined if the lines fit no kind. */
export function contentKind(lines: Line[]): SectionKind | undefined {
  if (lines.length === 0) return undefined
  if (areLanguages(lines)) return 'languages'
  const kind = entriesKind(lines)
  if (kind) return kind
  if (shareOfTechnologies(lines) >= mostItems) return 'skills'
  return isProse(lines) ? 'summary' : undefined
}

/** True if the lines list technologies and no human language, as a developer's section 'Languages' may do. */
export function listsTechnologies(lines: Line[]): boolean {
  return (
    !lines.some(line => namesLanguage(line.text)) && itemsOf(lines).some(item => technologyNamed(item) !== undefined)
  )
}

/** The indexes of lines with a date range that are no list items: each of these lines belongs to a job or a school. */
export function datedLines(lines: Line[]): number[] {
  return lines.flatMap((line, index) => (isDated(line) ? [index] : []))
}

/** The minimum share of items that are technologies, or of lines that name a language. */
const mostItems = 0.4

const isDated = (line: Line) => !line.bullet && line.text.length < 160 && findDates(line.text).some(date => date.range)

/** The kind of a section of entries with dates: jobs or schools, by the words around the dates. */
function entriesKind(lines: Line[]): 'experience' | 'education' | undefined {
  const dated = datedLines(lines)
  const around = dated.map(at => lines.slice(Math.max(0, at - 1), at + 3).filter(line => !line.bullet))
  const jobs = around.reduce((sum, some) => sum + workScore(some), 0)
  const studies = around.reduce((sum, some) => sum + studyScore(some), 0)
  if (dated.length > 0) {
    const listed = lines.some((line, index) => line.bullet && index > (dated[0] ?? 0)) ? 1 : 0
    if (jobs + listed > studies) return jobs + listed >= 1 ? 'experience' : undefined
    return studies > 0 ? 'education' : undefined
  }
  const named = lines.filter(line => !line.bullet && line.text.length < 90 && namesDegree(line.text))
  return named.length > 0 && named.length >= lines.length * 0.2 ? 'education' : undefined
}

const workScore = (lines: Line[]) =>
  (lines.some(line => line.cells.some(cell => isTitle(cell.text)) || isTitle(line.text)) ? 1.5 : 0) +
  (lines.some(line => companyScore(line.text) > 0 && !namesSchool(line.text)) ? 1 : 0)

const studyScore = (lines: Line[]) =>
  (lines.some(line => namesDegree(line.text)) ? 2 : 0) + (lines.some(line => namesSchool(line.text)) ? 1 : 0)

const plain = (text: string) => plainWords(text).join(' ')
const levels = new RegExp(`\\b${education.levels}\\b`)
const human = new RegExp(`(?<!\\p{L})${skills.languages}(?!\\p{L})`, 'iu')

/** True for a text with the name of a human language. */
export const namesLanguage = (text: string) => human.test(text)
/** True for a text with the level of a spoken language. */
export const namesLevel = (text: string) => levels.test(plain(text))

function areLanguages(lines: Line[]): boolean {
  const short = lines.filter(line => line.text.length < 70)
  const named = short.filter(line => namesLanguage(line.text))
  const levelled = short.filter(line => namesLevel(line.text))
  return named.length >= lines.length * mostItems && levelled.length > 0 && datedLines(lines).length === 0
}

const itemsOf = (lines: Line[]) =>
  lines
    .flatMap(line => line.cells.flatMap(cell => cell.text.split(/\s{0,9}[,;|•·:()]\s{0,9}/)))
    .filter(item => item.length > 1)

function shareOfTechnologies(lines: Line[]): number {
  const items = itemsOf(lines)
  const known = items.filter(item => technologyNamed(item) !== undefined).length
  const inProse = new Set(lines.flatMap(line => technologiesIn(line.text))).size
  return known >= fewestTechnologies || inProse >= fewestTechnologies ? Math.max(known, 0) / items.length : 0
}

const fewestTechnologies = 3

/** True for running text: long lines without bullets. */
function isProse(lines: Line[]): boolean {
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  return letters > shortestProse && letters / lines.length > 45 && !lines.some(line => line.bullet)
}

const shortestProse = 120

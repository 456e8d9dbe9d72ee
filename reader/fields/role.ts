import { firstOf } from '../choose.ts'
import type { FieldValue } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { isCapitals } from '../text/capitals.ts'
import { captioned } from '../text/captions.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { companyScore, isTitle, titleScore } from '../text/titles.ts'
import { isPlace } from '../text/towns.ts'
import { experience } from '../words/resumes.ts'
import { titles } from '../words/titles.ts'
import { isUnfinished, wrapped } from './headerWraps.ts'
import type { Job } from './jobs.ts'
import { documentWord } from './nameWords.ts'

/**
 * The person's role: a title near the name, else the title of the current or latest job, else a line near the name that
 * only looks like a headline.
 */
export function findRole({ sections, name, jobs, body }: RoleInput): FieldValue | undefined {
  const headline = name && findHeadline(linesAround(sections, name), name, body)
  if (headline && headline.confidence >= surelyTitled) return headline
  const titled = jobs.filter(job => job.title !== '')
  const latest = titled.find(job => job.dates?.open) ?? newest(titled)
  const ofJob = latest && { value: spellTitle(latest.title), from: latest.from, confidence: latest.confidence * 0.95 }
  if (ofJob && (!headline || isTitle(ofJob.value))) return ofJob
  return headline ?? ofJob ?? findTitleAlone(sections)
}

/** The minimum confidence in a headline that is a known title. A headline recognised only by its style has less. */
const surelyTitled = 0.9

/** `body`: the most frequent letter size. */
type RoleInput = { sections: Section[]; name: FieldValue | undefined; jobs: Job[]; body: number }

/** Finds the first title in a line of its own, outside of jobs and prose. Used if no other role was found. */
function findTitleAlone(sections: Section[]): FieldValue | undefined {
  const quiet = sections.filter(({ kind }) => kind === 'top' || kind === 'education' || kind === 'other')
  return firstOf(
    quiet.flatMap(({ lines }) =>
      lines.filter((line, at) => !goesOn(line, lines[at + 1]) && !goesOn(lines[at - 1], line)),
    ),
    line => {
      const short = line.text.split(' ').length <= 8 && !degrees.test(line.text)
      const title = functions.test(line.text) ? line.text.trim() : short ? titleIn(line.text) : undefined
      return title && { value: spellTitle(title), from: [line], confidence: 0.5 }
    },
  )
}

/** True if a line is too long for a title, and another line of its paragraph follows. */
const goesOn = (line: Line | undefined, next: Line | undefined) =>
  line !== undefined && next !== undefined && !next.bullet && next.gap < wrapped && line.text.length > longestTitle

/** The maximum length of a title in characters. */
const longestTitle = 60

/** Matches the name of a function, such as 'Sales' or 'HR', which counts as a title if it is alone in a line. */
const functions = new RegExp(`^\\s*${titles.functions}\\s*$`, 'i')
const degrees = new RegExp(`\\b${titles.degrees}`, 'i')

/** 'SOFTWARE ENGINEER' becomes 'Software Engineer'; short words and initialisms stay as they are. */
export function spellTitle(title: string): string {
  if (!isCapitals(title)) return title
  return title.replace(/\p{L}+/gu, word =>
    word.length <= 2 || titles.initialisms.has(word) ? word : word[0] + word.slice(1).toLowerCase(),
  )
}

/** The lines of the section with the name, and an unknown heading right below it, which may be the headline. */
function linesAround(sections: Section[], name: FieldValue): Line[] {
  const at = sections.findIndex(({ lines }) => name.from.some(line => lines.includes(line)))
  const below = sections[at + 1]
  const heading = below?.kind === 'other' && below.heading?.page === name.from[0]?.page ? below.heading : undefined
  return [...(sections[at]?.lines ?? []), ...(heading ? [heading] : [])]
}

/** The text near the name that is probably the headline. A known title has priority over any other text. */
function findHeadline(lines: Line[], name: FieldValue, body: number): FieldValue | undefined {
  const nameLine = name.from.at(-1)
  if (!nameLine) return undefined
  const at = lines.indexOf(nameLine)
  const inLine = nameLine.text.slice(nameLine.text.toLowerCase().indexOf(name.value.toLowerCase()) + name.value.length)
  const nearby = lines
    .slice(Math.max(0, at - 1), at + 5)
    .filter(line => !name.from.includes(line) && line.page === nameLine.page)
  const places = nearby.flatMap(line => [line, ...line.cells].map(({ text }) => ({ text, line })))
  const titled = firstOf([{ text: inLine, line: nameLine }, ...places], ({ text, line }) => {
    const title = titleIn(text)
    return title && { value: spellTitle(title), from: [line], confidence: 0.95 }
  })
  if (titled) return titled
  const looks = [lines[at + 1], lines[at - 1]].find(line => line && looksLikeHeadline(line, nameLine, body))
  return looks && { value: spellTitle(looks.text), from: [looks], confidence: 0.6 }
}

/** True for a line right below or above the name that is larger than the body text and contains no contact data. */
function looksLikeHeadline(line: Line, name: Line, body: number): boolean {
  const { text } = line
  if (line.page !== name.page || line.bullet || text.length > 80 || text.split(' ').length > 11) return false
  if (/@|:\/\/|\w\.\w{2,}|\d{3}|[.;:]$/.test(text)) return false
  if (text.split(' ').filter(word => /\p{L}{2}/u.test(word)).length < 2) return false
  if (documentWord.test(text) || isPlace(text) || headingKind(text) || findDates(text).length > 0) return false
  if (Math.abs(line.size - name.size) < name.size * 0.1 || companyScore(text) > 1 || notTitle.test(text)) return false
  return line.size > body * largerThanBody
}

/** The minimum ratio of a headline's letter size to that of the body text. */
const largerThanBody = 1.08

function titleIn(text: string): string | undefined {
  const { caption, value = '' } = captioned(text) ?? {}
  const parts = (caption === 'title' ? value : text)
    .split(/\s*[|•·‖]\s*|\s+[–—-]\s+|\s{2,}|^\s*,\s*/)
    .map(part =>
      part.replace(/^[\s,:–—-]+|(?<![\s,.:–—-])[\s,.:–—-]+$/g, '').replace(/\s{1,9}(?:at|@|chez)\s{1,9}\p{Lu}.*/su, ''),
    )
  return parts.find(part => {
    const short = part.split(/\s+/).length <= 9 && part.length < 80
    if (findDates(part).length > 0 || /@[\w-]+\.|\d{2}/.test(part)) return false
    const named = isTitle(part) && titleScore(part) >= 2 && companyScore(part) < 2
    return short && named && !isPlace(part) && !notTitle.test(part) && !isPieceOfText(part)
  })
}

/** True for a fragment of running text: 'Took part as a volunteer in', 'of the team leader', 'Tools: Host. Office'. */
const isPieceOfText = (text: string) =>
  isUnfinished(text) || beginsWithin.test(text) || /\p{Ll}{3}\.\s+\p{Lu}|\p{L}:\s/u.test(text)

const beginsWithin = new RegExp(`^${experience.unfinished}\\s`, 'u')

const notTitle = new RegExp(`\\b${titles.notTitles}\\b`, 'i')

function newest(jobs: Job[]): Job | undefined {
  const dated = jobs.filter(job => job.dates !== undefined)
  if (dated.length === 0) return jobs[0]
  return dated.reduce((late, job) => ((job.dates?.to ?? 0) > (late.dates?.to ?? 0) ? job : late))
}

import { titles } from '../../language/resumes.ts'
import type { Line } from '../lines/lines.ts'
import { isCapitals, type Section } from '../sections/sections.ts'
import { findDates } from './dates.ts'
import type { Found } from './found.ts'
import type { Job } from './jobs.ts'
import { isPlace } from './places.ts'
import { companyScore, isTitle, titleScore } from './roleWords.ts'

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

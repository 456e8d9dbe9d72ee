import { itemsOf, joinLines, type Line } from '../lines/lines.ts'
import { isCaptionRow } from '../text/captions.ts'
import { type DateRange, withoutDates } from '../text/dates.ts'
import { isNamedForWork, isTitle } from '../text/titles.ts'
import { alignCentred } from './centred.ts'
import { employersOf } from './employers.ts'
import { joinWrapped } from './headerWraps.ts'
import { datesIn } from './jobAnchors.ts'
import { stackDates } from './jobDates.ts'
import { type Entry, entriesOf } from './jobEntries.ts'
import { type Part, partsOf } from './jobParts.ts'
import { type HeaderNames, nameHeaders } from './jobPattern.ts'
import {
  joinDateColumn,
  joinEnds,
  joinHalfRows,
  joinHangingRows,
  joinWrappedRows,
  withoutOuterBullets,
} from './jobRows.ts'

/**
 * A position as printed. `dates`: its period; `others`: the pieces of its header that are neither title nor firm.
 */
export type Job = {
  company: string
  title: string
  description: string
  dates: DateRange | undefined
  /** The town or country as printed, for known templates only: 'Leeds, UK'. */
  place: string | undefined
  from: Line[]
  others: string[]
  /** The confidence in the position, from 0 to 1. */
  confidence: number
}

/** The positions of a section, in printed order. */
export function readJobs(section: Line[]): Job[] {
  const rows = joinEnds(section.filter(line => !isCaptionRow(line)))
  const lines = joinHangingRows(
    joinWrappedRows(joinDateColumn(withoutOuterBullets(stackDates(alignCentred(joinHalfRows(rows)))))),
  )
  const entries = entriesOf(lines).flatMap(withPostsBelow)
  const parts = entries.map(entry => partsOf(joinWrapped(entry.header, lines)))
  const named = nameHeaders(parts)
  const firms = employersOf(named)
  return entries.flatMap((entry, index) => {
    const title = named[index]?.title?.text ?? ''
    const company = firms[index] ?? ''
    const [below] = named.slice(index + 1)
    const headsGroup = !title && entry.body.length === 0 && below?.title && !below.company
    if ((!company && !title) || headsGroup) return []
    const description = itemsOf(entry.body).map(joinLines).join('\n') // One line for each item.
    const job = {
      company,
      title,
      description,
      dates: entry.dates,
      place: undefined,
      from: entry.header,
      others: othersOf(parts[index], named[index]),
    }
    return [{ ...job, confidence: sureOf(job, named[index]?.evidence ?? 0) }]
  })
}

/** The entry itself, or one entry per title listed below the firm: 'Kestrel Mill, 2017 – 2021' above '• Fitter'. */
function withPostsBelow(entry: Entry): Entry[] {
  const end = entry.body.findIndex(line => !isPostInList(line))
  const posts = entry.body.slice(0, end < 0 ? entry.body.length : end)
  const isTold = partsOf(entry.header).some(part => isNamedForWork(part.text) || isTitle(part.text))
  if (posts.length === 0 || isTold || entry.header.length === 0) return [entry]
  return posts.map((post, at) => {
    const [own] = datesIn(post)
    const below = at === posts.length - 1 ? entry.body.slice(posts.length) : []
    return { header: [...entry.header, { ...post, bullet: false }], body: below, dates: own ?? entry.dates }
  })
}

const isPostInList = (line: Line) =>
  line.bullet && line.text.length < longestPost && !/[.;:]$/.test(line.text) && isNamedForWork(withoutDates(line.text))

/** In characters: the maximum length of a title that is listed below a firm. */
const longestPost = 70

const othersOf = (parts: Part[] = [], { title, company }: Partial<HeaderNames> = {}) =>
  parts.filter(part => part !== title && part !== company && !part.aside).map(({ text }) => text)

/** The confidence in an entry: lower if the header lacks dates or a company, or if title and firm may be swapped. */
function sureOf({ company, title, dates, from }: Omit<Job, 'confidence' | 'others'>, evidence: number): number {
  const header = from.map(line => line.text).join(' ')
  const doubts = [
    company === '' ? 0.45 : header.includes(company.split(' ')[0] ?? '') ? 0 : 0.15,
    title === '' ? 0.45 : 0,
    company === '' || title === '' || isTitle(title) || evidence > clear ? 0 : 0.25,
    isTitle(company) ? 0.15 : 0,
    dates?.range ? 0 : 0.15,
  ]
  return Math.max(0.95 - doubts.reduce((sum, doubt) => sum + doubt), 0.2)
}

/** In points of evidence: with more than this, title and firm are surely not swapped. */
const clear = 2.5

import { experience } from '../../language/resumes.ts'
import { namesSchool } from '../lines/content.ts'
import { itemsOf, joinLines, type Line } from '../lines/lines.ts'
import { isCaptionRow } from '../text/captions.ts'
import type { DateRange } from '../text/dates.ts'
import { companyScore, isTitle, titleScore } from '../text/titles.ts'
import { withoutPlace } from '../text/towns.ts'
import { alignCentred } from './centred.ts'
import { joinWrapped } from './headerWraps.ts'
import { stackDates } from './jobDates.ts'
import { entriesOf } from './jobEntries.ts'
import { partsOf } from './jobParts.ts'
import { type Named, nameHeaders } from './jobPattern.ts'
import { joinDateColumn, joinWrappedRows, withoutOuterBullets } from './jobRows.ts'
import { joinTableRows } from './tableRows.ts'

/** One position as printed. `dates` tell how long it lasted and whether it is current. */
export type Job = {
  company: string
  title: string
  description: string
  dates: DateRange | undefined
  from: Line[]
  /** From 0 to 1. */
  confidence: number
}

/** The positions of a section, in the order in which they stand. */
export function readJobs(section: Line[]): Job[] {
  const lines = joinWrappedRows(
    joinDateColumn(
      withoutOuterBullets(stackDates(alignCentred(joinTableRows(section).filter(line => !isCaptionRow(line))))),
    ),
  )
  const entries = entriesOf(lines)
  const named = nameHeaders(entries.map(entry => partsOf(joinWrapped(entry.header, lines))))
  const firms = employersOf(named)
  return entries.flatMap((entry, index) => {
    const title = named[index]?.title?.text ?? ''
    const company = firms[index] ?? ''
    const [below] = named.slice(index + 1)
    const headsGroup = !title && entry.body.length === 0 && below?.title && !below.company
    if ((!company && !title) || headsGroup) return []
    const description = itemsOf(entry.body).map(joinLines).join('\n') // One line for each item.
    const job = { company, title, description, dates: entry.dates, from: entry.header }
    return [{ ...job, confidence: sureOf(job, named[index]?.evidence ?? 0) }]
  })
}

/** The employer of each entry; one with a title alone takes the employer above, unless it names the person's own business. */
function employersOf(named: Named[]): string[] {
  let last = ''
  const firms = named.map(({ title, company }) => {
    const own = company ? undefined : title?.text.match(ownBusiness)?.[0]
    last = company?.text ?? own ?? last
    return withoutPlace(employerIn(last))
  })
  const towns = sharedEnds(firms)
  return firms.map(firm => withoutEnd(firm, towns))
}

/** The employer alone, without what is said about it: 'University of X' for 'Department of Y, University of X, project Z'. */
function employerIn(text: string): string {
  const [name = ''] = text.split(/,\s(?=\p{Ll}{4})/u)
  const pieces = name.split(', ')
  const within = pieces.findIndex(piece => namesSchool(piece))
  const first = pieces[0] ?? ''
  return within > 0 && (department.test(first) || /^\p{Lu}{3,9}$/u.test(first)) ? pieces.slice(within).join(', ') : name
}

const department = new RegExp(`^${experience.departments}(?!\\p{L})`, 'iu')

const ownBusiness = new RegExp(`(?<!\\p{L})${experience.ownBusiness}(?!\\p{L})`, 'iu')

const lastPiece = /^(.+),\s+(\p{Lu}[^,\d]*)$/u

/** The last pieces after a comma that two companies share: towns that no list has. */
function sharedEnds(companies: string[]): Set<string> {
  const ends = [...new Set(companies)].flatMap(company => company.match(lastPiece)?.[2] ?? [])
  const repeated = ends.filter((end, index) => ends.indexOf(end) !== index)
  return new Set(repeated.filter(end => companyScore(end) === 0 && titleScore(end) === 0 && end.split(' ').length <= 3))
}

function withoutEnd(company: string, ends: Set<string>): string {
  const [, firm, end] = company.match(lastPiece) ?? []
  return firm && end && ends.has(end) ? firm : company
}

/** The confidence in an entry: lower without dates or a company in its header, and where title and firm may be turned round. */
function sureOf({ company, title, dates, from }: Omit<Job, 'confidence'>, evidence: number): number {
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

/** Points of evidence by which title and firm are surely not the other way round. */
const clear = 2.5

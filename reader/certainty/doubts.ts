import { datedLines } from '../lines/content.ts'
import type { Line } from '../lines/lines.ts'
import type { WayRead } from '../mostPlausible.ts'
import type { Places } from '../places.ts'
import { wordsOf } from '../places.ts'
import type { Doubt, DoubtKind, EvidenceField } from '../types.ts'
import { chanceOfLost } from './certainty.ts'

/** Doubts about a reading, at most one of each kind. */
export function doubtsOf(read: WayRead, places: Places): Doubt[] {
  if (read.isExact) return []
  const { sections, fields, jobs, clues, way } = read
  const work = sections.filter(({ kind }) => kind === 'experience')
  const unused = unusedLines(
    work.flatMap(({ lines }) => lines),
    jobs.flatMap(job => job.from),
  )
  const unknown = sections
    .filter(({ kind, lines }) => (kind === 'top' || kind === 'other') && datedLines(lines).length > 0)
    .flatMap(({ lines }) => lines)
  const headings = sections.filter(({ heading, kind }) => heading && kind !== 'top' && kind !== 'other')
  const name = clues.name && !Array.isArray(clues.name) ? clues.name : undefined
  const isLost = chanceOfLost(read) >= likelyLost

  function make(field: EvidenceField, kind: DoubtKind, from: Line[] = []): Doubt {
    const { page = null, box = null } = places.place(wordsOf(from.slice(0, mostLines))) ?? {}
    return { field, kind, page, box }
  }
  const found: [boolean, () => Doubt][] = [
    [isLost, () => make('previousCompanies', 'COMPANIES_LOST', [...unknown, ...work.flatMap(({ lines }) => lines)])],
    [!isLost && unused.length >= fewestUnused, () => make('previousCompanies', 'COMPANIES_INCOMPLETE', unused)],
    [headings.length < fewestHeadings, () => make('previousCompanies', 'HEADINGS_UNKNOWN', unknown)],
    [way.columns !== 'strict', () => make('previousCompanies', 'COLUMNS_UNSURE')],
    [fields.name === '' || (name?.confidence ?? 1) < sureName, () => make('name', 'NAME_UNSURE', name?.from)],
  ]
  return found.flatMap(([isDoubtful, doubt]) => (isDoubtful ? [doubt()] : []))
}

/** Maximum number of lines that a doubt marks on the page. */
const mostLines = 12
/** Minimum chance for a list of companies to count as lost. `reader/bench/fitCertainty.ts` prints its effect. */
const likelyLost = 0.04
/** Minimum number of dated lines without a position, in sections of work, for a doubt. */
const fewestUnused = 2
/** Minimum number of known headings. With fewer headings, the reader hardly understood the resume. */
const fewestHeadings = 2
const sureName = 0.6

/** The dated lines that are not in the header of a position. */
function unusedLines(lines: Line[], used: Line[]): Line[] {
  const printed = new Set(used.flatMap(line => line.cells.flatMap(cell => cell.words)))
  return datedLines(lines).flatMap(at => {
    const line = lines[at]
    return line && !line.cells.some(cell => cell.words.some(word => printed.has(word))) ? [line] : []
  })
}

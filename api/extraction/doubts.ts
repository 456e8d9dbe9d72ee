import type { Doubt, DoubtKind } from './doubtKinds.ts'
import type { EvidenceField } from './evidence.ts'
import { datedLines } from './lines/content.ts'
import type { Line } from './lines/lines.ts'
import type { Places } from './places.ts'
import { wordsOf } from './places.ts'
import { chanceOfLoss } from './plausibility.ts'
import type { WayRead } from './readings.ts'

/** What is doubtful about a reading: at most one doubt of each kind. */
export function doubtsOf(reading: WayRead, places: Places): Doubt[] {
  const { sections, signs, fields, jobs, clues, way } = reading
  const lost = chanceOfLoss(signs) >= likelyLost
  const work = sections.filter(({ kind }) => kind === 'experience')
  const unused = work.flatMap(({ lines }) =>
    unusedLines(
      lines,
      jobs.flatMap(job => job.from),
    ),
  )
  const headings = sections.filter(({ heading, kind }) => heading && kind !== 'top' && kind !== 'other')
  const make = (field: EvidenceField, kind: DoubtKind, from: Line[]): Doubt => {
    const { page = null, box = null } = places.place(wordsOf(from.slice(0, 12))) ?? {}
    return { field, kind, page, box }
  }
  const untold = sections.filter(
    ({ kind, lines }) => (kind === 'top' || kind === 'other') && datedLines(lines).length > 0,
  )
  const doubts: Doubt[] = []
  if (lost)
    doubts.push(
      make(
        'previousCompanies',
        'COMPANIES_LOST',
        [...untold, ...work].flatMap(({ lines }) => lines),
      ),
    )
  else if (unused.length >= fewestUnused) doubts.push(make('previousCompanies', 'COMPANIES_INCOMPLETE', unused))
  if (headings.length < fewestHeadings)
    doubts.push(
      make(
        'previousCompanies',
        'HEADINGS_UNKNOWN',
        untold.flatMap(({ lines }) => lines),
      ),
    )
  if (way.columns !== 'strict') doubts.push(make('previousCompanies', 'COLUMNS_UNSURE', []))
  const name = clues.name && !Array.isArray(clues.name) ? clues.name : undefined
  if (fields.name === '' || (name && name.confidence < sureName))
    doubts.push(make('name', 'NAME_UNSURE', name?.from ?? []))
  return doubts
}

/** From this chance on a list counts as lost: `bench/quality/fit.ts` tells how many files are marked. */
const likelyLost = 0.1
/** Dated lines of a section of work that belong to no position. */
const fewestUnused = 2
/** A resume with fewer known headings than this was hardly understood. */
const fewestHeadings = 2
const sureName = 0.6

/** Dated lines that are in no position's header. */
function unusedLines(lines: Line[], used: Line[]): Line[] {
  const printed = new Set(used.flatMap(line => line.cells.flatMap(cell => cell.words)))
  return datedLines(lines).flatMap(at => {
    const line = lines[at]
    return line && !line.cells.some(cell => cell.words.some(word => printed.has(word))) ? [line] : []
  })
}

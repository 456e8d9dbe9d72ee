import { plausibilityOf, type Signs, signsOf } from './certainty/plausibility.ts'
import { type ReadFields, readFields } from './fields/readFields.ts'
import type { HeadingsWay } from './lines/headingLines.ts'
import { type Line, orderLines } from './lines/lines.ts'
import { divide, type Section } from './lines/sections.ts'
import type { ColumnsWay } from './lines/sides.ts'
import type { Layout } from './pages/layout.ts'
import { readOwnProfile } from './templates/ownProfile.ts'

/** A way of recognising columns and headings. */
export type Way = { columns: ColumnsWay; headings: HeadingsWay }

/** A reading of a layout in one way, with the signs of its plausibility. `isExact`: read by a known template. */
export type WayRead = ReadFields & { way: Way; lines: Line[]; sections: Section[]; signs: Signs }

/** The most plausible reading. `agreed`: the firms that every way of reading found. */
export type Likely = WayRead & { agreed: ReadonlySet<string> }

/** The ways of reading, the usual one first. */
export const ways: [Way, ...Way[]] = [
  { columns: 'strict', headings: 'scored' },
  { columns: 'strict', headings: 'byContent' },
  { columns: 'loose', headings: 'byContent' },
  { columns: 'off', headings: 'byContent' },
]

/**
 * Reads a layout in all ways and returns the most plausible reading. A layout of a known template is read only once.
 * See docs/decisions/052.
 */
export function readPlausibly(layout: Layout, guideline?: string): Likely {
  let best = readIn(ways[0], { layout, guideline })
  let agreed = firmsOf(best)
  if (best.isExact) return { ...best, agreed }
  let plausibility = plausibilityOf(best.signs)
  for (const way of ways.slice(1)) {
    const lines = way.columns === best.way.columns ? best.lines : undefined
    const reading = readIn(way, { layout, guideline, lines })
    if (way.columns === 'off' && mixedIn(reading.lines) > mixed && mixedIn(best.lines) < parted) continue
    const others = firmsOf(reading)
    agreed = new Set([...agreed].filter(firm => others.has(firm)))
    const another = plausibilityOf(reading.signs)
    if (another <= plausibility + clearly) continue
    best = reading
    plausibility = another
  }
  return { ...best, agreed }
}

const firmsOf = ({ jobs }: WayRead): ReadonlySet<string> => new Set(jobs.map(({ company }) => company))

/** Minimum advantage in plausibility for another reading to replace the best reading so far. */
const clearly = 0.1

/** The share of lines that are beside the line before and half a row lower: a sign that columns were mixed up. */
const mixedIn = (lines: Line[]) =>
  lines.filter((line, at) => {
    const before = lines[at - 1]
    return before && line.gap < halfRow && (line.x > before.right || line.right < before.x)
  }).length / lines.length

/** Maximum gap of half a row, in letter heights. */
const halfRow = 0.9
/** If `mixedIn` is above `mixed`, lines were read across columns; below `parted`, columns were read separately. */
const mixed = 0.15
const parted = 0.01

/** A layout to read, the guideline, and the lines if already known. */
type LayoutInput = { layout: Layout; guideline?: string | undefined; lines?: Line[] | undefined }

/** Reads a layout in one way. */
export function readIn(way: Way, { layout, guideline, lines = orderLines(layout, way.columns) }: LayoutInput): WayRead {
  const sections = divide(lines, way.headings)
  const own = readOwnProfile(layout)
  const read = own ?? readFields({ layout, lines, sections, guideline })
  return { ...read, way, lines, sections, signs: signsOf({ lines, sections, ...read }) }
}

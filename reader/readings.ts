import { chanceOfLoss } from './certainty/certainty.ts'
import { plausibilityOf, type Signs, signsOf } from './certainty/plausibility.ts'
import { type ReadFields, readFields } from './fields/readFields.ts'
import { pairCaptions } from './lines/captions.ts'
import type { HeadingsWay } from './lines/headingLines.ts'
import { type Line, orderLines } from './lines/lines.ts'
import { divide, type Section } from './lines/sections.ts'
import type { ColumnsWay } from './lines/sides.ts'
import type { Layout } from './pages/layout.ts'
import { readOwnProfile } from './templates/ownProfile.ts'

/** How columns and headings are told. */
export type Way = { columns: ColumnsWay; headings: HeadingsWay }

/** A layout as it was read in one way, with the signs of how plausible that is. `isExact`: by a template that is known. */
export type WayRead = ReadFields & { way: Way; lines: Line[]; sections: Section[]; signs: Signs }

/** The ways of reading, the usual one first. */
export const ways: Way[] = [
  { columns: 'strict', headings: 'scored' },
  { columns: 'strict', headings: 'byContent' },
  { columns: 'loose', headings: 'byContent' },
  { columns: 'off', headings: 'byContent' },
]

/**
 * Reads a layout in the usual way, and in the other ways unless that convinces: the most plausible reading is the answer.
 * See docs/decisions/052.
 */
export function readPlausibly(layout: Layout, guideline?: string): WayRead {
  const [usual, ...others] = ways.map(way => () => readIn(way, { layout, guideline }))
  if (!usual) throw new Error('There is at least one way of reading')
  let best = usual()
  if (best.isExact || chanceOfLoss(best) < convincing) return best
  let plausibility = plausibilityOf(best.signs)
  for (const other of others) {
    const reading = other()
    const another = plausibilityOf(reading.signs)
    if (another <= plausibility + clearly) continue
    best = reading
    plausibility = another
  }
  return best
}

/** Below this chance of a lost list the usual reading stands; another one must be more plausible by `clearly`. */
const convincing = 0.03
const clearly = 0.1

export function readIn(way: Way, { layout, guideline }: { layout: Layout; guideline?: string }): WayRead {
  const lines = pairCaptions(orderLines(layout, way.columns))
  const sections = divide(lines, way.headings)
  const own = readOwnProfile(layout)
  const read = own ?? readFields({ layout, lines, sections, guideline })
  return { ...read, way, lines, sections, signs: signsOf({ lines, sections, ...read }) }
}

import type { SectionKind } from '../../language/resumes.ts'
import { headingKind } from '../text/headings.ts'
import { contentKind, listsTechnologies } from './content.ts'
import { type HeadingsWay, headingAt, headingSigns, isLoud } from './headingLines.ts'
import { type Line, topGap, withCells } from './lines.ts'
import { partMarginHeadings } from './marginHeadings.ts'
import { splitByContent } from './partsByContent.ts'
import { type Segment, segmentOf } from './segments.ts'

/** A heading and the lines below it. The lines above the first heading of a column are its `top`. */
export type Section = { kind: SectionKind | 'top'; heading: Line | undefined; lines: Line[] }

/** Divides lines at their headings, which are told from other lines in the given way. */
export function divide(lines: Line[], way: HeadingsWay = 'strict'): Section[] {
  const signs = headingSigns(lines, way)
  const margin = partMarginHeadings(lines)
  const beside = headingsBeside(margin.lines)
  const parted = margin.lines.flatMap(line => partHeading(line, signs.body, beside))
  const sections: (Omit<Section, 'kind'> & { kind: Section['kind'] | 'unknown' })[] = []
  let aside: boolean | undefined
  for (const [index, line] of parted.entries()) {
    const kind = margin.headings.get(line) ?? headingAt(line, parted.slice(index + 1, index + 3), signs)
    if (kind) sections.push({ kind, heading: line, lines: [] })
    else if (aside !== line.aside) sections.push({ kind: 'top', heading: undefined, lines: [line] })
    else sections.at(-1)?.lines.push(line)
    aside = line.aside
  }
  const told = sections.findIndex(({ kind }) => kind === 'experience' || kind === 'education')
  const known = sections.map((section, index) => ({ ...section, kind: kindOf(section, told < 0 || index < told) }))
  return way === 'byContent' ? known.flatMap(splitByContent) : known
}

/** The kind of a section by its heading, or by its lines if the heading is unknown or means something else there. */
function kindOf(
  { kind, lines }: { kind: Section['kind'] | 'unknown'; lines: Line[] },
  early: boolean,
): Section['kind'] {
  if (kind === 'languages' && listsTechnologies(lines)) return 'skills'
  if (kind !== 'unknown') return kind
  const told = contentKind(lines) ?? 'other'
  return told === 'summary' && !early ? 'other' : told // A summary stands before what it sums up.
}

/** Splits off a heading that stands to the left of its section's first line. */
function partHeading(line: Line, body: number, beside: Set<Line>): Line[] {
  const cells = partFirst(line)
  const [first, ...others] = cells
  const [second] = others
  if (!first || !second || line.bullet || !headingKind(first.text)) return [line]
  const loud = beside.has(line) || isLoud(first, body) || (first.bold && !second.bold && line.cells.length > 2)
  if (!loud || (first.text.endsWith(':') && !beside.has(line))) return [line]
  return [withCells(line, [first]), { ...withCells(line, others), gap: topGap }]
}

/** Lines that begin with a heading in a column of headings: at least three share their left edges. */
function headingsBeside(lines: Line[]): Set<Line> {
  const begun = lines.filter(line => !line.bullet && line.cells.length > 1 && headingKind(line.cells[0]?.text ?? ''))
  const near = (one: number | undefined, other: number | undefined) => Math.abs((one ?? 0) - (other ?? 0)) < 3
  const like = (one: Line, other: Line) => near(one.x, other.x) && near(one.cells[1]?.x, other.cells[1]?.x)
  return new Set(begun.filter(line => begun.filter(other => like(line, other)).length >= 3))
}

/** Without a gap, another typeface or the end of the capitals separates a heading from the text beside it. */
function partFirst(line: Line): Segment[] {
  const [first, ...others] = line.cells
  if (!first) return line.cells
  const small = first.words.findIndex(word => /\p{Ll}/u.test(word.text))
  const other = first.words.findIndex(word => word.font !== first.words[0]?.font && /\p{L}/u.test(word.text))
  const end = small > 0 && first.bold ? small : other
  if (end < 1) return line.cells
  return [segmentOf(first.words.slice(0, end)), segmentOf(first.words.slice(end)), ...others]
}

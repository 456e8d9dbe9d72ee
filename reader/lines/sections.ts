import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { nearHeadingKind } from '../text/nearHeadings.ts'
import { isTitle } from '../text/titles.ts'
import type { SectionKind } from '../words/resumes.ts'
import { technologyNamed } from '../words/technologies.ts'
import { contentKind, listsTechnologies } from './content.ts'
import { bodySize, type HeadingsWay, headingAt, headingSigns, isInLook, isLoud, looksOf } from './headingLines.ts'
import { type Line, topGap, withCells } from './lines.ts'
import { type HeadingLines, partMarginHeadings } from './marginHeadings.ts'
import { splitByContent } from './partsByContent.ts'
import { headingChances, likelyKinds } from './scoredHeadings.ts'
import { type Segment, segmentOf } from './segments.ts'

/** A heading and the lines below it. The lines above the first heading of a column are its `top`. */
export type Section = { kind: SectionKind | 'top'; heading: Line | undefined; lines: Line[] }

/** Divides lines at their headings, which are recognised in the given way. */
export function divide(lines: Line[], way: HeadingsWay = 'scored'): Section[] {
  const signs = headingSigns(lines, way)
  const { lines: parted, headings } = partLines(lines)
  for (const line of underlinedHeadings(parted)) headings.set(line, nearHeadingKind(line.text) ?? 'unknown')
  const named = parted.map((line, at) => headings.get(line) ?? headingAt(line, parted.slice(at + 1, at + 3), signs))
  return way === 'byContent' ? ofContent(sectionsAt(parted, named)) : scored(parted, { named, headings })
}

/** The headings above typed rules, from the first known heading on, as the name at the top may have a rule, too. */
function underlinedHeadings(lines: Line[]): Line[] {
  const underlined = lines.filter(line => line.underlined)
  const isKnown = ({ text }: Line) => headingKind(text) !== undefined
  const mayBeHeading = ({ cells, text }: Line) => cells.length === 1 && text.length < 50 && findDates(text).length === 0
  if (underlined.filter(isKnown).length < 2) return []
  return underlined.slice(underlined.findIndex(isKnown)).filter(mayBeHeading)
}

/** The start of a section, with a known heading, an unknown heading, or without a heading. */
type SectionStart = Omit<Section, 'kind'> & { named: SectionKind | 'unknown' | undefined }

function sectionsAt(lines: Line[], named: SectionStart['named'][]): SectionStart[] {
  const sections: SectionStart[] = []
  let aside: boolean | undefined
  for (const [at, line] of lines.entries()) {
    if (named[at]) sections.push({ named: named[at], heading: line, lines: [] })
    else if (aside !== line.aside) sections.push({ named: undefined, heading: undefined, lines: [line] })
    else sections.at(-1)?.lines.push(line)
    aside = line.aside
  }
  return sections
}

/** Divides lines at headings: rules find known headings; the models find the others and decide on their kinds. */
function scored(
  lines: Line[],
  { named, headings }: { named: SectionStart['named'][]; headings: HeadingLines },
): Section[] {
  const chances = headingChances(lines)
  const isKnown = (kind: SectionStart['named']) => kind !== undefined && kind !== 'unknown'
  const known = lines.filter((_, at) => isKnown(named[at]))
  const sure = lines.map((line, at) => {
    if (isKnown(named[at])) return named[at]
    const isLikely = (chances[at] ?? 0) > likely && !isSubtitle(line, known) && !isTitle(line.text)
    return headings.has(line) || isLikely ? 'unknown' : undefined
  })
  const first = sure.findIndex(kind => kind !== undefined)
  const looks = looksOf(lines, sure)
  const all = lines.map((line, at) => {
    const isLike = at > first && (chances[at] ?? 0) > likelyInLook && isInLook(line, lines.slice(at + 1, at + 3), looks)
    return sure[at] ?? (isLike ? 'unknown' : undefined)
  })
  const sections = sectionsAt(lines, all)
  const kinds = likelyKinds(sections)
  return withWork(
    sections.map(({ named, ...section }, at) => {
      if (named !== 'unknown') return { ...section, kind: kindOf({ named, ...section }, true) }
      const kind = kinds[at] ?? 'other'
      // A summary comes before the work and the education, or is in the other column.
      const isLate = sections.slice(0, at).some(before => isHistory(before) && asideOf(before) === asideOf(section))
      return { ...section, kind: kind === 'summary' && isLate ? 'other' : kind }
    }),
  )
}

/** If there is no work section, sections of dated positions become work sections, whatever their headings. */
function withWork(sections: Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'experience')) return sections
  return sections.map(section => {
    const isWork = section.kind === 'other' && section.heading && contentKind(section.lines) === 'experience'
    return isWork ? { ...section, kind: 'experience' } : section
  })
}

const isHistory = ({ named }: SectionStart) => named === 'experience' || named === 'education'

const asideOf = ({ heading, lines: [first] }: Pick<SectionStart, 'heading' | 'lines'>) => (heading ?? first)?.aside

/** True for a line in smaller type than every known heading of its column: this is a heading within a section. */
function isSubtitle(line: Line, known: Line[]): boolean {
  const sizes = known.filter(({ aside }) => aside === line.aside).map(({ size }) => size)
  return sizes.length >= 2 && line.size < Math.min(...sizes) * smaller
}

const smaller = 0.95

/** The minimum probability of a heading. A lower value made the reading of real resumes worse. */
const likely = 0.7
/** The minimum probability of a heading for a line in the style of other headings. */
const likelyInLook = 0.12

function ofContent(sections: SectionStart[]): Section[] {
  const at = sections.findIndex(isHistory)
  return sections
    .map(({ named, ...section }, index) => ({ ...section, kind: kindOf({ named, ...section }, at < 0 || index < at) }))
    .flatMap(splitByContent)
}

/** Splits lines into a heading and the text beside it. `headings`: the headings in a left margin. */
export function partLines(lines: Line[]) {
  const margin = partMarginHeadings(lines)
  const beside = headingsBeside(margin.lines)
  const body = bodySize(lines)
  return { lines: margin.lines.flatMap(line => partHeading(line, body, beside)), headings: margin.headings }
}

/** The kind of a section by its heading, or by its lines if the heading is unknown or has another meaning here. */
function kindOf({ named, lines }: SectionStart, early: boolean): Section['kind'] {
  if (named === undefined) return 'top'
  if (named === 'languages' && listsTechnologies(lines)) return 'skills'
  if (named !== 'unknown') return named
  const kind = contentKind(lines) ?? 'other'
  return kind === 'summary' && !early ? 'other' : kind // A summary comes before the work and the education.
}

/** Splits off a heading to the left of its section's first line. */
function partHeading(line: Line, body: number, beside: Set<Line>): Line[] {
  const cells = partFirst(line)
  const [first, ...others] = cells
  const [second] = others
  if (!first || !second || line.bullet || !headingKind(first.text)) return [line]
  const loud = beside.has(line) || isLoud(first, body) || (first.bold && !second.bold && line.cells.length > 2)
  if (!loud || (first.text.endsWith(':') && !beside.has(line))) return [line]
  return [withCells(line, [first]), { ...withCells(line, others), gap: topGap }]
}

/** Lines that begin with a heading in a column of headings: at least three such lines have the same left edges. */
function headingsBeside(lines: Line[]): Set<Line> {
  const begun = lines.filter(line => !line.bullet && line.cells.length > 1 && headingKind(line.cells[0]?.text ?? ''))
  const near = (one: number | undefined, other: number | undefined) => Math.abs((one ?? 0) - (other ?? 0)) < 3
  const like = (one: Line, other: Line) => near(one.x, other.x) && near(one.cells[1]?.x, other.cells[1]?.x)
  return new Set(begun.filter(line => begun.filter(other => like(line, other)).length >= 3))
}

/** Splits a heading from text on the same line without a gap: where the typeface changes, or where capitals end. */
function partFirst(line: Line): Segment[] {
  const [first, ...others] = line.cells
  if (!first) return line.cells
  const small = first.words.findIndex(word => /\p{Ll}/u.test(word.text))
  const other = first.words.findIndex(word => word.font !== first.words[0]?.font && /\p{L}/u.test(word.text))
  const end = small > 0 && first.bold ? small : other
  if (end < 1) return line.cells
  return [segmentOf(first.words.slice(0, end)), segmentOf(first.words.slice(end)), ...others]
}

/** The lines of a section, without a first line that is the last word of a heading that wraps. */
export function belowHeading({ heading, lines }: Section): Line[] {
  const [first, second] = lines
  const isLike = (line: Line | undefined) => line?.font === heading?.font && line?.size === heading?.size
  const isWrapped =
    first && !first.text.includes(' ') && isLike(first) && !isLike(second) && !technologyNamed(first.text)
  return isWrapped ? lines.slice(1) : lines
}

import type { SectionKind } from '../../language/resumes.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { type Line, topGap, withCells } from './lines.ts'
import { type Placed, type Segment, segmentOf } from './segments.ts'

/** A heading and the lines below it. The lines above the first heading of a column are its `top`. */
export type Section = { kind: SectionKind | 'top'; heading: Line | undefined; lines: Line[] }

/** Divides lines at their headings: known headings that look like one, and lines of the same look. */
export function divide(lines: Line[]): Section[] {
  const body = bodySize(lines)
  const plainly = lines.filter(line => isPlainHeading(line, body)).length
  const looks = headingLooks(lines, body)
  const beside = headingsBeside(lines)
  const parted = lines.flatMap(line => partHeading(line, body, beside))
  const sections: Section[] = []
  let aside: boolean | undefined
  for (const [index, line] of parted.entries()) {
    const below = parted.slice(index + 1, index + 3)
    const headsEntry = below.some(next => next.gap < closeBelow && findDates(next.text).length > 0)
    const kind = kindOf(line, { body, looks, strict: plainly >= 3, headsEntry })
    if (kind) sections.push({ kind, heading: line, lines: [] })
    else if (aside !== line.aside) sections.push({ kind: 'top', heading: undefined, lines: [line] })
    else sections.at(-1)?.lines.push(line)
    aside = line.aside
  }
  return sections
}

/** Letter heights: the header of an entry is closer than this above its dates, a heading further below the text. */
const closeBelow = 1.7
const farBelow = 1.25
/** Letter heights: the gap above a line that stands apart. */
const apart = 1.5
/** The ratio to the body's letter size above which letters stand out. */
const larger = 1.06

/** The most frequent letter size. */
export function bodySize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10
}

/** True for a text in capitals with at least two in a row. */
export function isCapitals(text: string) {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** `headsEntry`: the line stands above dates, so it may look like a heading without being one. */
type Looks = { body: number; looks: Set<string>; strict: boolean; headsEntry: boolean }

/** The kind of a heading. With `strict` (three headings are large or in capitals), bold type alone makes none. */
function kindOf(line: Line, { body, looks, strict, headsEntry }: Looks): SectionKind | undefined {
  if (line.bullet || line.cells.length > 1) return undefined
  const kind = headingKind(line.text)
  if (kind && (strict ? isPlainHeading(line, body) : standsOut(line, body))) return kind
  const known = looks.has(lookOf(line))
  if (kind && known) return kind
  const short = line.text.length < 50 && !/[.,;:]$|\d|:\s/.test(line.text)
  return known && !headsEntry && short && line.gap > farBelow ? 'other' : undefined
}

function isPlainHeading(line: Line, body: number) {
  const alone = !line.bullet && line.cells.length === 1 && headingKind(line.text) !== undefined
  return alone && isLoud(line, body)
}

function standsOut(line: Line, body: number) {
  const capital = /^[^\p{L}]*\p{Lu}/u.test(line.text)
  return isLoud(line, body) || (capital && (line.bold || line.gap > apart || /:$/.test(line.text)))
}

const isLoud = ({ text, size }: Placed, body: number) => isCapitals(text) || size > body * larger

const lookOf = (line: Line) =>
  [Math.round(line.size * 2), line.font, isCapitals(line.text) ? 'CAPITALS' : '', line.aside].join(' ')

/** The looks of headings: most lines of the look, and at least two, are known headings. */
function headingLooks(lines: Line[], body: number): Set<string> {
  const all = new Map<string, { headings: number; lines: number }>()
  for (const line of lines) {
    if (line.bullet || line.cells.length > 1) continue
    const look = all.get(lookOf(line)) ?? { headings: 0, lines: 0 }
    look.lines += 1
    if (headingKind(line.text) && standsOut(line, body)) look.headings += 1
    all.set(lookOf(line), look)
  }
  const telling = [...all].filter(([, look]) => look.headings >= 2 && look.headings >= look.lines * mostLines)
  return new Set(telling.map(([look]) => look))
}

const mostLines = 0.6

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
  const small = first.words.findIndex(word => !isCapitals(word.text))
  const end = small > 0 && first.bold ? small : first.words.findIndex(word => word.font !== first.words[0]?.font)
  if (end < 1) return line.cells
  return [segmentOf(first.words.slice(0, end)), segmentOf(first.words.slice(end)), ...others]
}

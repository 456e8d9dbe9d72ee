import type { SectionKind } from '../../language/resumes.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { type Line, withCells } from './lines.ts'
import { type Segment, segmentOf } from './segments.ts'

/** A heading and the lines below it. What stands above the first heading of a column is its `top`. */
export type Section = { kind: SectionKind | 'top'; heading: Line | undefined; lines: Line[] }

/** Divides lines at their headings: lines that say so and look so, and lines that look like those. */
export function divide(lines: Line[]): Section[] {
  const body = bodySize(lines)
  const plainly = lines.filter(line => isPlainHeading(line, body)).length
  const looks = headingLooks(lines, body)
  const sections: Section[] = []
  let aside: boolean | undefined
  const beside = headingsBeside(lines)
  const parted = lines.flatMap(line => partHeading(line, body, beside))
  for (const [index, line] of parted.entries()) {
    const headsEntry = parted
      .slice(index + 1, index + 3)
      .some(next => next.gap < 1.7 && findDates(next.text).length > 0)
    const kind = kindOf(line, { body, looks, strict: plainly >= 3, headsEntry })
    if (kind) sections.push({ kind, heading: line, lines: [] })
    else if (aside !== line.aside) sections.push({ kind: 'top', heading: undefined, lines: [line] })
    else sections.at(-1)?.lines.push(line)
    aside = line.aside
  }
  return sections
}

/** The size of most letters. */
export function bodySize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10
}

/** All capitals, of two letters at least. */
export function isCapitals(text: string) {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** What stands above dates `headsEntry`: it may look like a heading without being one. */
type Looks = { body: number; looks: Set<string>; strict: boolean; headsEntry: boolean }

/** Where three headings are large or in capitals, bold type alone makes no heading. */
function kindOf(line: Line, { body, looks, strict, headsEntry }: Looks): SectionKind | undefined {
  if (line.bullet || line.cells.length > 1) return undefined
  const kind = headingKind(line.text)
  if (kind && (strict ? isPlainHeading(line, body) : standsOut(line, body))) return kind
  const known = looks.has(lookOf(line))
  if (kind && known) return kind
  return known && !headsEntry && line.text.length < 50 && line.gap > 1.25 && !/[.,;:]$|\d|:\s/.test(line.text)
    ? 'other'
    : undefined
}

function isPlainHeading(line: Line, body: number) {
  const alone = !line.bullet && line.cells.length === 1 && headingKind(line.text) !== undefined
  return alone && (isCapitals(line.text) || line.size > body * 1.06)
}

function standsOut(line: Line, body: number) {
  const capital = /^[^\p{L}]*\p{Lu}/u.test(line.text)
  return (
    isCapitals(line.text) ||
    line.size > body * 1.06 ||
    (capital && (line.bold || line.gap > 1.5 || /:$/.test(line.text)))
  )
}

const lookOf = (line: Line) =>
  [Math.round(line.size * 2), line.font, isCapitals(line.text) ? 'CAPITALS' : '', line.aside].join(' ')

/** Looks that belong to headings alone: three in four lines of that look, and two at least, are known headings. */
function headingLooks(lines: Line[], body: number): Set<string> {
  const all = new Map<string, { headings: number; lines: number }>()
  for (const line of lines) {
    if (line.bullet || line.cells.length > 1) continue
    const look = all.get(lookOf(line)) ?? { headings: 0, lines: 0 }
    look.lines += 1
    if (headingKind(line.text) && standsOut(line, body)) look.headings += 1
    all.set(lookOf(line), look)
  }
  const telling = [...all].filter(([, look]) => look.headings >= 2 && look.headings >= look.lines * 0.6)
  return new Set(telling.map(([look]) => look))
}

/** A heading may stand to the left of its section's first line. */
function partHeading(line: Line, body: number, beside: Set<Line>): Line[] {
  const cells = partFirst(line)
  const [first, ...others] = cells
  const [second] = others
  if (!first || !second || line.bullet || !headingKind(first.text)) return [line]
  const loud =
    beside.has(line) ||
    isCapitals(first.text) ||
    first.size > body * 1.06 ||
    (first.bold && !second.bold && line.cells.length > 2)
  if (!loud || (first.text.endsWith(':') && !beside.has(line))) return [line]
  return [withCells(line, [first]), { ...withCells(line, others), gap: 9 }]
}

/** Lines that begin with a heading and go on where others do that begin with one: the headings are a column. */
function headingsBeside(lines: Line[]): Set<Line> {
  const begun = lines.filter(line => !line.bullet && line.cells.length > 1 && headingKind(line.cells[0]?.text ?? ''))
  const near = (one: number | undefined, other: number | undefined) => Math.abs((one ?? 0) - (other ?? 0)) < 3
  const like = (one: Line, other: Line) => near(one.x, other.x) && near(one.cells[1]?.x, other.cells[1]?.x)
  return new Set(begun.filter(line => begun.filter(other => like(line, other)).length >= 3))
}

/** Without a gap, another typeface or the end of the capitals parts a heading from the text beside it. */
function partFirst(line: Line): Segment[] {
  const [first, ...others] = line.cells
  if (!first) return line.cells
  const small = first.words.findIndex(word => !isCapitals(word.text))
  const end = small > 0 && first.bold ? small : first.words.findIndex(word => word.font !== first.words[0]?.font)
  if (end < 1) return line.cells
  return [segmentOf(first.words.slice(0, end)), segmentOf(first.words.slice(end)), ...others]
}

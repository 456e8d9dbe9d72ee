import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { nearHeadingKind } from '../text/nearHeadings.ts'
import type { SectionKind } from '../words/resumes.ts'
import { type Line, topGap, withCells } from './lines.ts'
import type { Segment } from './segments.ts'

/** The section kinds of heading lines; 'unknown' for a heading without a known kind. */
export type HeadingLines = Map<Line, SectionKind | 'unknown'>

/**
 * Separates headings in a left margin from the text of their sections beside them. The headings may be aligned left or
 * right, and may wrap. Without such a margin the lines are returned unchanged.
 */
export function partMarginHeadings(lines: Line[]): { lines: Line[]; headings: HeadingLines } {
  const headings: HeadingLines = new Map()
  const edge = textEdge(lines)
  if (edge === undefined) return { lines, headings }
  const groups = groupsOf(lines, edge)
  const known = groups.filter(group => kindOf(group) !== undefined)
  const looks = new Set(known.flatMap(group => group.cells.slice(0, 1).map(lookOf)))
  const parted = new Map<Line, Line[]>()
  for (const group of groups) {
    const like = group.cells[0] && looks.has(lookOf(group.cells[0])) && mayBeHeading(group)
    const kind = kindOf(group) ?? (like ? 'unknown' : undefined)
    const [first] = group.lines
    if (!kind || !first || group.cells.length !== group.lines.length) continue
    const heading = { ...withCells(first, group.cells.slice(0, 1)), text: group.text, bullet: false }
    headings.set(heading, kind)
    for (const [index, line] of group.lines.entries()) {
      const rest = line.cells.slice(1)
      const text = rest.length > 0 ? [{ ...withCells(line, rest), gap: index === 0 ? topGap : line.gap }] : []
      parted.set(line, index === 0 ? [heading, ...text] : text)
    }
  }
  return { lines: lines.flatMap(line => parted.get(line) ?? [line]), headings }
}

/** The margin cells of lines that follow each other closely, and their joined text. */
type Group = { lines: Line[]; cells: Segment[]; text: string }

/** In points: the tolerance for the left edge of text, and the maximum width of a margin. */
const inLine = 3
const widestMargin = 220
/** The minimum number of headings in a margin. */
const fewest = 3
/** In letter heights: the maximum distance between two baselines of one heading. */
const wrapped = 1.6

/** The left edge that the texts beside at least three headings have in common, if any. */
function textEdge(lines: Line[]): number | undefined {
  const begun = lines.filter(line => {
    const [first, second] = line.cells
    return !line.bullet && first && second && second.x - line.x < widestMargin && namesSection(lines, line)
  })
  const works = begun.some(line => /^(?:experience|education)$/.test(namesSection(lines, line) ?? ''))
  // 'Languages:' before a list may be a label among the skills, unless the margin also has 'Experience' or 'Education'.
  const isLabel = (line: Line) => !works && line.cells[0]?.text.endsWith(':')
  const beside = (line: Line) =>
    begun.filter(other => !isLabel(other) && near(secondEdge(other), secondEdge(line)) && sameMargin(other, line))
  const [best] = begun.filter(line => !isLabel(line) && beside(line).length >= fewest)
  return best && secondEdge(best)
}

const secondEdge = (line: Line) => line.cells[1]?.x ?? 0
const near = (one: number, other: number) => Math.abs(one - other) < inLine
const sameMargin = (one: Line, other: Line) =>
  near(one.x, other.x) || near(one.cells[0]?.right ?? 0, other.cells[0]?.right ?? -99)

/** The kind of section that the first cell of a line announces, alone or together with the cell below it. */
function namesSection(lines: Line[], line: Line): SectionKind | undefined {
  const text = line.cells[0]?.text ?? ''
  const below = lines[lines.indexOf(line) + 1]?.cells[0]?.text ?? ''
  return headingKind(text) ?? headingKind(`${text} ${below}`)
}

function groupsOf(lines: Line[], edge: number): Group[] {
  const groups: Group[] = []
  let open: Group | undefined
  for (const line of lines) {
    const cell = marginCell(line, edge)
    const goesOn = cell && open && follows(open, line, cell)
    if (cell && open && goesOn) {
      const text = `${open.text} ${cell.text}`.replace(/-\s(?=\p{Ll})/u, '')
      Object.assign(open, { lines: [...open.lines, line], cells: [...open.cells, cell], text })
    } else if (cell) {
      open = { lines: [line], cells: [cell], text: cell.text }
      groups.push(open)
    }
  }
  return groups.flatMap(splitGroup)
}

/** True for the next line of a heading, which need not be level with a line of the text beside it. */
function follows(open: Group, line: Line, cell: Segment): boolean {
  const last = open.cells.at(-1)
  if (!last || line.page !== last.page || cell.baseline - last.baseline > cell.size * wrapped) return false
  return kindOf(open) === undefined || /^(?:&|\p{Ll})/u.test(cell.text) || /[&,]$/.test(open.text)
}

/** Splits a group into its cells if a cell, but not the whole group, is a heading: the other cells are labels. */
function splitGroup(group: Group): Group[] {
  const alone = group.cells.some(({ text }) => headingKind(text) !== undefined)
  if (group.lines.length < 2 || kindOf(group) || !alone) return [group]
  return group.lines.map((line, index) => {
    const cell = group.cells[index]
    return { lines: [line], cells: cell ? [cell] : [], text: cell?.text ?? '' }
  })
}

function marginCell(line: Line, edge: number): Segment | undefined {
  const [first, second] = line.cells
  if (!first || line.bullet || first.right > edge - inLine) return undefined
  return second === undefined || second.x > edge - inLine ? first : undefined
}

const kindOf = ({ text }: Group) => headingKind(text) ?? nearHeadingKind(text)

const mayBeHeading = ({ text }: Group) => findDates(text).length === 0 && !/[\d@]|:./.test(text) && text.length < 50

const lookOf = ({ size, font, text }: Segment) => [Math.round(size * 2), font, /\p{Ll}/u.test(text)].join(' ')

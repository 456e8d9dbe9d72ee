import { findDates } from '../text/dates.ts'
import { bulletMark, rowsOf, type Segment } from './segments.ts'

/** Rows in reading order, or two sides of a grid that are read one after the other. */
export type GridPart = { rows: Segment[][] } | { left: Segment[]; right: Segment[] }

/**
 * Parts rows at the grids among them: entries that stand beside each other below one heading, so that dates stand beside
 * dates and items beside items. `isHeading` tells of a row that it heads what follows.
 */
export function partGrids(rows: Segment[][], gutter: number, isHeading: (row: Segment[]) => boolean): GridPart[] {
  const parts: GridPart[] = []
  const plain = (row: Segment[]) => {
    const last = parts.at(-1)
    if (last && 'rows' in last) last.rows.push(row)
    else parts.push({ rows: [row] })
  }
  for (const section of sectionsOf(rows, isHeading)) {
    const [first = [], ...others] = section
    const body = isHeading(first) ? others : section
    const left = body.flat().filter(segment => segment.x < gutter)
    const right = body.flat().filter(segment => segment.x >= gutter)
    if (areAlike(toRows(left), toRows(right))) {
      if (body !== section) plain(first)
      parts.push({ left, right })
    } else for (const row of section) plain(row)
  }
  return parts
}

const toRows = (segments: Segment[]) => rowsOf(segments, segment => segment.baseline)

function sectionsOf(rows: Segment[][], isHeading: (row: Segment[]) => boolean): Segment[][][] {
  const sections: Segment[][][] = []
  for (const row of rows) {
    const last = sections.at(-1)
    if (last && !isHeading(row)) last.push(row)
    else sections.push([row])
  }
  return sections
}

/** Sides are alike if rows beside each other are of one kind, and a stretch of dates stands beside another. */
function areAlike(left: Segment[][], right: Segment[][]): boolean {
  const kinds = kindsOf(right)
  const pairs = kindsOf(left).flatMap(({ kind, row }) => {
    const other = kinds.find(one => Math.abs((one.row[0]?.baseline ?? 0) - (row[0]?.baseline ?? 0)) < beside)
    return other ? [[kind, other.kind] as const] : []
  })
  const alike = pairs.filter(([one, other]) => one === other)
  const dated = alike.filter(([kind]) => kind === 'dates').length
  return pairs.length >= fewestPairs && dated > 0 && dated < alike.length && alike.length >= pairs.length * mostAlike
}

type Kind = 'dates' | 'item' | 'bold' | 'text'

/** The rows of a side with their kinds; what an item wraps is of its kind. */
function kindsOf(rows: Segment[][]): { kind: Kind; row: Segment[] }[] {
  const edge = Math.min(...rows.flatMap(([first]) => first?.x ?? []))
  let before: Kind | undefined
  return rows.map(row => {
    const kind = kindOf(row)
    const isRest = kind === 'text' && before === 'item' && (row[0]?.x ?? 0) > edge + indent
    before = isRest ? 'item' : kind
    return { kind: before, row }
  })
}

/** Points: the rest of an item stands further in than this. */
const indent = 4

function kindOf(row: Segment[]): Kind {
  const [first] = row
  if (row.some(segment => findDates(segment.text).some(date => date.range))) return 'dates'
  if (first && bulletMark.test(first.text)) return 'item'
  return first?.bold ? 'bold' : 'text'
}

/** Points: baselines closer than this stand side by side. */
const beside = 1.5
const fewestPairs = 3
const mostAlike = 0.6

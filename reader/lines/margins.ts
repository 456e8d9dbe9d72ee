import { baselineOf, type Word } from '../pages/layout.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { nearHeadingKind } from '../text/nearHeadings.ts'
import type { SectionKind } from '../words/resumes.ts'
import { edgesIn, inLine, runsAt } from './edges.ts'
import { rowsBeside } from './marginRows.ts'
import { rowsOf } from './segments.ts'

/** A page whose headings stand in a left margin, each with the words of its section. */
export type Margin = { x: number; above: Word[]; sections: MarginSection[]; below: Word[] }
export type MarginSection = { heading: Word[]; text: string; words: Word[] }

/**
 * Finds headings in a left margin on the words of a page: the white behind them may be as narrow as a space, and they may
 * stand level with the first line of their sections, beside their middle, or in circles. `before`: where the text began
 * beside the margin of the page before.
 */
export function marginOf(words: Word[], before?: number): Margin | undefined {
  const rows = rowsOf(words, baselineOf)
  for (const x of edgesIn(rows)) {
    const isSame = before !== undefined && Math.abs(before - x) < inLine * 2
    for (const [from, to] of runsAt(rows, x)) {
      const found = sectionsIn(rows.slice(from, to), x, isSame)
      if (!found) continue
      return { x, ...found, above: [...rows.slice(0, from).flat(), ...found.above], below: rows.slice(to).flat() }
    }
  }
  return undefined
}

/** The minimum number of known headings. */
const fewestHeadings = 3
/** Letter heights: lines of one heading are closer than this. */
const wrapped = 1.6
const longestHeading = 50

/** Words in the margin that follow each other closely in one look. */
type Group = { words: Word[]; look: string; text: string; kind: SectionKind | undefined }

function sectionsIn(rows: Word[][], x: number, isSame: boolean): Pick<Margin, 'above' | 'sections'> | undefined {
  const groups = groupsOf(rows.map(row => row.filter(word => word.x < x - inLine)).filter(row => row.length > 0))
  const told = groups.filter(({ kind }) => kind !== undefined)
  const [look] = [...new Set(told.map(group => group.look))].sort(
    (one, other) => countLook(told, other) - countLook(told, one),
  )
  const heads = groups.filter(group => group.look === look && mayBeHeading(group))
  const known = heads.filter(({ kind }) => kind !== undefined)
  const [first] = heads
  if (!first || known.length < (isSame ? 1 : fewestHeadings) || known.length < heads.length / 2) return undefined
  if (!isSame && !known.some(({ kind }) => kind === 'experience' || kind === 'education')) return undefined
  // The name may stand in the margin, too, above the headings; other text among these makes a side bar.
  const others = groups.filter(group => !heads.includes(group))
  if (others.some(group => groups.indexOf(group) > groups.indexOf(first))) return undefined
  const top = Math.max(...others.flatMap(({ words }) => words.map(baselineOf)), Number.NEGATIVE_INFINITY)
  const beside = rows.map(row => row.filter(word => word.x >= x - inLine)).filter(row => row.length > 0)
  const text = beside.filter(row => heightOf(row) > top)
  const starts = rowsBeside(heads.map(placeOf), text.map(heightOf), others.length === 0)
  if (!starts) return undefined
  const above = [...others.flatMap(({ words }) => words), ...beside.filter(row => heightOf(row) <= top).flat()]
  return {
    above: [...above, ...text.slice(0, starts[0]).flat()],
    sections: heads.map(({ words, text: heading }, index) => ({
      heading: words,
      text: heading,
      words: text.slice(starts[index], starts[index + 1]).flat(),
    })),
  }
}

const heightOf = ([word]: Word[]) => (word ? baselineOf(word) : 0)
const countLook = (groups: Group[], look: string) => groups.filter(group => group.look === look).length

function groupsOf(rows: Word[][]): Group[] {
  const groups: { words: Word[]; look: string }[] = []
  for (const row of rows) {
    const [first] = row
    const last = groups.at(-1)
    const above = last?.words.at(-1)
    if (!first) continue
    const look = `${Math.round(first.h * 2)} ${first.font}`
    const isClose = above && baselineOf(first) - baselineOf(above) < first.h * wrapped
    if (last && isClose && last.look === look) last.words.push(...row)
    else groups.push({ words: [...row], look })
  }
  return groups.map(({ words, look }) => ({ words, look, ...headingOf(words) }))
}

/** The text of a heading, whose words may be broken where the margin ends, without any hyphen. */
function headingOf(words: Word[]): Pick<Group, 'text' | 'kind'> {
  const text = words.map(word => word.text).join(' ')
  const whole = text.replace(/[-\u2010]\s(?=\p{Ll})/gu, '')
  const lines = rowsOf(words, baselineOf).map(row => row.map(word => word.text).join(' '))
  for (const spelt of [whole, lines.join('')]) {
    const kind = headingKind(spelt)
    if (kind) return { text: spelt, kind }
  }
  return { text: whole, kind: nearHeadingKind(whole) }
}

const mayBeHeading = ({ text }: Group) =>
  findDates(text).length === 0 && !/[\d@]|:./.test(text) && text.length < longestHeading && /\p{L}/u.test(text)

function placeOf({ words }: Group) {
  const heights = words.map(baselineOf)
  return { first: Math.min(...heights), last: Math.max(...heights) }
}

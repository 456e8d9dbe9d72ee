import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { nearHeadingKind } from '../text/nearHeadings.ts'
import { isTitle } from '../text/titles.ts'
import type { SectionKind } from '../words/resumes.ts'
import type { Line } from './lines.ts'
import type { PlacedWord } from './segments.ts'

/**
 * The way to recognise headings. `scored`: known headings that look like headings, and lines that the trained models
 * recognise. `byContent`: known and nearly known headings, known headings that look like body text, and other lines
 * that look like headings; sections without a heading are recognised by their lines.
 */
export type HeadingsWay = 'scored' | 'byContent'

/** The features of the headings of a document. */
type HeadingSigns = {
  way: HeadingsWay
  body: number
  /** The styles of headings, as returned by `lookOf`. */
  looks: Set<string>
  /** True if three known headings are large or in capitals, so that bold type alone makes no line a heading. */
  loudly: boolean
  /** True if too few known headings stand out, so that known headings may look like body text. */
  plainly: boolean
}

export function headingSigns(lines: Line[], way: HeadingsWay): HeadingSigns {
  const body = bodySize(lines)
  const known = lines.filter(line => isAlone(line) && headingKind(line.text) !== undefined)
  const loud = known.filter(line => isLoud(line, body)).length
  const looks = headingLooks(lines, {
    body,
    ...(way === 'scored' || loud >= fewestHeadings ? strictLooks : looseLooks),
  })
  const plainly = way === 'byContent' && known.filter(line => standsOut(line, body)).length < fewestHeadings
  return { way, body, looks, loudly: loud >= fewestHeadings, plainly }
}

/** The minimum number of headings that stand out. With fewer, the document marks its headings in another way. */
const fewestHeadings = 3

/** The section kind of a line that is a heading; 'unknown' for an unknown heading. `below`: the next two lines. */
export function headingAt(line: Line, below: Line[], signs: HeadingSigns): SectionKind | 'unknown' | undefined {
  if (!isAlone(line)) return undefined
  const { body, looks, loudly, plainly, way } = signs
  const kind = headingKind(line.text)
  if (kind && (loudly ? isLoud(line, body) : standsOut(line, body))) return kind
  const known = looks.has(lookOf(line))
  if (kind && (known || (plainly && isCapitalized(line.text)))) return kind
  const apart = line.gap > farBelow && (!headsEntry(below) || (way === 'byContent' && known && !isTitle(line.text)))
  const near = apart && (known || isLoud(line, body)) ? nearHeadingKind(line.text) : undefined
  if (near) return near
  const short = line.text.length < 50 && !/[.,;:]$|\d|:\s/.test(line.text)
  return known && apart && short ? 'unknown' : undefined
}

/** True if dates follow a line: this line is the header of an entry, even if it looks like a heading. */
const headsEntry = (below: Line[]) => below.some(next => next.gap < closeBelow && findDates(next.text).length > 0)

/** In letter heights: the maximum gap between a header and its dates, and the minimum gap above a heading. */
const closeBelow = 1.7
const farBelow = 1.25
/** In letter heights: a capitalized line with a larger gap above it stands out. */
const apartFrom = 1.5
/** The ratio to the body's letter size above which letters stand out. */
const larger = 1.06

const isAlone = (line: Line) => !line.bullet && line.cells.length === 1
const isCapitalized = (text: string) => /^[^\p{L}]*\p{Lu}/u.test(text)

/** The most frequent letter size. */
export function bodySize(lines: Line[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10
}

/** True for text in capitals or in letters larger than those of the body text. */
export const isLoud = ({ text, size }: Pick<PlacedWord, 'text' | 'size'>, body: number) =>
  isCapitals(text) || size > body * larger

function standsOut(line: Line, body: number) {
  return isLoud(line, body) || (isCapitalized(line.text) && (line.bold || line.gap > apartFrom || /:$/.test(line.text)))
}

const lookOf = (line: Line) =>
  [Math.round(line.size * 2), line.font, isCapitals(line.text) ? 'CAPITALS' : '', line.aside].join(' ')

/** The styles (large or in capitals) in which at least half of the lines are headings. `kinds`: each line's kind. */
export function looksOf(lines: Line[], kinds: (SectionKind | 'unknown' | undefined)[]): Set<string> {
  const body = bodySize(lines)
  const counts = new Map<string, { headings: number; lines: number }>()
  for (const [at, line] of lines.entries()) {
    if (!isAlone(line) || !isLoud(line, body)) continue
    const look = exactLookOf(line)
    const count = counts.get(look) ?? { headings: 0, lines: 0 }
    count.lines += 1
    if (kinds[at]) count.headings += 1
    counts.set(look, count)
  }
  return new Set(
    [...counts].filter(([, one]) => one.headings >= 2 && one.headings >= one.lines / 2).map(([look]) => look),
  )
}

/** True for a line in one of the given styles that has a gap above it and is no header of an entry. */
export const isInLook = (line: Line, below: Line[], looks: Set<string>) =>
  looks.has(exactLookOf(line)) &&
  isAlone(line) &&
  line.gap > farBelow &&
  findDates(line.text).length === 0 &&
  !headsEntry(below)

const exactLookOf = (line: Line) => `${lookOf(line)} ${line.size.toFixed(1)}`

type LookThreshold = { fewest: number; share: number }

/** The styles that have at least `fewest` different known headings, in at least a `share` of the style's lines. */
function headingLooks(lines: Line[], { body, fewest, share }: LookThreshold & { body: number }): Set<string> {
  const all = new Map<string, { headings: Set<string>; lines: number }>()
  for (const line of lines.filter(isAlone)) {
    const look = all.get(lookOf(line)) ?? { headings: new Set(), lines: 0 }
    look.lines += 1
    if (headingKind(line.text) && standsOut(line, body)) look.headings.add(line.text)
    all.set(lookOf(line), look)
  }
  const looks = [...all].filter(([, look]) => look.headings.size >= fewest && look.headings.size >= look.lines * share)
  return new Set(looks.map(([look]) => look))
}

const strictLooks: LookThreshold = { fewest: 2, share: 0.6 }
const looseLooks: LookThreshold = { fewest: 1, share: 0.35 }

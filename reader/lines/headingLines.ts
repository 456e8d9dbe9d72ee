import { isCapitals } from '../text/capitals.ts'
import { findDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { nearHeadingKind } from '../text/nearHeadings.ts'
import { isTitle } from '../text/titles.ts'
import type { SectionKind } from '../words/resumes.ts'
import type { Line } from './lines.ts'
import type { PlacedWord } from './segments.ts'

/**
 * The way to recognise headings. `scored`: known headings that look like one, and lines that the trained models
 * take for headings. `byContent`: known headings and nearly known ones, lines in a look of theirs, known ones in the look
 * of the text; sections without a heading are recognised by their lines.
 */
export type HeadingsWay = 'scored' | 'byContent'

/** Signs of the headings of a document. */
type HeadingSigns = {
  way: HeadingsWay
  body: number
  /** The looks of headings. */
  looks: Set<string>
  /** Three known headings are large or in capitals, so bold type alone makes none. */
  loudly: boolean
  /** No heading stands out, so that known ones are set like the text. */
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

/** Below this number of headings that stand out, the document marks them another way. */
const fewestHeadings = 3

/** The kind of the section that a line heads; `unknown` for a heading that names none. `below`: the next two lines. */
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

/** The header of an entry may look like a heading, but dates follow it. */
const headsEntry = (below: Line[]) => below.some(next => next.gap < closeBelow && findDates(next.text).length > 0)

/** Letter heights: the header of an entry is closer than this above its dates, a heading further below the text. */
const closeBelow = 1.7
const farBelow = 1.25
/** Letter heights: the gap above a line that stands apart. */
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

/** True for capitals and for letters larger than the body's. */
export const isLoud = ({ text, size }: Pick<PlacedWord, 'text' | 'size'>, body: number) =>
  isCapitals(text) || size > body * larger

function standsOut(line: Line, body: number) {
  return isLoud(line, body) || (isCapitalized(line.text) && (line.bold || line.gap > apartFrom || /:$/.test(line.text)))
}

const lookOf = (line: Line) =>
  [Math.round(line.size * 2), line.font, isCapitals(line.text) ? 'CAPITALS' : '', line.aside].join(' ')

/** The looks that only headings have, larger than the text or in capitals. Some headings are known already. */
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

/** True for a line in one of these looks that stands apart from the text above, and is not the header of an entry. */
export const isInLook = (line: Line, below: Line[], looks: Set<string>) =>
  looks.has(exactLookOf(line)) &&
  isAlone(line) &&
  line.gap > farBelow &&
  findDates(line.text).length === 0 &&
  !headsEntry(below)

const exactLookOf = (line: Line) => `${lookOf(line)} ${line.size.toFixed(1)}`

type Telling = { fewest: number; share: number }

/** The looks in which at least `fewest` lines, and a `share` of all, are different known headings. */
function headingLooks(lines: Line[], { body, fewest, share }: Telling & { body: number }): Set<string> {
  const all = new Map<string, { headings: Set<string>; lines: number }>()
  for (const line of lines.filter(isAlone)) {
    const look = all.get(lookOf(line)) ?? { headings: new Set(), lines: 0 }
    look.lines += 1
    if (headingKind(line.text) && standsOut(line, body)) look.headings.add(line.text)
    all.set(lookOf(line), look)
  }
  const telling = [...all].filter(
    ([, look]) => look.headings.size >= fewest && look.headings.size >= look.lines * share,
  )
  return new Set(telling.map(([look]) => look))
}

const strictLooks: Telling = { fewest: 2, share: 0.6 }
const looseLooks: Telling = { fewest: 1, share: 0.35 }

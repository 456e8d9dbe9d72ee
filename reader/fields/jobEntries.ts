import { bestOf } from '../choose.ts'
import type { Line } from '../lines/lines.ts'
import { isCapitals } from '../text/capitals.ts'
import type { DateRange } from '../text/dates.ts'
import { isNamedForWork, isOccupation, isTitle, titleScore } from '../text/titles.ts'
import { bodyLook, goesOnFromBullet, isFurtherIn, type Look, mayHead, sameLook, sameText } from './headerLines.ts'
import { isUnfinished, wrapped } from './headerWraps.ts'
import { anchorsOf, datesIn } from './jobAnchors.ts'
import { contrastOf, partsOf, unlike } from './jobParts.ts'
import { piecesOf } from './jobPieces.ts'
import { type Span, undatedAmong } from './undatedEntries.ts'

/** An entry of a section: the lines of the header, the lines below the header, and the dates. */
export type Entry = { header: Line[]; body: Line[]; dates: DateRange | undefined }

/** Divides lines into entries: at lines with dates, else at lines that look different from the text below. */
export function entriesOf(lines: Line[]): Entry[] {
  const anchors = anchorsOf(lines)
  if (anchors.length === 0) return undatedEntries(lines)
  const body = bodyLook(lines)
  const above = linesAbove(lines, anchors, body)
  const spans = anchors.map((anchor, index) => {
    const earliest = (anchors[index - 1] ?? -1) + 1
    const clear = lines.slice(earliest, anchor).some(line => line.bullet || isFurtherIn(line, lines[anchor]))
    const start = headerStart(lines, { anchor, earliest, most: index === 0 || clear ? mostAbove : above, body })
    return { anchor, start }
  })
  const dated = withGroupHeads(lines, spans, body)
  const all = [...dated, ...undatedAmong(lines, dated, body)].sort((one, other) => one.start - other.start)
  return all.map(({ anchor, start }, index) => {
    const next = all[index + 1]?.start ?? lines.length
    const end = headerEnd(lines, { start, anchor, next, body })
    const line = lines[anchor]
    const dates = line ? datesIn(line) : []
    const range = dates.find(date => date.range) ?? dates[0]
    return { header: lines.slice(start, end), body: lines.slice(end, next), dates: range }
  })
}

/** Adds to an entry the line above that looks like another entry's first line: the employer of several positions. */
function withGroupHeads(lines: Line[], spans: Span[], body: Look | undefined): Span[] {
  const heads = spans.flatMap(({ start, anchor }) => (start === anchor - 1 ? (lines[start] ?? []) : []))
  const loud = heads.filter(line => body && !sameLook(line, body))
  return spans.map(({ start, anchor }, index) => {
    const [line, first] = [lines[start - 1], lines[start]]
    const isOwn = start - 1 > (spans[index - 1]?.anchor ?? -1)
    const isHead =
      loud.some(head => line && sameLook(head, line) && Math.abs(head.x - line.x) < 5) &&
      mayHead(lines, start - 1, anchor)
    const isLike = line && first && sameLook(line, first)
    return start === anchor && isOwn && isHead && !isLike ? { anchor, start: start - 1 } : { anchor, start }
  })
}

/** The maximum number of header lines above the dates. */
const mostAbove = 4

/** In letter heights: a larger gap ends a complete header (`besideHeader`) or an incomplete header (`besideFirst`). */
const besideHeader = 2.3
const besideFirst = 3.2
/** In letter heights: the gap that is assumed at a page break. Only an incomplete header continues after it. */
const atPageBreak = 3
const anotherPart = 2.6
const looseBelow = 1.5
const looseAbove = 1.6
/** A line belongs to the entry above if the gap above the line is less than this share of the gap below the line. */
const nearer = 0.7
/** In letter heights: the tolerance for equal distances between lines. */
const uneven = 0.15

/** The number of header lines above the dates in most entries of the section; the first entry decides a tie. */
function linesAbove(lines: Line[], anchors: number[], body: Look | undefined): number {
  const counts = anchors.map((anchor, index) => {
    const earliest = (anchors[index - 1] ?? -1) + 1
    return Math.min(3, anchor - headerStart(lines, { anchor, earliest, most: mostAbove, body }))
  })
  if (beginsDated(lines, anchors)) return 0
  const votes = (count: number) => counts.filter(other => other === count).length + (count === counts[0] ? 0.5 : 0)
  return bestOf(counts, votes) ?? 0
}

/** True for a section that begins with dates and has similar lines below its first and its last dates. */
function beginsDated(lines: Line[], anchors: number[]): boolean {
  const [first, last] = [anchors[0] ?? 0, anchors.at(-1) ?? 0]
  const [below, lastBelow] = [lines[first + 1], lines[last + 1]]
  const after = anchors.map((anchor, index) => (anchors[index + 1] ?? lines.length) - anchor - 1)
  const areEven = anchors.length > 2 && after.every(count => count === after[0]) && after[0] === 1
  if (first === 0 && areEven) return true
  if (first !== 0 || last === 0 || !below || !lastBelow || below.bullet || lastBelow.bullet) return false
  const isAlike = below.bold === lastBelow.bold && Math.abs(below.size - lastBelow.size) < 0.4
  return isAlike && lastBelow.gap < sameText && Math.abs(below.x - lastBelow.x) < 5
}

type Above = { anchor: number; earliest: number; most: number; body: Look | undefined }

function headerStart(lines: Line[], { anchor, earliest, most, body }: Above): number {
  let start = anchor
  while (start > earliest && anchor - start < most) {
    const above = lines[start - 1]
    const below = lines[start]
    if (!above || !below) break
    const looksLikeBody = body && sameLook(above, body)
    const goesOn =
      body && !looksLikeBody && /^\p{Ll}.*[^.;]$/u.test(above.text) && above.text.length < 30 && above.gap < wrapped
    if (!goesOn && !mayHead(lines, start - 1, anchor, body)) break
    if (below.gap > anotherPart && start !== anchor && above.page === below.page) break
    // A line that is much nearer to the text above belongs to the entry above.
    const stays = above.page === below.page && below.gap > anotherPart && above.gap < below.gap * nearer
    if (start === anchor && earliest > 0 && stays) break
    const endsBody = earliest > 0 && looksLikeBody && !isTitle(above.text) && below.gap > looseBelow
    if (endsBody && above.gap < below.gap - uneven) break
    start -= 1
  }
  while (start > earliest && goesOnInNext(lines, start - 1)) start -= 1
  return start
}

/** True for a header line that wraps in the middle of a name: 'Clerk - Alden Bank for'. */
function goesOnInNext(lines: Line[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]]
  if (!line || !next || line.bullet || next.bullet || next.gap >= wrapped) return false
  return sameLook(line, next) && isUnfinished(line.text) && line.text.length < 90 && /^\p{Lu}/u.test(line.text)
}

type Below = { start: number; anchor: number; next: number; body: Look | undefined }

function headerEnd(lines: Line[], { start, anchor, next, body }: Below): number {
  let end = anchor + 1
  // A line with only a town is not counted.
  const linesBelow = () => lines.slice(anchor + 1, end).filter(line => piecesOf(line).length > 0).length
  while (end < next && linesBelow() < mostBelow) {
    const line = lines[end]
    if (line && goesOnInNext(lines, end - 1) && /^\p{Ll}|^\(/u.test(line.text)) {
      end += 1
      continue
    }
    const complete = isComplete(lines.slice(start, end))
    if (!line || !(mayHead(lines, end, anchor, body) || (!complete && isTitleBelow(line, lines[end - 1])))) break
    const isWrapped = line.text.length > fewestOfWrapped && lines[end + 1] && sameLook(line, lines[end + 1] ?? line)
    if (/:$/.test(line.text) && !isWrapped && !isTitle(line.text) && !isNamedForWork(line.text)) break // 'My tasks were:'
    if (gapAbove(lines, end) > (complete ? besideHeader : besideFirst)) break
    const plain = body !== undefined && sameLook(line, body) && !isCapitals(line.text)
    if (plain && wrapsOn(lines, end)) break
    const bulletsFollow = end + 1 >= next || lines[end + 1]?.bullet === true
    const place = piecesOf(line).some(piece => piece.placed) && !piecesIn(lines, start, end).some(piece => piece.placed)
    const short = line.text.length < (place ? 60 : 50)
    if (plain && complete && !((bulletsFollow || place) && short)) break
    if (plain && line.text.length > 80) break
    if (complete && piecesOf(line).some(part => part.text.split(' ').length > 9)) break
    end += 1
  }
  return end
}

/** The maximum number of header lines below the dates. */
const mostBelow = 2

/** In characters: a longer line with a colon at its end may be a name that wraps to the next line. */
const fewestOfWrapped = 60

/** True for an indented title below the firm. */
const isTitleBelow = (line: Line, firm: Line | undefined) =>
  !line.bullet &&
  isFurtherIn(line, firm) &&
  line.gap < sameText &&
  line.text.length < longestTitle &&
  !/[.;:]$/.test(line.text) &&
  piecesOf(line).some(({ text }) => isNamedForWork(text) || titleScore(text) >= 2)

/** In characters: the maximum length of a title below a firm. */
const longestTitle = 70

const piecesIn = (lines: Line[], start: number, end: number) => lines.slice(start, end).flatMap(piecesOf)

/** True for a header of at least two pieces, if a piece is a known title or the pieces clearly differ in kind. */
function isComplete(header: Line[]): boolean {
  const parts = partsOf(header)
  const known = parts.some(part => titleScore(part.text) > 0)
  return parts.length >= 2 && (known || contrastOf(parts).apart > unlike)
}

/** The distance from the baseline above, in letter heights of the larger of the two lines. */
function gapAbove(lines: Line[], index: number): number {
  const [before, line] = [lines[index - 1], lines[index]]
  if (!line || !before) return 0
  if (before.page !== line.page) return atPageBreak
  const below = line.baseline - before.baseline
  return below > 0 ? Math.min(line.gap, below / line.size) * Math.min(1, line.size / before.size) : line.gap
}

/** True for a line of prose that continues with a small letter in the next line. */
function wrapsOn(lines: Line[], index: number): boolean {
  const [line, next] = [lines[index], lines[index + 1]]
  return Boolean(
    line && next && !next.bullet && next.gap < sameText && sameLook(line, next) && /^\p{Ll}/u.test(next.text),
  )
}

/** Finds entries without dates. Each entry begins at a line that looks different from the text before and after it. */
function undatedEntries(lines: Line[]): Entry[] {
  const body = bodyLook(lines)
  const starts = lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const named = isTitle(line.text) || piecesOf(line).some(({ text }) => isOccupation(text))
    const loud = body === undefined || !sameLook(line, body) || named
    const fresh = !before || before.bullet || goesOnFromBullet(lines, index - 1) || line.gap > looseAbove
    return mayHead(lines, index, index) && loud && fresh && line.text.length < 90 ? [index] : []
  })
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? lines.length
    const end = headerEnd(lines, { start, anchor: start, next, body })
    return { header: lines.slice(start, end), body: lines.slice(end, next), dates: undefined }
  })
}

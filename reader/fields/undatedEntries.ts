import type { Line } from '../lines/lines.ts'
import { isNamedForWork, isTitle } from '../text/titles.ts'
import { isFurtherIn, type Look, leadOf, mayHead, sameLook, sameText } from './headerLines.ts'
import { contrastOf, partsOf, unlike } from './jobParts.ts'
import { piecesOf } from './jobPieces.ts'

/** `start`: the first line of an entry. `anchor`: the line with its dates, else its first line. */
export type Span = { anchor: number; start: number }

/**
 * Finds entries without dates among entries with dates. The first line of such an entry contains a title and has the
 * left edge and style of other first lines, or the entry is between indented or bulleted texts.
 */
export function undatedAmong(lines: Line[], spans: Span[], body: Look | undefined): Span[] {
  const starts = spans.flatMap(({ start }) => lines[start] ?? [])
  const heads = starts.filter(line => body && !sameLook(line, body))
  const inHeader = new Set(spans.flatMap(({ start, anchor }) => [start, start + 1, anchor, anchor + 1]))
  const isSetOff = (line: Line | undefined) =>
    line?.bullet === true || starts.every(start => isFurtherIn(line ?? start, start))
  const found: Span[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const goesOn = before && inHeader.has(index - 1) && !before.bullet && line.gap < sameText
    const last = found.at(-1)
    if (inHeader.has(index) || goesOn || (last && index <= last.anchor + 1)) continue
    if (line.text.length >= 90 || !mayHead(lines, index, index, body)) continue
    const isHead = heads.some(head => sameLook(head, line) && Math.abs(leadOf(head) - leadOf(line)) < 5)
    const telling = piecesOf(line).some(({ text }) => isNamedForWork(text) || (isTitle(text) && !text.includes(' ')))
    if ((isHead && telling) || isBetween(lines, index, { starts, isSetOff }))
      found.push({ anchor: index, start: index })
  }
  return found
}

type Setting = { starts: Line[]; isSetOff: (line: Line | undefined) => boolean }

/** True for one or two lines with title and firm, at the left edge of headers, between indented or bulleted texts. */
function isBetween(lines: Line[], index: number, { starts, isSetOff }: Setting): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
  if (!line || (before && !isSetOff(before)) || isSetOff(line)) return false
  if (!starts.some(start => Math.abs(leadOf(start) - leadOf(line)) < 5)) return false
  const header = isSetOff(next) || !next ? [line] : isSetOff(lines[index + 2]) ? [line, next] : []
  const { most, apart } = contrastOf(partsOf(header))
  return most > certain && apart > unlike
}

/** In points of evidence: a piece with a higher `leaning` is a title. */
const certain = 1.5

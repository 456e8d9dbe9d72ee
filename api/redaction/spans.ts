import { contactWords } from '@talentdesk/reader/words/people'

export type MarkKind = 'NAME' | 'EMAIL' | 'PHONE' | 'LINK' | 'HANDLE'

/** A range of a text; `end` is the index after its last character. */
export type Range = { start: number; end: number }

/** A range of a text, and its replacement: the shortened name, or an empty text. */
export type Span = Range & { by: string; kind: MarkKind }

/** A range in the new text: of the replacement of a span, or of the span itself if it was kept. */
export type Replacement = Range & { span: Span; isKept: boolean }

/** Replaces the spans of a text. Words that introduce a removed span, such as 'Reach her at', are also removed. */
export function replaceSpans(
  text: string,
  spans: Span[],
  isKept: (span: Span) => boolean,
): { text: string; places: Replacement[] } {
  const ranges = joined(text, spans)
  const staying = new Set(ranges.filter(isKept))
  if (staying.size === ranges.length) {
    return { text, places: ranges.map(span => ({ span, start: span.start, end: span.end, isKept: true })) }
  }
  const places: Replacement[] = []
  const done: string[] = []
  // `kept`: the end of the new text, which later spans may shorten. `done`: earlier parts, never changed again.
  let kept = ''
  let before = 0
  let from = 0
  for (const [index, span] of ranges.entries()) {
    const { start, end, by } = span
    kept += text.slice(from, start)
    from = end
    if (kept.length > 4 * MAX_TRIMMED) {
      done.push(kept.slice(0, -MAX_TRIMMED))
      before += kept.length - MAX_TRIMMED
      kept = kept.slice(-MAX_TRIMMED)
    }
    const at = before + kept.length
    const shown = staying.has(span) ? text.slice(start, end) : by
    places.push({ span, start: at, end: at + shown.length, isKept: staying.has(span) })
    kept += shown
    // In 'a@b.example or 020 …', the 'or' is removed if either neighbour is removed.
    const next = ranges[index + 1]
    const between = next?.by === '' && by === '' ? text.slice(end, next.start) : ''
    const isList = between.length < 24 && between.trim() !== '' && withoutLeadIn(between).trim() === ''
    if (isList && next && !staying.has(span)) {
      from = next.start
      if (staying.has(next)) continue
    }
    if (staying.has(span)) continue
    if (by !== '') {
      // 'by Jane Doe.' becomes 'by Jane D.' and not 'by Jane D..'
      if (by.endsWith('.') && text[from] === '.') from += 1
      continue
    }
    const opened = /[([<"]$/.exec(kept.slice(-1))?.[0]
    if (opened && text[from] === CLOSING[opened]) {
      kept = kept.slice(0, -1)
      from += 1
    }
    kept = withoutLeadIn(kept)
    const isFirst = before + kept.length === 0
    const orphans = isFirst ? /^[\s,;|·.:!?]{0,9}/ : /^[\s,;|·]{0,9}/
    if (isFirst || /[\s([]$/.test(kept)) from += orphans.exec(text.slice(from, from + 9))?.[0].length ?? 0
    if (/^[\s.,;:!?)\]]|^$/.test(text.slice(from, from + 1))) kept = kept.trimEnd()
    // In 'Leads teams. Call 020 …. Speaks Go.', the whole middle sentence is removed, with its full stop.
    if (/[.!?]$/.test(kept) && text[from] === '.') from += 1
    pullBack(places, before + kept.length)
  }
  const whole = done.join('') + kept + text.slice(from)
  const lead = whole.length - whole.trimStart().length
  const trimmed = whole.trim()
  const within = (index: number) => Math.min(Math.max(index - lead, 0), trimmed.length)
  return {
    text: trimmed,
    places: places.map(place => ({ ...place, start: within(place.start), end: within(place.end) })),
  }
}

/** The maximum number of characters that are removed before a removed span, about four words. */
const MAX_TRIMMED = 200

/** Moves ranges back to the end of the text, after the text was shortened before a removed span. */
function pullBack(places: Replacement[], length: number) {
  for (let index = places.length - 1; index >= 0; index--) {
    const place = places[index]
    if (!place || place.end <= length) return
    place.start = Math.min(place.start, length)
    place.end = length
  }
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '<': '>', '"': '"' }

/** Sorts and merges overlapping spans. */
function joined(text: string, spans: Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = result.at(-1)
    if (last && last.by !== '' && span.by === '' && last.start < span.start && span.start < last.end) {
      // A name is followed by an address, as in 'Jane Doe, jane.doe@…'.
      last.end = last.start + text.slice(last.start, span.start).replace(/[\s,]{1,9}$/, '').length
      result.push({ ...span })
    } else if (last && span.start < last.end) {
      last.end = Math.max(last.end, span.end)
      if (last.by !== '' && span.by === '') {
        last.by = ''
        last.kind = span.kind
      }
    } else result.push({ ...span })
  }
  return result
}

/** Removes an introduction such as 'Reach her at' or 'E-mail:' from the end of a text. */
function withoutLeadIn(text: string): string {
  let rest = text
  for (let words = 0; words < 4; words++) {
    const end = rest.slice(-40)
    const shorter = end.replace(LEAD_IN, '')
    if (shorter === end) break
    rest = rest.slice(0, rest.length - end.length) + shorter
  }
  return rest
}

const LEAD_IN = new RegExp(`(?:^|(?<=[\\s([|,;/·•-]))${contactWords.leadIn}\\.?:?\\s?$|[\\s,;|/·•:@]$`, 'iu')

import { contactSpans } from './contacts.ts'
import { fold } from './fold.ts'
import type { Forms } from './identity.ts'
import { nameSpans } from './names.ts'
import { type MarkKind, replaceSpans, type Span } from './spans.ts'

/** A piece that was removed from a shown record. Staff see the marks in a preview and decide which pieces to show. */
export type Mark = {
  /** The id, which changes only if the text changes: 'summary@12:Jane Doe'. */
  id: string
  /** The path in the shown profile: 'summary', 'keyHighlights.2', 'previousCompanies.0.title'. */
  path: string
  kind: MarkKind
  /** The removed text. */
  original: string
  /** The range in the shown text: empty if nothing replaces the piece, null if a whole item was omitted. */
  start: number | null
  end: number | null
  /** True if staff decided to show the piece: then the range contains the original. */
  isKept: boolean
}

/** The forms of a person's name and contacts to remove, and the decisions of staff about the person. */
export type Mask = {
  forms: Forms
  kept: ReadonlySet<string>
  /** True if the name is not removed; contacts are removed in any case. */
  showsNames: boolean
  keepsNamedLinks: boolean
}

/** A redacted text with marks of the removed parts. */
export type RedactedText = { text: string; marks: Mark[] }

/** The path of a text in the stored record, which is part of the ids of marks, and its path in the shown record. */
export type TextPath = { stored: string; shown: string }

const idOf = (stored: string, start: number, original: string) => `${stored}@${start}:${original}`

/** The ranges of names and contacts in a text. */
export function spansOf(text: string, { forms, showsNames }: Pick<Mask, 'forms' | 'showsNames'>): Span[] {
  const letters = fold(text)
  const names = nameSpans(text, letters, forms)
  return [...contactSpans(letters, forms), ...(showsNames ? names.filter(({ kind }) => kind !== 'NAME') : names)]
}

/** Redacts one text. */
export function redactText(text: string, mask: Mask, path: TextPath): RedactedText {
  return redactSpans(text, spansOf(text, mask), { kept: mask.kept, path })
}

/** Redacts a text about several people: all their names and contacts are removed. */
export function redactTextForAll(text: string, masks: Mask[], path: TextPath): RedactedText {
  const spans = masks.flatMap(mask => spansOf(text, mask))
  return redactSpans(text, spans, { kept: new Set(), path })
}

function redactSpans(
  text: string,
  spans: Span[],
  { kept, path }: Pick<Mask, 'kept'> & { path: TextPath },
): RedactedText {
  const idIn = ({ start, end }: Span) => idOf(path.stored, start, text.slice(start, end))
  const { text: redacted, places } = replaceSpans(text, spans, span => kept.has(idIn(span)))
  const marks = places.map(({ span, isKept, ...range }) => ({
    id: idIn(span),
    path: path.shown,
    kind: span.kind,
    original: text.slice(span.start, span.end),
    ...range,
    isKept,
  }))
  return { text: redacted, marks }
}

/** Redacts entries separated by commas, and removes entries that become empty. A list without marks is unchanged. */
export function redactList(list: string, mask: Mask, path: TextPath): RedactedText {
  const { text: redacted, marks } = redactText(list, mask, path)
  if (redacted === list) return { text: redacted, marks }
  let text = ''
  let from = 0
  const at: number[] = []
  for (const entry of redacted.split(',')) {
    const kept = entry.trim()
    const lead = entry.length - entry.trimStart().length
    if (kept !== '' && text !== '') text += ', '
    const base = text.length
    for (let index = 0; index <= entry.length; index++) {
      at[from + index] = base + Math.min(Math.max(index - lead, 0), kept.length)
    }
    text += kept
    from += entry.length + 1
  }
  const moved = (index: number | null) => index && (at[index] ?? text.length)
  return { text, marks: marks.map(mark => ({ ...mark, start: moved(mark.start), end: moved(mark.end) })) }
}

/** The id of the mark for a whole item. */
export const itemId = (stored: string, item: string) => idOf(stored, 0, item)

/** The mark for a whole item. `shown` replaces the item; null if the item was omitted. */
export function itemMark(
  item: string,
  kind: MarkKind,
  { path, shown }: { path: TextPath; shown: string | null },
): Mark {
  const range = shown === null ? { start: null, end: null } : { start: 0, end: shown.length }
  return { id: itemId(path.stored, item), path: path.shown, kind, original: item, ...range, isKept: shown === item }
}

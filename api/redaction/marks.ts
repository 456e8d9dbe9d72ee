import { contactSpans } from './contacts.ts'
import { fold } from './fold.ts'
import type { Forms } from './identity.ts'
import { nameSpans } from './names.ts'
import { type MarkKind, replaceSpans, type Span } from './spans.ts'

/** A piece that was removed from what somebody sees, for the preview of those who may decide about it. */
export type Mark = {
  /** The same as long as the text is: 'summary@12:Jane Doe'. */
  id: string
  /** Where in the shown profile: 'summary', 'keyHighlights.2', 'previousCompanies.0.title'. */
  path: string
  kind: MarkKind
  /** What was removed. */
  original: string
  /** The place in the shown text; equal where nothing stands for it, null for a whole item that was left out. */
  start: number | null
  end: number | null
  /** Staff chose to show it: the place holds the original. */
  isKept: boolean
}

/** What is removed, and what is not: the forms of the person, and what staff decided. */
export type Mask = {
  forms: Forms
  kept: ReadonlySet<string>
  /** The name may be read as it stands; contacts still go. */
  showsNames: boolean
  keepsNamedLinks: boolean
}

/** A redacted text with the marks of what was removed. */
export type Cut = { text: string; marks: Mark[] }

/** Where a text stands: in the stored record, which names its marks, and in what is shown. */
export type Place = { stored: string; shown: string }

const idOf = (stored: string, start: number, original: string) => `${stored}@${start}:${original}`

/** The names and contacts in a text. */
export function spansOf(text: string, { forms, showsNames }: Pick<Mask, 'forms' | 'showsNames'>): Span[] {
  const letters = fold(text)
  const names = nameSpans(text, letters, forms)
  return [...contactSpans(letters, forms), ...(showsNames ? names.filter(({ kind }) => kind !== 'NAME') : names)]
}

/** Redacts one text. */
export function cut(text: string, mask: Mask, place: Place): Cut {
  return cutSpans(text, spansOf(text, mask), { kept: mask.kept, place })
}

/** Redacts a text that speaks of several people. Nothing of it is kept. */
export function cutForAll(text: string, masks: Mask[], place: Place): Cut {
  const spans = masks.flatMap(mask => spansOf(text, mask))
  return cutSpans(text, spans, { kept: new Set(), place })
}

function cutSpans(text: string, spans: Span[], { kept, place }: Pick<Mask, 'kept'> & { place: Place }): Cut {
  const idIn = ({ start, end }: Span) => idOf(place.stored, start, text.slice(start, end))
  const { text: told, places } = replaceSpans(text, spans, span => kept.has(idIn(span)))
  const marks = places.map(({ span, isKept, ...range }) => ({
    id: idIn(span),
    path: place.shown,
    kind: span.kind,
    original: text.slice(span.start, span.end),
    ...range,
    isKept,
  }))
  return { text: told, marks }
}

/** Redacts entries separated by commas: those that held nothing else are dropped. A list without marks stays as it is. */
export function cutList(list: string, mask: Mask, place: Place): Cut {
  const { text: told, marks } = cut(list, mask, place)
  if (told === list) return { text: told, marks }
  let text = ''
  let from = 0
  const at: number[] = []
  for (const entry of told.split(',')) {
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

/** The id of the mark of a whole item. */
export const itemId = (stored: string, item: string) => idOf(stored, 0, item)

/** The mark of a whole item: `told` stands in its place, null where it was left out. */
export function itemMark(item: string, kind: MarkKind, { place, told }: { place: Place; told: string | null }): Mark {
  const range = told === null ? { start: null, end: null } : { start: 0, end: told.length }
  return { id: itemId(place.stored, item), path: place.shown, kind, original: item, ...range, isKept: told === item }
}

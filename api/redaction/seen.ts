import { webAddress } from '../rules/addresses.ts'
import { type Audience, alsoRead, type FieldRule, type FieldRules, isSeenBy, type SeenColumn } from './audience.ts'
import { formsOf, type Identity, inOrder } from './identity.ts'
import { leadsToPerson, withoutName } from './links.ts'
import {
  itemId,
  itemMark,
  type Mark,
  type Mask,
  type RedactedText,
  redactList,
  redactText,
  redactTextForAll,
  spansOf,
  type TextPath,
} from './marks.ts'
import { isNameOrder } from './nameParts.ts'

export type { Mark, RedactedText } from './marks.ts'

/** The fields of a record that an audience sees, with marks of the removed parts. */
export type RedactedRecord<Fields> = { fields: Fields; marks: Mark[] }

type RedactedValue = { value: unknown; marks: Mark[] }

/**
 * Returns the part of the record that the audience may see, for every output. `fields` has only columns whose rule
 * names the audience. Staff get columns as stored; for clients, names and contacts of the person are removed from texts
 * and links (docs/decisions/058). Throws if a column needed by redaction is missing: `columnsFor` selects all.
 */
export function seenBy<const Rules extends FieldRules, Row extends object, Of extends Audience>(
  rules: Rules,
  record: Row,
  audience: Of,
): RedactedRecord<Pick<Row, SeenColumn<Rules, Of['kind']> & keyof Row>> {
  const columns = new Map(Object.entries(record))
  const seen = Object.entries(rules.fields).filter(([, rule]) => isSeenBy(rule, audience))
  const mask = rules.isPerson && seen.length > 0 ? maskOf(columns, audience) : null
  const fields: Record<string, unknown> = {}
  const marks: Mark[] = []
  for (const [column, rule] of seen) {
    const value = columns.get(column)
    if (value === undefined) continue
    const redacted = isChosen(rule, audience)
      ? redactValue(column, { value, rule, audience, mask, columns })
      : emptyOf(value)
    fields[column] = redacted.value
    marks.push(...redacted.marks)
  }
  return { fields: fields as Pick<Row, SeenColumn<Rules, Of['kind']> & keyof Row>, marks }
}

/** Redacts, for the audience, a text about the person that is not part of the record. */
export function seenText(text: string, identity: Identity, audience: Audience): string {
  return markedText(text, [identity], { audience, path: '' }).text
}

/** Redacts a text about several people, such as a note to the client. Also returns the marks of the removed parts. */
export function markedText(
  text: string,
  people: readonly Identity[],
  { audience, path }: { audience: Audience; path: string },
): RedactedText {
  const masks = people.flatMap(identity => maskOf(new Map(Object.entries(identity)), audience) ?? [])
  return masks.length > 0 ? redactTextForAll(text, masks, { stored: path, shown: path }) : { text, marks: [] }
}

/** The data to redact by; null for an audience that sees everything as stored. */
function maskOf(columns: Map<string, unknown>, audience: Audience): Mask | null {
  if (audience.kind === 'staff' || audience.kind === 'token') return null
  const nameOrder = columns.get('nameOrder')
  const identity: Identity = {
    name: identifying(columns, 'name') ?? '',
    nameOrder: isNameOrder(nameOrder) ? nameOrder : 'UNKNOWN',
    email: identifying(columns, 'email'),
    phone: identifying(columns, 'phone'),
    linkedinUrl: identifying(columns, 'linkedinUrl'),
  }
  const forms = formsOf(identity)
  if (audience.kind !== 'client') {
    const keepsNamedLinks = audience.kind === 'link' && audience.keepsNamedLinks === true
    return { forms, kept: new Set(), showsNames: false, keepsNamedLinks }
  }
  const { kept, showsNames, keepsNamedLinks } = audience
  return {
    ...{ kept, showsNames, keepsNamedLinks },
    forms: showsNames ? { ...forms, shown: inOrder(identity.name) } : forms,
  }
}

/** A column that identifies the person. Throws if the column was not read, as redaction would then miss its content. */
function identifying(columns: Map<string, unknown>, column: string): string | null {
  const value = columns.get(column)
  if (value === null || typeof value === 'string') return value
  throw new Error(`Redaction needs the column ${column}`)
}

const isChosen = ({ client }: FieldRule, audience: Audience) =>
  audience.kind !== 'client' || client === 'ALWAYS' || (client !== undefined && audience.sections.has(client))

function emptyOf(value: unknown): RedactedValue {
  if (Array.isArray(value)) return { value: [], marks: [] }
  return { value: typeof value === 'string' ? '' : null, marks: [] }
}

type Column = {
  value: unknown
  rule: FieldRule
  audience: Audience
  mask: Mask | null
  columns: Map<string, unknown>
}

function redactValue(column: string, { value, rule, audience, mask, columns }: Column): RedactedValue {
  if (audience.kind === 'staff' || audience.kind === 'token' || rule.holds === 'value' || value === null)
    return { value, marks: [] }
  if (!mask) throw new Error(`There is no identity to redact ${column} for`)
  const path = { stored: column, shown: column }
  switch (rule.holds) {
    case 'name':
      return { value: mask.forms.shown, marks: [] }
    case 'text':
      return asValue(redactText(String(value), mask, path))
    case 'list':
      return asValue(redactList(String(value), mask, path))
    case 'texts':
      return redactItems(textsOf(value), column, (text, at) => redactText(text, mask, at))
    case 'skills':
      return redactItems(textsOf(value), column, (skill, at) => redactSkill(skill, mask, at))
    case 'entries':
      return redactEntries(Array.isArray(value) ? value : [], column, mask)
    case 'link':
      return redactLink(String(value), mask, path)
    case 'links': {
      const others = alsoRead(rule, audience).flatMap(other => {
        const link = columns.get(other)
        if (link === undefined) throw new Error(`Redaction needs the column ${other}`)
        return typeof link === 'string' ? [{ link, stored: other }] : []
      })
      const own = textsOf(value).map((link, index) => ({ link, stored: `${column}.${index}` }))
      return redactLinks([...own, ...others], column, mask)
    }
  }
}

const asValue = ({ text, marks }: RedactedText): RedactedValue => ({ value: text, marks })
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

type RedactItem = (item: string, path: TextPath) => RedactedText

/** Redacts items, and omits items that become empty. */
function redactItems(items: string[], column: string, redact: RedactItem): RedactedValue {
  const value: string[] = []
  const marks = items.flatMap((item, index) => {
    const redacted = redact(item, { stored: `${column}.${index}`, shown: `${column}.${value.length}` })
    if (redacted.text === '') return leftOut(redacted.marks, column)
    value.push(redacted.text)
    return redacted.marks
  })
  return { value, marks }
}

const leftOut = (marks: Mark[], path: string): Mark[] => marks.map(mark => ({ ...mark, path, start: null, end: null }))

/** The whole skill; an empty text if the skill names the person. */
function redactSkill(skill: string, mask: Mask, path: TextPath): RedactedText {
  const [span] = spansOf(skill, mask)
  if (!span) return { text: skill, marks: [] }
  const shown = mask.kept.has(itemId(path.stored, skill)) ? skill : null
  return { text: shown ?? '', marks: [itemMark(skill, span.kind, { path, shown })] }
}

function redactEntries(entries: unknown[], column: string, mask: Mask): RedactedValue {
  const value: unknown[] = []
  const marks = entries.flatMap((entry, index) => {
    const path = { stored: `${column}.${index}`, shown: `${column}.${value.length}` }
    const [redacted, texts] = redactEntry(entry, mask, path)
    const found = texts.flatMap(part => part.marks)
    if (texts.every(({ text }) => text === '')) return leftOut(found, column)
    value.push(redacted)
    return found
  })
  return { value, marks }
}

/** The shown entry, and its redacted texts. An entry is an object, or in old records a plain text. */
function redactEntry(entry: unknown, mask: Mask, { stored, shown }: TextPath): [unknown, RedactedText[]] {
  if (typeof entry !== 'object' || entry === null) {
    const redacted = redactText(String(entry), mask, { stored, shown })
    return [redacted.text, [redacted]]
  }
  const parts = Object.entries(entry).map(([part, text]) => {
    const path = { stored: `${stored}.${part}`, shown: `${shown}.${part}` }
    return { part, ...redactText(String(text ?? ''), mask, path) }
  })
  return [Object.fromEntries(parts.map(({ part, text }) => [part, text])), parts]
}

/** Redacts a link. A link that leads to the person, or is not an allowed web address, is omitted. */
function redactLink(link: string, mask: Mask, path: TextPath): { value: string | null; marks: Mark[] } {
  const address = webAddress(link)
  if (!address || !leadsToPerson(address, mask.forms)) return { value: address || null, marks: [] }
  const nameless = mask.keepsNamedLinks ? withoutName(link, mask.forms) : null
  const value = mask.kept.has(itemId(path.stored, link)) ? link : nameless
  return { value, marks: [itemMark(link, 'LINK', { path, shown: value })] }
}

/** Redacts links. Each address is shown only once. */
function redactLinks(links: { link: string; stored: string }[], column: string, mask: Mask): RedactedValue {
  const value: string[] = []
  const marks = links.flatMap(({ link, stored }) => {
    const redacted = redactLink(link, mask, { stored, shown: column })
    if (redacted.value === null) return redacted.marks
    if (!value.includes(redacted.value)) value.push(redacted.value)
    const at = value.indexOf(redacted.value)
    return redacted.marks.map(mark => ({ ...mark, path: `${column}.${at}` }))
  })
  return { value, marks }
}

import { type Audience, alsoRead, type FieldRule, type FieldRules, isSeenBy, type SeenColumn } from './audience.ts'
import { formsOf, type Identity, inOrder } from './identity.ts'
import { redactLink, withoutName } from './links.ts'
import {
  type Cut,
  cut,
  cutForAll,
  cutList,
  itemId,
  itemMark,
  type Mark,
  type Mask,
  type Place,
  spansOf,
} from './marks.ts'
import { isNameOrder } from './nameParts.ts'

export type { Cut, Mark } from './marks.ts'

/** What an audience sees of a record, and what was removed from it. */
export type Seen<Fields> = { fields: Fields; marks: Mark[] }

type Told = { value: unknown; marks: Mark[] }

/**
 * What the audience may see of the record: the one way out for every exit. A column without a rule that names the
 * audience is never in `fields`. Staff get the columns as they are stored; for clients, names, e-mails, phones and
 * addresses of the person are removed from texts and links, as docs/decisions/058 tells. Throws when a column is missing
 * that redaction needs: `columnsFor` selects all of them.
 */
export function seenBy<const Rules extends FieldRules, Row extends object, Of extends Audience>(
  rules: Rules,
  record: Row,
  audience: Of,
): Seen<Pick<Row, SeenColumn<Rules, Of['kind']> & keyof Row>> {
  const columns = new Map(Object.entries(record))
  const seen = Object.entries(rules.fields).filter(([, rule]) => isSeenBy(rule, audience))
  const mask = rules.isPerson && seen.length > 0 ? maskOf(columns, audience) : null
  const fields: Record<string, unknown> = {}
  const marks: Mark[] = []
  for (const [column, rule] of seen) {
    const value = columns.get(column)
    if (value === undefined) continue
    const told = isChosen(rule, audience) ? toldOf(column, { value, rule, audience, mask, columns }) : empty(value)
    fields[column] = told.value
    marks.push(...told.marks)
  }
  return { fields: fields as Pick<Row, SeenColumn<Rules, Of['kind']> & keyof Row>, marks }
}

/** A text about the person that stands elsewhere, as the audience may read it. */
export function seenText(text: string, identity: Identity, audience: Audience): string {
  return markedText(text, [identity], { audience, path: '' }).text
}

/** The same for a text about several people, such as a note to the client, with the marks of what was removed. */
export function markedText(
  text: string,
  people: readonly Identity[],
  { audience, path }: { audience: Audience; path: string },
): Cut {
  const masks = people.flatMap(identity => maskOf(new Map(Object.entries(identity)), audience) ?? [])
  return masks.length > 0 ? cutForAll(text, masks, { stored: path, shown: path }) : { text, marks: [] }
}

/** Null for those who see all as it is stored. */
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

/** Without the person's own name or address nothing could be redacted, so a column that was not read is an error. */
function identifying(columns: Map<string, unknown>, column: string): string | null {
  const value = columns.get(column)
  if (value === null || typeof value === 'string') return value
  throw new Error(`Redaction needs the column ${column}`)
}

const isChosen = ({ client }: FieldRule, audience: Audience) =>
  audience.kind !== 'client' || client === 'ALWAYS' || (client !== undefined && audience.sections.has(client))

function empty(value: unknown): Told {
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

function toldOf(column: string, { value, rule, audience, mask, columns }: Column): Told {
  if (audience.kind === 'staff' || audience.kind === 'token' || rule.holds === 'value' || value === null)
    return { value, marks: [] }
  if (!mask) throw new Error(`Nobody is known to redact ${column} for`)
  const place = { stored: column, shown: column }
  switch (rule.holds) {
    case 'name':
      return { value: mask.forms.shown, marks: [] }
    case 'text':
      return asTold(cut(String(value), mask, place))
    case 'list':
      return asTold(cutList(String(value), mask, place))
    case 'texts':
      return eachItem(textsOf(value), column, (text, at) => cut(text, mask, at))
    case 'skills':
      return eachItem(textsOf(value), column, (skill, at) => wholeOrNothing(skill, mask, at))
    case 'entries':
      return eachEntry(Array.isArray(value) ? value : [], column, mask)
    case 'link': {
      const { told, marks } = linkOf(String(value), mask, place)
      return { value: told, marks }
    }
    case 'links': {
      const others = alsoRead(rule, audience).flatMap(other => {
        const link = columns.get(other)
        if (link === undefined) throw new Error(`Redaction needs the column ${other}`)
        return typeof link === 'string' ? [{ link, stored: other }] : []
      })
      const own = textsOf(value).map((link, index) => ({ link, stored: `${column}.${index}` }))
      return linksOf([...own, ...others], column, mask)
    }
  }
}

const asTold = ({ text, marks }: Cut): Told => ({ value: text, marks })
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

/** Items of which nothing is left are left out. */
function eachItem(items: string[], column: string, tell: (item: string, place: Place) => Cut): Told {
  const value: string[] = []
  const marks = items.flatMap((item, index) => {
    const told = tell(item, { stored: `${column}.${index}`, shown: `${column}.${value.length}` })
    if (told.text === '') return leftOut(told.marks, column)
    value.push(told.text)
    return told.marks
  })
  return { value, marks }
}

const leftOut = (marks: Mark[], path: string): Mark[] => marks.map(mark => ({ ...mark, path, start: null, end: null }))

function wholeOrNothing(skill: string, mask: Mask, place: Place): Cut {
  const [span] = spansOf(skill, mask)
  if (!span) return { text: skill, marks: [] }
  const told = mask.kept.has(itemId(place.stored, skill)) ? skill : null
  return { text: told ?? '', marks: [itemMark(skill, span.kind, { place, told })] }
}

function eachEntry(entries: unknown[], column: string, mask: Mask): Told {
  const value: unknown[] = []
  const marks = entries.flatMap((entry, index) => {
    const place = { stored: `${column}.${index}`, shown: `${column}.${value.length}` }
    const parts =
      typeof entry === 'object' && entry !== null
        ? Object.entries(entry).map(([part, text]) => {
            const within = { stored: `${place.stored}.${part}`, shown: `${place.shown}.${part}` }
            return { part, ...cut(String(text ?? ''), mask, within) }
          })
        : null
    const whole = parts ? null : cut(String(entry), mask, place)
    const found = parts?.flatMap(part => part.marks) ?? whole?.marks ?? []
    if (!(parts ?? [whole]).some(part => part?.text)) return leftOut(found, column)
    value.push(parts ? Object.fromEntries(parts.map(({ part, text }) => [part, text])) : whole?.text)
    return found
  })
  return { value, marks }
}

function linkOf(link: string, mask: Mask, place: Place): { told: string | null; marks: Mark[] } {
  const { told, names } = redactLink(link, mask.forms)
  if (!names) return { told, marks: [] }
  const isKept = mask.kept.has(itemId(place.stored, link))
  const shown = isKept ? link : mask.keepsNamedLinks ? withoutName(link, mask.forms) : null
  return { told: shown, marks: [itemMark(link, 'LINK', { place, told: shown })] }
}

/** Each address once. */
function linksOf(links: { link: string; stored: string }[], column: string, mask: Mask): Told {
  const value: string[] = []
  const marks = links.flatMap(({ link, stored }) => {
    const { told, marks } = linkOf(link, mask, { stored, shown: column })
    if (told === null) return marks
    if (!value.includes(told)) value.push(told)
    return marks.map(mark => ({ ...mark, path: `${column}.${value.indexOf(told)}` }))
  })
  return { value, marks }
}

import type { Contents, Entry } from './contents.ts'

/** The format of a text, by the character before its name in a template. */
export const looks = { '': 'plain', '*': 'bold', _: 'italic', '^': 'smallCapitals', '~': 'small' } as const
export type Look = (typeof looks)[keyof typeof looks]

/** A text in a single format. */
export type Piece = { text: string; look: Look }

/** One line of an entry's header, with texts at the left and at the right edge. */
type HeaderLine = { left: Piece[]; right: Piece[] }

/**
 * The header of an entry, made from a template for each line, such as '*{firm}, {city} > _{dates}'. Braces contain the
 * name of a text of the entry. The character before the braces is the format of this text. Texts after '>' are at the
 * right edge. `{(dates)}` prints brackets. An empty text is left out together with the separator before it, and so is
 * an empty line.
 */
export function headerOf({ resume }: Contents, entry: Entry, templates: readonly string[]): HeaderLine[] {
  const { selfEmployed, form } = resume.language
  const isAbove = entry.isNext && firmFirst.test(templates[0] ?? '')
  const [firm, city] = isAbove ? ['', ''] : [entry.firm, entry.city]
  const at = firm && !selfEmployed.includes(firm) ? form.at : ''
  const values = { ...entry, firm, city, at, FIRM: firm.toLocaleUpperCase(), TITLE: entry.title.toLocaleUpperCase() }
  const fill = (template = '') => filled(template, values)
  const lines = templates.map(template => template.split(' > ')).map(([left, right]) => [fill(left), fill(right)])
  return lines
    .map(([left = [], right = []]) => ({ left, right }))
    .filter(({ left, right }) => left.length + right.length > 0)
}

/** Matches a template that begins with the firm. Only with such templates are posts grouped below a firm. */
const firmFirst = /^\W*\{\(?firm/i

function filled(template: string, values: Record<string, unknown>): Piece[] {
  const pieces: Piece[] = []
  const parts = template.split(/([*_^~]?\{\(?\w+\)?\})/)
  for (const [at, slot] of parts.entries()) {
    if (at % 2 === 0) continue
    const [, sign = '', open = '', name = '', close = ''] = slot.match(/^([*_^~]?)\{(\(?)(\w+)(\)?)\}$/) ?? []
    const value = values[name]
    if (typeof value !== 'string' || value === '') continue
    const before = parts[at - 1] ?? ''
    if (before !== '' && (pieces.length > 0 || at === 1)) pieces.push({ text: before, look: 'plain' })
    pieces.push({ text: `${open}${value}${close}`, look: looks[sign as keyof typeof looks] })
  }
  const end = parts.at(-1) ?? ''
  return pieces.length > 0 && end !== '' ? [...pieces, { text: end, look: 'plain' }] : pieces
}

/** The line as plain text, with three spaces before the text at the right edge. */
export const textOf = ({ left, right }: HeaderLine) =>
  [left, right]
    .map(pieces => pieces.map(({ text }) => text).join(''))
    .filter(Boolean)
    .join('   ')

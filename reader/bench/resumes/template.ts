import type { Contents, Entry } from './contents.ts'

/** A look of a text, by the sign before its name in a template. */
export const looks = { '': 'plain', '*': 'bold', _: 'italic', '^': 'smallCapitals', '~': 'small' } as const
export type Look = (typeof looks)[keyof typeof looks]

/** A text in one look; without one where nothing is to say that a text begins. */
export type Piece = { text: string; look: Look }

/** One line of an entry's header: what stands at the left, and what at the right edge. */
type HeaderLine = { left: Piece[]; right: Piece[] }

/**
 * The header of an entry by the templates of its lines, as '*{firm}, {city} > _{dates}': names in braces are those of an
 * entry's texts with a sign for their look, '>' parts what stands at the right edge. `{(dates)}` has brackets. What is
 * empty goes together with what stands between it and the text before; so do lines of which nothing is left.
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

/** Posts are grouped below a firm only if the template begins with it. */
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

/** The same as plain text, with what stands at the right edge behind some spaces. */
export const textOf = ({ left, right }: HeaderLine) =>
  [left, right]
    .map(pieces => pieces.map(({ text }) => text).join(''))
    .filter(Boolean)
    .join('   ')

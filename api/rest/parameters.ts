import { InvalidInput, NotFound } from '../problems.ts'
import { keysOf, LARGEST_INT, parseInstant } from '../rules/rules.ts'

/** A path or query parameter. `read` throws InvalidInput and NotFound. */
export type Parameter<Value = unknown> = {
  read(text: string, name: string): Value
  schema: { type: 'integer'; minimum: 0 } | { type: 'string'; enum?: string[]; pattern?: string; format?: 'date-time' }
  description: string
  /** True if an empty value in the query is read, too. By default, an empty value counts as missing. */
  readsEmpty?: true
}

/** The id of a row. An id larger than that of any row is not found: 'Talent not found'. */
export const idOf = (noun: string): Parameter<number> => ({
  schema: { type: 'integer', minimum: 0 },
  description: `The id of the ${noun.toLowerCase()}.`,
  read(text, name) {
    if (!/^\d+$/.test(text)) throw wrong(name, 'must be a whole number')
    const id = Number(text)
    if (id > LARGEST_INT) throw new NotFound(noun)
    return id
  },
})

/** A parameter used unchanged. */
export const textOf = (description: string): Parameter<string> => ({
  schema: { type: 'string' },
  description,
  read: text => text,
})

/** A value of an enum, given as its label in any letter case. */
export const wordOf = <Key extends string>(words: Record<Key, string>, description: string): Parameter<Key> => ({
  schema: { type: 'string', enum: Object.values(words) },
  description,
  read(text, name) {
    const key = keysOf(words).find(each => words[each].toLowerCase() === text.trim().toLowerCase())
    if (key === undefined) throw wrong(name, `must be one of ${Object.values(words).join(', ')}`)
    return key
  },
})

/** An instant. A '+' that was not encoded arrives as a space before the time zone and is accepted. */
export const instantOf = (description: string): Parameter<Date> => ({
  schema: { type: 'string', format: 'date-time' },
  description,
  read(text, name) {
    const instant = parseInstant(text.replace(/ (?=\d\d:?\d\d$)/, '+'))
    if (!instant) throw wrong(name, 'must be a date and time such as 2026-11-21T09:30:00Z')
    return instant
  },
})

/**
 * Ids of rows, separated by commas. An empty list is refused, as a program that has selected nothing would otherwise
 * get everything. Ids too large for any row are dropped.
 */
export const idsOf = (nouns: string, most: number): Parameter<number[]> => ({
  schema: { type: 'string', pattern: String(IDS.source) },
  description: `The ids of the ${nouns}, separated by commas; at most ${most.toLocaleString('en')}.`,
  readsEmpty: true,
  read(text, name) {
    if (!IDS.test(text)) throw wrong(name, 'must be whole numbers separated by commas')
    const ids = [...new Set(text.split(',').map(Number))]
    if (ids.length > most) throw wrong(name, `must be at most ${most.toLocaleString('en')}`)
    return ids.filter(id => id <= LARGEST_INT)
  },
})

const IDS = /^\d+(?:,\d+)*$/

type Texts = Record<string, string | string[]>

/** Reads the parameters that are given. */
export function readParameters(parameters: Record<string, Parameter>, texts: Texts) {
  const given = Object.entries(parameters).filter(([name]) => texts[name] !== undefined)
  return Object.fromEntries(
    given.map(([name, { read }]) => {
      const text = texts[name]
      if (typeof text !== 'string') throw wrong(name, 'stands there more than once')
      return [name, read(text, name)]
    }),
  )
}

/** Reads the parameters of a query; most parameters treat an empty value as missing. */
export function readQuery(parameters: Record<string, Parameter>, texts: Texts) {
  const given = Object.entries(texts).filter(([name, text]) => text !== '' || parameters[name]?.readsEmpty)
  return readParameters(parameters, Object.fromEntries(given))
}

function wrong(name: string, what: string) {
  const message = `The ${name} in the address ${what}`
  return new InvalidInput(message, { [name]: message })
}

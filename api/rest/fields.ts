import { InvalidInput } from '../problems.ts'
import { LARGEST_INT, UnknownWord } from '../rules/rules.ts'
import type { Schema } from './jsonSchema.ts'
import { labelOf } from './labels.ts'

/**
 * How a key of a JSON body is written in GraphQL. This translates words and shapes and decides nothing: which values are
 * good is told by the rules behind the document. `read` returns a Wrong where there is no translation.
 */
export type Field = { schema: Schema; read(value: unknown, name: string): unknown }

export type Fields = Record<string, Field>

class Wrong {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

export const text: Field = { schema: { type: ['string', 'null'] }, read: value => value }
export const wholeNumber: Field = { schema: { type: ['integer', 'null'] }, read: value => value }

/** A calendar date, or a date-time of which the date is taken. */
export const date: Field = { schema: { type: ['string', 'null'], format: 'date' }, read: value => value }

export const instant: Field = { schema: { type: ['string', 'null'], format: 'date-time' }, read: value => value }

/**
 * A number that has its own largest. One beyond what GraphQL counts to goes on as the largest it knows, so that the rule
 * behind the document says what is allowed.
 */
export const amount: Field = {
  schema: { type: ['integer', 'null'] },
  read: value =>
    typeof value === 'number' && Number.isInteger(value) ? Math.max(-LARGEST_INT, Math.min(value, LARGEST_INT)) : value,
}

/** A number that may also be typed as a text; what that text means is the rule's `read`. */
export const numberTyped = (read: (typed: string) => number): Field => ({
  schema: { type: ['integer', 'string', 'null'] },
  read: (value, name) => amount.read(typeof value === 'string' ? read(value) : value, name),
})

/** GraphQL would take a single text for a list of one: 'React, Node' is no skill. */
export const texts: Field = {
  schema: { type: ['array', 'null'], items: { type: 'string' } },
  read: (value, name) =>
    value == null || Array.isArray(value) ? value : new Wrong(`${labelOf(name)} must be a list of texts`),
}

/** A word of the specification, in any letter case; an empty one is none. An unknown one is left to the rules. */
export function oneOf(words: Record<string, string>): Field {
  return {
    schema: { type: ['string', 'null'], enum: [...Object.values(words), null] },
    read(value, name) {
      if (value == null || value === '') return null
      const key = keyOf(words, value)
      return key ?? new UnknownWord(`${labelOf(name)} must be one of ${Object.values(words).join(', ')}`)
    },
  }
}

/** The same, where an unknown word counts as none, because the rule for none has the very message for it. */
export function oneOfOrNone(words: Record<string, string>): Field {
  return { ...oneOf(words), read: value => keyOf(words, value) ?? null }
}

function keyOf(words: Record<string, string>, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  return Object.keys(words).find(key => words[key]?.toLowerCase() === word)
}

/** The same, where `none` is another word for none. */
export function oneOfOr(none: string, words: Record<string, string>): Field {
  const field = oneOf(words)
  const enums = { ...field.schema, enum: [none, ...(field.schema.enum ?? [])] }
  return {
    schema: enums,
    read: (value, name) =>
      typeof value === 'string' && value.trim().toLowerCase() === none ? null : field.read(value, name),
  }
}

/** An object of which these fields are read. */
export function objectOf(fields: Fields): Field {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  return {
    schema: { type: ['object', 'null'], properties },
    read(value, name) {
      if (value == null) return value
      if (!isObject(value)) return new Wrong(`${labelOf(name)} must be an object`)
      const entries = Object.entries(fields)
        .filter(([key]) => Object.hasOwn(value, key))
        .map(([key, field]) => [key, field.read(value[key], key)] as const)
      return entries.find(([, entry]) => entry instanceof Wrong)?.[1] ?? Object.fromEntries(entries)
    },
  }
}

/** Former employers: old plain texts, and objects of company, title and description. */
export const previousCompanies: Field = {
  schema: { type: ['array', 'null'], items: { $ref: 'PreviousCompany' } },
  read(value, name) {
    if (value == null) return value
    if (!Array.isArray(value)) return new Wrong(`${labelOf(name)} must be a list`)
    const entries = value.map(readPreviousCompany)
    return entries.find(entry => entry instanceof Wrong) ?? entries
  },
}

function readPreviousCompany(entry: unknown) {
  if (typeof entry === 'string') return { legacy: entry }
  if (!isObject(entry)) return new Wrong('Each of the previous companies must be a text, or have company and title')
  const { company, title, description } = entry
  return { company, title, description }
}

/** The fields that a body has, translated. Throws InvalidInput for what is no JSON object, and for what has another shape. */
export function readBody(fields: Fields, body: unknown): Record<string, unknown> {
  if (!isObject(body)) throw new InvalidInput('The request body must be a JSON object')
  const given: Record<string, unknown> = {}
  const faults: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(body, name)) continue
    given[name] = field.read(body[name], name)
    const { [name]: value } = given
    if (value instanceof Wrong || value instanceof UnknownWord) faults[name] = value.message
  }
  const [message = ''] = Object.values(faults)
  if (Object.values(given).some(value => value instanceof Wrong)) throw new InvalidInput(message, faults)
  return given
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

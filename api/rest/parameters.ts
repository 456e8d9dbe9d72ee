import { InvalidInput, NotFound } from '../problems.ts'
import { LARGEST_INT } from '../rules/rules.ts'
import type { Schema } from './jsonSchema.ts'

/** Reads one part of a path. Throws InvalidInput and NotFound. */
export type Parameter = { read(text: string, name: string): number | string; schema: Schema; description: string }

export type Parameters = Record<string, Parameter>
export type ParameterValues = Record<string, number | string>

/** The number of a row. One that is larger than any can be is simply not found, as 'Talent not found'. */
export function idOf(noun: string): Parameter {
  return {
    schema: { type: 'integer', minimum: 0 },
    description: `The id of the ${noun.toLowerCase()}.`,
    read(text, name) {
      if (!/^\d+$/.test(text)) {
        const message = `The ${name} in the address must be a whole number`
        throw new InvalidInput(message, { [name]: message })
      }
      const id = Number(text)
      if (id > LARGEST_INT) throw new NotFound(noun)
      return id
    },
  }
}

/** A part of the path that is taken as it is. */
export const textOf = (description: string): Parameter => ({
  schema: { type: 'string' },
  description,
  read: text => text,
})

/** The same for what may stand behind the '?': what is missing or empty is not given. Throws for what stands there twice. */
export function readQuery(
  parameters: Parameters,
  texts: Record<string, string | string[] | undefined>,
): ParameterValues {
  const given = Object.keys(parameters).filter(name => texts[name] !== undefined && texts[name] !== '')
  for (const name of given) {
    if (typeof texts[name] === 'string') continue
    const message = `The ${name} in the address stands there more than once`
    throw new InvalidInput(message, { [name]: message })
  }
  return Object.fromEntries(given.map(name => [name, parameters[name]?.read(String(texts[name]), name) ?? '']))
}

export function readParameters(parameters: Parameters, texts: Record<string, string>): ParameterValues {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, parameter.read(texts[name] ?? '', name)]),
  )
}

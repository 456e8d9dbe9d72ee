import { InvalidInput, NotFound } from '../problems.ts'
import { LARGEST_INT } from '../rules/rules.ts'

/** A path or query parameter. `read` throws InvalidInput and NotFound. */
export type Parameter<Value = number | string> = {
  read(text: string, name: string): Value
  schema: { type: 'integer'; minimum: 0 } | { type: 'string' }
  description: string
}

/** The id of a row. An id larger than any row's is not found: 'Talent not found'. */
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

/** A parameter taken as it is. */
export const textOf = (description: string): Parameter<string> => ({
  schema: { type: 'string' },
  description,
  read: text => text,
})

/** Reads the parameters that are given. */
export function readParameters(parameters: Record<string, Parameter>, texts: Record<string, string | string[]>) {
  const given = Object.entries(parameters).filter(([name]) => texts[name] !== undefined)
  return Object.fromEntries(
    given.map(([name, { read }]) => {
      const text = texts[name]
      if (typeof text !== 'string') throw wrong(name, 'stands there more than once')
      return [name, read(text, name)]
    }),
  )
}

function wrong(name: string, what: string) {
  const message = `The ${name} in the address ${what}`
  return new InvalidInput(message, { [name]: message })
}

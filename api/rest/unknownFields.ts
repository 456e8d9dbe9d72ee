import { distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import { InvalidInput } from '../problems.ts'
import { objectIn } from '../rules/demands.ts'

/** The schemas of a call's body, and of the answers at its path. A body may also contain the answers' fields. */
type CallSchemas = { body: z.core.$ZodType | undefined; answers: readonly (z.core.$ZodType | undefined)[] }

/** The maximum number of reported fields, as a body may have many. */
const MOST = 20

/** A message for each key that is neither in the call's body nor in an answer of its path, also in nested objects. */
export function unknownFields(known: CallSchemas, sent: unknown): Record<string, string> {
  return Object.fromEntries(unknownIn(known, sent, '').slice(0, MOST))
}

function unknownIn({ body, answers }: CallSchemas, sent: unknown, place: string): [string, string][] {
  const taken = shapeOf(body)
  if (!taken) return []
  if (Array.isArray(sent)) {
    return sent.flatMap((item, index) => unknownIn({ body, answers }, item, `${place}${index}.`))
  }
  if (typeof sent !== 'object' || sent === null) return []
  const answered = answers.map((answer): Record<string, z.core.$ZodType> => shapeOf(answer) ?? {})
  return Object.entries(sent).flatMap(([name, value]): [string, string][] => {
    if (Object.hasOwn(taken, name)) {
      return unknownIn({ body: taken[name], answers: answered.map(shape => shape[name]) }, value, `${place}${name}.`)
    }
    if (answered.some(shape => Object.hasOwn(shape, name))) return []
    return [[place + shown(name), unknown(name, 'a field', Object.keys(taken))]]
  })
}

/** The fields of an object's schema, even if the object is optional, changed by a codec, or an item of a list. */
const shapeOf = (schema: z.core.$ZodType | undefined) => (schema ? objectIn(schema)?.shape : undefined)

/** Throws InvalidInput for unknown query parameters. */
export function refuseUnknownParameters(known: object, sent: object) {
  const faults = Object.keys(sent).filter(name => !Object.hasOwn(known, name))
  const told = faults.slice(0, MOST).map(name => [shown(name), unknown(name, 'a parameter', Object.keys(known))])
  if (told.length > 0) throw new InvalidInput(String(told[0]?.[1]), Object.fromEntries(told))
}

/** Throws InvalidInput for an unknown text field of a form. */
export function refuseUnknownText(known: readonly string[], name: string) {
  if (known.includes(name)) return
  const message = unknown(name, 'a field', known)
  throw new InvalidInput(message, { [shown(name)]: message })
}

function unknown(name: string, what: string, names: readonly string[]): string {
  const near = nearest(name, names)
  return `'${shown(name)}' is not ${what} of this call${near === undefined ? '' : `; did you mean '${near}'?`}`
}

/** The most similar known name: at most two of five letters differ, ignoring case. */
function nearest(name: string, names: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined
  const found = names
    .map(other => ({ other, apart: distance(name.toLowerCase(), other.toLowerCase()) }))
    .toSorted((one, other) => one.apart - other.apart)[0]
  return found && found.apart <= name.length * 0.4 ? found.other : undefined
}

const LONGEST = 60

const shown = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)

import { isNonNullType } from 'graphql'
import type { z } from 'zod'
import { inputOf } from '../../graphql/describeRules.ts'
import type { Call } from '../../rest/call.ts'
import { type Demands, demandsOf, isNeeded, refusesNull } from '../../rules/demands.ts'
import { schema as graphqlSchema } from '../../schema.ts'

type Property = Demands & { type?: string | string[]; $ref?: string }

export type Properties = Record<string, Property>

/** Writes the input rules into the properties of a body: lengths, formats, bounds, and whether null is refused. */
export function describeRules(properties: Properties, { field }: Call) {
  const rules = rulesOf(field)
  const told = rules ? demandsOf(rules).properties : undefined
  for (const [name, property] of Object.entries(properties)) {
    const rule = rules?.shape[name]
    if (!rule) continue
    tell(property, told?.[name] ?? {})
    if (Array.isArray(property.type) && refusesNull(rule)) withoutNull(property)
  }
}

/** The required fields: required by the rules, or for a field without a rule, non-null in GraphQL. */
export function neededOf({ field, body, required = [] }: Call): string[] {
  const [rules, fields] = [rulesOf(field), inputOf(graphqlSchema, nameOf(field))?.type.getFields() ?? {}]
  const isDemanded = (name: string) => {
    const rule = rules?.shape[name]
    return rule ? isNeeded(rule) : isNonNullType(fields[name]?.type)
  }
  return Object.keys(body?.shape ?? {}).filter(name => required.includes(name) || isDemanded(name))
}

const nameOf = (field: string) => field.replace('Mutation.', '')

const rulesOf = (field: string): z.ZodObject | null => inputOf(graphqlSchema, nameOf(field))?.rules ?? null

/** Writes limits into a property. Keeps the call's own enum values and formats, which are REST's form of a value. */
function tell(property: Property, { properties: inner = {}, items, enum: words, format, ...limits }: Demands) {
  const isPlain = !property.enum && !property.$ref
  Object.assign(property, limits, isPlain && !property.format && format ? { format } : {})
  if (isPlain && words && property.type !== 'array') property.enum = words
  if (items && property.items) tell(property.items, items)
  for (const [name, each] of Object.entries(property.properties ?? {})) tell(each, inner[name] ?? {})
}

function withoutNull(property: Property) {
  const types = [property.type ?? []].flat().filter(type => type !== 'null')
  property.type = types.length === 1 ? types[0] : types
  if (property.enum) property.enum = property.enum.filter(value => value !== null)
}

import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
} from 'graphql'
import { z } from 'zod'
import { type Demands, demandsOf, isNeeded, objectIn, refusesNull } from '../rules/demands.ts'
import { idempotencyKey } from '../rules/rules.ts'

/** The extension of an input type for the rules of its verb. */
export const RULES = 'rules'

/** The rules of an input. */
const rulesOf = (type: GraphQLInputObjectType): z.ZodObject | null =>
  type.extensions[RULES] instanceof z.ZodObject ? type.extensions[RULES] : null

/** The rules of a mutation's input, and the input itself. */
export function inputOf(schema: GraphQLSchema, mutation: string) {
  const [argument] = schema.getMutationType()?.getFields()[mutation]?.args ?? []
  const type = argument && getNamedType(argument.type)
  return isInputObjectType(type) ? { type, rules: rulesOf(type) } : null
}

/** Applies the verbs' rules to all inputs: required fields become non-null, and descriptions list the limits. */
export function describeRules(schema: GraphQLSchema): GraphQLSchema {
  const done = new Set<GraphQLInputObjectType>()
  for (const type of Object.values(schema.getTypeMap())) {
    const rules = isInputObjectType(type) && rulesOf(type)
    if (rules) describeFields(type, { rules, demands: demandsOf(rules), done })
    const key = isInputObjectType(type) && type.getFields().idempotencyKey
    if (key) describeLimits(key, demandsOf(idempotencyKey))
  }
  return schema
}

type FieldRules = { rules: z.ZodObject; demands: Demands; done: Set<GraphQLInputObjectType> }

function describeFields(type: GraphQLInputObjectType, { rules, demands, done }: FieldRules) {
  if (done.has(type)) return
  done.add(type)
  for (const field of Object.values(type.getFields())) {
    const rule: z.ZodType | undefined = rules.shape[field.name]
    if (!rule) continue
    if (isNeeded(rule) && refusesNull(rule) && !isNonNullType(field.type)) field.type = new GraphQLNonNull(field.type)
    const own = demands.properties?.[field.name] ?? {}
    const [inner, within] = [getNamedType(field.type), objectIn(rule)]
    // Not for an enum, whose type lists the values.
    if (!isEnumType(inner)) describeLimits(field, own)
    if (isInputObjectType(inner) && within) describeFields(inner, { rules: within, demands: own.items ?? own, done })
  }
}

function describeLimits(field: GraphQLInputField, demands: Demands) {
  const words = [inWords(demands), demands.items && inWords(demands.items, 'Each ')].filter(Boolean)
  field.description = [field.description?.replace(/(?<![.?!])$/, '.'), ...words].filter(Boolean).join(' ')
}

/** The limits in words: 'At most 200 characters.' */
function inWords(demands: Demands, start = ''): string {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, format, pattern, enum: words } = demands
  const parts = [
    range(minLength, maxLength, 'characters'),
    range(minItems, maxItems, 'entries'),
    range(minimum, maximum),
    words && `one of ${words.join(', ')}`,
    format ? FORMATS[format] : pattern && `in the form \`${pattern}\``,
  ].filter(Boolean)
  const text = `${start}${parts.join(', ')}`
  return parts.length === 0 ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const FORMATS: Record<string, string> = {
  email: 'an e-mail address',
  uri: 'a whole web address',
  'uri-reference': 'a web address',
}

function range(least: number | undefined, most: number | undefined, of = ''): string {
  const [low, high] = [least, most].map(number => number?.toLocaleString('en'))
  const numbers = low === undefined ? high && `at most ${high}` : high ? `${low} to ${high}` : `at least ${low}`
  return numbers ? `${numbers} ${of}`.trim() : ''
}

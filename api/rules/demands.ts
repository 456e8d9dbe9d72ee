import { z } from 'zod'
import { LARGEST_INT } from './rules.ts'

/** The requirements of a rule for a value, in the terms of JSON Schema. */
export type Demands = {
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minItems?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  enum?: unknown[]
  items?: Demands
  properties?: Record<string, Demands>
}

type Json = Demands & { anyOf?: Json[]; items?: Json; properties?: Record<string, Json> }

/** Returns the limits for a value, read from the rule itself, so that GraphQL and OpenAPI need not repeat them. */
export function demandsOf(rule: z.ZodType): Demands {
  const written = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any', override: alsoBehindPipes })
  return limitsIn(written as Json)
}

/** Whether a rule refuses a missing value. */
export const isNeeded = (rule: z.core.$ZodType) => !z.safeParse(rule, undefined).success

/** Whether a rule refuses null. */
export const refusesNull = (rule: z.core.$ZodType) => !z.safeParse(rule, null).success

/** The object that a rule accepts, alone or in a list; null for other rules. */
export function objectIn(rule: z.core.$ZodType): z.ZodObject | null {
  if (rule instanceof z.ZodObject) return rule
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable) return objectIn(rule.unwrap())
  if (rule instanceof z.ZodArray) return objectIn(rule.element)
  if (rule instanceof z.ZodPipe) return objectIn(rule.in) ?? objectIn(rule.out)
  return null
}

/** Adds the second rule of a pipe, as the JSON Schema of a pipe includes only one of its two rules. */
function alsoBehindPipes({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) {
  if (!(zodSchema instanceof z.ZodPipe)) return
  const { in: first, out: second } = zodSchema
  if (!(first instanceof z.ZodTransform) && !(second instanceof z.ZodTransform))
    Object.assign(jsonSchema, demandsOf(second as z.ZodType))
}

const LIMITS = ['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'enum'] as const
const BOUNDS = ['minimum', 'exclusiveMinimum', 'maximum'] as const

function limitsIn(schema: Json): Demands {
  const parts = schema.anyOf?.map(limitsIn) ?? []
  const limits = LIMITS.flatMap(name => (schema[name] === undefined ? [] : [[name, schema[name]]]))
  const bounds = BOUNDS.flatMap(name =>
    Math.abs(schema[name] ?? Infinity) > LARGEST_INT ? [] : [[name, schema[name]]],
  )
  const properties = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, limitsIn(each)])
  return Object.assign({}, ...parts, Object.fromEntries([...limits, ...bounds]), {
    ...(schema.items && { items: limitsIn(schema.items) }),
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
  })
}

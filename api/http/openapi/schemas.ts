import { z } from 'zod'
import { FIELD_RULES } from '../../fieldRules.ts'
import { EVERY_STAFF } from '../../redaction/audience.ts'
import { closedPaths, isHeld } from '../../rest/columnRules.ts'
import { LARGEST_INT } from '../../rules/rules.ts'

/** The named schemas, collected while the calls are described. */
export type Schemas = Record<string, unknown>

/** Converts a schema to OpenAPI's form: named schemas move to `components`. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): object {
  const text = JSON.stringify(
    z.toJSONSchema(schema, { io, ...(io === 'output' && { override: describeAnswer }) }),
  ).replaceAll('#/$defs/', '#/components/schemas/')
  const { $schema, $defs, ...rest } = JSON.parse(text, (_key, value: unknown) =>
    isObject(value) ? tidy(value) : value,
  )
  Object.assign(schemas, $defs)
  return rest
}

type Described = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }

/** Requires only those fields of an answer that every role and scope sees. Each call's description lists the scopes. */
function describeAnswer({ zodSchema, jsonSchema }: Described) {
  delete jsonSchema.scope
  if (!(zodSchema instanceof z.ZodObject) || !isHeld(zodSchema)) return
  const closed = new Set(EVERY_STAFF.flatMap(audience => closedPaths(zodSchema, FIELD_RULES, audience)))
  jsonSchema.required = jsonSchema.required?.filter(field => !closed.has(field))
}

/** Writes 'a text or null' as one type, and drops the bounds that every integer and object has. */
function tidy({ anyOf, propertyNames, ...schema }: z.core.JSONSchema.BaseSchema) {
  if (!anyOf) {
    const { minimum = -Infinity, maximum = Infinity, additionalProperties, ...rest } = schema
    return {
      ...rest,
      ...(minimum < -LARGEST_INT ? {} : { minimum }),
      ...(maximum >= LARGEST_INT ? {} : { maximum }),
      ...(isEmpty(additionalProperties) ? {} : { additionalProperties }),
    }
  }
  const [one, ...others] = anyOf
  const isOneType = one?.type && others.every(({ type, ...more }) => type && isEmpty(more))
  if (!isOneType) return { ...schema, oneOf: anyOf }
  const type = anyOf.flatMap(each => each.type ?? [])
  return { ...one, ...schema, type, ...(one.enum ? { enum: [...one.enum, null] } : {}) }
}

const isEmpty = (schema: unknown) => schema === undefined || JSON.stringify(schema) === '{}'

const isObject = (value: unknown): value is z.core.JSONSchema.BaseSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

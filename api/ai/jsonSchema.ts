import { type ZodType, z } from 'zod'

/** The part of JSON Schema that all providers accept: closed objects, lists, texts, numbers, enums, choices. */
export type JsonSchema = {
  type?: string | string[]
  description?: string
  enum?: string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: false
  anyOf?: JsonSchema[]
}

/** The schema of a model's answer for a zod schema, before its transforms. Only zod checks lengths and other limits. */
export function jsonSchemaOf(schema: ZodType): JsonSchema {
  return node.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw' }))
}

const node: ZodType<JsonSchema> = z.lazy(() =>
  z
    .object({
      type: z.union([z.string(), z.array(z.string())]).optional(),
      description: z.string().optional(),
      enum: z.array(z.string()).optional(),
      items: node.optional(),
      properties: z.record(z.string(), node).optional(),
      required: z.array(z.string()).optional(),
      anyOf: z.array(node).optional(),
    })
    .transform(one => (one.type === 'object' ? { ...one, additionalProperties: false as const } : one)),
)

import { type ResponseSchema, SchemaType } from '@google/generative-ai'
import type { ZodType } from 'zod'
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts'

/** Gemini's subset of OpenAPI for a zod schema: objects, lists, texts, numbers, enums, and null as an alternative. */
export const responseSchemaOf = (schema: ZodType): ResponseSchema => translate(jsonSchemaOf(schema))

function translate(node: JsonSchema): ResponseSchema {
  const { description } = node
  if (Array.isArray(node.type)) return translate({ ...node, type: undefined, anyOf: alternativesOf(node, node.type) })
  if (node.anyOf) return { ...translate(besideNull(node.anyOf)), nullable: true, ...(description && { description }) }
  if (node.enum) return { type: SchemaType.STRING, format: 'enum', enum: node.enum, description }
  switch (node.type) {
    case 'object':
      return {
        type: SchemaType.OBJECT,
        description,
        properties: Object.fromEntries(
          Object.entries(node.properties ?? {}).map(([name, property]) => [name, translate(property)]),
        ),
        required: node.required ?? [],
      }
    case 'array':
      return { type: SchemaType.ARRAY, description, items: translate(node.items ?? { type: 'string' }) }
    case 'string':
      return { type: SchemaType.STRING, description }
    case 'integer':
      return { type: SchemaType.INTEGER, description }
    case 'number':
      return { type: SchemaType.NUMBER, description }
    case 'boolean':
      return { type: SchemaType.BOOLEAN, description }
    default:
      throw new Error(`Gemini has no schema for ${JSON.stringify(node)}`)
  }
}

/** Splits a node with several types: zod writes a nullable text as one node. */
function alternativesOf(node: JsonSchema, types: string[]): JsonSchema[] {
  return types.map(type => ({ ...node, type }))
}

function besideNull(nodes: JsonSchema[]): JsonSchema {
  const [first, ...others] = nodes.filter(node => node.type !== 'null')
  if (!first || others.length > 0) throw new Error('Gemini has no schema for a choice of shapes')
  return first
}

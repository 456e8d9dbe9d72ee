/** JSON Schema 2020-12, as OpenAPI 3.1 has it. `$ref` is the bare name of a component of schemas.ts. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: (string | null)[]
  format?: string
  const?: boolean
  minimum?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  oneOf?: Schema[]
}

/** An answer holds all of its properties and no others: what is absent is null, a list is []. */
export const answer = (properties: Record<string, Schema>, description?: string): Schema => ({
  type: 'object',
  ...(description ? { description } : {}),
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

export const id: Schema = { type: 'integer', minimum: 0 }
export const number: Schema = { type: 'integer' }
export const truth: Schema = { type: 'boolean' }
export const text: Schema = { type: 'string' }
export const texts: Schema = { type: 'array', items: text }
export const instant: Schema = { type: 'string', format: 'date-time', description: 'ISO 8601 in UTC.' }
export const date: Schema = { type: 'string', format: 'date' }
export const optionalId: Schema = { ...id, type: ['integer', 'null'] }
export const optionalNumber: Schema = { type: ['integer', 'null'] }
export const optionalText: Schema = { type: ['string', 'null'] }
export const optionalInstant: Schema = { ...instant, type: ['string', 'null'] }
export const optionalDate: Schema = { ...date, type: ['string', 'null'] }

export const wordOf = (words: Record<string, string>): Schema => ({ type: 'string', enum: Object.values(words) })
export const listOf = ($ref: string): Schema => ({ type: 'array', items: { $ref } })
export const orNull = (schema: Schema): Schema => ({ oneOf: [schema, { type: 'null' }] })

/** Such a word, or null. */
export const optionalWordOf = (words: Record<string, string>): Schema => ({
  type: ['string', 'null'],
  enum: [...Object.values(words), null],
})

/** The part of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  enum?: unknown[]
  format?: string
  pattern?: string
  description?: string
  deprecated?: boolean
} & Partial<Record<'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum', number>>

type Content = Record<string, { schema?: Schema; example?: unknown }>

export type Operation = {
  operationId: string
  deprecated?: boolean
  description?: string
  parameters: {
    name: string
    in: string
    required: boolean
    schema: Schema
    description?: string
    deprecated?: boolean
  }[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { headers?: Record<string, unknown>; content?: Content }>
  security?: Record<string, string[]>[]
  'x-token-scopes'?: string[]
}

export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The calls of a document by method and path: `GET /api/talents`. */
export const callsOf = ({ paths }: OpenApi) =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  )

/** Resolves a reference to its named schema, and `oneOf` with null to the schema and `isNullable`. */
export function resolve({ components }: OpenApi, given: Schema | undefined) {
  const others = given?.oneOf?.filter(({ type }) => type !== 'null')
  const schema = others?.length === 1 ? others[0] : given
  const name = schema?.$ref?.split('/').at(-1)
  return { schema: name ? components.schemas[name] : schema, name, isNullable: schema !== given }
}

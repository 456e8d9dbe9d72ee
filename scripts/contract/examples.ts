import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { callsOf, type OpenApi, type Operation, type Schema } from './openapi.ts'

/*
 * The examples in the OpenAPI document are real answers of the product: examples.test.ts checks them, and with
 * `EXAMPLES=1` updates them. Before such an update, a new call or field has an example made from its schema and from
 * fields of the same name.
 */

/** The JSON body of a request or of a successful answer, with its example. */
export type Body = { part: string; content: { schema?: Schema; example?: unknown } }

/** The JSON bodies of a call, with names such as `GET /api/talents 200` and `POST /api/talents body`. */
export function bodiesOf(line: string, { requestBody, responses }: Operation): Body[] {
  const contents = [
    [`${line} body`, requestBody?.content] as const,
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      status < '300' ? [[`${line} ${status}`, content] as const] : [],
    ),
  ]
  return contents.flatMap(([part, content]) => {
    const json = content?.['application/json']
    return json ? [{ part, content: json }] : []
  })
}

const allBodies = (document: OpenApi) => [...callsOf(document)].flatMap(([line, call]) => bodiesOf(line, call))

/** Gives each body its former example, unless the example is no longer valid by the body's schema. */
export function giveExamples(document: OpenApi, former: OpenApi): void {
  const had = new Map(allBodies(former).map(({ part, content }) => [part, content.example]))
  const isValid = validator(document)
  const madeOf = examples(document.components.schemas, valuesIn([...had.values()]))
  for (const { part, content } of allBodies(document)) {
    if (!content.schema) continue
    const example = had.get(part)
    content.example = isValid(content.schema, example) ? example : madeOf(content.schema)
  }
}

/** Checks values against the schemas of the document. */
function validator({ components }: OpenApi) {
  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  ajv.addSchema({ $id: 'api', components })
  return (schema: Schema, value: unknown) =>
    value !== undefined && ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')), value)
}

/** Values of fields by name. The first value found counts. */
function valuesIn(examples: readonly unknown[], found = new Map<string, unknown>()) {
  for (const example of examples)
    if (Array.isArray(example)) valuesIn(example, found)
    else if (isObject(example))
      for (const [name, value] of Object.entries(example)) {
        if (value !== null && !found.has(name)) found.set(name, value)
        valuesIn([value], found)
      }
  return found
}

/** Makes examples from schemas, which may refer to named schemas. */
function examples(schemas: Record<string, Schema>, values: ReadonlyMap<string, unknown>) {
  const exampleOf = (given: Schema, name = ''): unknown => {
    const schema = given.$ref ? (schemas[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given
    const [part] = schema.oneOf ?? []
    if (part) return exampleOf(part, name)
    const value = values.get(name)
    if (schema.enum) return schema.enum.includes(value) ? value : schema.enum[0]
    const [type] = [schema.type].flat()
    if (type === 'object')
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property, name)]),
      )
    if (type === 'array') return Array.isArray(value) ? value : schema.items ? [exampleOf(schema.items)] : []
    if (typeof value === (type === 'integer' ? 'number' : type)) return value
    if (type === 'boolean') return true
    return type === 'string' ? textOf(schema) : (schema.minimum ?? 1)
  }
  return exampleOf
}

function textOf({ format, minLength = 0 }: Schema): string {
  if (format === 'date') return '2026-11-21'
  if (format === 'date-time') return '2026-11-21T09:30:00.000Z'
  if (format === 'uri') return 'https://example.com'
  return 'Streamhaus'.padEnd(minLength, '.')
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

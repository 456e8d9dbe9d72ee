import { describeApi } from '../../http/openapi/openapi.ts'
import type { TokenScope } from '../../scopes/words.ts'
import { hostileJson, hostileValues } from '../hostile.ts'
import { samples } from '../samples.ts'
import { chance, exampleOf, type Ids, isSent, pick, type Random, textFor, whole } from './values.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  pattern?: string
  items?: Schema
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }

export type Operation = {
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  'x-token-scopes'?: TokenScope[] | null
  responses: Record<string, { content?: Record<string, object>; headers?: Record<string, object> }>
}

/** The contract from which calls are generated and by which answers are checked. */
export const contract = describeApi('talentdesk_session')

export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
)

const schemas = contract.components.schemas as Record<string, Schema>

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const MEDIA_TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense', '']

/** A call of an operation: usually nearly valid, otherwise wrong in one of many ways. */
export function restCall({ path, method, operation }: (typeof operations)[number], ids: Ids, random: Random) {
  const oddity = chance(random, 0.7) ? 'none' : pick(ODDITIES, random)
  const isOdd = (what: Oddity) => oddity === what
  const url = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(isOdd('path') ? pick(ODD_PARTS, random) : ids(name, path))),
  )
  const asked = operation.parameters.filter(({ in: place, name }) => place === 'query' && isSent(name, random))
  const query = new URLSearchParams(
    asked.map(({ name, schema }) => [
      name,
      String(isOdd('query') ? textFor('', random) : valueFor(schema, name, { ids, random })),
    ]),
  )
  if (isOdd('unknownParameter')) query.append('serach', 'x')
  if (isOdd('twice') && asked[0]) query.append(asked[0].name, 'x')
  // A URL cannot contain half a surrogate pair, which would be sent as another character.
  const text = query.toString().replaceAll('%EF%BF%BD', '')
  return {
    method: isOdd('method') ? pick(METHODS, random) : method.toUpperCase(),
    url: text ? `${url}?${text}` : url,
    ...bodyOf(operation, oddity, { ids, random }),
  }
}

const ODDITIES = [
  ...(['none', 'hostile', 'hostile', 'hostile', 'missing', 'unknownField', 'mediaType', 'malformed'] as const),
  ...(['method', 'path', 'query', 'unknownParameter', 'twice'] as const),
]
type Oddity = (typeof ODDITIES)[number]

// Without '..', which a client resolves to another path before it sends the call.
const ODD_PARTS = ['0', '-1', '999999', '2147483648', '9'.repeat(40), '1.5', 'x', '%', '\u0000', '...', '💥', ' ']

type With = { ids: Ids; random: Random }

function bodyOf({ requestBody }: Operation, oddity: Oddity, { ids, random }: With) {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !media) return {}
  if (type === 'multipart/form-data') return formOf(media.schema, oddity, { ids, random })
  const body = valueFor(media.schema, '', { ids, random }) as Record<string, unknown>
  const names = Object.keys(media.schema.properties ?? {})
  const name = pick(names, random)
  if (oddity === 'hostile')
    body[name] = pick(hostileValues(pick(['String', 'Int', 'Date'], random), whole(random, 0, 99)), random)
  if (oddity === 'missing') delete body[name]
  if (oddity === 'unknownField') body[`${name}s`] = 'x'
  const payload = oddity === 'malformed' ? pick(['{', '[]', '""', '{"a":1}{', '\u0000'], random) : hostileJson(body)
  return {
    payload,
    headers: { 'content-type': oddity === 'mediaType' ? pick(MEDIA_TYPES, random) : 'application/json' },
  }
}

function formOf({ properties = {} }: Schema, oddity: Oddity, { ids, random }: With) {
  const parts = Object.entries(properties).flatMap(([name, { format }]) => {
    if (oddity === 'missing' && chance(random, 0.5)) return []
    if (format !== 'binary')
      return [part(`name="${name}"`, /Id$/.test(name) ? String(ids(name, '')) : textFor(name, random))]
    const bytes = chance(random, 0.8) ? bytesOf(name) : pick([samples.docx(), Buffer.from('')], random)
    return [part(`name="${name}"; filename="cv.pdf"`, bytes.toString('latin1'))]
  })
  if (oddity === 'unknownField') parts.unshift(part('name="emial"', 'x'))
  const end = oddity === 'malformed' ? '' : '--x--\r\n'
  return {
    payload: Buffer.from(parts.join('') + end, 'latin1'),
    headers: { 'content-type': oddity === 'mediaType' ? 'application/json' : 'multipart/form-data; boundary=x' },
  }
}

/** A file of the type that the field expects. */
function bytesOf(name: string): Buffer {
  if (/picture|logo/i.test(name)) return samples.png()
  return samples.pdf()
}

const part = (name: string, text: string) => `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${text}\r\n`

/** A value that matches a schema. */
function valueFor(schema: Schema, name: string, { ids, random }: With): unknown {
  const of = (inner: Schema, called = name) => valueFor(inner, called, { ids, random })
  if (schema.$ref) return of(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.oneOf) return of(pick(schema.oneOf, random))
  if (schema.enum) return pick(schema.enum, random)
  const type = Array.isArray(schema.type)
    ? chance(random, 0.9)
      ? schema.type[0]
      : pick(schema.type, random)
    : schema.type
  if (type === 'null') return null
  if (type === 'boolean') return chance(random, 0.5)
  if (type === 'number' || type === 'integer') {
    if (/id$/i.test(name)) return ids(name, '')
    return exampleOf(name, 'number', random) ?? whole(random, schema.minimum ?? 0, schema.maximum ?? 200)
  }
  if (type === 'array')
    return exampleOf(name, 'array', random) ?? Array.from({ length: whole(random, 1, 2) }, () => of(schema.items ?? {}))
  if (type === 'object' || schema.properties) {
    const { properties = {}, required = [] } = schema
    const kept = Object.entries(properties).filter(([key]) => required.includes(key) || isSent(key, random))
    return Object.fromEntries(kept.map(([key, inner]) => [key, of(inner, key)]))
  }
  if (schema.pattern?.startsWith('^\\d')) return '1,2'
  return exampleOf(name, 'string', random) ?? textFor(schema.format ?? name, random)
}

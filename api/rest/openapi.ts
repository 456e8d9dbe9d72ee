import { FILE_RULES } from '../files/rules.ts'
import type { Schema } from './jsonSchema.ts'
import type { Parameters } from './parameters.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'
import { components } from './schemas.ts'

/** The OpenAPI 3.1 document of exactly the calls of the table. `cookie`: what the session's cookie is called. */
export function describeApi(cookie: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recruiting back-office',
      version: '1',
      description:
        'Errors are answered as {"message", "errors"?}. Sign in by POST /api/auth/login and send its cookie, or send an API token.',
    },
    servers: [{ url: '/' }],
    security: [{ apiToken: [] }, { session: [] }],
    paths: Object.fromEntries([...new Set(routes.map(route => route.path))].map(path => [path, pathItem(path)])),
    components: {
      securitySchemes: {
        apiToken: { type: 'http', scheme: 'bearer', description: 'Made on the page /users.' },
        session: { type: 'apiKey', in: 'cookie', name: cookie },
      },
      schemas: Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, resolve(schema)])),
    },
  }
}

function pathItem(path: string) {
  const operations = routes.filter(route => route.path === path)
  return Object.fromEntries(operations.map(route => [route.method.toLowerCase(), operation(route)]))
}

function operation(route: Route) {
  const { summary, description, params = {}, query = {}, isPublic, inPerson } = route
  return {
    operationId: operationId(route),
    summary,
    ...(description ? { description } : {}),
    ...(isPublic ? { security: [] } : {}),
    ...(inPerson ? { security: [{ session: [] }] } : {}),
    parameters: [...parameters('path', params), ...parameters('query', query), ...(route.once ? [KEY] : [])],
    ...requestBody(route),
    responses: { ...answers(route), ...problems(route) },
  }
}

const parameters = (place: 'path' | 'query', read: Parameters) =>
  Object.entries(read).map(([name, { description, schema }]) => ({
    name,
    in: place,
    required: place === 'path',
    description,
    schema,
  }))

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent again with the same key and content within 24 hours, the request is not done again and has the same answer; with other content, it is a 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** 'GET /api/talents/{id}/comments' is 'getTalentsIdComments'. */
function operationId({ method, path }: Route): string {
  const words = path.replace('/api', '').split(/[^A-Za-z]+/)
  return method.toLowerCase() + words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function requestBody({ fields, required, form }: Route) {
  if (fields) {
    const properties = mapValues(fields, field => resolve(field.schema))
    const schema = { type: 'object', properties, ...(required ? { required } : {}) }
    return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  }
  if (!form) return {}
  const types = FILE_RULES[form.kind].types.join(', ')
  const texts = Object.fromEntries((form.fields ?? []).map(name => [name, { type: 'string' }]))
  const properties = { [form.file]: { type: 'string', format: 'binary' }, ...texts }
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties, required: [form.file] },
          encoding: { [form.file]: { contentType: types } },
        },
      },
    },
  }
}

function answers({ answer }: Route) {
  if ('file' in answer) return { 200: { description: 'The file', content: { [answer.contentType]: {} } } }
  const description = answer.status === 201 ? 'What was made' : 'Done'
  return { [answer.status]: { description, content: { 'application/json': { schema: resolve(answer.schema) } } } }
}

const DESCRIPTIONS: Record<number, string> = {
  400: 'Bad input; the message is that of the first rule broken',
  401: 'Not signed in, or wrong credentials',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Not of an accepted type',
  422: 'The file cannot be read',
  429: 'Too many tries; see Retry-After',
  500: 'An unexpected fault',
  503: 'Starting, stopping, or not configured',
}

function problems({ method, params, fields, form, isPublic, once, problems: more = [] }: Route) {
  const statuses = [
    ...(fields || form || Object.values(params ?? {}).some(({ schema }) => schema.type === 'integer') ? [400] : []),
    ...(isPublic ? [] : [401]),
    ...(method !== 'GET' ? [403] : []),
    ...(params ? [404] : []),
    ...(fields || form ? [413, 415] : []),
    ...(once ? [409] : []),
    ...more,
    500,
    503,
  ]
  const content = { 'application/json': { schema: resolve({ $ref: 'Problem' }) } }
  const headers = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } }
  return Object.fromEntries(
    statuses.map(status => [
      status,
      { description: DESCRIPTIONS[status], content, ...(status === 429 ? { headers } : {}) },
    ]),
  )
}

/** Bare names become references. */
function resolve(schema: Schema): Schema {
  const { $ref, items, properties, oneOf, ...rest } = schema
  return {
    ...rest,
    ...($ref ? { $ref: `#/components/schemas/${$ref}` } : {}),
    ...(items ? { items: resolve(items) } : {}),
    ...(properties ? { properties: mapValues(properties, resolve) } : {}),
    ...(oneOf ? { oneOf: oneOf.map(resolve) } : {}),
  }
}

function mapValues<Value, Result>(object: Record<string, Value>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}

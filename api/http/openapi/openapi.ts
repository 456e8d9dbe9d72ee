import { z } from 'zod'
import { authScopesOf, calls, isLink, isPublic, pointsOf, tokenScopesOf } from '../../calls.ts'
import { FILE_RULES } from '../../files/rules.ts'
import { PROBLEM_STATUS } from '../../problems.ts'
import type { Call, FileAnswer } from '../../rest/call.ts'
import type { Parameter } from '../../rest/parameters.ts'
import { keysOf } from '../../rules/rules.ts'
import { describeRules, neededOf, type Properties } from './bodyRules.ts'
import { deprecate, describeBody, describeSchemas, graphqlField } from './descriptions.ts'
import { HEADERS, headersAnswered, headersOf, headersTaken, takesNoneMatch } from './headers.ts'
import { operationId, tagOf, tagsOf } from './names.ts'
import { jsonSchema, type Schemas } from './schemas.ts'

const problem = z
  .object({
    message: z.string().meta({ description: 'For a person to read.' }),
    code: z.enum(keysOf(PROBLEM_STATUS)).meta({ description: 'For a program to decide by; each has one status.' }),
    errors: z.record(z.string(), z.string()).optional().meta({ description: 'A message for each wrong field.' }),
    scope: z.string().optional().meta({ description: 'The named scope that the API token lacks: talents:read.' }),
    requestId: z.string().optional().meta({ description: 'With 500: the id of the request, for the operator.' }),
  })
  .meta({ id: 'Problem', description: 'What went wrong.' })

/**
 * The OpenAPI 3.1 document of exactly the calls in the table. `npm run schema` adds examples and prints the document
 * that is served. `cookie`: the name of the session cookie.
 */
export function describeApi(cookie: string) {
  const schemas: Schemas = {}
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const item = paths[call.path] ?? {}
    item[call.method.toLowerCase()] = operation(call, schemas)
    paths[call.path] = item
  }
  describeSchemas(schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recruiting back-office',
      version: '1',
      contact: { name: 'The operator of this product', url: 'https://talentdesk.example' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description:
        'Errors are answered as {"message", "code", "errors"?}. Sign in by POST /api/auth/login and send its cookie, or send an API token. A field that the role of the caller or the scope of the token may not see is absent; those that everybody sees are required.',
    },
    servers: [{ url: '/', description: 'The product that answers this document.' }],
    tags: tagsOf(calls.map(({ path }) => path)),
    security: [{ apiToken: [] }, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        apiToken: { type: 'http', scheme: 'bearer', description: 'Made on the page /users.' },
        session: { type: 'apiKey', in: 'cookie', name: cookie },
      },
      headers: HEADERS,
      schemas,
    },
  }
}

function operation(call: Call, schemas: Schemas) {
  const { summary, description, params = {}, query = {} } = call
  const forPeople = isForPeople(call)
  const text = [description, needs(call)].filter(Boolean).join(' ')
  return {
    operationId: operationId(call),
    tags: [tagOf(call.path)],
    summary,
    description: text,
    ...deprecate(text, graphqlField(call.field)),
    ...(isPublic(call) || forPeople ? {} : { 'x-token-scopes': tokenScopesOf(call) }),
    ...(forPeople ? {} : { 'x-points': pointsOf(call) }),
    ...(isPublic(call) ? { security: [] } : {}),
    ...(forPeople ? { security: [{ session: [] }] } : {}),
    parameters: [...parameters('path', params), ...parameters('query', query), ...headersTaken(call)],
    ...requestBody(call, schemas),
    responses: { ...answers(call, schemas), ...problems(call, schemas) },
  }
}

const parameters = (place: 'path' | 'query', read: Record<string, Parameter>) =>
  Object.entries(read).map(([name, { description, schema }]) => ({
    name,
    in: place,
    required: place === 'path',
    description,
    schema,
  }))

const isForPeople = (call: Call) =>
  call.inPerson || authScopesOf(call).some(scope => scope === 'inPerson' || scope === 'confirmed')

/** The scopes that a call needs, and the GraphQL field of the same action. */
function needs(call: Call): string {
  const same = `In GraphQL: \`${call.field}\`.`
  if (isPublic(call)) return `For everybody. ${same}`
  if (isForPeople(call)) return `For a signed-in browser only. ${same}`
  const demanded = tokenScopesOf(call)
  if (!demanded) return `Closed to tokens with named scopes. ${same}`
  if (demanded.length === 0) return `Any token. ${same}`
  return `Token scopes: ${demanded.map(scope => `\`${scope}\``).join(', ')}. ${same}`
}

function requestBody(call: Call, schemas: Schemas) {
  const { body, form } = call
  if (body) {
    const written: { properties?: Properties } = jsonSchema(body, 'input', schemas)
    const required = neededOf(call)
    const schema = { ...written, ...(required.length > 0 && { required }) }
    describeRules(schema.properties ?? {}, call)
    describeBody(schema, call)
    return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  }
  if (!form) return {}
  const types = FILE_RULES[form.kind].types.join(', ')
  const texts = Object.fromEntries((form.fields ?? []).map(name => [name, { type: 'string' }]))
  const properties = { [form.file]: { type: 'string', format: 'binary' }, ...texts }
  describeRules(properties, call)
  describeBody({ properties }, call)
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

const contentOf = ({ contentType, orAs }: FileAnswer) => ({ [contentType]: {}, ...(orAs && { [orAs]: {} }) })

function answers(call: Call, schemas: Schemas) {
  const { answer, status } = call
  if (!(answer instanceof z.ZodType))
    return { 200: { description: 'The file', headers: headersOf(200), content: contentOf(answer) } }
  const description = status === 201 ? 'What was made' : 'Done'
  return {
    [status ?? 200]: {
      description,
      headers: { ...headersOf(status ?? 200), ...headersAnswered(call) },
      content: {
        'application/json': { schema: jsonSchema(answer, 'output', schemas) },
        ...(answer instanceof z.ZodArray && LINES),
      },
    },
    ...(takesNoneMatch(call) ? { 304: { description: 'The answer is the one whose ETag was sent' } } : {}),
  }
}

const LINES = {
  'application/x-ndjson': {
    schema: {
      type: 'string',
      description:
        'A record a line, each as in the list in JSON. The last line is {"end": true, "count": …}; without it, records are missing.',
    },
  },
}

const DESCRIPTIONS: Record<number, string> = {
  400: 'Bad input; the message is that of the first rule broken',
  401: 'Not signed in, wrong credentials, or a token that is not valid',
  403: 'Not allowed',
  404: 'Not found',
  405: 'The path has other methods',
  406: 'In none of the accepted media types',
  409: 'Conflict',
  410: 'What comes after the cursor is not kept any more',
  412: 'The record is not at the version of the ETag that was sent',
  413: 'Too large',
  415: 'Not of an accepted type',
  422: 'The file cannot be read',
  429: 'Too many tries, or the points of the token are used up; see Retry-After',
  500: 'An unexpected fault',
  503: 'Starting, stopping, or not configured',
}

function problems(call: Call, schemas: Schemas) {
  const { method, params, once, problems: more = [] } = call
  const statuses = [
    ...(isLink(call) && !call.query ? [] : [400]),
    401,
    ...(isPublic(call) ? [] : [403]),
    ...(params ? [404] : []),
    405,
    ...(call.answer instanceof z.ZodArray ? [406] : []),
    ...(method === 'GET' ? [] : [413, 415]),
    ...(once ? [409] : []),
    ...(call.versioned ? [412] : []),
    429,
    ...more,
    500,
    503,
  ]
  const content = { 'application/json': { schema: jsonSchema(problem, 'output', schemas) } }
  return Object.fromEntries(
    statuses.map(status => [status, { description: DESCRIPTIONS[status], headers: headersOf(status), content }]),
  )
}

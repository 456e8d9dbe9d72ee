import { expect, test } from 'vitest'
import { graphqlBreaks, openApiBreaks } from './breaks.ts'
import type { OpenApi, Operation, Schema } from './openapi.ts'

const SDL = `
  type Query { deals(first: Int): [Deal!]! }
  type Mutation { addDeal(input: AddDealInput!): Deal }
  type Deal { id: ID! title: String! budget: Int status: Status! }
  enum Status { OPEN FILLED }
  input AddDealInput { title: String! status: Status }
`

test.each([
  ['a removed field', 'budget: Int', '', 'FIELD_REMOVED Deal.budget'],
  ['a field that may now be null', 'title: String! budget', 'title: String budget', 'FIELD_TYPE_CHANGED Deal.title'],
  ['a removed field of an enum', 'status: Status! }', '}', 'FIELD_REMOVED Deal.status'],
  ['a removed value', 'OPEN FILLED', 'OPEN', 'ENUM_VALUE_REMOVED Status.FILLED'],
  ['a removed argument', '(first: Int)', '', 'FIELD_ARGUMENT_REMOVED Query.deals.first'],
  ['an argument now required', 'first: Int', 'first: Int!', 'FIELD_ARGUMENT_TYPE_CHANGED Query.deals.first'],
  ['an input now required', 'status: Status }', 'status: Status! }', 'INPUT_FIELD_TYPE_CHANGED AddDealInput.status'],
  ['a removed input', 'title: String! status', 'status', 'INPUT_FIELD_REMOVED AddDealInput.title'],
  ['a new field', 'budget: Int', 'budget: Int weeks: Int', null],
  ['a field that is no longer null', 'budget: Int', 'budget: Int!', null],
  ['a new value', 'OPEN FILLED', 'OPEN FILLED CLOSED', null],
  ['a new optional argument', 'first: Int', 'first: Int, after: ID', null],
  ['a new optional input', 'status: Status }', 'status: Status budget: Int }', null],
  ['an input that is no longer required', '{ title: String! status', '{ title: String status', null],
  ['a new description', 'type Deal', '"A position." type Deal', null],
  ['a new deprecation', 'budget: Int', 'budget: Int @deprecated(reason: "x")', null],
])('only changes of GraphQL that break clients are reported: %s', async (_name, from, to, broken) => {
  const after = SDL.replace(from, to)
  expect(after).not.toBe(SDL)
  const breaks = await graphqlBreaks(SDL, after)
  expect(breaks.map(({ kind, part }) => `${kind} ${part}`)).toEqual(broken ? [broken] : [])
})

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const deal: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    title: { type: 'string', format: 'date' },
    status: { type: 'string', enum: ['Open', 'Filled'] },
    notes: { type: ['string', 'null'] },
    talent: { oneOf: [ref('Talent'), { type: 'null' }] },
    client: ref('Client'),
  },
  required: ['id', 'title'],
}

const call = (): Operation => ({
  operationId: 'updateDeal',
  'x-token-scopes': ['deals:write'],
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'order', in: 'query', required: false, schema: { type: 'string', enum: ['title', 'date'] } },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            title: { type: 'string', maxLength: 100 },
            budget: { type: ['number', 'null'] },
            tags: { type: 'array', items: { type: 'string' } },
          },
          required: ['title'],
        },
      },
    },
  },
  responses: {
    200: { headers: { ETag: {} }, content: { 'application/json': { schema: ref('Deal') } } },
    404: {},
  },
})

const named = (): Schema => ({ type: 'object', properties: { name: { type: 'string' } } })

const api = (): OpenApi => ({
  paths: {
    '/api/deals/{id}': { put: call(), get: { operationId: 'getDeal', parameters: [], responses: {}, security: [] } },
  },
  components: {
    schemas: { Deal: structuredClone(deal), Talent: named(), Client: named() },
  },
})

type Parts = { put: Operation; get: Operation; sent: Schema; deal: Schema; talent: Schema; api: OpenApi }

function partsOf(document: OpenApi): Parts {
  const { put, get } = document.paths['/api/deals/{id}'] ?? {}
  const sent = put?.requestBody?.content['application/json']?.schema
  const { Deal, Talent } = document.components.schemas
  if (!put || !get || !sent || !Deal || !Talent) throw new Error('Not the document of this test')
  return { put, get, sent, deal: Deal, talent: Talent, api: document }
}

const LINE = 'PUT /api/deals/{id}'
const set = (schema: Schema, name: string, is: Schema) => Object.assign(schema.properties ?? {}, { [name]: is })
const drop = (schema: Schema, name: string) => void delete schema.properties?.[name]

const CHANGES: [name: string, change: (parts: Parts) => unknown, broken: string | null][] = [
  ['a removed call', ({ api }) => delete api.paths['/api/deals/{id}']?.put, `CALL_REMOVED ${LINE}`],
  [
    'another operation id',
    ({ put }) => Object.assign(put, { operationId: 'saveDeal' }),
    `OPERATION_ID_CHANGED ${LINE}`,
  ],
  ['a further required scope', ({ put }) => put['x-token-scopes']?.push('talents:read'), `ACCESS_NARROWED ${LINE}`],
  [
    'an open call that now requires credentials',
    ({ get }) => Object.assign(get, { security: undefined }),
    'ACCESS_NARROWED GET /api/deals/{id}',
  ],
  [
    'a call that now refuses tokens',
    ({ put }) => Object.assign(put, { security: [{ session: [] }] }),
    `ACCESS_NARROWED ${LINE}`,
  ],
  ['a removed parameter', ({ put }) => put.parameters.pop(), `PARAMETER_REMOVED ${LINE} order`],
  [
    'a parameter now required',
    ({ put }) => Object.assign(put.parameters[1] ?? {}, { required: true }),
    `PARAMETER_REQUIRED ${LINE} order`,
  ],
  [
    'a removed value of a parameter',
    ({ put }) => put.parameters[1]?.schema.enum?.pop(),
    `ENUM_VALUE_REMOVED ${LINE} order`,
  ],
  [
    'a body now required',
    ({ put }) => Object.assign(put.requestBody ?? {}, { required: true }),
    `BODY_REQUIRED ${LINE}`,
  ],
  [
    'a removed media type',
    ({ put }) => delete put.requestBody?.content['application/json'],
    `MEDIA_TYPE_REMOVED ${LINE} application/json`,
  ],
  ['a removed field of a request', ({ sent }) => drop(sent, 'tags'), `FIELD_REMOVED ${LINE}.tags`],
  ['a field of a request now required', ({ sent }) => sent.required?.push('tags'), `FIELD_REQUIRED ${LINE}.tags`],
  [
    'null now refused in a request',
    ({ sent }) => set(sent, 'budget', { type: 'number' }),
    `TYPE_NARROWED ${LINE}.budget`,
  ],
  [
    'a lower maximum length',
    ({ sent }) => set(sent, 'title', { type: 'string', maxLength: 50 }),
    `LIMIT_NARROWED ${LINE}.title`,
  ],
  [
    'a new pattern',
    ({ sent }) => set(sent, 'title', { type: 'string', maxLength: 100, pattern: '^a' }),
    `FORMAT_CHANGED ${LINE}.title`,
  ],
  [
    'items of another type',
    ({ sent }) => set(sent, 'tags', { type: 'array', items: { type: 'integer' } }),
    `TYPE_NARROWED ${LINE}.tags[]`,
  ],
  [
    'another status of success',
    ({ put }) => Object.assign(put, { responses: { 204: {} } }),
    `ANSWER_REMOVED ${LINE} 200`,
  ],
  ['a removed header', ({ put }) => delete put.responses[200]?.headers, `HEADER_REMOVED ${LINE} ETag`],
  ['a removed field of an answer', ({ deal }) => drop(deal, 'notes'), 'FIELD_REMOVED REST Deal.notes'],
  ['a field that may now be missing', ({ deal }) => deal.required?.pop(), 'FIELD_OPTIONAL REST Deal.title'],
  [
    'a value that may now be null',
    ({ deal }) => set(deal, 'id', { type: ['integer', 'null'] }),
    'TYPE_WIDENED REST Deal.id',
  ],
  ['a number in place of an integer', ({ deal }) => set(deal, 'id', { type: 'number' }), 'TYPE_WIDENED REST Deal.id'],
  ['a removed format', ({ deal }) => set(deal, 'title', { type: 'string' }), 'FORMAT_CHANGED REST Deal.title'],
  [
    'a record that may now be null',
    ({ deal }) => set(deal, 'client', { oneOf: [ref('Client'), { type: 'null' }] }),
    'TYPE_WIDENED REST Deal.client',
  ],
  ['a removed field of a nested record', ({ talent }) => drop(talent, 'name'), 'FIELD_REMOVED REST Talent.name'],

  ['a new call', ({ api, put }) => Object.assign(api.paths, { '/api/x': { get: put } }), null],
  ['a removed scope', ({ put }) => Object.assign(put, { 'x-token-scopes': [] }), null],
  [
    'a new optional parameter',
    ({ put }) => put.parameters.push({ name: 'x', in: 'query', required: false, schema: {} }),
    null,
  ],
  ['a new value of a parameter', ({ put }) => put.parameters[1]?.schema.enum?.push('budget'), null],
  ['a new optional field of a request', ({ sent }) => set(sent, 'x', {}), null],
  ['a field that is no longer required', ({ sent }) => Object.assign(sent, { required: [] }), null],
  ['a higher maximum length', ({ sent }) => set(sent, 'title', { type: 'string', maxLength: 200 }), null],
  ['a removed maximum length', ({ sent }) => set(sent, 'title', { type: 'string' }), null],
  ['null now accepted in a request', ({ sent }) => set(sent, 'title', { type: ['string', 'null'] }), null],
  ['a new field of an answer', ({ deal }) => set(deal, 'x', {}), null],
  ['a field of an answer now always present', ({ deal }) => deal.required?.push('notes'), null],
  [
    'a new value in answers',
    ({ deal }) => set(deal, 'status', { type: 'string', enum: ['Open', 'Filled', 'Lost'] }),
    null,
  ],
  ['a record that is no longer null', ({ deal }) => set(deal, 'talent', ref('Talent')), null],
  ['a value that is no longer null', ({ deal }) => set(deal, 'notes', { type: 'string' }), null],
  [
    'another notation of null',
    ({ deal }) => set(deal, 'notes', { oneOf: [{ type: 'string' }, { type: 'null' }] }),
    null,
  ],
  ['a new problem', ({ put }) => Object.assign(put.responses, { 409: {} }), null],
  ['a removed problem', ({ put }) => delete put.responses[404], null],
  ['another description', ({ put }) => Object.assign(put, { description: 'Else', deprecated: true }), null],
]

test.each(CHANGES)('only changes of OpenAPI that break clients are reported: %s', (_name, change, broken) => {
  const after = api()
  change(partsOf(after))
  expect(after).not.toEqual(api())
  expect(openApiBreaks(api(), after).map(({ kind, part }) => `${kind} ${part}`)).toEqual(broken ? [broken] : [])
})

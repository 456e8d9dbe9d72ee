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
  ['a field that goes', 'budget: Int', '', 'FIELD_REMOVED Deal.budget'],
  ['a field that may be null', 'title: String! budget', 'title: String budget', 'FIELD_TYPE_CHANGED Deal.title'],
  ['a type that goes', 'status: Status! }', '}', 'FIELD_REMOVED Deal.status'],
  ['a value that goes', 'OPEN FILLED', 'OPEN', 'ENUM_VALUE_REMOVED Status.FILLED'],
  ['an argument that goes', '(first: Int)', '', 'FIELD_ARGUMENT_REMOVED Query.deals.first'],
  ['an argument that must be given', 'first: Int', 'first: Int!', 'FIELD_ARGUMENT_TYPE_CHANGED Query.deals.first'],
  [
    'an input that must be given',
    'status: Status }',
    'status: Status! }',
    'INPUT_FIELD_TYPE_CHANGED AddDealInput.status',
  ],
  ['an input that goes', 'title: String! status', 'status', 'INPUT_FIELD_REMOVED AddDealInput.title'],
  ['a new field', 'budget: Int', 'budget: Int weeks: Int', null],
  ['a field that is never null', 'budget: Int', 'budget: Int!', null],
  ['a new value', 'OPEN FILLED', 'OPEN FILLED CLOSED', null],
  ['a new optional argument', 'first: Int', 'first: Int, after: ID', null],
  ['a new optional input', 'status: Status }', 'status: Status budget: Int }', null],
  ['an input that may be left out', '{ title: String! status', '{ title: String status', null],
  ['a description', 'type Deal', '"A position." type Deal', null],
  ['a deprecation', 'budget: Int', 'budget: Int @deprecated(reason: "x")', null],
])('GraphQL: %s', async (_name, from, to, broken) => {
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
  ['a call that goes', ({ api }) => delete api.paths['/api/deals/{id}']?.put, `CALL_REMOVED ${LINE}`],
  ['another name', ({ put }) => Object.assign(put, { operationId: 'saveDeal' }), `OPERATION_ID_CHANGED ${LINE}`],
  ['a further scope', ({ put }) => put['x-token-scopes']?.push('talents:read'), `ACCESS_NARROWED ${LINE}`],
  [
    'an open call that is closed',
    ({ get }) => Object.assign(get, { security: undefined }),
    'ACCESS_NARROWED GET /api/deals/{id}',
  ],
  [
    'a call without tokens',
    ({ put }) => Object.assign(put, { security: [{ session: [] }] }),
    `ACCESS_NARROWED ${LINE}`,
  ],
  ['a parameter that goes', ({ put }) => put.parameters.pop(), `PARAMETER_REMOVED ${LINE} order`],
  [
    'a parameter that must be given',
    ({ put }) => Object.assign(put.parameters[1] ?? {}, { required: true }),
    `PARAMETER_REQUIRED ${LINE} order`,
  ],
  [
    'a value of a parameter that goes',
    ({ put }) => put.parameters[1]?.schema.enum?.pop(),
    `ENUM_VALUE_REMOVED ${LINE} order`,
  ],
  [
    'a body that must be sent',
    ({ put }) => Object.assign(put.requestBody ?? {}, { required: true }),
    `BODY_REQUIRED ${LINE}`,
  ],
  [
    'a media type that goes',
    ({ put }) => delete put.requestBody?.content['application/json'],
    `MEDIA_TYPE_REMOVED ${LINE} application/json`,
  ],
  ['a field that cannot be sent', ({ sent }) => drop(sent, 'tags'), `FIELD_REMOVED ${LINE}.tags`],
  ['a field that must be sent', ({ sent }) => sent.required?.push('tags'), `FIELD_REQUIRED ${LINE}.tags`],
  ['null that cannot be sent', ({ sent }) => set(sent, 'budget', { type: 'number' }), `TYPE_NARROWED ${LINE}.budget`],
  [
    'a shorter text',
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
  ['another good status', ({ put }) => Object.assign(put, { responses: { 204: {} } }), `ANSWER_REMOVED ${LINE} 200`],
  ['a header that goes', ({ put }) => delete put.responses[200]?.headers, `HEADER_REMOVED ${LINE} ETag`],
  ['a field that is not answered', ({ deal }) => drop(deal, 'notes'), 'FIELD_REMOVED REST Deal.notes'],
  ['a field that may be missing', ({ deal }) => deal.required?.pop(), 'FIELD_OPTIONAL REST Deal.title'],
  [
    'null that may be answered',
    ({ deal }) => set(deal, 'id', { type: ['integer', 'null'] }),
    'TYPE_WIDENED REST Deal.id',
  ],
  ['another number', ({ deal }) => set(deal, 'id', { type: 'number' }), 'TYPE_WIDENED REST Deal.id'],
  ['another format', ({ deal }) => set(deal, 'title', { type: 'string' }), 'FORMAT_CHANGED REST Deal.title'],
  [
    'a record that may be null',
    ({ deal }) => set(deal, 'client', { oneOf: [ref('Client'), { type: 'null' }] }),
    'TYPE_WIDENED REST Deal.client',
  ],
  ['a field of a record within', ({ talent }) => drop(talent, 'name'), 'FIELD_REMOVED REST Talent.name'],

  ['a new call', ({ api, put }) => Object.assign(api.paths, { '/api/x': { get: put } }), null],
  ['a scope less', ({ put }) => Object.assign(put, { 'x-token-scopes': [] }), null],
  ['a new parameter', ({ put }) => put.parameters.push({ name: 'x', in: 'query', required: false, schema: {} }), null],
  ['a new value of a parameter', ({ put }) => put.parameters[1]?.schema.enum?.push('budget'), null],
  ['a new field to send', ({ sent }) => set(sent, 'x', {}), null],
  ['a field that may be left out', ({ sent }) => Object.assign(sent, { required: [] }), null],
  ['a longer text', ({ sent }) => set(sent, 'title', { type: 'string', maxLength: 200 }), null],
  ['a text without limit', ({ sent }) => set(sent, 'title', { type: 'string' }), null],
  ['null that can be sent', ({ sent }) => set(sent, 'title', { type: ['string', 'null'] }), null],
  ['a new field of the answer', ({ deal }) => set(deal, 'x', {}), null],
  ['a field that is always there', ({ deal }) => deal.required?.push('notes'), null],
  [
    'a new value in answers',
    ({ deal }) => set(deal, 'status', { type: 'string', enum: ['Open', 'Filled', 'Lost'] }),
    null,
  ],
  ['a record that is never null', ({ deal }) => set(deal, 'talent', ref('Talent')), null],
  ['never null', ({ deal }) => set(deal, 'notes', { type: 'string' }), null],
  ['null in other words', ({ deal }) => set(deal, 'notes', { oneOf: [{ type: 'string' }, { type: 'null' }] }), null],
  ['a further problem', ({ put }) => Object.assign(put.responses, { 409: {} }), null],
  ['a problem less', ({ put }) => delete put.responses[404], null],
  ['other words', ({ put }) => Object.assign(put, { description: 'Else', deprecated: true }), null],
]

test.each(CHANGES)('OpenAPI: %s', (_name, change, broken) => {
  const after = api()
  change(partsOf(after))
  expect(after).not.toEqual(api())
  expect(openApiBreaks(api(), after).map(({ kind, part }) => `${kind} ${part}`)).toEqual(broken ? [broken] : [])
})

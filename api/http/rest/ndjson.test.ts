import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../test/call.ts'
import { as, type Caller, openApp, visitor, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp()

let staff: Caller
let dealId: number

beforeAll(async () => {
  const person = await make.user()
  staff = as(person)
  const deal = await make.deal()
  dealId = deal.id
  await make.candidate({ dealId, talentId: (await make.talent({ name: 'Zoë "Zed" Ω\n' })).id })
  await make.talent()
})

const NDJSON = 'application/x-ndjson'
const get = (url: string, headers: Record<string, string>) => staff.fetch({ method: 'GET', url, headers })

/** The records of an answer, without its required last line. */
function linesOf(text: string): unknown[] {
  const records = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { end?: true; count?: number })
  expect(text.endsWith('\n')).toBe(true)
  expect(records.pop()).toEqual({ end: true, count: records.length })
  return records
}

test.each(['talents', 'companies', 'deals', 'deal-candidates', 'talents/1/comments'])(
  'the lines of %s are the same records as the JSON list',
  async path => {
    const { body } = await call(staff, `GET /api/${path}`)
    const response = await get(`/api/${path}`, { accept: NDJSON })
    expect(response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    expect(response.headers.vary).toContain('accept')
    expect(linesOf(response.body)).toEqual(body)
  },
)

test('the candidates of a deal, and filtered lists, can be read as NDJSON', async () => {
  const candidates = await get(`/api/deals/${dealId}/candidates`, { accept: NDJSON })
  expect(linesOf(candidates.body)).toHaveLength(1)
  const later = await get('/api/talents?updatedSince=2999-01-01', { accept: NDJSON })
  expect(later.body).toBe('{"end":true,"count":0}\n')
  expect(later.headers['next-updated-since']).toMatch(/^\d{4}-.*Z$/)
})

test('a long list is streamed, with gzip if accepted', { tags: ['deep'] }, async () => {
  const { id: talentId } = await make.talent()
  const user = await make.user()
  await world.db.talentComment.createMany({
    data: Array.from({ length: 3_000 }, (_, index) => ({ talentId, userId: user.id, comment: `Remark ${index} Ω` })),
  })
  const url = `/api/talents/${talentId}/comments`
  const plain = await get(url, { accept: NDJSON })
  const zipped = await get(url, { accept: NDJSON, 'accept-encoding': 'gzip' })
  expect(plain.headers['content-length']).toBeUndefined()
  expect(linesOf(plain.body)).toHaveLength(3_000)
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})

test.each([
  ['*/*', 'application/json'],
  ['application/*', 'application/json'],
  ['text/html, */*;q=0.1', 'application/json'],
  ['application/json, application/x-ndjson', 'application/json'],
  ['application/json;q=0.5, Application/X-NDJSON', NDJSON],
  ['application/x-ndjson, */*', NDJSON],
  ['application/x-ndjson;q=0, */*', 'application/json'],
  ['application/x-ndjson;q=0.1', NDJSON],
])('Accept: %s is answered with %s', async (accept, type) => {
  expect((await get('/api/talents', { accept })).headers['content-type']).toBe(`${type}; charset=utf-8`)
})

test('an unsupported media type is refused, but only by calls that offer several', async () => {
  expect((await get('/api/talents', { accept: 'text/html' })).statusCode).toBe(406)
  expect((await get('/api/talents', { accept: 'application/json;q=0, application/x-ndjson;q=0' })).statusCode).toBe(406)
  expect((await get('/api/auth/me', { accept: 'text/html' })).statusCode).toBe(200)
  expect((await visitor.fetch({ method: 'GET', url: '/api/talents', headers: { accept: NDJSON } })).statusCode).toBe(
    401,
  )
})

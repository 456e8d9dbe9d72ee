import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PROBLEM_STATUS } from '../problems.ts'
import { as, openApp, visitor } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const ask =
  (query: string, headers: Record<string, string> = {}, more: object = {}) =>
  async () =>
    as(await make.user()).fetch({ method: 'POST', url: '/graphql', payload: { query, ...more }, headers })

const GRAPHQL_RESPONSE = { accept: 'application/graphql-response+json' }

test.each([
  ['{ viewer {', {}, 'GRAPHQL_PARSE_FAILED', 400],
  ['{ viewr { id } }', {}, 'GRAPHQL_VALIDATION_FAILED', 400],
  ['{ talent(id: 3000000000) { id } }', {}, 'GRAPHQL_VALIDATION_FAILED', 400],
  ['{ talents(filter: { area: NOTHING }) { totalCount } }', {}, 'GRAPHQL_VALIDATION_FAILED', 400],
  ['query A { viewer { id } }', { operationName: 'B' }, 'GRAPHQL_VALIDATION_FAILED', 400],
  ['query A { viewer { id } } query B { viewer { id } }', {}, 'GRAPHQL_VALIDATION_FAILED', 400],
  ['query ($id: Int!) { talent(id: $id) { id } }', { variables: { id: 'x' } }, 'INVALID_INPUT', 400],
  ['query ($id: Int!) { talent(id: $id) { id } }', { variables: { id: 3e9 } }, 'INVALID_INPUT', 400],
  ['query ($id: Int!) { talent(id: $id) { id } }', {}, 'INVALID_INPUT', 400],
  [
    'query ($area: TalentArea) { talents(filter: { area: $area }) { totalCount } }',
    { variables: { area: 'X' } },
    'INVALID_INPUT',
    400,
  ],
  ['query ($id: ID!) { node(id: $id) { id } }', { variables: { id: {} } }, 'INVALID_INPUT', 400],
  ['{ viewer { id } }', { variables: 'x' }, 'INVALID_INPUT', 400],
  ['', {}, 'INVALID_INPUT', 400],
  // Status 200, as the other fields of such a document are executed.
  ['{ node(id: "x") { id } }', {}, 'INVALID_INPUT', 200],
  ['{ node(id: "VGFsZW50OjE=") { id } viewer { id } }', {}, null, 200],
  ['{ node(id: "RGVhbE9yZGVyOjE=") { id } }', {}, 'INVALID_INPUT', 200],
  ['{ talents(first: 201) { totalCount } }', {}, 'INVALID_INPUT', 200],
] as const)('%s with %j has the code %s and the status %i', async (query, more, code, status) => {
  const response = await ask(query, GRAPHQL_RESPONSE, more)()
  const { errors = [] } = response.json()
  expect([errors[0]?.extensions?.code ?? null, response.statusCode]).toEqual([code, status])
})

test("the request's id is the same in the header, in GraphQL and in the answer to a fault", async () => {
  const headers = { 'x-request-id': 'agency.sync_4711-b' }
  for (const query of [
    '{ viewer { id } }',
    '{ viewer { id } }',
    '{ node(id: "x") { id } }',
    '{',
    '{ talentCount }',
    '{ talentCount }',
  ]) {
    const { headers: told, body } = await ask(query, headers)()
    expect([query, told['x-request-id'], JSON.parse(body).extensions.requestId]).toEqual([
      query,
      headers['x-request-id'],
      headers['x-request-id'],
    ])
  }
})

test.each(['', 'a b', 'x'.repeat(129), 'a\u00e9', 'a,b', 'me@example.com'])(
  "a client's own id such as %j is replaced",
  async id => {
    const { headers } = await visitor.fetch({ method: 'GET', url: '/api/nothing', headers: { 'x-request-id': id } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('401 says how to authenticate, and has the form of a GraphQL error at /graphql', async () => {
  for (const url of ['/api/talents', '/api/nothing', '/api/talents/%zz', '/graphql']) {
    for (const [authorization, challenge] of [
      [undefined, 'Bearer realm="talentdesk"'],
      ['Bearer nonsense', 'Bearer realm="talentdesk", error="invalid_token"'],
    ]) {
      const { statusCode, headers, body } = await visitor.fetch({
        method: url === '/graphql' ? 'POST' : 'GET',
        url,
        headers: { ...GRAPHQL_RESPONSE, ...(authorization && { authorization }) },
        ...(url === '/graphql' && { payload: { query: '{ viewer { id } }' } }),
      })
      if (url.includes('%zz') && authorization) continue // The token is not checked for such a path.
      expect([url, statusCode, headers['www-authenticate']]).toEqual([url, 401, challenge])
      expect(JSON.parse(body)).toMatchObject({ message: 'Not authenticated', code: 'NOT_AUTHENTICATED' })
      if (url !== '/graphql') continue
      expect(headers['content-type']).toContain('application/graphql-response+json')
      expect(JSON.parse(body).errors).toEqual([
        { message: 'Not authenticated', extensions: { code: 'NOT_AUTHENTICATED' } },
      ])
    }
  }
})

test('answers that Yoga sends without a body get the form of all problems', async () => {
  const staff = as(await make.user())
  const payload = { query: '{ viewer { id } }' }
  const html = await staff.fetch({ method: 'POST', url: '/graphql', payload, headers: { accept: 'text/html' } })
  expect([html.statusCode, html.json().code]).toEqual([406, 'NOT_ACCEPTABLE'])
  const text = await staff.fetch({
    method: 'POST',
    url: '/graphql',
    payload: 'x',
    headers: { 'content-type': 'text/csv' },
  })
  expect([text.statusCode, text.json().code]).toEqual([415, 'UNSUPPORTED'])
  const changing = await staff.fetch({ method: 'GET', url: '/graphql?query=mutation%7BsignOut%7Bsuccess%7D%7D' })
  expect([changing.statusCode, changing.json().errors[0].extensions.code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  const put = await staff.fetch({ method: 'PUT', url: '/graphql' })
  expect([put.statusCode, put.headers.allow, put.json().code]).toEqual([405, 'GET, POST, HEAD', 'METHOD_NOT_ALLOWED'])
})

test('docs/integrators/errors.md lists exactly the codes that the server sends, with their statuses', async () => {
  const page = await readFile(new URL('../../docs/integrators/errors.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [code, Number(status)])
  expect(Object.fromEntries(rows)).toEqual(PROBLEM_STATUS)
})

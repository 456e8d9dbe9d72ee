import { beforeAll, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { schema } from '../schema.ts'
import { documentFor } from '../test/documents.ts'
import { as, type Caller, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { PREVIEW_HEADER } from './preview.ts'

openApp()

let person: Person
let session: Caller
let token: Caller
let tokenId: number

const ME = { method: 'GET', url: '/api/auth/me' } as const

beforeAll(async () => {
  person = await make.user()
  await make.candidate()
  session = inPerson(person)
  token = as(person, ['deals:write', 'companies:read'])
  await token.fetch(ME)
  tokenId = (await world.db.apiToken.findFirstOrThrow({ where: { userId: person.id } })).id
})

const previewing = (id: unknown, who = session): Caller['fetch'] =>
  ((options: object) => who.fetch({ ...options, headers: { [PREVIEW_HEADER]: String(id) } })) as Caller['fetch']

const graphql = (query: string) => ({ method: 'POST', url: '/graphql', payload: { query } }) as const

test('a preview reads what the token opens, and tells which scope opens the rest', async () => {
  const preview = previewing(tokenId)
  expect((await preview(ME)).json()).toMatchObject({
    id: person.id,
    scopes: ['companies:read', 'deals:read', 'deals:write'],
  })
  const { data, errors } = (await preview(graphql('{ viewer { databaseId } dealCount talentCount }'))).json()
  expect([data, errors[0].extensions]).toEqual([null, { code: 'FORBIDDEN', scope: 'talents:read' }])
  expect((await preview({ method: 'GET', url: '/api/talents' })).json()).toMatchObject({ scope: 'talents:read' })
  expect((await session.fetch(ME)).json()).not.toHaveProperty('scopes')
})

test('a preview changes nothing, follows nothing, and sees no accounts or tokens', async () => {
  const preview = previewing(tokenId)
  for (const root of [schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const { statusCode, body } = await preview(graphql(documentFor(String(root), field)))
      expect([field.name, statusCode, body]).toEqual([field.name, 403, expect.stringContaining('only reads')])
    }
  }
  for (const { method, path } of calls.filter(({ method }) => method !== 'GET')) {
    const { statusCode } = await preview({ method, url: path.replace(/\{\w+\}/g, '1') })
    expect([method, path, statusCode]).toEqual([method, path, 403])
  }
  const { errors } = (await preview(graphql('{ viewer { apiTokens { id } } }'))).json()
  expect(errors[0].extensions.code).toBe('FORBIDDEN')
  expect(await world.db.apiToken.count({ where: { userId: person.id, revokedAt: null } })).toBe(1)
})

test('a preview never reads more than the token, nor more than the session', async () => {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).map(field =>
    graphql(documentFor('Query', field)),
  )
  const gets = calls.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/\{\w+\}/g, '1'))
  const asked = [...queries, ...gets.map(url => ({ method: 'GET', url }) as const)]
  const isOpen = async (fetch: Caller['fetch'], options: object) => {
    const { statusCode, body } = await fetch(options)
    return statusCode !== 403 && !/"code":"(FORBIDDEN|NOT_AUTHENTICATED)"/.test(body)
  }
  const more: object[] = []
  let open = 0
  for (const each of asked) {
    const isPreviewed = await isOpen(previewing(tokenId), each)
    if (isPreviewed) open++
    if (isPreviewed && !(await isOpen(token.fetch, each))) more.push(each)
    if (isPreviewed && !(await isOpen(session.fetch, each))) more.push(each)
  }
  expect(more).toEqual([])
  expect(open).toBeGreaterThan(10)
  expect(open).toBeLessThan(asked.length / 2)
})

test("only of one's own valid token, in a session", async () => {
  const admin = inPerson(await make.admin())
  expect((await previewing(tokenId, admin)(ME)).statusCode).toBe(404)
  for (const id of ['', '-1', '1.0', ' ', `${tokenId} OR 1=1`, '9'.repeat(30), 2_000_000])
    expect([id, (await previewing(id)(ME)).statusCode]).toEqual([id, 404])
  expect((await previewing(tokenId, token)(ME)).statusCode).toBe(403)
  expect((await previewing(tokenId, visitor)(ME)).statusCode).toBe(401)
  for (const ended of [{ expiresAt: new Date() }, { revokedAt: new Date() }]) {
    await world.db.apiToken.update({ where: { id: tokenId }, data: ended })
    expect((await previewing(tokenId)(ME)).statusCode).toBe(404)
  }
})

import { describe, expect, test } from 'vitest'
import { as, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const ADD = `mutation { addApiToken(input: { name: "Nightly sync", scopes: ["comments:write", "talents:read"] }) {
  apiToken { databaseId } secret } }`
const ROTATE = `mutation ($id: Int!, $hours: Int) { rotateApiToken(input: { id: $id, overlapHours: $hours }) {
  secret apiToken { previousUntil } } }`

type Added = { addApiToken: { apiToken: { databaseId: number }; secret: string } }
type Rotated = { rotateApiToken: { secret: string; apiToken: { previousUntil: string | null } } }

const send = (secret: string, query: string, userAgent = 'curl/8.5.0') =>
  visitor.fetch({
    ...{ method: 'POST', url: '/graphql', payload: { query } },
    headers: { authorization: `Bearer ${secret}`, 'user-agent': userAgent },
  })
const statusOf = async (secret: string) => (await send(secret, '{ viewer { id } }')).statusCode

async function made() {
  const owner = inPerson(await make.user())
  const { addApiToken } = await owner.run<Added>(ADD)
  return { owner, id: addApiToken.apiToken.databaseId, secret: addApiToken.secret }
}

describe('a rotated token', () => {
  test('has a new secret at once, and keeps the old one until the end of the overlap', async () => {
    const { owner, id, secret } = await made()
    expect(await statusOf(secret)).toBe(200)
    const { rotateApiToken: rotated } = await owner.run<Rotated>(ROTATE, { id, hours: 48 })
    const hours = (new Date(String(rotated.apiToken.previousUntil)).getTime() - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(48)
    expect([await statusOf(secret), await statusOf(rotated.secret)]).toEqual([200, 200])
    await world.db.apiToken.update({ where: { id }, data: { previousUntil: new Date() } })
    expect([await statusOf(secret), await statusOf(rotated.secret)]).toEqual([401, 200])
  })

  test('loses all old secrets at once at a second rotation without an overlap', async () => {
    const { owner, id, secret } = await made()
    const { rotateApiToken: once } = await owner.run<Rotated>(ROTATE, { id, hours: 1 })
    const { rotateApiToken: twice } = await owner.run<Rotated>(ROTATE, { id, hours: 0 })
    expect(twice.apiToken.previousUntil).toBeNull()
    expect(await Promise.all([secret, once.secret, twice.secret].map(statusOf))).toEqual([401, 401, 200])
  })

  test('ends both secrets when it is revoked', async () => {
    const { owner, id, secret } = await made()
    const { rotateApiToken: rotated } = await owner.run<Rotated>(ROTATE, { id })
    await owner.run(`mutation { revokeApiToken(input: { id: ${id} }) { revokedApiTokenId } }`)
    expect([await statusOf(secret), await statusOf(rotated.secret)]).toEqual([401, 401])
    expect(await owner.refusal(ROTATE, { id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is rotated only by its owner, in person and recently confirmed, for at most 7 days', async () => {
    const { owner, id } = await made()
    const colleague = await make.admin()
    expect(await inPerson(colleague).refusal(ROTATE, { id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await as(colleague).refusal(ROTATE, { id })).toMatchObject({ code: 'FORBIDDEN' })
    for (const hours of [-1, 169]) {
      expect(await owner.refusal(ROTATE, { id, hours })).toMatchObject({ code: 'INVALID_INPUT' })
    }
    await world.db.session.updateMany({ data: { confirmedAt: new Date(0) } })
    expect(await owner.refusal(ROTATE, { id })).toMatchObject({ code: 'CONFIRM_PASSWORD' })
  })
})

test('a token shows the network and the program of its last use', async () => {
  const { owner, id, secret } = await made()
  await visitor.fetch({
    ...{ method: 'GET', url: '/api/auth/me', remoteAddress: '203.0.113.77' },
    headers: { authorization: `Bearer ${secret}`, 'user-agent': 'nightly-sync/2.1 (robin@example.com)' },
  })
  const { viewer } = await owner.run<{ viewer: { apiTokens: object[] } }>(
    '{ viewer { apiTokens { databaseId lastUsedFrom lastUsedBy } } }',
  )
  expect(viewer.apiTokens).toContainEqual({ databaseId: id, lastUsedFrom: '203.0.113.*', lastUsedBy: 'nightly-sync' })
})

test('the timeline shows the token used for an action, even after it is revoked', async () => {
  const { owner, id, secret } = await made()
  const { id: talentId } = await make.talent()
  await send(
    secret,
    `mutation { addComment(input: { talentId: ${talentId}, comment: "From the sync" }) { comment { id } } }`,
  )
  await owner.run(`mutation { addComment(input: { talentId: ${talentId}, comment: "In person" }) { comment { id } } }`)
  await owner.run(`mutation { revokeApiToken(input: { id: ${id} }) { revokedApiTokenId } }`)
  const { talent } = await owner.run<{ talent: { activity: { edges: { node: object }[] } } }>(
    `{ talent(id: ${talentId}) { activity(first: 2) { edges { node { kind via } } } } }`,
  )
  expect(talent.activity.edges.map(({ node }) => node)).toEqual([
    { kind: 'comment.added', via: null },
    { kind: 'comment.added', via: 'Nightly sync' },
  ])
})

test('viewer.can depends on the scopes of a token, and on the role of a session', async () => {
  const { secret, owner } = await made()
  const CAN = '{ viewer { scopes a: can(scopes: ["comments:read"]) b: can(scopes: ["comments:read", "deals:read"]) } }'
  expect((await send(secret, CAN)).json().data).toEqual({
    viewer: { scopes: ['talents:read', 'comments:read', 'comments:write'], a: true, b: false },
  })
  const me = await visitor.fetch({ method: 'GET', url: '/api/auth/me', headers: { authorization: `Bearer ${secret}` } })
  expect(me.json().scopes).toEqual(['talents:read', 'comments:read', 'comments:write'])
  const all = await as(await make.user()).fetch({ method: 'GET', url: '/api/auth/me' })
  expect(all.json().scopes).not.toContain('agency:write')
  const ADMIN = '{ viewer { can(scopes: ["agency:write"]) } }'
  expect(await owner.run(ADMIN)).toEqual({ viewer: { can: false } })
  expect(await inPerson(await make.admin()).run(ADMIN)).toEqual({ viewer: { can: true } })
  expect(await owner.refusal('{ viewer { can(scopes: ["x:read"]) } }')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await owner.refusal('{ colleagues { scopes } }')).toMatchObject({ code: 'FORBIDDEN' })
})

import { describe, expect, test } from 'vitest'
import { calls, isList } from '../calls.ts'
import { as, inPerson, openApp, openReplica, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

const POINTS = 1_000
openApp({ TOKEN_POINTS_PER_MINUTE: String(POINTS), PUBLIC_READS_PER_MINUTE: '2' })

const ask = (query: string, variables = {}) =>
  ({ method: 'POST', url: '/graphql', payload: { query, variables } }) as const

/** A document that costs 151 fields, and so 2 points. */
const TALENTS = '{ talents { edges { node { id } } } }'

const leftIn = (headers: object) => Number(/^"token";r=(\d+);t=\d+$/.exec(Object(headers).ratelimit)?.[1])

describe("a token's answer", () => {
  test('has the cost of the document and the remaining points', async () => {
    const caller = as(await make.user())
    for (const left of [998, 996]) {
      const answer = await caller.fetch(ask(TALENTS))
      expect(answer.json().extensions).toEqual({
        requestId: expect.any(String),
        cost: { requested: 151, most: 50_000, points: 2 },
        rateLimit: { name: 'token', points: POINTS, seconds: 60, left, resetsIn: expect.any(Number) },
      })
      expect(answer.headers).toMatchObject({ 'ratelimit-policy': `"token";q=${POINTS};w=60` })
      expect(leftIn(answer.headers)).toBe(left)
    }
  })

  test('over REST, costs a point, or a hundred for a list; a refused request costs one', async () => {
    const caller = as(await make.user(), 'READ')
    const left = []
    for (const url of ['/api/auth/me', '/api/talents', '/api/nothing', '/api/talents/999999', '/api/openapi.json'])
      left.push(leftIn((await caller.fetch({ method: 'GET', url })).headers))
    left.push(leftIn((await caller.fetch({ method: 'POST', url: '/api/talents', payload: {} })).headers))
    left.push(leftIn((await caller.fetch(ask('{ nothing }'))).headers))
    expect(left).toEqual([999, 899, 898, 897, 896, 895, 894])
    expect(calls.filter(isList).length).toBeGreaterThan(10)
  })

  test('is 429 without points, on every replica, in REST and GraphQL, but not for other tokens', async () => {
    const person = await make.user()
    const [caller, other] = [as(person), as(person)]
    const replica = await openReplica()
    const first = await caller.fetch({ method: 'GET', url: '/api/talents' })
    const { authorization } = first.raw.req.headers
    const there = { method: 'GET', url: '/api/talents', headers: { authorization } } as const
    const statuses = [first.statusCode]
    for (let turn = 0; turn < 5; turn++) {
      statuses.push((await caller.fetch({ method: 'GET', url: '/api/talents' })).statusCode)
      statuses.push((await replica.inject(there)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    const rest = await caller.fetch({ method: 'GET', url: '/api/auth/me' })
    expect(rest.json()).toEqual({ code: 'TOO_MANY', message: expect.stringContaining('points of this minute') })
    expect(rest.statusCode).toBe(429)
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0)
    expect(leftIn(rest.headers)).toBe(0)
    const graphql = await caller.fetch(ask(TALENTS))
    expect(graphql.statusCode).toBe(429)
    expect(graphql.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY', retryAfter: expect.any(Number) } }],
      extensions: { rateLimit: { left: 0 } },
    })
    expect((await other.fetch(ask(TALENTS))).statusCode).toBe(200)
    await world.db.rateLimiterFlexible.updateMany({ data: { expire: new Date(0) } })
    const later = await openReplica()
    expect((await later.inject(there)).statusCode).toBe(200)
  })
})

test('answers to pages have their cost, but no limit', async () => {
  const answer = await inPerson(await make.user()).fetch(ask(TALENTS))
  expect(answer.json().extensions).toEqual({
    requestId: expect.any(String),
    cost: { requested: 151, most: 50_000, points: 2 },
  })
  expect(answer.headers.ratelimit).toBeUndefined()
})

test('answers to visitors show the remaining points of their limit', async () => {
  const read = () => visitor.fetch({ method: 'GET', url: '/api/public/deals/nothing' })
  const told = []
  for (let turn = 0; turn < 3; turn++) {
    const { statusCode, headers } = await read()
    told.push([statusCode, String(headers.ratelimit).replace(/t=\d+/, 't=60')])
    expect(headers['ratelimit-policy']).toBe('"publicRead";q=2;w=60')
  }
  expect(told).toEqual([
    [404, '"publicRead";r=1;t=60'],
    [404, '"publicRead";r=0;t=60'],
    [429, '"publicRead";r=0;t=60'],
  ])
})

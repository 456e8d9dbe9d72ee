import { beforeAll, describe, expect, test } from 'vitest'
import { encodeGlobalId } from '../graphql/globalIds.ts'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { encodeCursor } from './cursors.ts'
import { lastPosition, removeEvents } from './events.ts'

openApp()

let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.user()
  staff = as(person, 'READ')
})

const EVENTS = `query ($after: String, $first: Int, $kinds: [EventKind!], $since: DateTime, $record: ID) {
  events(after: $after, first: $first, kinds: $kinds, since: $since, record: $record) {
    edges { cursor node { id kind version changed recordId talentId dealId companyId
      record { __typename ... on Deal { title company { name } } ... on Comment { comment } ... on Share { version } } } }
    pageInfo { endCursor hasNextPage } } }`

const ACTIVITY = `query ($after: String, $first: Int, $kinds: [String!]) { activity(after: $after, first: $first, kinds: $kinds) {
  edges { node { kind actor { firstName } talent { databaseId } changes { field after } } } pageInfo { endCursor hasNextPage } } }`

const here = async () => encodeCursor(await lastPosition(world))

type EventPage = {
  edges: { cursor: string; node: Record<string, unknown> }[]
  pageInfo: { endCursor: string; hasNextPage: boolean }
}

async function read(variables: Record<string, unknown>): Promise<EventPage> {
  return ((await staff.run(EVENTS, variables)) as { events: EventPage }).events
}

const kindsOf = ({ edges }: EventPage) => edges.map(({ node }) => node.kind)

describe('the feed', () => {
  test('continues from its end cursor, even after an empty page', async () => {
    const start = await here()
    const empty = await read({ after: start })
    expect(empty).toEqual({ edges: [], pageInfo: { endCursor: start, hasNextPage: false } })
    const { id, companyId } = await make.deal({ title: 'New' })
    const first = await read({ after: empty.pageInfo.endCursor, first: 1 })
    expect([kindsOf(first), first.pageInfo.hasNextPage]).toEqual([['COMPANY_CREATED'], true])
    const rest = await read({ after: first.pageInfo.endCursor })
    expect(rest.edges[0]?.node).toMatchObject({
      kind: 'DEAL_CREATED',
      version: 1,
      changed: [],
      recordId: id,
      companyId,
    })
    expect(rest.edges[0]?.node.record).toMatchObject({
      __typename: 'Deal',
      title: 'New',
      company: { name: expect.any(String) },
    })
    const byId = await read({ after: String(first.edges[0]?.node.id) })
    expect(kindsOf(byId)).toEqual(kindsOf(rest))
  })

  test('can be limited to kinds, and its end cursor skips the other kinds', async () => {
    const start = await here()
    await make.deal()
    const { edges, pageInfo } = await read({ after: start, kinds: ['TALENT_CREATED'] })
    expect([edges, pageInfo.endCursor]).toEqual([[], await here()])
    expect(kindsOf(await read({ after: start, kinds: ['DEAL_CREATED', 'DEAL_UPDATED'] }))).toEqual(['DEAL_CREATED'])
    expect((await read({ after: start, since: new Date(Date.now() + 60_000).toISOString() })).edges).toEqual([])
    expect((await read({ after: start, since: new Date(Date.now() - 60_000).toISOString() })).edges).toHaveLength(2)
  })

  test('can be limited to a record', async () => {
    const start = await here()
    const { id, companyId } = await make.deal()
    await world.db.deal.update({ where: { id }, data: { notes: 'x' } })
    const ofDeal = { after: start, record: encodeGlobalId('Deal', id) }
    expect(kindsOf(await read(ofDeal))).toEqual(['DEAL_CREATED', 'DEAL_UPDATED'])
    expect(kindsOf(await read({ ...ofDeal, kinds: ['DEAL_UPDATED'] }))).toEqual(['DEAL_UPDATED'])
    const { body } = await call(staff, `GET /api/events?after=${start}&record=company:${companyId}`)
    expect(body.events).toMatchObject([{ kind: 'company.created', recordId: companyId }])
    for (const record of [encodeGlobalId('User', id), 'x']) {
      await expect(read({ after: start, record })).rejects.toThrow()
    }
  })

  test('has a deletion event for every record that was deleted with another one', async () => {
    const deal = await make.deal()
    const candidate = await make.candidate({ dealId: deal.id })
    await make.application(deal.id)
    const comment = await world.db.talentComment.create({ data: { dealId: deal.id, userId: person.id, comment: 'x' } })
    const start = await here()
    await world.db.company.findFirstOrThrow({ where: { id: deal.companyId } })
    await world.db.deal.delete({ where: { id: deal.id } })
    const { edges } = await read({ after: start })
    expect(edges.map(({ node }) => node.kind).sort()).toEqual([
      ...['APPLICATION_DELETED', 'CANDIDATE_DELETED', 'COMMENT_DELETED', 'DEAL_DELETED'],
    ])
    expect(edges.find(({ node }) => node.kind === 'CANDIDATE_DELETED')?.node).toMatchObject({
      ...{ recordId: candidate.id, version: candidate.version + 1, talentId: candidate.talentId, dealId: deal.id },
      record: null,
    })
    expect(edges.find(({ node }) => node.kind === 'COMMENT_DELETED')?.node).toMatchObject({ recordId: comment.id })
  })

  test('has the same events in REST', async () => {
    const start = await here()
    const { id } = await make.talent()
    await world.db.talent.update({ where: { id }, data: { name: 'Else' } })
    const first = await call(staff, `GET /api/events?after=${start}&limit=1`)
    expect(first).toMatchObject({ status: 200, body: { hasMore: true } })
    const rest = await call(staff, `GET /api/events?after=${first.body.next}&kinds=talent.updated,talent.deleted`)
    const event = {
      kind: 'talent.updated',
      recordId: id,
      talentId: id,
      version: 2,
      changed: ['name'],
      id: expect.stringMatching(/^evt_/),
    }
    expect(rest.body).toMatchObject({ events: [event], hasMore: false, next: await here() })
  })

  test.each([
    ['kinds=talent.eaten', "'talent.eaten' is no kind of event"],
    ['limit=0', 'The limit must be 1 to 200'],
    ['since=soon', 'The since in the address must be a date and time such as 2026-11-21T09:30:00Z'],
    ['record=user:1', 'There are no events of such a record'],
    ['after=bm8', 'The cursor is not one of events'],
  ])('refuses %s', async (query, message) => {
    const { status, body } = await call(staff, `GET /api/events?${query}`)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test('omits columns that are hidden from the viewer', async () => {
    const start = await here()
    const { id } = await make.talent()
    await world.db.talent.update({ where: { id }, data: { internalScoring: '9', contactKeys: ['x'] } })
    const { edges } = await read({ after: start, kinds: ['TALENT_UPDATED'] })
    expect(edges[0]?.node.changed).toEqual(['internalScoring'])
  })
})

describe('the feed of activities', () => {
  const feed = async (variables: object) =>
    ((await staff.run(ACTIVITY, { ...variables })) as { activity: EventPage }).activity

  test("has people's actions except those on their own accounts", async () => {
    const start = await here()
    const { id } = await make.talent()
    await world.db.activity.create({ data: { kind: 'auth.signedIn', actorId: person.id } })
    await as(person).run(
      'mutation ($id: Int!) { setTalentStatus(input: { id: $id, status: VETTED }) { talent { id } } }',
      { id },
    )
    const { edges, pageInfo } = await feed({ after: start })
    expect(edges.map(({ node }) => node.kind)).toEqual(['talent.created', 'talent.statusChanged'])
    expect(edges[1]?.node).toMatchObject({ actor: { firstName: person.firstName }, talent: { databaseId: id } })
    expect((await feed({ after: pageInfo.endCursor })).edges).toEqual([])
    const narrowed = await feed({ after: start, kinds: ['talent.statusChanged'] })
    expect(narrowed.edges.map(({ node }) => node.kind)).toEqual(['talent.statusChanged'])
  })

  test('omits erased records', async () => {
    const start = await here()
    const { id } = await make.talent()
    await world.db.talent.delete({ where: { id } })
    expect(await feed({ after: start })).toMatchObject({ edges: [], pageInfo: { endCursor: await here() } })
  })
})

describe('events are private:', () => {
  test('a visitor is refused', async () => {
    for (const query of ['{ events { edges { node { id } } } }', '{ activity { edges { node { id } } } }']) {
      expect((await visitor.fetch({ method: 'POST', url: '/graphql', payload: { query } })).body).not.toContain('evt_')
    }
    expect((await call(visitor, 'GET /api/events')).status).toBe(401)
  })

  test('a disabled user is refused', async () => {
    const gone = await make.user()
    const caller = as(gone)
    expect((await call(caller, 'GET /api/events')).status).toBe(200)
    await world.db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } })
    expect((await call(caller, 'GET /api/events')).status).toBe(401)
  })
})

test('a cursor of removed events is refused', async () => {
  const start = await here()
  await make.talent()
  await here()
  await removeEvents(world, new Date(Date.now() + 60_000))
  expect((await call(staff, `GET /api/events?after=${start}`)).status).toBe(410)
  await expect(read({ after: start })).rejects.toThrow(/not kept any more/)
})

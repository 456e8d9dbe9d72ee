import { EventEmitter, once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '../db.ts'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

type Copy = Map<number, string>
type Talent = { id: number; summary: string }

const rowsIn = <Row>(body: unknown) => body as Row[]

/** Copies talents changed since then over REST; returns the `since` of the next call. */
async function byRest(copy: Copy, since: string | null): Promise<string> {
  const { body, headers } = await call(staff, `GET /api/talents${since ? `?updatedSince=${since}` : ''}`)
  for (const { id, summary } of rowsIn<Talent>(body)) copy.set(id, summary)
  return String(headers['next-updated-since'])
}

const PAGE = `query Changed($since: DateTime, $after: String) {
  talents(filter: { updatedSince: $since }, orderBy: { field: UPDATED_AT, direction: ASC }, first: 3, after: $after) {
    nextUpdatedSince pageInfo { hasNextPage endCursor } edges { node { databaseId summary updatedAt } }
  }
}`

type Page = {
  talents: {
    nextUpdatedSince: string | null
    pageInfo: { hasNextPage: boolean; endCursor: string }
    edges: { node: { databaseId: number; summary: string; updatedAt: string } }[]
  }
}

/** Copies talents changed since then over GraphQL, in many pages. */
async function byGraphql(copy: Copy, since: string | null): Promise<string> {
  let next: string | null = null
  for (let after: string | null = null, more = true; more; ) {
    const { talents }: Page = await staff.run<Page>(PAGE, { since, after })
    for (const { node } of talents.edges) copy.set(node.databaseId, node.summary)
    if (after === null) next = talents.nextUpdatedSince
    else expect(talents.nextUpdatedSince).toBeNull()
    after = talents.pageInfo.endCursor
    more = talents.pageInfo.hasNextPage
  }
  return String(next)
}

const change = (tx: Pick<Tx, 'talent'>, id: number, summary: string) =>
  tx.talent.update({ where: { id }, data: { summary } })

test.each([
  ['REST', byRest],
  ['GraphQL', byGraphql],
])('the next answer over %s has a change dated before one already read', async (_door, ask) => {
  const [slow, fast] = [await make.talent(), await make.talent()]
  const copy: Copy = new Map()
  const first = await ask(copy, null)
  const steps = new EventEmitter()
  const hasWritten = once(steps, 'written')
  const written = world.transaction(async tx => {
    await change(tx, slow.id, 'slow')
    const mayEnd = once(steps, 'end')
    steps.emit('written')
    await mayEnd
  })
  await hasWritten
  await change(world.db, fast.id, 'fast')
  const next = await ask(copy, first)
  expect(copy.get(fast.id)).toBe('fast')
  steps.emit('end')
  await written
  const { updatedAt: dated } = await world.db.talent.findUniqueOrThrow({ where: { id: slow.id } })
  const { updatedAt: read } = await world.db.talent.findUniqueOrThrow({ where: { id: fast.id } })
  expect(dated.getTime()).toBeLessThanOrEqual(read.getTime())
  await ask(copy, next)
  expect(copy.get(slow.id)).toBe('slow')
})

test("only a change of a record's content updates its time", async () => {
  const talent = await make.talent()
  const deal = await make.deal()
  const candidate = await make.candidate({ dealId: deal.id, talentId: talent.id })
  const sinceNow = async () => String((await call(staff, 'GET /api/talents')).headers['next-updated-since'])
  const changed = async (path: string, since: string) =>
    rowsIn<{ id: number }>((await call(staff, `GET /api/${path}?updatedSince=${since}`)).body).map(({ id }) => id)

  let since = await sinceNow()
  await world.db.$executeRaw`UPDATE "Talent" SET summary = 'raw' WHERE id = ${talent.id}`
  expect(await changed('talents', since)).toContain(talent.id)

  since = await sinceNow()
  await world.db.company.updateMany({ where: { id: deal.companyId }, data: { notes: 'many' } })
  expect(await changed('companies', since)).toEqual([deal.companyId])
  expect(await changed('deals', since)).toEqual([])
  await world.db.company.update({ where: { id: deal.companyId }, data: { name: 'Renamed' } })
  expect(await changed('deals', since)).toEqual([deal.id]) // A deal shows its company's name.

  since = await sinceNow()
  await call(staff, `PATCH /api/deal-candidates/${candidate.id}`, { notes: 'Called' })
  expect(await changed('deal-candidates', since)).toEqual([candidate.id])
  expect(await changed('deals', since)).toEqual([])

  const { dealCandidates } = await staff.run<{ dealCandidates: { edges: { node: { databaseId: number } }[] } }>(
    `query ($since: DateTime) { dealCandidates(
      filter: { updatedSince: $since }, orderBy: { field: UPDATED_AT, direction: DESC }
    ) { edges { node { databaseId } } } }`,
    { since },
  )
  expect(dealCandidates.edges.map(({ node }) => node.databaseId)).toEqual([candidate.id])
})

test('a list ordered by time of change begins with the oldest change', async () => {
  const [one, other] = [await make.talent(), await make.talent()]
  await change(world.db, one.id, 'later')
  const { body } = await call(staff, 'GET /api/talents?order=updatedAt')
  expect(
    rowsIn<Talent>(body)
      .slice(-2)
      .map(({ id }) => id),
  ).toEqual([other.id, one.id])
})

test('refuses an invalid time and an unknown order', async () => {
  expect((await call(staff, 'GET /api/deals?updatedSince=yesterday')).status).toBe(400)
  expect((await call(staff, 'GET /api/deals?order=title')).status).toBe(400)
})

test('changed records are sorted by time of change, unless another order is requested', async () => {
  const { id: one } = await make.talent()
  const { updatedAt } = await world.db.talent.findUniqueOrThrow({ where: { id: one } })
  const { id: other } = await make.talent()
  await change(world.db, one, 'changed again')
  const ids = async (order: string) => {
    const { talents }: Page = await staff.run(
      `query ($since: DateTime) { talents(filter: { updatedSince: $since } ${order}) { edges { node { databaseId } } } }`,
      { since: updatedAt.toISOString() },
    )
    return talents.edges.map(({ node }) => node.databaseId)
  }
  expect(await ids('')).toEqual([other, one])
  expect(await ids('orderBy: { field: CREATED_AT, direction: ASC }')).toEqual([one, other])
})

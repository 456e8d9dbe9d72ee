import { subHours } from 'date-fns'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { enqueue } from '../../jobs/jobs.ts'
import { startWorker } from '../../jobs/worker.ts'
import { as, type Caller, openApp, openReplica, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { searchesTheDatabase, untilHeld as untilFound } from '../../test/statements.ts'
import { listJobs } from './jobs.ts'
import { noWordIndex, openWordIndex } from './wordIndex.ts'

openApp({}, { fewestRows: 0 })

let staff: Caller
let headers: Record<string, string>

beforeAll(async () => {
  staff = as(await make.user())
  const { raw } = await staff.fetch({ method: 'GET', url: '/api/auth/me' })
  headers = { authorization: String(raw.req.headers.authorization) }
})

type Page = { totalCount: number; edges: { cursor: string; node: { id: string } }[]; pageInfo: object }
type App = typeof world.app

const documentOf = (of: 'talents' | 'deals') => {
  const type = of === 'talents' ? 'Talent' : 'Deal'
  return `query (
    $filter: ${type}Filter, $orderBy: ${type}Order, $first: Int, $after: String, $last: Int, $before: String
  ) {
    page: ${of}(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount pageInfo { hasNextPage hasPreviousPage } edges { cursor node { id } }
    }
  }`
}

type Asked = {
  of?: 'talents' | 'deals'
  filter: { search: string; status?: string; area?: string; statuses?: string[] }
  direction?: 'ASC' | 'DESC'
  first?: number
  after?: string
  last?: number
  before?: string
}

async function pageOf(app: App, { of = 'talents', direction = 'DESC', ...variables }: Asked): Promise<Page> {
  const orderBy = { field: 'CREATED_AT', direction }
  const payload = { query: documentOf(of), variables: { ...variables, orderBy } }
  const { data, errors } = (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json()
  expect(errors).toBeUndefined()
  return data.page
}

/** The page that the index finds, held against the one of a server that searches the database. */
async function sameOf(database: App, asked: Asked): Promise<Page> {
  const [page, expected] = await Promise.all([pageOf(world.app, asked), pageOf(database, asked)])
  expect([asked, page]).toEqual([asked, expected])
  return page
}

const untilHeld = (of: 'talents' | 'deals' = 'talents') =>
  untilFound(search => pageOf(world.app, { of, filter: { search } }))

/** The number that the index finds. */
async function countOf(search: string, of: 'talents' | 'deals' = 'talents'): Promise<number> {
  let count = Number.NaN
  const work = async () => {
    count = (await pageOf(world.app, { of, filter: { search } })).totalCount
  }
  expect(await searchesTheDatabase(work)).toBe(false)
  return count
}

const addTalents = (names: string[], role = 'Falconer') =>
  world.db.$executeRaw`INSERT INTO "Talent" (name, role, area, seniority, status, "createdAt")
    SELECT name, ${role}, (enum_range(NULL::"TalentArea"))[1 + at % 6], '', (enum_range(NULL::"TalentStatus"))[1 + at % 5],
      '2026-01-01'::timestamptz + (at / 3) * interval '1 hour'
    FROM unnest(${names}::text[]) WITH ORDINALITY AS added(name, at)`

beforeEach(() => world.db.$executeRaw`TRUNCATE "Talent", "Company" CASCADE`)

describe('the word index finds what the database finds', () => {
  const pieces = [
    ...[
      'an',
      'Anna',
      'na',
      'n',
      ' ',
      ' ',
      '  ',
      '%',
      '_',
      '\\',
      '\\%',
      'é',
      'Ł',
      'ß',
      'O’',
      "'",
      '\t',
      '-',
      '😀',
      'İ',
      '.',
    ],
    ...['Müller', 'anna m', 'Å', 'ﬁ', ' ', '"', ',', 'a', 'b', 'falc', 'Tech', 'e'],
    ...[' -a', ' or ', ' -"n ', 'anna or n'],
  ]
  const mixed = (seed: number, many: number) =>
    Array.from({ length: many }, (_, at) => pieces[(seed * 7919 + at * at * 31 + seed * at * 17) % pieces.length]).join(
      '',
    )

  test('for any text, with and without filters, page by page', async () => {
    const database = await openReplica({ wordIndex: noWordIndex })
    await addTalents(Array.from({ length: 400 }, (_, at) => mixed(at + 1, 1 + (at % 7))))
    await untilHeld()
    // Changed after the rows were loaded.
    await addTalents(
      Array.from({ length: 60 }, (_, at) => mixed(at + 900, 1 + (at % 5))),
      'Anna  b',
    )
    await world.db.$executeRaw`UPDATE "Talent" SET name = name || ' anna', status = 'DROPPED' WHERE id % 9 = 0`
    await world.db.$executeRaw`DELETE FROM "Talent" WHERE id % 13 = 0`
    let found = 0
    for (let turn = 0; turn < 150; turn += 1) {
      const search = mixed(turn + 3, 1 + (turn % 4))
      const filter = {
        search,
        ...(turn % 3 === 0 && { status: 'DROPPED' }),
        ...(turn % 5 === 0 && { area: 'TECH' }),
      }
      const direction = turn % 2 === 0 ? 'ASC' : 'DESC'
      const first = { filter, direction, first: 7 } as const
      const one = await sameOf(database, first)
      found += one.totalCount
      const next = { ...first, after: one.edges.at(-1)?.cursor ?? '' }
      const two = await sameOf(database, next)
      await sameOf(database, { filter, direction, last: 5, before: two.edges.at(-1)?.cursor ?? '' })
    }
    expect(found).toBeGreaterThan(2_000)
  })

  test('of deals, by title and company', async () => {
    const database = await openReplica({ wordIndex: noWordIndex })
    await world.db
      .$executeRaw`INSERT INTO "Company" (name, "mainStakeholder") VALUES ('Anna & Söhne', ''), ('Benno', '')`
    await world.db.$executeRaw`
      INSERT INTO "Deal" (title, "companyId", status, "createdAt")
      SELECT CASE at % 3 WHEN 0 THEN 'Senior  Anna-Lyst' WHEN 1 THEN 'benno' ELSE 'Falconer 100%' END,
        (SELECT id FROM "Company" ORDER BY (id + at) % 2 LIMIT 1), (enum_range(NULL::"DealStatus"))[1 + at % 3], now()
      FROM generate_series(1, 200) AS at`
    await untilHeld('deals')
    await world.db.$executeRaw`UPDATE "Company" SET name = 'Falke & Söhne' WHERE name LIKE 'Anna%'`
    await world.db.$executeRaw`UPDATE "Deal" SET title = 'Zoë' WHERE id % 5 = 0`
    for (const search of [
      'anna',
      'a',
      'benno',
      'falke & s',
      'söhne',
      '100%',
      '%',
      'zoe',
      'senior  an',
      'senior an',
      'xyz',
      '-anna',
      'zoe or benno -falke',
    ]) {
      for (const statuses of [[], ['OPEN'], ['OPEN', 'CLOSED']]) {
        await sameOf(database, { of: 'deals', filter: { search, statuses }, first: 20 })
      }
    }
    expect(await countOf('falke', 'deals')).toBeGreaterThan(50)
  })
})

describe('a change counts for the next search of every server', () => {
  /** The index of another server, which has loaded the rows before. */
  let otherIndex: ReturnType<typeof openWordIndex>

  beforeAll(() => {
    otherIndex = openWordIndex({ databaseUrl: world.databaseUrl, log: world.log, fewestRows: 0 })
  })

  afterAll(() => otherIndex.close())

  async function counts(search: string) {
    const count = await countOf(search)
    const version = (await world.versions.current()).of(['Talent'])
    const condition = { column: 'searchText', contains: search }
    await expect.poll(async () => (await otherIndex.find({ model: 'Talent', condition, version }))?.count).toBe(count)
    return count
  }

  test.each([
    ['an insert', 1, () => addTalents(['Wanda'])],
    ['a verb', 1, () => make.talent({ name: 'Wanda' })],
    ['another name', 1, () => world.db.$executeRaw`UPDATE "Talent" SET name = 'Wanda' WHERE name = 'Ada'`],
    ['another id', 3, () => world.db.$executeRaw`UPDATE "Talent" SET id = id + 100000, role = 'Wanda'`],
    ['a delete', 0, () => world.db.$executeRaw`DELETE FROM "Talent"`],
    ['a truncation', 0, () => world.db.$executeRaw`TRUNCATE "Talent" CASCADE`],
  ])('%s', async (name, after, change) => {
    await addTalents(['Ada', 'Bo', name.startsWith('a ') && after === 0 ? 'Wanda' : 'Cy'])
    await untilHeld()
    expect(await counts('wanda')).toBe(after === 0 ? 1 : 0)
    await change()
    if (name === 'a truncation') await untilHeld()
    expect(await counts('wanda')).toBe(after)
  })

  test('a filter by what has changed', async () => {
    await addTalents(['Ada', 'Bo'])
    await untilHeld()
    const dropped = () => pageOf(world.app, { filter: { search: 'falconer', status: 'DROPPED' } })
    expect((await dropped()).totalCount).toBe(0)
    await world.db.$executeRaw`UPDATE "Talent" SET status = 'DROPPED' WHERE name = 'Bo'`
    expect(await dropped()).toMatchObject({ totalCount: 1, edges: [expect.anything()] })
  })

  test('a transaction counts from its end, also one that began before others', async () => {
    await addTalents(['Ada'])
    await untilHeld()
    await world.transaction(async tx => {
      await tx.$executeRaw`UPDATE "Talent" SET name = 'Wanda'`
      expect(await counts('wanda')).toBe(0)
      await addTalents(['Wanda B'])
      expect(await counts('wanda')).toBe(1)
    })
    expect(await counts('wanda')).toBe(2)
  })

  test('very many changes at once', async () => {
    await addTalents(['Ada'])
    await untilHeld()
    await addTalents(Array.from({ length: 20_001 }, (_, at) => `Wanda ${at}`))
    expect((await pageOf(world.app, { filter: { search: 'wanda' } })).totalCount).toBe(20_001)
    await untilHeld()
    expect(await countOf('wanda')).toBe(20_001)
  })
})

describe('notes of changes', () => {
  const notes = async () =>
    (await world.db.$queryRaw<object[]>`SELECT FROM "SearchChange" WHERE ids IS NOT NULL`).length

  test('are made only where a searched column changes', async () => {
    const { id } = await make.talent({ name: 'Ada' })
    await world.db.$executeRaw`DELETE FROM "SearchChange"`
    await world.db.$executeRaw`UPDATE "Talent" SET summary = 'x', "updatedAt" = now() WHERE id = ${id}`
    expect(await notes()).toBe(0)
    await world.db.$executeRaw`UPDATE "Talent" SET role = 'x' WHERE id = ${id}`
    expect(await notes()).toBe(1)
  })

  test('go after some hours; who has missed them loads all rows anew', async () => {
    await addTalents(['Ada'])
    await untilHeld()
    await addTalents(['Wanda'])
    await world.db.$executeRaw`UPDATE "SearchChange" SET "changedAt" = ${subHours(new Date(), 4)}`
    const worker = await startWorker({ ...world, jobs: listJobs, deps: world, logger: world.log })
    onTestFinished(() => worker.stop())
    for (const job of listJobs) await enqueue(world.db, job, {})
    await expect.poll(notes).toBe(0)
    expect((await pageOf(world.app, { filter: { search: 'wanda' } })).totalCount).toBe(1)
    await untilHeld()
    expect(await countOf('wanda')).toBe(1)
  })
})

test('a broken connection empties the index, and the database searches until it is loaded again', async () => {
  await addTalents(['Ada', 'Wanda'])
  await untilHeld()
  await world.db.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'talentdesk words of Talent' AND datname = current_database()`
  await addTalents(['Wanda B'])
  expect((await pageOf(world.app, { filter: { search: 'wanda' } })).totalCount).toBe(2)
  await untilHeld()
  expect(await countOf('wanda')).toBe(2)
})

test('a page is read anew where a row of it has changed since it was found', async () => {
  await addTalents(['Ada', 'Bo'])
  const { id } = await world.db.talent.findFirstOrThrow({ where: { name: 'Ada' } })
  const outdated = { holds: () => true, find: async () => ({ count: 1, ids: [id] }) }
  const replica = await openReplica({ wordIndex: outdated })
  expect((await pageOf(replica, { filter: { search: 'ada' } })).edges).toHaveLength(1)
  await world.db.$executeRaw`UPDATE "Talent" SET name = 'Cy'`
  expect((await pageOf(replica, { filter: { search: 'ada' } })).edges).toHaveLength(0)
})

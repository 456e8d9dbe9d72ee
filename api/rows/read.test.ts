import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import type { Model } from './models.ts'
import { shapeOf, tableOf } from './models.ts'
import { rowsOf } from './read.ts'
import { containing } from './search.ts'

openApp()

const MODELS = [
  ...(['User', 'Session', 'ApiToken', 'Talent', 'TalentComment', 'Company', 'Deal', 'DealCandidate'] as const),
  ...(['ExternalApplication', 'BillingChange', 'SavedView', 'StoredFile', 'Activity'] as const),
  ...(['Share', 'ShareItem', 'ShareAnswer'] as const),
] satisfies Model[]

const ODD = ['a, b', '"quoted"', 'back\\slash', '{curly}', 'NULL', '', ' space ', 'Łódź 💥', 'line\nbreak']

beforeAll(async () => {
  const person = await make.user()
  const other = await make.company({ name: 'Engines & Söhne' })
  for (const [index, text] of ODD.entries()) {
    const talent = await make.talent({
      name: `Ada ${text || 'empty'}`,
      summary: text,
      techStack: ODD,
      keyHighlights: [],
    })
    await make.comment(person, talent.id)
    const deadline = index % 2 ? '2026-12-24' : null
    const deal = await make.deal({
      deadline,
      title: `Engineer ${index}`,
      ...(index % 3 ? { companyId: other.id } : {}),
    })
    await make.candidate({ dealId: deal.id, talentId: talent.id })
    await world.db.share.create({
      data: {
        ...{ token: text, recipientName: text, recipientCompany: text, dealId: deal.id },
        sections: index % 2 ? ['SUMMARY', 'RATE'] : [],
        items: {
          create: {
            ...{ key: text, talentId: talent.id, position: 0, shown: {}, talentVersion: 1 },
            answer: { create: { answer: 'INTERVIEW', times: [new Date(2026, 11, index + 1)] } },
          },
        },
      },
    })
  }
})

/** Compares with Prisma's result for the same arguments. */
async function expectSame(model: Model, asked: object) {
  const args = { orderBy: { [model === 'StoredFile' ? 'key' : 'id']: 'asc' }, ...asked }
  const found = await rowsOf(world, model).findMany(args)
  expect(found).toEqual(await tableOf(world.db, model).findMany(args))
  return found
}

const columnsOf = (model: Model) => Object.fromEntries([...shapeOf(model).columns].map(name => [name, true]))

/** The columns that identify rows of models without an id, within a record. */
const KEYS: Partial<Record<Model, string[]>> = {
  Session: ['tokenHash'],
  StoredFile: ['key'],
  KnownAddress: ['addressHash'],
  ApplicantLink: ['linkHash'],
  IdempotencyKey: ['key'],
  TodayChoice: ['key'],
  RunnerUpFit: ['talentId', 'dealId'],
}

describe.each(MODELS)('%s', model => {
  test('has the same values as Prisma in all columns', async () => {
    await expectSame(model, { select: columnsOf(model) })
  })

  test('has the same related rows as Prisma', async () => {
    const related = [...shapeOf(model).relations].map(([name, relation]) => {
      const order = relation.isList ? { orderBy: (KEYS[relation.model] ?? ['id']).map(key => ({ [key]: 'desc' })) } : {}
      return [name, { select: columnsOf(relation.model), ...order }]
    })
    await expectSame(model, { select: { ...columnsOf(model), ...Object.fromEntries(related) } })
  })
})

test.each<[Model, object, number]>([
  ['Talent', {}, 9],
  ['Talent', { status: undefined, AND: [{}, { OR: [{ summary: 'a, b' }, { summary: { in: ['', 'NULL'] } }] }] }, 3],
  ['Talent', { OR: [] }, 0],
  ['Talent', { area: { in: [] } }, 0],
  ['Talent', { status: 'BACKLOG', area: { in: ['TECH', 'DATA', 'DESIGN', 'OTHER'] } }, 9],
  ['Talent', { searchText: containing('%') }, 0],
  ['Talent', { searchText: containing('ada') }, 9],
  ['Talent', { searchText: containing("'; DROP TABLE") }, 0],
  ['Deal', { deadline: null }, 5],
  ['Deal', { deadline: { not: null } }, 4],
  ['Deal', { deadline: { gte: new Date('2026-12-24'), lt: new Date('2026-12-25') } }, 4],
  ['Deal', { OR: [{ searchTitle: containing('engineer 3') }, { company: { searchName: containing('sohne') } }] }, 7],
  ['Deal', { NOT: { company: { id: { gt: 0 } } } }, 0],
  ['Company', { deals: { some: { title: 'Engineer 1' } } }, 1],
])('%s: the condition %j finds the same rows as Prisma', async (model, where, count) => {
  expect(await expectSame(model, { select: { id: true }, where })).toHaveLength(count)
  expect(await rowsOf(world, model).count({ where })).toBe(count)
})

test('reads the first of several related rows', async () => {
  const deals = { select: { title: true, deadline: true }, orderBy: { title: 'desc' }, take: 2 }
  await expectSame('Company', { select: { name: true, deals } })
})

test('counts related rows', async () => {
  await expectSame('Deal', { select: { id: true, _count: { select: { candidates: true, applications: true } } } })
})

test('counts again after another process has changed the table', async () => {
  const elsewhere = new pg.Client({ connectionString: world.databaseUrl })
  await elsewhere.connect()
  const where = { summary: 'a, b', comments: { some: { comment: { not: '' } } } }
  const count = () => rowsOf(world, 'Talent').count({ where })
  expect([await count(), await count()]).toEqual([1, 1])
  await elsewhere.query(
    `DELETE FROM "TalentComment" USING "Talent" WHERE "talentId" = "Talent".id AND summary = 'a, b'`,
  )
  expect(await count()).toBe(0)
  await elsewhere.end()
})

test('a wrong column or operator does not compile, and is refused at run time', async () => {
  const { findIds } = rowsOf(world, 'Talent')
  // @ts-expect-error
  await expect(findIds({ where: { name: { startsWith: 'A' } } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ where: { nameless: 1 } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ where: { comments: { every: {} } } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ where: { status: 'BACKLOGGED' } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ where: { name: { gt: null } } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ where: { NOT: [{ name: 'Ada' }] } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ orderBy: { name: 'up' } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ orderBy: { name: { sort: 'asc', nulls: 'last' } } })).rejects.toThrow()
  // @ts-expect-error
  await expect(findIds({ orderBy: { comments: { _count: 'asc' } } })).rejects.toThrow()
})

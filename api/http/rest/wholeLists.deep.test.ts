import { beforeAll, expect, test } from 'vitest'
import type { Talent } from '../../generated/prisma/client.ts'
import { call } from '../../test/call.ts'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'

openApp()

let person: Person
let staff: Caller
let talent: Talent

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  talent = await make.talent()
})

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

const ids = (body: unknown) => (body as { id: number }[]).map(({ id }) => id)

test('returns a short list whole, the newest first', async () => {
  const newer = await make.talent()
  const { status, body, headers } = await call(staff, 'GET /api/talents')
  expect(status).toBe(200)
  expect(ids(body)).toEqual([newer.id, talent.id])
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-length']).toBeDefined()
})

test('returns a list of many pages whole, each row once', async () => {
  const { id: _id, contactKeys: _keys, previousCompanies: _companies, ...generated } = talent
  const { searchText: _search, searchWork: _work, ...values } = generated
  const createdAt = new Date('2026-01-01') // The same time for all, so that the id decides the order.
  await world.db.talent.createMany({
    data: rows(1_100).map(index => ({ ...values, name: `Number ${index}`, createdAt })),
  })
  const { status, body, headers } = await call(staff, 'GET /api/talents')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(ids(body)).toHaveLength(1_102)
  expect(new Set(ids(body)).size).toBe(1_102)
})

test('breaks the connection when a later page fails', async () => {
  const oldest = await world.db.talent.findFirstOrThrow({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  await world.db.talent.update({ where: { id: oldest.id }, data: { previousCompanies: 'nonsense' } })
  await expect(staff.fetch({ method: 'GET', url: '/api/talents' })).rejects.toThrow()
  await world.db.talent.update({ where: { id: oldest.id }, data: { previousCompanies: [] } })
})

test('returns an empty list when there are no talents', async () => {
  await world.db.talent.deleteMany()
  expect((await call(staff, 'GET /api/talents')).body).toEqual([])
})

test('returns the comments whole', async () => {
  const { id: talentId } = await make.talent()
  await world.db.talentComment.createMany({
    data: rows(1_005).map(index => ({ talentId, userId: person.id, comment: `Remark ${index}` })),
  })
  const { body } = await call(staff, `GET /api/talents/${talentId}/comments`)
  expect(new Set(ids(body)).size).toBe(1_005)
})

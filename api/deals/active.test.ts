import { expect, test } from 'vitest'
import { record } from '../activity/activity.ts'
import { updateCandidate } from '../candidates/candidates.ts'
import { as, openApp, world } from '../test/harness.ts'
import { make, staffOf } from '../test/make.ts'

openApp()

const LIST = `{ deals(orderBy: { field: ACTIVE_AT, direction: DESC }) { edges { node { title activeAt updatedAt } } } }`

test('deals are sorted by the latest activity on them, their candidates and their applications', async () => {
  const person = await make.user()
  const candidate = await make.candidate({ dealId: (await make.deal({ title: 'One' })).id })
  await make.deal({ title: 'Two' })
  const read = async () =>
    (
      await as(person).run<{ deals: { edges: { node: { title: string; activeAt: string; updatedAt: string } }[] } }>(
        LIST,
      )
    ).deals.edges
  const [two, one] = await read()
  expect([two?.node.title, one?.node.title]).toEqual(['Two', 'One'])
  await updateCandidate(staffOf(person), { id: candidate.id, status: 'SENT' })
  const [first] = await read()
  expect(first?.node).toMatchObject({ title: 'One', updatedAt: one?.node.updatedAt })
  expect(Date.parse(first?.node.activeAt ?? '')).toBeGreaterThan(Date.parse(two?.node.activeAt ?? ''))
})

test('recording an activity does not wait for a running change of the deal', async () => {
  const [person, deal] = [await make.user(), await make.deal()]
  const candidate = await make.candidate({ dealId: deal.id })
  await world.transaction(async tx => {
    await tx.$queryRaw`SELECT 1 FROM "Deal" WHERE id = ${deal.id} FOR NO KEY UPDATE`
    await world.transaction(other => record(other, person, 'candidate.updated', { dealId: candidate.dealId }))
  })
  expect(await world.db.activity.count({ where: { dealId: deal.id, kind: 'candidate.updated' } })).toBe(1)
})

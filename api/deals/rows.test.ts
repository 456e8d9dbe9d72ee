import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

describe('deals with all fields of a row in the list', () => {
  const ROWS = `query ($first: Int, $filter: DealFilter, $orderBy: DealOrder) { deals(first: $first, filter: $filter, orderBy: $orderBy) { edges { node {
    title company { databaseId name } status companyBudget deadline deadlineApproaching
    selectedCandidate { databaseId name } candidates { status matchPercentage talent { name } }
    applications { name status } applicationLimit { limit currentCount } } } } }`

  test('take as many queries for twenty deals as for two', { tags: ['deep'] }, async () => {
    for (let at = 0; at < 20; at++) {
      const { dealId } = await make.candidate({ status: 'SELECTED' })
      await make.application(dealId)
    }
    const filter = { search: 'Backend Engineer' }
    const orderBy = { field: 'COMPANY', direction: 'ASC' }
    const two = await countQueries(() => staff.run(ROWS, { filter, orderBy, first: 2 }))
    const twenty = await countQueries(() => staff.run(ROWS, { filter, orderBy, first: 20 }))
    expect(two).toBeGreaterThan(5)
    expect(twenty).toBeLessThanOrEqual(two)
  })

  test('remain readable when company and candidate are missing', async () => {
    const { dealId, talentId } = await make.candidate({ status: 'SELECTED' })
    const { companyId, title } = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
    // Simulates a partial restore of the database. Normally, constraints prevent such rows.
    await world.db.$transaction([
      world.db.$executeRawUnsafe(`SET LOCAL session_replication_role = replica`),
      world.db.$executeRawUnsafe(`DELETE FROM "Company" WHERE id = ${companyId}`),
      world.db.$executeRawUnsafe(`DELETE FROM "Talent" WHERE id = ${talentId}`),
    ])
    const data = await staff.run<{ deals: { edges: { node: { candidates: object[] } }[] } }>(ROWS, {
      filter: { companyId },
      orderBy: { field: 'COMPANY', direction: 'DESC' },
    })
    expect(data.deals.edges).toMatchObject([
      { node: { title, company: null, selectedCandidate: null, candidates: [{ status: 'SELECTED', talent: null }] } },
    ])
  })
})

test('the candidate count has each person once, and takes as many queries for twenty deals as for two', {
  tags: ['deep'],
}, async () => {
  const { dealId, talentId } = await make.candidate()
  await make.candidate({ dealId })
  await make.application(dealId, { talentId })
  await make.application(dealId, { talentId: (await make.talent()).id })
  await make.application(dealId)
  const COUNT = `query ($id: Int!) { deal(id: $id) { candidateCount candidates { talentId } applications { id }
    applicationLimit { currentCount } } }`
  expect(await staff.run(COUNT, { id: dealId })).toMatchObject({
    deal: { candidateCount: 4, applicationLimit: { currentCount: 3 } },
  })
  const LIST = 'query ($first: Int) { deals(first: $first) { edges { node { candidateCount } } } }'
  const two = await countQueries(() => staff.run(LIST, { first: 2 }))
  expect(await countQueries(() => staff.run(LIST, { first: 20 }))).toBeLessThanOrEqual(two)
})

test("a talent's profile shows their deals, latest first", async () => {
  const talent = await make.talent()
  const first = await make.candidate({ talentId: talent.id, dealId: (await make.deal({ title: 'First' })).id })
  await make.candidate({ talentId: talent.id, dealId: (await make.deal({ title: 'Second' })).id })
  const data = await staff.run(
    'query ($id: Int!) { talent(id: $id) { candidacies { databaseId status deal { title } } } }',
    {
      id: talent.id,
    },
  )
  expect(data).toMatchObject({
    talent: { candidacies: [{ deal: { title: 'Second' } }, { databaseId: first.id, deal: { title: 'First' } }] },
  })
})

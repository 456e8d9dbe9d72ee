import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
  await make.company({ name: 'Zebra Ltd', mainStakeholder: 'Ann Zimmer', status: 'PAUSED' })
  await make.company({ name: 'apple & sons', mainStakeholder: 'Bob 50% Share', status: 'ACTIVE' })
  await make.company({ name: 'Bravo', mainStakeholder: 'Zoë Apple', status: 'CLOSED' })
  await make.company({ name: 'Éclair', mainStakeholder: 'Dee_Dee', status: 'ACTIVE' })
})

const LIST = `
  query ($filter: CompanyFilter, $orderBy: CompanyOrder, $first: Int, $after: String) {
    companyCount
    companies(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { name } } } }`

type Page = {
  companyCount: number
  companies: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    edges: { node: { name: string } }[]
  }
}

const list = (variables: Record<string, unknown> = {}) => staff.run<Page>(LIST, variables)
const names = (page: Page) => page.companies.edges.map(({ node }) => node.name)

test('companies are sorted by name, ignoring case and accents', async () => {
  const page = await list()
  expect(names(page)).toEqual(['apple & sons', 'Bravo', 'Éclair', 'Zebra Ltd'])
  expect([page.companies.totalCount, page.companyCount]).toEqual([4, 4])
})

test.each([
  [{ search: 'APPLE' }, ['apple & sons', 'Bravo']],
  [{ search: '%' }, ['apple & sons']],
  [{ search: '_' }, ['Éclair']],
  [{ search: ' ', status: 'ACTIVE' }, ['apple & sons', 'Éclair']],
  [{ search: 'z', status: 'PAUSED' }, ['Zebra Ltd']],
  [{ search: 'nothing like it' }, []],
])('the filter %j finds %j', async (filter, expected) => {
  const page = await list({ filter })
  expect(names(page)).toEqual(expected)
  expect(page.companies.totalCount).toBe(expected.length)
})

test('companies have open deals until these are filled, closed or on hold; the filter needs deals:read', async () => {
  const { id: companyId } = await world.db.company.findFirstOrThrow({ where: { name: 'Bravo' } })
  const { id } = await make.deal({ companyId, status: 'CANDIDATE_SENT' })
  const named = async (hasOpenDeals: boolean) => names(await list({ filter: { hasOpenDeals } }))
  expect(await named(true)).toEqual(['Bravo'])
  expect(await named(false)).toEqual(['apple & sons', 'Éclair', 'Zebra Ltd'])
  await world.db.deal.update({ where: { id }, data: { status: 'ON_HOLD' } })
  expect(await named(true)).toEqual([])
  const token = as(await make.user(), ['companies:read'])
  expect(await token.refusal(LIST, { filter: { hasOpenDeals: true } })).toMatchObject({ scope: 'deals:read' })
  await world.db.deal.delete({ where: { id } })
})

test.each(['NAME', 'STATUS', 'MAIN_STAKEHOLDER', 'CREATED_AT'])('paging by %s shows each company once', async field => {
  for (const direction of ['ASC', 'DESC']) {
    const orderBy = { field, direction }
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await list({ orderBy, first: 1, after })
      seen.push(...names(page))
      after = page.companies.pageInfo.hasNextPage ? page.companies.pageInfo.endCursor : undefined
    } while (after)
    expect(seen).toEqual(names(await list({ orderBy })))
  }
})

describe('the totals of Filled deals', () => {
  const SUMS = `{ companies(filter: { search: "Sums" }) { edges { node {
    name filledDealsCount billingTotal billingTotals untotalledBudgetsCount
    selectedCandidates { deal { title startDate companyBudget } candidate { notes status talent { name } } } } } } }`
  type Sums = { companies: { edges: { node: Record<string, unknown> }[] } }

  beforeAll(async () => {
    const { id: companyId } = await make.company({ name: 'Sums' })
    const talents = await Promise.all(['First', 'Second', 'Third'].map(name => make.talent({ name })))
    const candidate = (dealId: number, at: number, status: 'APPLIED' | 'SELECTED' = 'APPLIED') =>
      world.db.dealCandidate.create({ data: { dealId, talentId: talents[at]?.id ?? 0, status } })
    const filled = { companyId, status: 'FILLED' }
    const b = await make.deal({ ...filled, title: 'B', companyBudget: '$1,000.50', startDate: '2026-12-01' })
    await candidate(b.id, 0)
    await candidate(b.id, 1, 'SELECTED')
    const a = await make.deal({ ...filled, title: 'A', companyBudget: '$2,000' })
    await candidate(a.id, 2)
    await candidate(a.id, 0)
    await make.deal({ ...filled, title: 'Nobody', companyBudget: '$0.50' })
    await world.db.deal.create({ data: { companyId, title: 'Old', status: 'FILLED', budget: '$10' } })
    await make.deal({ ...filled, title: 'Euros', companyBudget: '13.500,- €' })
    await make.deal({ ...filled, title: 'Unread', companyBudget: '500 kr' })
    const open = await make.deal({ companyId, title: 'Open', companyBudget: '$99' })
    await candidate(open.id, 0, 'SELECTED')
  })

  test('are counted, summed up and shown with the right candidates', async () => {
    const data = await staff.run<Sums>(SUMS)
    expect(data.companies.edges[0]?.node).toEqual({
      name: 'Sums',
      filledDealsCount: 6,
      billingTotal: '$3,011',
      billingTotals: ['$3,011', '€13,500'],
      untotalledBudgetsCount: 1,
      selectedCandidates: [
        {
          deal: { title: 'A', startDate: null, companyBudget: '$2,000' },
          candidate: { notes: null, status: 'APPLIED', talent: { name: 'Third' } },
        },
        {
          deal: { title: 'B', startDate: '2026-12-01', companyBudget: '$1,000.50' },
          candidate: { notes: null, status: 'SELECTED', talent: { name: 'Second' } },
        },
      ],
    })
  })

  test('are zero without Filled deals', async () => {
    const data = await staff.run(
      '{ companies(first: 1) { edges { node { filledDealsCount billingTotal selectedCandidates { candidate { id } } } } } }',
    )
    expect(data).toEqual({
      companies: { edges: [{ node: { filledDealsCount: 0, billingTotal: '$0', selectedCandidates: [] } }] },
    })
  })

  test('take a fixed number of queries for two or fifty companies', { tags: ['deep'] }, async () => {
    const talent = await make.talent()
    for (let at = 0; at < 50; at++) {
      const { id: companyId } = await make.company({ name: `Many ${at}` })
      const deal = await make.deal({ companyId, status: 'FILLED' })
      await world.db.dealCandidate.create({ data: { dealId: deal.id, talentId: talent.id } })
    }
    const many = `query ($first: Int) { companies(first: $first, filter: { search: "Many" }) { totalCount edges { node {
      name filledDealsCount billingTotal deals { title } selectedCandidates { deal { title } candidate { talent { name } } } } } } }`
    const two = await countQueries(() => staff.run(many, { first: 2 }))
    const fifty = await countQueries(() => staff.run(many, { first: 50 }))
    expect(two).toBeGreaterThan(5)
    expect(fifty).toBeLessThanOrEqual(two + 2)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller
let zebra: number

beforeAll(async () => {
  staff = as(await make.user())
  zebra = (await make.company({ name: 'Zebra 50%' })).id
  const acme = (await make.company({ name: 'acme' })).id
  await make.deal({ title: 'cto', companyId: zebra, status: 'OPEN', companyBudget: '$900.50', weeklyHours: 10 })
  await make.deal({ title: 'Analyst', companyId: acme, status: 'CANDIDATE_SENT', companyBudget: '$10,000' })
  await make.deal({ title: 'Buyer', companyId: zebra, status: 'CANDIDATE_IN_INTERVIEW', deadline: '2026-12-31' })
  await make.deal({ title: 'Éditor', companyId: acme, status: 'ON_HOLD', deadline: '2026-01-31', weeklyHours: 80 })
  await make.deal({
    title: 'Driver',
    companyId: zebra,
    status: 'FILLED',
    dealType: 'HEAD_HUNTING',
    recruitingFee: '20,000',
  })
  await world.db.deal.create({ data: { title: 'Old', companyId: acme, status: 'CLOSED', budget: '$1,000 / month' } })
  await world.db.deal.create({ data: { title: 'No money', companyId: acme, status: 'FINISHED', companyBudget: 'tbd' } })
})

const LIST = `
  query ($filter: DealFilter, $orderBy: DealOrder, $first: Int, $after: String, $last: Int, $before: String) {
    dealCount
    deals(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node { title } } } }`

type Page = {
  dealCount: number
  deals: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; startCursor: string; endCursor: string }
    edges: { node: { title: string } }[]
  }
}

const list = (variables: Record<string, unknown> = {}) => staff.run<Page>(LIST, variables)
const titles = (page: Page) => page.deals.edges.map(({ node }) => node.title)

const BY_TITLE = ['Analyst', 'Buyer', 'cto', 'Driver', 'Éditor', 'No money', 'Old']

test('deals are sorted by title, ignoring case and accents', async () => {
  const page = await list()
  expect(titles(page)).toEqual(BY_TITLE)
  expect([page.deals.totalCount, page.dealCount]).toEqual([7, 7])
})

test.each([
  [{ search: 'CT' }, ['cto']],
  [{ search: 'ACME' }, ['Analyst', 'Éditor', 'No money', 'Old']],
  [{ search: '%' }, ['Buyer', 'cto', 'Driver']],
  [{ search: ' ', statuses: [] }, BY_TITLE],
  [{ statuses: ['OPEN', 'ON_HOLD', 'FILLED'] }, ['cto', 'Driver', 'Éditor']],
  [{ search: 'zebra', statuses: ['OPEN'] }, ['cto']],
  [{ search: '_' }, []],
])('the filter %j finds %j', async (filter, expected) => {
  const page = await list({ filter })
  expect(titles(page)).toEqual(expected)
  expect(page.deals.totalCount).toBe(expected.length)
})

test('the filter by company finds its deals', async () => {
  expect(titles(await list({ filter: { companyId: zebra } }))).toEqual(['Buyer', 'cto', 'Driver'])
})

describe('sorting deals', () => {
  test.each([
    ['STATUS', 'ASC', ['Buyer', 'Analyst', 'Old', 'Driver', 'No money', 'Éditor', 'cto']],
    ['STATUS', 'DESC', ['cto', 'Éditor', 'No money', 'Driver', 'Old', 'Analyst', 'Buyer']],
    ['BUDGET', 'ASC', ['cto', 'Old', 'Buyer', 'Éditor', 'Analyst', 'Driver', 'No money']],
    ['BUDGET', 'DESC', ['Driver', 'Analyst', 'Éditor', 'Buyer', 'Old', 'cto', 'No money']],
    ['CREATED_AT', 'ASC', ['cto', 'Analyst', 'Buyer', 'Éditor', 'Driver', 'Old', 'No money']],
  ])('by %s %s returns them in order', async (field, direction, expected) => {
    expect(titles(await list({ orderBy: { field, direction } }))).toEqual(expected)
  })

  test.each(['ASC', 'DESC'])('by DEADLINE %s puts deals without a deadline last', async direction => {
    const dated = titles(await list({ orderBy: { field: 'DEADLINE', direction } })).slice(0, 2)
    expect(dated).toEqual(direction === 'ASC' ? ['Éditor', 'Buyer'] : ['Buyer', 'Éditor'])
  })

  test("by COMPANY uses the company's name", async () => {
    const companies = async (direction: string) => titles(await list({ orderBy: { field: 'COMPANY', direction } }))
    expect((await companies('ASC')).slice(-3).sort()).toEqual(['Buyer', 'Driver', 'cto'])
    expect((await companies('DESC')).slice(0, 3).sort()).toEqual(['Buyer', 'Driver', 'cto'])
  })
})

test('deals are sorted and found by the new name of their company', async () => {
  const byCompany = async () => titles(await list({ orderBy: { field: 'COMPANY', direction: 'ASC' } }))
  const rename = (name: string) => world.db.company.update({ where: { id: zebra }, data: { name } })
  await rename('Aardvark')
  expect((await byCompany()).slice(0, 3).sort()).toEqual(['Buyer', 'Driver', 'cto'])
  await rename('Zebra 50%')
  expect((await byCompany()).slice(-3).sort()).toEqual(['Buyer', 'Driver', 'cto'])
})

describe('paging deals', () => {
  test.each(['TITLE', 'COMPANY', 'STATUS', 'BUDGET', 'WEEKLY_HOURS', 'DEADLINE', 'CREATED_AT', 'ACTIVE_AT'])(
    'by %s shows every deal once, forward and backward, in both directions',
    { tags: ['deep'] },
    async field => {
      for (const direction of ['ASC', 'DESC']) {
        const orderBy = { field, direction }
        const whole = titles(await list({ orderBy }))
        expect(new Set(whole).size).toBe(7)
        const forward: string[] = []
        let page = await list({ orderBy, first: 2 })
        forward.push(...titles(page))
        while (page.deals.pageInfo.hasNextPage) {
          page = await list({ orderBy, first: 2, after: page.deals.pageInfo.endCursor })
          forward.push(...titles(page))
        }
        expect(forward).toEqual(whole)
        const backward = titles(page)
        while (backward.length < 7) {
          page = await list({ orderBy, last: 2, before: page.deals.pageInfo.startCursor })
          backward.unshift(...titles(page))
        }
        expect(backward).toEqual(whole)
      }
    },
  )

  test.each([{ after: 'nonsense' }, { first: 201 }])('refuses %j', async variables => {
    expect(await staff.refusal(LIST, variables)).toMatchObject({ code: 'INVALID_INPUT' })
  })
})

test('deals are filtered by owner', async () => {
  const owner = await make.user()
  await world.db.deal.updateMany({ where: { title: { in: ['cto', 'Buyer'] } }, data: { ownerId: owner.id } })
  const titles = async (caller: Caller, filter: object) =>
    (await caller.run<Page>(LIST, { filter })).deals.edges.map(({ node }) => node.title)
  expect(await titles(staff, { ownerId: owner.id })).toEqual(['Buyer', 'cto'])
  expect(await titles(as(owner), { isMine: true, search: '-buyer' })).toEqual(['cto'])
})

test('deals are sorted by budgets in any notation, and unreadable budgets are found', async () => {
  const { id: companyId } = await make.company({ name: 'Fjord' })
  const budgets = [
    ...[
      '$100',
      '4.500,-- €',
      "CHF 5'000.-",
      '€6.500',
      '7 000 kr SEK',
      '8.000,50 zł',
      '9,000 EUR',
      'R$ 10.000,00',
      '$11,000 CAD',
    ],
    ...['kr 12 000', '₹12,00,000', '€1.234.567,89'],
  ]
  for (const companyBudget of [...budgets].reverse()) {
    await make.deal({ companyId, title: companyBudget, companyBudget, candidateBudget: '$5' })
  }
  await make.deal({ companyId, title: 'Fee', dealType: 'HEAD_HUNTING', recruitingFee: 'about 20%' })
  const sorted = await list({ filter: { search: 'fjord' }, orderBy: { field: 'BUDGET', direction: 'ASC' } })
  expect(titles(sorted)).toEqual([...budgets, 'Fee'])
  const unread = await list({ filter: { search: 'fjord', hasUnreadAmount: true } })
  expect([unread.deals.totalCount, titles(unread)]).toEqual([2, ['Fee', 'kr 12 000']])
})

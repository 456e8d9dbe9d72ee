import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, visitorsPage, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { readCsv } from '../test/readCsv.ts'

openApp()

const period = { from: '2026-03', to: '2026-04' }

let staff: Caller
let rita: Person
let acme: number
let globex: number
let raised: number
let unreadable: number

type DealValues = Parameters<typeof world.db.deal.create>[0]['data']

const filled = (createdAt: string, filledAt: string, values: object) =>
  world.db.deal.create({
    data: {
      ...{ title: 'Placement', status: 'FILLED', weeklyHours: 40, companyId: acme, ownerId: rita.id },
      ...{ createdAt: new Date(createdAt), filledAt: new Date(filledAt), ...values },
    } as DealValues,
  })

/** Creates four placements: with a raise, with a fee, with unreadable amounts, and one that ended in March. */
async function makePlacements() {
  const [matched, applied] = [await make.talent(), await make.talent()]
  const monthly = { companyBudget: '$9,000', candidateBudget: '$6,750' }
  raised = (
    await filled('2026-02-08', '2026-03-10T15:00:00Z', {
      ...{ ...monthly, startDate: new Date('2026-03-17'), selectedTalentId: matched.id },
    })
  ).id
  await world.db.billingChange.create({
    data: {
      ...{ dealId: raised, talentId: matched.id, dealType: 'MANAGED', changeReason: 'Raise' },
      ...{ previousCompanyBudget: '$8,000', newCompanyBudget: monthly.companyBudget },
      ...{ previousCandidateBudget: '$6,000', newCandidateBudget: monthly.candidateBudget },
      ...{ previousWeeklyHours: 40, newWeeklyHours: 40 },
      ...{ effectiveDate: new Date('2026-04-16'), createdAt: new Date('2026-04-16T08:00:00Z') },
    },
  })
  const fee = { companyId: globex, ownerId: null, dealType: 'HEAD_HUNTING', recruitingFee: '€20,000' }
  await filled('2026-04-01', '2026-04-15T09:00:00Z', fee)
  const onRequest = { companyBudget: 'On request', candidateBudget: '$5,000' }
  unreadable = (await filled('2026-02-27', '2026-03-01T09:00:00Z', onRequest)).id
  const ended = await filled('2026-01-01', '2026-02-01T09:00:00Z', {
    ...{ companyBudget: '€3,100', candidateBudget: '€3,000', selectedTalentId: applied.id },
  })
  await world.db.deal.update({ where: { id: ended.id }, data: { status: 'FINISHED' } })
  await world.db.deal.update({ where: { id: ended.id }, data: { endedAt: new Date('2026-03-10T18:00:00Z') } })
  await make.application(ended.id, { talentId: applied.id, createdAt: new Date('2026-01-02') })
  return { matched }
}

/** Creates two candidates and two applicants in the period, and an applicant who became a candidate. */
async function makeFunnel(talentId: number) {
  const march = (day: number) => new Date(Date.UTC(2026, 2, day))
  const candidate = { dealId: raised, createdAt: march(5) }
  await world.db.dealCandidate.create({ data: { ...candidate, talentId, status: 'SELECTED', matchPercentage: 80 } })
  const sent = await make.talent()
  const { id } = await world.db.dealCandidate.create({ data: { ...candidate, talentId: sent.id, status: 'SENT' } })
  await world.db.dealCandidate.update({ where: { id }, data: { status: 'REJECTED' } })
  await make.application(raised, { createdAt: march(7) })
  await make.application(raised, { createdAt: march(8), status: 'INTERVIEWED' })
  await make.application(raised, { createdAt: march(9), talentId: sent.id })
}

beforeAll(async () => {
  rita = await make.user({ firstName: 'Rita', lastName: 'Noor' })
  staff = as(rita)
  acme = (await make.company({ name: '=SUM(A1) Ltd' })).id
  globex = (await make.company({ name: 'Globex' })).id
  const { matched } = await makePlacements()
  await makeFunnel(matched.id)
})

const SUM = 'currency companyPays candidateGets margin percent placements'
const ROWS = `query ($from: String!, $to: String!, $by: RevenueGroup!) { revenue(from: $from, to: $to) {
  rows(by: $by) { key label ${SUM} } fills(by: $by) { key filled medianDays } totals { ${SUM} } filled medianDaysToFill
  funnel { step internal external } leftOut { placement { deal { databaseId } } } } }`
const BEHIND = `query ($from: String!, $to: String!, $by: RevenueGroup, $key: String, $currency: String!) {
  revenue(from: $from, to: $to) {
    earnings(by: $by, key: $key, currency: $currency) { month companyPays candidateGets placement { deal { databaseId } } }
    filledDeals(by: $by, key: $key) { daysToFill } } }`
const PEOPLE = `query ($from: String!, $to: String!, $step: FunnelStep!, $side: FunnelSide!) { revenue(from: $from, to: $to) {
  funnelPeople(step: $step, side: $side) { talent { databaseId } application { databaseId } reached } } }`

type Revenue = { rows: (Record<string, unknown> & { key: string })[]; fills: object[]; totals: object[] }

const read = async (by = 'MONTH') => (await staff.run<{ revenue: Revenue }>(ROWS, { ...period, by })).revenue

/** Currency, amounts, percentage and placements of a sum. */
const sum = (currency: string, ...[companyPays, candidateGets, margin, percent, placements]: (string | number)[]) => ({
  ...{ currency, companyPays, candidateGets, margin, percent, placements },
})

describe('revenue', () => {
  test('of a month counts each day by its terms, separately for each currency', async () => {
    expect((await read()).rows).toMatchObject([
      { key: '2026-03', ...sum('EUR', '1000.00', '967.74', '32.26', 3.2, 1) },
      { key: '2026-03', ...sum('USD', '3870.97', '2903.23', '967.74', 25, 1) },
      { key: '2026-04', ...sum('EUR', '20000.00', '0.00', '20000.00', 100, 1) },
      { key: '2026-04', ...sum('USD', '8500.00', '6375.00', '2125.00', 25, 1) },
    ])
  })

  test('of a period is totalled without days of unreadable amounts', async () => {
    expect(await read()).toMatchObject({
      totals: [
        sum('EUR', '21000.00', '967.74', '20032.26', 95.4, 2),
        sum('USD', '12370.97', '9278.23', '3092.74', 25, 1),
      ],
      leftOut: [{ placement: { deal: { databaseId: unreadable } } }],
    })
  })

  test.each([
    ['COMPANY', () => [`${globex}`, `${acme}`, `${acme}`]],
    ['RECRUITER', () => ['0', `${rita.id}`, `${rita.id}`]],
    ['SOURCE', () => ['UNKNOWN', 'APPLICATION', 'MATCHING']],
  ])('by %s is sorted by margin within each currency', async (by, keys) => {
    const { rows } = await read(by)
    expect(rows.map(({ key }) => key)).toEqual(keys())
    expect(rows.map(({ margin }) => margin)).toEqual(['20000.00', '32.26', '3092.74'])
  })

  test('has the median of days from creation to filling', async () => {
    expect(await read()).toMatchObject({
      ...{ filled: 3, medianDaysToFill: 14 },
      fills: [
        { key: '2026-03', filled: 2, medianDays: 16 },
        { key: '2026-04', filled: 1, medianDays: 14 },
      ],
    })
  })

  test('lists the earnings and the filled deals behind a figure', async () => {
    const behind = { ...period, by: 'COMPANY', key: `${acme}`, currency: 'USD' }
    expect(await staff.run(BEHIND, behind)).toMatchObject({
      revenue: {
        earnings: [
          { month: '2026-03', companyPays: '3870.97', placement: { deal: { databaseId: raised } } },
          { month: '2026-04', companyPays: '8500.00', placement: { deal: { databaseId: raised } } },
        ],
        filledDeals: [{ daysToFill: 30 }, { daysToFill: 2 }],
      },
    })
  })

  test('as CSV contains the figures of the page, and no name can start a formula', async () => {
    const csv = (query: string, caller = staff) => caller.fetch({ method: 'GET', url: `/api/revenue.csv?${query}` })
    const months = `from=${period.from}&to=${period.to}`
    const { headers, body } = await csv(`${months}&by=company`)
    expect(headers['content-disposition']).toContain('revenue-by-company-2026-03-2026-04.csv')
    expect(readCsv(body)[1]).toEqual({
      ...{ Company: "'=SUM(A1) Ltd", Currency: 'EUR', 'Company pays': '1000', 'Candidate gets': '967.74' },
      ...{ Margin: '32.26', 'Margin, %': '3.2', Placements: '1' },
    })
    expect((await csv(months)).body).toBe((await csv(`${months}&by=month`)).body)
    expect((await csv('')).statusCode).toBe(400)
    expect((await csv(months, visitor)).statusCode).toBe(401)
  })
})

test('the funnel counts the steps that people reached, and lists the people of each figure', async () => {
  expect(await read()).toMatchObject({
    funnel: [
      { step: 'APPLIED', internal: 2, external: 2 },
      { step: 'SCREENED', internal: 2, external: 1 },
      { step: 'SENT', internal: 2, external: 1 },
      { step: 'INTERVIEWED', internal: 1, external: 1 },
      { step: 'SELECTED', internal: 1, external: 0 },
    ],
  })
  const people = async (step: string, side: string) =>
    (await staff.run<{ revenue: { funnelPeople: object[] } }>(PEOPLE, { ...period, step, side })).revenue.funnelPeople
  expect(await people('SENT', 'INTERNAL')).toMatchObject([
    { reached: 'SENT', application: null },
    { reached: 'SELECTED', application: null },
  ])
  expect(await people('SENT', 'EXTERNAL')).toMatchObject([{ reached: 'INTERVIEWED', talent: null }])
})

test('the margin of a company contains its running placements and the total earned', async () => {
  const MARGIN = `query ($id: Int!) { company(id: $id) { margin { notCounted
    currencies { currency placements companyPays candidateGets fees earned } } } }`
  const { company } = await staff.run<{ company: { margin: { currencies: object[] } } }>(MARGIN, { id: acme })
  expect(company.margin).toMatchObject({ notCounted: 1 })
  expect(company.margin.currencies).toMatchObject([
    { currency: 'USD', placements: 1, companyPays: '9000.00', candidateGets: '6750.00', fees: '0.00' },
    { currency: 'EUR', placements: 0, companyPays: '0.00', earned: '132.26' },
  ])
  expect(await staff.run(MARGIN, { id: globex })).toMatchObject({
    company: { margin: { currencies: [{ currency: 'EUR', placements: 0, fees: '20000.00', earned: '20000.00' }] } },
  })
})

test('a period with invalid months is refused', async () => {
  const refusal = (from: string, to: string) => staff.refusal(ROWS, { from, to, by: 'MONTH' })
  const wrong = { code: 'INVALID_INPUT', message: 'A month is written as 2026-11' }
  expect(await refusal('2026-13', '2026-12')).toMatchObject(wrong)
  expect(await refusal('2026-02', '2026-01')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await refusal('2001-01', '2026-01')).toMatchObject({ message: 'A period has at most 36 months' })
})

test('staff can read revenue, also with a READ token', async () => {
  const { company } = await staff.run<{ company: { id: string } }>('query ($id: Int!) { company(id: $id) { id } }', {
    id: acme,
  })
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on Company { margin { notCounted } } } }'
  const queries = [
    [ROWS, { ...period, by: 'MONTH' }],
    [BEHIND, { ...period, currency: 'USD' }],
    [PEOPLE, { ...period, step: 'APPLIED', side: 'INTERNAL' }],
    [NODE, { id: company.id }],
  ] as const
  for (const [query, variables] of queries) {
    expect(await as(rita, 'READ').run(query, variables)).toBeTruthy()
    for (const stranger of [visitor, visitorsPage])
      expect(await stranger.refusal(query, variables)).toMatchObject({ message: 'Not authenticated' })
  }
})

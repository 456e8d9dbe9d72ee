import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, visitorsPage, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { readCsv } from '../test/readCsv.ts'
import { generatePlacements, today } from './test/generate.ts'
import {
  addUp,
  earnedBy,
  type Fill,
  fillsBy,
  forgetSums,
  funnelSums,
  leftOutDeals,
  type Sum,
  sumsBy,
  totalSums,
} from './test/sums.ts'
import { type RevenueGroup, revenueGroups } from './words.ts'

openApp()

let staff: Caller
let companies: { id: number }[]

const month = (offset: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + offset, 1)).toISOString().slice(0, 7)
/** With planned changes ahead. */
const period = { from: month(-11), to: month(1) }
const lastDay = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 2, 0)).toISOString().slice(0, 10)

beforeAll(async () => {
  staff = as(await make.user())
  companies = (await generatePlacements(220)).companies
})

type Row = Sum & { key: string; label: string }
type Earning = { companyPays: string; candidateGets: string; placement: { deal: { databaseId: number } } }
type Funnel = { step: string; internal: number; external: number }[]
type Revenue = {
  rows: Row[]
  fills: Fill[]
  totals: Sum[]
  filled: number
  medianDaysToFill: number
  funnel: Funnel
  leftOut: { placement: { deal: { databaseId: number } } }[]
}

const SUM = 'currency companyPays candidateGets margin percent placements'
const ROWS = `query ($from: String!, $to: String!, $by: RevenueGroup!) { revenue(from: $from, to: $to) {
  rows(by: $by) { key label ${SUM} } fills(by: $by) { key filled medianDays } totals { ${SUM} } filled medianDaysToFill
  funnel { step internal external } leftOut { placement { deal { databaseId } } } } }`
const BEHIND = `query ($from: String!, $to: String!, $by: RevenueGroup, $key: String, $currency: String!) {
  revenue(from: $from, to: $to) {
    earnings(by: $by, key: $key, currency: $currency) { companyPays candidateGets placement { deal { databaseId } } }
    filledDeals(by: $by, key: $key) { daysToFill deal { databaseId } } } }`
const PEOPLE = `query ($from: String!, $to: String!, $step: FunnelStep!, $side: FunnelSide!) { revenue(from: $from, to: $to) {
  funnelPeople(step: $step, side: $side) { deal { databaseId } talent { databaseId } application { databaseId } reached since } } }`

const asked = async (by = 'MONTH') => (await staff.run<{ revenue: Revenue }>(ROWS, { ...period, by })).revenue
const byKey = <Item extends { key: string; currency?: string }>(items: Item[]) =>
  [...items].sort((a, b) => (`${a.key} ${a.currency}` < `${b.key} ${b.currency}` ? -1 : 1))
const cents = (decimal: string) => BigInt(decimal.replace('.', ''))
const total = (items: string[]) => items.reduce((sum, item) => sum + cents(item), 0n)

describe('revenue', () => {
  beforeAll(() => addUp(`${period.from}-01`, lastDay))
  afterAll(forgetSums)

  test.each(['MONTH', 'COMPANY', 'RECRUITER', 'SOURCE'] as const)(
    'by %s is what plain SQL adds up day by day, each currency apart',
    async by => {
      const revenue = await asked(by)
      const sums = await sumsBy(by)
      expect(sums.length).toBeGreaterThan(by === 'SOURCE' ? 7 : 8)
      expect(byKey(revenue.rows)).toEqual(byKey(sums))
      expect(byKey(revenue.fills)).toEqual(byKey(await fillsBy(by, period.from, lastDay)))
    },
  )

  test('as a whole, what was filled, and what is left out are what plain SQL says', async () => {
    const revenue = await asked()
    expect(revenue.totals).toEqual(await totalSums())
    expect(revenue.totals.map(({ currency }) => currency).sort()).toEqual(['EUR', 'USD'])
    const [all] = await fillsBy(null, period.from, lastDay)
    expect(revenue).toMatchObject({ filled: all?.filled, medianDaysToFill: all?.medianDays })
    const leftOut = await leftOutDeals()
    expect(leftOut.length).toBeGreaterThan(2)
    expect(revenue.leftOut.map(({ placement }) => placement.deal.databaseId)).toEqual(leftOut)
  })

  test('each figure opens the rows that it is the sum of, and so do the totals', async () => {
    const { rows, totals, filled } = await asked('COMPANY')
    const one = (behind: object) => ({ ...period, by: 'COMPANY', ...behind })
    const figures = [
      ...rows.slice(0, 6).map(row => ({ row, of: one(row) })),
      ...totals.map(row => ({ row, of: { ...period, ...row } })),
    ]
    for (const { row, of } of figures) {
      const { earnings } = (await staff.run<{ revenue: { earnings: Earning[] } }>(BEHIND, of)).revenue
      // An answer has at most 500 rows.
      if (earnings.length === 500) continue
      expect(total(earnings.map(each => each.companyPays))).toBe(cents(row.companyPays))
      expect(total(earnings.map(each => each.candidateGets))).toBe(cents(row.candidateGets))
      expect(new Set(earnings.map(({ placement }) => placement.deal.databaseId)).size).toBe(row.placements)
    }
    const { revenue } = await staff.run<{ revenue: { filledDeals: object[] } }>(BEHIND, { ...period, currency: 'USD' })
    expect(revenue.filledDeals).toHaveLength(filled)
  })

  test('as CSV has the figures of the page, and no name begins a formula', async () => {
    const csv = (query: string, caller = staff) => caller.fetch({ method: 'GET', url: `/api/revenue.csv?${query}` })
    const months = `from=${period.from}&to=${period.to}`
    for (const by of ['month', 'company', 'recruiter'] as const) {
      const { headers, body } = await csv(`${months}&by=${by}`)
      expect(headers['content-disposition']).toContain(`revenue-by-${by}-${period.from}-${period.to}.csv`)
      const { rows } = await asked(by.toUpperCase())
      expect(readCsv(body)).toEqual(
        rows.map(row => ({
          [revenueGroups[by.toUpperCase() as RevenueGroup]]: row.label.replace(/^=/, "'="),
          ...{ Currency: row.currency, 'Company pays': `${Number(row.companyPays)}` },
          ...{ 'Candidate gets': `${Number(row.candidateGets)}`, Margin: `${Number(row.margin)}` },
          ...{ 'Margin, %': `${row.percent}`, Placements: `${row.placements}` },
        })),
      )
    }
    expect((await csv(months)).body).toBe((await csv(`${months}&by=month`)).body)
    expect((await csv('')).statusCode).toBe(400)
    expect((await csv(months, visitor)).statusCode).toBe(401)
  })
})

test('the funnel counts how far those came who were added or applied, and each figure opens them', async () => {
  const { funnel } = await asked()
  const order = ['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED', 'SELECTED']
  const sums = await funnelSums(period.from, lastDay)
  expect(funnel).toEqual(order.map((step, at) => ({ step, ...sums[at] })))
  expect(funnel.map(({ external }) => external > 0)).toEqual([true, true, true, true, false])
  const everybody = await world.db.externalApplication.count()
  expect(funnel[0]?.external).toBeLessThan(everybody)
  for (const { step, internal, external } of funnel) {
    const behind = async (side: string) =>
      (await staff.run<{ revenue: { funnelPeople: Person[] } }>(PEOPLE, { ...period, step, side })).revenue.funnelPeople
    const [own, theirs] = [await behind('INTERNAL'), await behind('EXTERNAL')]
    expect(own).toHaveLength(internal)
    expect(theirs).toHaveLength(external)
    expect(own.every(({ talent, application }) => talent && !application)).toBe(true)
    expect(theirs.every(({ application }) => application)).toBe(true)
    for (const { reached } of [...own, ...theirs])
      expect(order.indexOf(reached)).toBeGreaterThanOrEqual(order.indexOf(step))
  }
})

type Person = { talent: object | null; application: object | null; reached: string }

describe('the margin of a company', () => {
  beforeAll(() => addUp('2024-01-01', today.toISOString().slice(0, 10)))
  afterAll(forgetSums)

  test('is what was earned day by day up to today', async () => {
    const earned = await earnedBy()
    for (const { id } of companies) {
      const { company } = await staff.run<{
        company: { margin: { currencies: { currency: string; earned: string }[] } }
      }>('query ($id: Int!) { company(id: $id) { margin { currencies { currency earned } notCounted } } }', { id })
      const own = [...company.margin.currencies].sort((a, b) => (a.currency < b.currency ? -1 : 1))
      const expected = earned.filter(({ companyId }) => companyId === id)
      expect(own.filter(({ earned }) => earned !== '0.00').map(each => ({ companyId: id, ...each }))).toEqual(expected)
    }
  })
})

test('a period is parsed', async () => {
  const refusal = (from: string, to: string) => staff.refusal(ROWS, { from, to, by: 'MONTH' })
  expect(await refusal('2026-13', '2026-12')).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'A month is written as 2026-11',
  })
  expect(await refusal('2026-02', '2026-01')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await refusal('2001-01', '2026-01')).toMatchObject({ message: 'A period has at most 36 months' })
})

describe('what is behind revenue is for staff alone', () => {
  const margin = 'margin { currencies { earned } notCounted }'
  const NODE = `query ($id: ID!) { node(id: $id) { ... on Company { ${margin} } } }`
  const ways = async () => {
    const [{ id } = { id: 0 }] = companies
    const one = 'query ($id: Int!) { company(id: $id) { id } }'
    const node = (await staff.run<{ company: { id: string } }>(one, { id })).company.id
    const earned = { ...period, by: 'MONTH', key: period.from, currency: 'USD' }
    const people = { ...period, step: 'APPLIED', side: 'INTERNAL' }
    return [
      ...([
        [ROWS, earned],
        [BEHIND, earned],
        [PEOPLE, people],
        [NODE, { id: node }],
      ] as const),
      [`query ($id: Int!) { company(id: $id) { ${margin} } }`, { id }] as const,
    ]
  }

  test('staff see it, also with a token that only reads', async () => {
    const reader = as(await make.user(), 'READ')
    for (const [query, variables] of await ways()) expect(await reader.run(query, variables)).toBeTruthy()
  })

  test('a visitor is refused', async () => {
    for (const [query, variables] of await ways()) {
      expect(await visitor.refusal(query, variables)).toMatchObject({ message: 'Not authenticated' })
    }
  })

  test('a public page of a stranger is refused', async () => {
    for (const [query, variables] of await ways()) {
      expect(await visitorsPage.refusal(query, variables)).toMatchObject({ message: 'Not authenticated' })
    }
  })
})

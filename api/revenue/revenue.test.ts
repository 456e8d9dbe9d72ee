import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { generatePlacements, today } from './test/generate.ts'
import { addUp, earnedBy, fillsBy, forgetSums, type Sum, sumsBy } from './test/sums.ts'

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

type Row = Sum & { margin: string; label: string }
type Earning = { companyPays: string; candidateGets: string; placement: { deal: { databaseId: number } } }

const ROWS = `query ($from: String!, $to: String!, $by: RevenueGroup!) { revenue(from: $from, to: $to) {
  rows(by: $by) { key label currency companyPays candidateGets margin placements }
  fills(by: $by) { key filled medianDays }
  totals { currency companyPays candidateGets margin placements } filled medianDaysToFill
  leftOut { reason } funnel { step internal external } } }`
const BEHIND = `query ($from: String!, $to: String!, $key: String!, $currency: String!) { revenue(from: $from, to: $to) {
  earnings(by: COMPANY, key: $key, currency: $currency) { companyPays candidateGets placement { deal { databaseId } } }
  filledDeals(by: COMPANY, key: $key) { daysToFill deal { databaseId } } } }`

const byKey = <Item extends { key: string; currency?: string }>(items: Item[]) =>
  [...items].sort((a, b) => (`${a.key} ${a.currency}` < `${b.key} ${b.currency}` ? -1 : 1))
const cents = (decimal: string) => BigInt(decimal.replace('.', ''))
const total = (items: string[]) => items.reduce((sum, item) => sum + cents(item), 0n)

describe('revenue', () => {
  beforeAll(() => addUp(`${period.from}-01`, lastDay))
  afterAll(forgetSums)

  describe.each(['MONTH', 'COMPANY', 'RECRUITER', 'SOURCE'] as const)('revenue by %s', by => {
    test('is what plain SQL adds up day by day, each currency apart', async () => {
      const { revenue } = await staff.run<{ revenue: { rows: Row[]; fills: { key: string }[]; totals: Row[] } }>(ROWS, {
        ...period,
        by,
      })
      const sums = byKey(await sumsBy(by))
      expect(sums.length).toBeGreaterThan(by === 'SOURCE' ? 7 : 8)
      expect(byKey(revenue.rows).map(({ margin: _m, label: _l, ...row }) => row)).toEqual(sums)
      for (const row of [...revenue.rows, ...revenue.totals]) {
        expect(cents(row.margin)).toBe(cents(row.companyPays) - cents(row.candidateGets))
      }
      for (const { currency, companyPays } of revenue.totals) {
        const own = sums.filter(sum => sum.currency === currency)
        expect(cents(companyPays)).toBe(total(own.map(sum => sum.companyPays)))
      }
      expect(byKey(revenue.fills)).toEqual(byKey((await fillsBy(by, period.from, lastDay)) as { key: string }[]))
    })
  })

  test('each figure opens the rows that it is the sum of', async () => {
    const { revenue } = await staff.run<{ revenue: { rows: Row[] } }>(ROWS, { ...period, by: 'COMPANY' })
    for (const { key, currency, companyPays, candidateGets, placements } of revenue.rows.slice(0, 6)) {
      const { revenue: behind } = await staff.run<{ revenue: { earnings: Earning[] } }>(BEHIND, {
        ...period,
        key,
        currency,
      })
      expect(total(behind.earnings.map(each => each.companyPays))).toBe(cents(companyPays))
      expect(total(behind.earnings.map(each => each.candidateGets))).toBe(cents(candidateGets))
      expect(new Set(behind.earnings.map(({ placement }) => placement.deal.databaseId)).size).toBe(placements)
    }
  })
})

test('the funnel counts how far those came who were added or applied', async () => {
  const { revenue } = await staff.run<{ revenue: { funnel: { step: string; internal: number; external: number }[] } }>(
    ROWS,
    { ...period, by: 'MONTH' },
  )
  const order = ['APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED', 'SELECTED']
  for (const [at, { step, internal, external }] of revenue.funnel.entries()) {
    expect(step).toBe(order[at])
    const [counted] = await world.db.$queryRawUnsafe<{ internal: number; external: number }[]>(
      `SELECT (SELECT count(*)::int FROM "DealCandidate" WHERE reached::text = ANY($1) AND "createdAt" >= $2::date
          AND "createdAt" < $3::date + 1) AS internal,
        (SELECT count(*)::int FROM "ExternalApplication" a WHERE reached::text = ANY($1) AND "createdAt" >= $2::date
          AND "createdAt" < $3::date + 1 AND (a."dealId", a."talentId") NOT IN (SELECT "dealId", "talentId" FROM "DealCandidate")
        ) + (SELECT count(*)::int FROM "ExternalApplication" WHERE reached::text = ANY($1) AND "createdAt" >= $2::date
          AND "createdAt" < $3::date + 1 AND "talentId" IS NULL) AS external`,
      ...[order.slice(at), `${period.from}-01`, lastDay],
    )
    const both = { internal, external }
    expect(both).toEqual({ ...counted, external: expect.any(Number) })
    expect(external).toBeLessThanOrEqual(counted?.external ?? 0)
    expect(internal + external).toBeGreaterThan(0 - at)
  }
})

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

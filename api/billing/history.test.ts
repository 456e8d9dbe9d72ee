import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, visitorsPage, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { applyBilling } from './jobs.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const UPDATE = `mutation ($input: UpdateBillingInput!) { updateBilling(input: $input) {
  billingChange { databaseId state replacesId } deal { companyBudget candidateBudget weeklyHours } } }`
const TERMS = `query ($id: Int!, $on: Date) { deal(id: $id) { companyBudget
  terms(on: $on) { since companyPays { amount currency } weeklyHours margin { amount percent currency period problem } }
  upcomingTerms { since companyPays { amount } } } }`
const HISTORY = `query ($dealId: Int!, $talentId: Int!, $on: Date) {
  billingHistory(dealId: $dealId, talentId: $talentId, on: $on) { databaseId state newCompanyBudget } }`

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

async function placement(terms = {}) {
  const deal = await make.deal(terms)
  const { talentId } = await make.candidate({ dealId: deal.id })
  const update = async (input: object) => {
    const { updateBilling } = await staff.run<{
      updateBilling: { billingChange: { databaseId: number; state: string }; deal: { companyBudget: string } }
    }>(UPDATE, {
      input: {
        ...{ dealId: deal.id, talentId, newCompanyBudget: '9,000', newCandidateBudget: '7,000' },
        ...{ changeReason: 'Other', effectiveDate: day(0) },
        ...input,
      },
    })
    return updateBilling
  }
  const history = async (on?: string) =>
    (
      await staff.run<{ billingHistory: { databaseId: number; state: string; newCompanyBudget: string }[] }>(HISTORY, {
        ...{ dealId: deal.id, talentId, on },
      })
    ).billingHistory
  const paid = async (on?: string) => {
    const { deal: found } = await staff.run<{ deal: { terms: { companyPays: { amount: string } } } }>(TERMS, {
      ...{ id: deal.id, on },
    })
    return found.terms.companyPays.amount
  }
  return { id: deal.id, talentId, update, history, paid }
}

const comesToday = (dealId: number) =>
  world.db.billingChange.updateMany({ where: { dealId, isApplied: false }, data: { effectiveDate: new Date(day(0)) } })

describe('a planned change', () => {
  test('does not change the deal before its day, and is listed in advance', async () => {
    const { id, update, history, paid } = await placement()
    const { billingChange, deal } = await update({ effectiveDate: day(10) })
    expect([billingChange.state, deal.companyBudget]).toEqual(['PLANNED', '$8,000'])
    expect([await paid(), await paid(day(9)), await paid(day(10))]).toEqual(['8000.00', '8000.00', '9000.00'])
    expect(await staff.run(TERMS, { id })).toMatchObject({
      deal: { upcomingTerms: [{ since: day(10), companyPays: { amount: '9000.00' } }] },
    })
    expect((await history()).map(({ state }) => state)).toEqual(['PLANNED'])
    expect(await history(day(9))).toEqual([])
    expect(await history(day(10))).toMatchObject([{ databaseId: billingChange.databaseId }])
  })

  test('is in force on its day even before its job, which changes the deal once', async () => {
    const { id, update, paid } = await placement()
    await update({ effectiveDate: day(10) })
    await comesToday(id)
    expect(await paid()).toBe('9000.00')
    expect(await staff.run(TERMS, { id })).toMatchObject({ deal: { companyBudget: '$8,000' } })
    for (const _ of [1, 2])
      await applyBilling.perform(
        { ...world, signal: AbortSignal.abort(), attempt: 1, isLastAttempt: false },
        { dealId: id },
      )
    const deal = await world.db.deal.findUniqueOrThrow({ where: { id } })
    expect([deal.companyBudget, deal.candidateBudget, deal.version]).toEqual(['$9,000', '$7,000', 2])
    expect(await world.db.activity.count({ where: { dealId: id, kind: 'billing.tookEffect' } })).toBe(1)
  })

  test("is still applied after an earlier change of the terms: today's change does not end tomorrow's", async () => {
    const { update, paid } = await placement()
    await update({ effectiveDate: day(10) })
    await update({ newCompanyBudget: '8,500' })
    expect([await paid(), await paid(day(10))]).toEqual(['8500.00', '9000.00'])
  })

  test('has a job scheduled for its day', async () => {
    const { id, update } = await placement()
    await update({ effectiveDate: day(10) })
    const jobs = await world.db.$queryRaw<{ run_at: Date }[]>`
      SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'billing.apply' ORDER BY id DESC LIMIT 1`
    expect(jobs[0]?.run_at.toISOString().slice(0, 10)).toBe(day(10))
    expect(id).toBeGreaterThan(0)
  })
})

describe('a correction', () => {
  test('replaces an entry, which remains in the history, and changes the deal if the entry was in force', async () => {
    const { update, history, paid } = await placement()
    const wrong = await update({ newCompanyBudget: '90,000', effectiveDate: day(-40) })
    const right = await update({ effectiveDate: day(-30), replacesId: wrong.billingChange.databaseId })
    expect(right.deal.companyBudget).toBe('$9,000')
    expect(await history()).toMatchObject([
      { state: 'CURRENT', newCompanyBudget: '$9,000' },
      { state: 'REPLACED', newCompanyBudget: '$90,000' },
    ])
    expect([await paid(day(-31)), await paid(day(-30))]).toEqual(['8000.00', '9000.00'])
    const { dealId, talentId } = await world.db.billingChange.findUniqueOrThrow({
      where: { id: wrong.billingChange.databaseId },
    })
    const again = {
      ...{ dealId, talentId, newCompanyBudget: '1', newCandidateBudget: '1', changeReason: 'x', effectiveDate: day(0) },
      replacesId: wrong.billingChange.databaseId,
    }
    expect(await staff.refusal(UPDATE, { input: again })).toMatchObject({ code: 'CONFLICT' })
    const other = await placement()
    expect(
      await staff.refusal(UPDATE, { input: { ...again, dealId: other.id, talentId: other.talentId } }),
    ).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test("of an earlier entry does not change today's terms", async () => {
    const { id, update, paid } = await placement()
    const first = await update({ newCompanyBudget: '8,200', effectiveDate: day(-60) })
    await update({ newCompanyBudget: '9,000', effectiveDate: day(-10) })
    // Simulates entries recorded on their effective days.
    await world.db.$executeRaw`UPDATE "BillingChange" SET "createdAt" = "effectiveDate" WHERE "dealId" = ${id}`
    const { deal } = await update({
      ...{ newCompanyBudget: '8,400', effectiveDate: day(-60), replacesId: first.billingChange.databaseId },
    })
    expect(deal.companyBudget).toBe('$9,000')
    expect([await paid(day(-61)), await paid(day(-20)), await paid()]).toEqual(['8000.00', '8400.00', '9000.00'])
  })

  test('of a planned change to a later day restores the former terms', async () => {
    const { update, paid } = await placement()
    const wrong = await update({ effectiveDate: day(0) })
    const { deal } = await update({ effectiveDate: day(20), replacesId: wrong.billingChange.databaseId })
    expect(deal.companyBudget).toBe('$8,000')
    expect([await paid(), await paid(day(20))]).toEqual(['8000.00', '9000.00'])
  })
})

describe('the margin', () => {
  test.each([
    [{}, { amount: '2000.00', percent: 25, currency: 'USD', period: 'MONTH', problem: null }],
    [
      { companyBudget: '€ 9,000', candidateBudget: '7500 EUR' },
      { amount: '1500.00', percent: 16.7, currency: 'EUR', period: 'MONTH', problem: null },
    ],
    [{ companyBudget: '€9,000' }, { amount: null, problem: 'CURRENCIES_DIFFER' }],
    [
      { dealType: 'HEAD_HUNTING', recruitingFee: '$18,000' },
      { amount: '18000.00', percent: 100, period: 'ONCE', problem: null },
    ],
  ])('of a deal with %j is %j', async (terms, margin) => {
    const { id } = await make.deal(terms)
    expect(await staff.run(TERMS, { id })).toMatchObject({ deal: { terms: { margin } } })
  })

  test('of an old hourly budget is converted to a month of 52/12 weeks', async () => {
    const company = await make.company()
    const { id } = await world.db.deal.create({
      data: { title: 'Old', companyId: company.id, budget: '$60/h', candidateBudget: '$45 per hour', weeklyHours: 40 },
    })
    expect(await staff.run(TERMS, { id })).toMatchObject({
      deal: { terms: { margin: { amount: '2600.00', percent: 25, period: 'MONTH' } } },
    })
  })
})

describe('a month pro rata', () => {
  const MONTH = `query ($id: Int!, $on: Date) { deal(id: $id) {
    proRata(on: $on) { currency days daysOfMonth companyPays candidateGets margin } } }`
  const monthOf = async (id: number, on: string) =>
    (await staff.run<{ deal: { proRata: object[] } }>(MONTH, { id, on })).deal.proRata

  test('counts each day by its terms, from the start date, separately for each currency', async () => {
    const filledAt = new Date('2025-01-10T12:00:00Z')
    const { id, update } = await placement({ companyBudget: '$9,300', candidateBudget: '$6,200' })
    await world.db.deal.update({ where: { id }, data: { filledAt, startDate: new Date('2025-01-17') } })
    await update({ newCompanyBudget: '€12,000', newCandidateBudget: '€9,000', effectiveDate: '2025-02-15' })
    await update({ newCompanyBudget: '€12,400', newCandidateBudget: '€9,300', effectiveDate: '2025-03-16' })
    expect(await monthOf(id, '2024-12-31')).toEqual([])
    const january = { currency: 'USD', days: 15, daysOfMonth: 31, companyPays: '4500.00', candidateGets: '3000.00' }
    expect(await monthOf(id, '2025-01-31')).toEqual([{ ...january, margin: '1500.00' }])
    expect(await monthOf(id, '2025-02-01')).toMatchObject([
      { currency: 'USD', days: 14, daysOfMonth: 28, companyPays: '4650.00', margin: '1550.00' },
      { currency: 'EUR', days: 14, daysOfMonth: 28, companyPays: '6000.00', margin: '1500.00' },
    ])
    expect(await monthOf(id, '2025-03-01')).toMatchObject([
      { currency: 'EUR', days: 31, companyPays: '12206.45', candidateGets: '9154.84' },
    ])
  })

  test('is empty for a deal that is not filled, and for a fee', async () => {
    const { id } = await placement()
    const fee = await placement({
      dealType: 'HEAD_HUNTING',
      recruitingFee: '$18,000',
      filledAt: new Date('2025-01-10'),
    })
    expect(await monthOf(id, day(0))).toEqual([])
    expect(await monthOf(fee.id, '2025-02-01')).toEqual([])
  })
})

test('staff can read the billing, and visitors cannot, also through node(id)', async () => {
  const { id, talentId, update } = await placement()
  await update({})
  const NODE = 'query ($id: ID!) { node(id: $id) { ... on BillingChange { newCompanyBudget companyPays { amount } } } }'
  const LIST = 'query ($id: Int!, $talentId: Int!) { billingHistory(dealId: $id, talentId: $talentId) { id } }'
  const MONEY = `query ($id: Int!) { deal(id: $id) { terms { weeklyHours } upcomingTerms { since } proRata { days }
    margin { amount } } }`
  const { billingHistory } = await staff.run<{ billingHistory: { id: string }[] }>(LIST, { id, talentId })
  const node = billingHistory[0]?.id
  expect(await staff.run(NODE, { id: node })).toEqual({
    node: { newCompanyBudget: '$9,000', companyPays: { amount: '9000.00' } },
  })
  expect(await staff.run(MONEY, { id })).toMatchObject({ deal: { margin: { amount: '2000.00' } } })
  const asked: [string, object][] = [
    [NODE, { id: node }],
    [LIST, { id, talentId }],
    [MONEY, { id }],
  ]
  for (const [document, variables] of asked) {
    expect(await visitorsPage.refusal(document, { ...variables })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
    expect(await visitor.refusal(document, { ...variables })).toMatchObject({ message: 'Not authenticated' })
  }
})

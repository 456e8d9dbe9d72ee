import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const ENTRY = `databaseId previousCompanyBudget newCompanyBudget previousCandidateBudget newCandidateBudget
  previousWeeklyHours newWeeklyHours changeReason effectiveDate notes`
const UPDATE = `mutation ($input: UpdateBillingInput!) { updateBilling(input: $input) {
  billingChange { ${ENTRY} } deal { companyBudget candidateBudget weeklyHours version } } }`
const HISTORY = `query ($dealId: Int!, $talentId: Int!) {
  billingHistory(dealId: $dealId, talentId: $talentId) { ${ENTRY} dealId talentId createdAt } }`

const plausible = {
  newCompanyBudget: '9000',
  newCandidateBudget: '$7,000.50',
  newWeeklyHours: 30,
  changeReason: 'Hours reduction',
  effectiveDate: '2026-11-01',
}

describe('updating billing', () => {
  test('writes the history and the deal together', async () => {
    const { dealId, talentId } = await make.candidate()
    const data = await staff.run(UPDATE, { input: { dealId, talentId, ...plausible, notes: '' } })
    expect(data).toMatchObject({
      updateBilling: {
        billingChange: {
          previousCompanyBudget: '$8,000',
          newCompanyBudget: '$9000',
          previousCandidateBudget: '$6,000',
          newCandidateBudget: '$7,000.50',
          previousWeeklyHours: 40,
          newWeeklyHours: 30,
          changeReason: 'Hours reduction',
          effectiveDate: '2026-11-01',
          notes: null,
        },
        deal: { companyBudget: '$9000', candidateBudget: '$7,000.50', weeklyHours: 30, version: 2 },
      },
    })
    const told = await world.db.activity.findFirstOrThrow({ where: { dealId, talentId, kind: 'billing.updated' } })
    expect(told).toMatchObject({ actorId: recruiter.id })
    expect(told.changes).toContainEqual({ field: 'companyBudget', before: '$8,000', after: '$9000' })
  })

  test("keeps the deal's hours when none are sent, and records the old budget as the previous budget", async () => {
    const company = await make.company()
    const deal = await world.db.deal.create({
      data: { title: 'Old', companyId: company.id, budget: '$100', weeklyHours: 12 },
    })
    const { talentId } = await make.candidate({ dealId: deal.id })
    const input = { dealId: deal.id, talentId, ...plausible, newWeeklyHours: undefined }
    expect(await staff.run(UPDATE, { input })).toMatchObject({
      updateBilling: {
        billingChange: { previousCompanyBudget: '$100', previousCandidateBudget: null, newWeeklyHours: 12 },
      },
    })
  })

  test('changes and records the recruiting fee of a head-hunting deal', async () => {
    const company = await make.company()
    const terms = { dealType: 'HEAD_HUNTING', recruitingFee: '$18,000', companyId: company.id }
    const { id: dealId } = await make.deal(terms)
    const { talentId } = await make.candidate({ dealId })
    const input = { dealId, talentId, ...plausible, newCompanyBudget: '20,000', newCandidateBudget: '5' }
    const HEAD = `mutation ($input: UpdateBillingInput!) { updateBilling(input: $input) {
      billingChange { dealType ${ENTRY} } deal { companyBudget candidateBudget recruitingFee weeklyHours } } }`
    expect(await staff.run(HEAD, { input })).toMatchObject({
      updateBilling: {
        billingChange: {
          ...{ dealType: 'HEAD_HUNTING', previousCompanyBudget: '$18,000', newCompanyBudget: '$20,000' },
          ...{ previousCandidateBudget: null, newCandidateBudget: null, newWeeklyHours: 30 },
        },
        deal: { companyBudget: null, candidateBudget: null, recruitingFee: '$20,000', weeklyHours: 30 },
      },
    })
    const told = await world.db.activity.findFirstOrThrow({ where: { dealId, kind: 'billing.updated' } })
    expect(told.changes).toContainEqual({ field: 'recruitingFee', before: '$18,000', after: '$20,000' })
    const bare = { ...input, newCandidateBudget: undefined }
    expect(await staff.refusal(HEAD, { input: { ...bare, newCompanyBudget: '' } })).toMatchObject({
      fields: { newCompanyBudget: 'Recruiting fee is required' },
    })
    await staff.run(HEAD, { input: { ...bare, newCompanyBudget: '$21,000' } })
    // The company's total is the sum of budgets, also with a Filled deal.
    await staff.run('mutation ($input: SetDealStatusInput!) { setDealStatus(input: $input) { deal { id } } }', {
      input: { id: dealId, status: 'FILLED' },
    })
    expect(
      await staff.run('query ($id: Int!) { company(id: $id) { billingTotal filledDealsCount } }', { id: company.id }),
    ).toEqual({ company: { billingTotal: '$0', filledDealsCount: 1 } })
  })

  test('accepts 1 and 168 weekly hours', async () => {
    const { dealId, talentId } = await make.candidate()
    for (const newWeeklyHours of [1, 168]) {
      await staff.run(UPDATE, { input: { dealId, talentId, ...plausible, newWeeklyHours } })
    }
    expect((await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })).weeklyHours).toBe(168)
  })
})

type Entry = {
  previousCompanyBudget: string
  newCompanyBudget: string
  previousWeeklyHours: number
  newWeeklyHours: number
}
const history = async (dealId: number, talentId: number) =>
  (await staff.run<{ billingHistory: Entry[] }>(HISTORY, { dealId, talentId })).billingHistory

describe('the billing history', () => {
  test('forms one chain under concurrent updates, and ends with the values of the deal', async () => {
    const { dealId, talentId } = await make.candidate()
    const updates = Array.from({ length: 8 }, (_, at) => ({
      input: { dealId, talentId, ...plausible, newCompanyBudget: `$${at}`, newWeeklyHours: at + 1 },
    }))
    await Promise.all(updates.map(variables => staff.run(UPDATE, variables)))
    const entries = (await history(dealId, talentId)).reverse()
    expect(entries).toHaveLength(8)
    const deal = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
    expect([deal.companyBudget, deal.weeklyHours]).toEqual([
      entries.at(-1)?.newCompanyBudget,
      entries.at(-1)?.newWeeklyHours,
    ])
    expect([deal.version, entries[0]?.previousCompanyBudget]).toEqual([9, '$8,000'])
    for (const [at, entry] of entries.slice(1).entries()) {
      expect(entry.previousCompanyBudget).toBe(entries[at]?.newCompanyBudget)
      expect(entry.previousWeeklyHours).toBe(entries[at]?.newWeeklyHours)
    }
  })

  test('survives the deletion of the deal, and is separate for each deal and talent', async () => {
    const { dealId, talentId } = await make.candidate()
    await staff.run(UPDATE, { input: { dealId, talentId, ...plausible } })
    expect(await history(dealId, talentId + 1_000)).toEqual([])
    await staff.run('mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }', { id: dealId })
    expect(await history(dealId, talentId)).toMatchObject([{ newCompanyBudget: '$9000' }])
    expect(await world.db.activity.count({ where: { talentId, kind: 'billing.updated' } })).toBe(1)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp({ PUBLIC_URL: 'https://desk.example.com' })

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const DUPLICATE = `mutation ($id: Int!) { duplicateDeal(input: { id: $id }) { deal { databaseId
  title status candidates { id } selectedCandidateId interviewDate startDate } } }`
const DELETE = 'mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }'
const SHARE = 'mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }'

const MISSING = { code: 'NOT_FOUND', message: 'Deal not found' }

describe('duplicating a deal', () => {
  test('copies the terms, but not candidates, winner, interview and start date', async () => {
    const original = await make.deal({
      ...{
        title: 'Original',
        status: 'FILLED',
        companyBudget: '$9,000',
        weeklyHours: 20,
        notes: 'N',
        targetArea: 'HR',
      },
      ...{ deadline: '2026-12-31', interviewDate: '2026-12-01T09:00', startDate: '2027-01-01', offerDetails: 'O' },
    })
    await world.db.deal.update({
      where: { id: original.id },
      data: { budget: '$7', applyToken: 'taken', applicationLimit: 3 },
    })
    await make.candidate({ dealId: original.id, status: 'SELECTED' })
    const data = await staff.run<{ duplicateDeal: { deal: { databaseId: number } } }>(DUPLICATE, { id: original.id })
    expect(data.duplicateDeal.deal).toMatchObject({
      ...{ title: 'Original (Copy)', status: 'OPEN', candidates: [], selectedCandidateId: null },
      ...{ interviewDate: null, startDate: null },
    })
    const copy = await world.db.deal.findUniqueOrThrow({ where: { id: data.duplicateDeal.deal.databaseId } })
    const { companyId, jobDescription, deadline } = original
    expect(copy).toMatchObject({
      ...{ companyId, jobDescription, deadline, companyBudget: '$9,000', candidateBudget: '$6,000', budget: '$7' },
      ...{ weeklyHours: 20, notes: 'N', targetArea: 'HR', offerDetails: 'O', applyToken: null, applicationLimit: null },
    })
  })

  test('shortens a title of maximum length', async () => {
    const { id } = await make.deal({ title: 'x'.repeat(200) })
    const data = await staff.run<{ duplicateDeal: { deal: { title: string } } }>(DUPLICATE, { id })
    expect(data.duplicateDeal.deal.title).toBe(`${'x'.repeat(193)} (Copy)`)
  })
})

describe('deleting a deal', () => {
  test("deletes candidates, applications and their files, and keeps the talent's history", async () => {
    const deal = await make.deal()
    const { talentId } = await make.candidate({ dealId: deal.id, status: 'SELECTED' })
    const application = await make.application(deal.id)
    await staff.run(DELETE, { id: deal.id })
    expect(await world.db.dealCandidate.count({ where: { dealId: deal.id } })).toBe(0)
    expect(await world.db.externalApplication.count({ where: { dealId: deal.id } })).toBe(0)
    expect(await world.db.storedFile.count({ where: { applicationId: application.id } })).toBe(0)
    const trace = await world.db.activity.findFirstOrThrow({ where: { talentId, kind: 'candidate.added' } })
    expect(trace.changes).toContainEqual({ field: 'deal', before: null, after: 'Backend Engineer' })
    const told = await world.db.activity.findFirstOrThrow({
      where: { companyId: deal.companyId, kind: 'deal.deleted' },
    })
    expect(told.changes).toEqual([{ field: 'deal', before: 'Backend Engineer', after: null }])
    await staff.run('mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }', { id: talentId })
  })

  test('succeeds only once', async () => {
    const { id } = await make.deal()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => staff.run(DELETE, { id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await staff.refusal(DELETE, { id })).toMatchObject(MISSING)
    expect(await staff.run('query ($id: Int!) { deal(id: $id) { title } }', { id })).toEqual({ deal: null })
  })
})

describe('the apply link', () => {
  const share = async (id: number) =>
    (await staff.run<{ shareDeal: { shareableUrl: string } }>(SHARE, { id })).shareDeal.shareableUrl

  test('stays the same, also under ten concurrent requests, and is hard to guess', async () => {
    const { id } = await make.deal()
    const urls = new Set(await Promise.all(Array.from({ length: 10 }, () => share(id))))
    expect([...urls]).toEqual([await share(id)])
    const [, token = ''] = /^https:\/\/desk\.example\.com\/apply\/([\w-]+)$/.exec(await share(id)) ?? []
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    expect(await world.db.activity.count({ where: { dealId: id, kind: 'deal.shared' } })).toBe(1)
    expect(world.settings.publicUrl).toBe('https://desk.example.com')
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp({ PUBLIC_URL: 'https://desk.example.com' })

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const SET_STATUS = `mutation ($input: SetDealStatusInput!) { setDealStatus(input: $input) { deal { status startDate } } }`
const DUPLICATE = `mutation ($id: Int!) { duplicateDeal(input: { id: $id }) { deal { databaseId
  title status candidates { id } selectedCandidateId interviewDate startDate } } }`
const DELETE = 'mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }'
const SHARE = 'mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }'
const SET_LIMIT = `mutation ($input: SetApplicationLimitInput!) { setApplicationLimit(input: $input) {
  deal { applicationLimit { limit currentCount isReached } } } }`

const MISSING = { code: 'NOT_FOUND', message: 'Deal not found' }

describe('the deal status', () => {
  test.each(['OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW', 'FILLED', 'FINISHED', 'CLOSED', 'ON_HOLD'])(
    'may become %s',
    async status => {
      const { id } = await make.deal()
      expect(await staff.run(SET_STATUS, { input: { id, status } })).toMatchObject({
        setDealStatus: { deal: { status } },
      })
      expect((await world.db.deal.findUniqueOrThrow({ where: { id } })).version).toBe(status === 'OPEN' ? 1 : 2)
    },
  )

  test('accepts a start date with Filled only', async () => {
    const { id } = await make.deal()
    const startDate = '2027-01-04T00:00:00.000Z'
    expect(await staff.refusal(SET_STATUS, { input: { id, status: 'OPEN', startDate } })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'A start date can only be set with the status Filled',
      fields: { startDate: 'A start date can only be set with the status Filled' },
    })
    expect(await staff.run(SET_STATUS, { input: { id, status: 'FILLED', startDate } })).toMatchObject({
      setDealStatus: { deal: { status: 'FILLED', startDate: '2027-01-04' } },
    })
    expect(await staff.run(SET_STATUS, { input: { id, status: 'CLOSED', startDate: null } })).toMatchObject({
      setDealStatus: { deal: { status: 'CLOSED', startDate: '2027-01-04' } },
    })
  })

  test('returns NOT_FOUND for an unknown deal', async () => {
    expect(await staff.refusal(SET_STATUS, { input: { id: 2_000_000, status: 'OPEN' } })).toMatchObject(MISSING)
  })
})

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

  test('returns NOT_FOUND for an unknown deal', async () => {
    expect(await staff.refusal(DUPLICATE, { id: 2_000_000 })).toMatchObject(MISSING)
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

  test('returns NOT_FOUND for an unknown deal', async () => {
    expect(await staff.refusal(SHARE, { id: 2_000_000 })).toMatchObject(MISSING)
  })
})

describe('the application limit', () => {
  test('is set, lifted and returned with the count', async () => {
    const { id } = await make.deal()
    await make.application(id)
    expect(await staff.run(SET_LIMIT, { input: { id, limit: 1 } })).toEqual({
      setApplicationLimit: { deal: { applicationLimit: { limit: 1, currentCount: 1, isReached: true } } },
    })
    expect(await staff.run(SET_LIMIT, { input: { id, limit: 1000 } })).toMatchObject({
      setApplicationLimit: { deal: { applicationLimit: { limit: 1000, isReached: false } } },
    })
    expect(await staff.run(SET_LIMIT, { input: { id, limit: null } })).toMatchObject({
      setApplicationLimit: { deal: { applicationLimit: { limit: null, isReached: false } } },
    })
  })

  test.each([
    [0, 'Limit must be at least 1'],
    [-5, 'Limit must be at least 1'],
    [1001, 'Limit cannot exceed 1000'],
    [undefined, 'Limit must be a number, or null for unlimited'],
  ])('refuses %j', async (limit, message) => {
    const { id } = await make.deal()
    expect(await staff.refusal(SET_LIMIT, { input: { id, limit } })).toMatchObject({
      code: 'INVALID_INPUT',
      message,
      fields: { limit: message },
    })
  })

  test('returns NOT_FOUND for an unknown deal', async () => {
    expect(await staff.refusal(SET_LIMIT, { input: { id: 2_000_000, limit: 5 } })).toMatchObject(MISSING)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller
let ids: { dealId: number; talentId: number }

const change = {
  newCompanyBudget: '9,000',
  newCandidateBudget: '$7,000',
  newWeeklyHours: 30,
  changeReason: 'Hours reduction',
  effectiveDate: '2026-11-01',
}

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  const { dealId, talentId } = await make.candidate()
  ids = { dealId, talentId }
})

describe('POST /api/billing-history/update', () => {
  test('returns 201 with the new entry, chains the entries and updates the deal', async () => {
    const first = await call(staff, 'POST /api/billing-history/update', { ...ids, ...change, notes: 'Agreed by phone' })
    expect({ status: first.status, body: first.body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        ...ids,
        previousCompanyBudget: '$8,000',
        newCompanyBudget: '$9,000',
        previousCandidateBudget: '$6,000',
        newCandidateBudget: '$7,000',
        previousWeeklyHours: 40,
        newWeeklyHours: 30,
        changeReason: 'Hours reduction',
        effectiveDate: '2026-11-01',
        notes: 'Agreed by phone',
        createdAt: expect.any(String),
      },
    })
    const { newWeeklyHours: _hours, ...kept } = change
    const second = await call(staff, 'POST /api/billing-history/update', { ...ids, ...kept, newCompanyBudget: '$10' })
    expect(second.body).toMatchObject({
      previousCompanyBudget: '$9,000',
      previousWeeklyHours: 30,
      newWeeklyHours: 30,
      notes: null,
    })
    const { dealId, talentId } = ids
    const history = await call(as(person, 'READ'), `GET /api/billing-history/${dealId}/${talentId}`)
    expect({ status: history.status, body: history.body }).toEqual({ status: 200, body: [second.body, first.body] })
    expect((await call(staff, `GET /api/deals/${dealId}`)).body).toMatchObject({
      companyBudget: '$10',
      candidateBudget: '$7,000',
      weeklyHours: 30,
    })
  })

  test('reports the first broken rule in the order of the specification', async () => {
    const order = [
      ['newCompanyBudget', 'Company budget is required'],
      ['newCandidateBudget', 'Candidate budget is required'],
      ['newWeeklyHours', 'Weekly hours must be at least 1'],
      ['changeReason', 'Change reason is required'],
      ['effectiveDate', 'Effective date is required'],
    ] as const
    const sent: Record<string, unknown> = { ...ids, newWeeklyHours: 0 }
    for (const [field, message] of order) {
      const { status, body } = await call(staff, 'POST /api/billing-history/update', sent)
      expect({ status, message: body.message }).toEqual({ status: 400, message })
      sent[field] = change[field]
    }
  })

  test.each([
    [{ dealId: undefined }, 400, 'Deal ID is required'],
    [{ dealId: 2_000_000_000 }, 404, 'Deal not found'],
    [{ talentId: 2_000_000_000 }, 404, 'Candidate not found'],
    [{ talentId: 99_999_999_999 }, 400, 'Talent ID is too large a number'],
    [{ newWeeklyHours: 169 }, 400, 'Weekly hours cannot exceed 168'],
    [{ newWeeklyHours: 99_999_999_999 }, 400, 'Weekly hours cannot exceed 168'],
    [{ newWeeklyHours: 37.5 }, 400, 'Weekly hours must be a whole number: 37 or 38.'],
    [{ newWeeklyHours: '40' }, 400, 'New weekly hours must be a whole number'],
    [{ newCompanyBudget: 'negotiable' }, 400, 'Company budget is required'],
    [{ newCompanyBudget: 9000 }, 400, 'New company budget must be a text'],
    [{ effectiveDate: 'soon' }, 400, 'Effective date must be a date, as in 2026-11-21'],
    [{ effectiveDate: '' }, 400, 'Effective date is required'],
    [{ changeReason: 'a\u0000b' }, 400, 'Change reason contains a character that cannot be stored'],
  ])('refuses %j', async (values, code, message) => {
    const { status, body } = await call(staff, 'POST /api/billing-history/update', { ...ids, ...change, ...values })
    expect({ status, message: body.message }).toEqual({ status: code, message })
  })

  test('refuses READ tokens', async () => {
    const { status } = await call(as(person, 'READ'), 'POST /api/billing-history/update', { ...ids, ...change })
    expect(status).toBe(403)
  })
})

test('the billing history is empty for unknown ids and survives the deletion of a deal', async () => {
  expect((await call(staff, 'GET /api/billing-history/2000000000/1')).body).toEqual([])
  expect((await call(staff, 'GET /api/billing-history/x/1')).body.message).toContain('The dealId in the address')
  expect((await call(staff, 'GET /api/billing-history/1/1e3')).body.message).toContain('The talentId in the address')
  expect((await call(staff, 'GET /api/billing-history/1/99999999999')).status).toBe(404)
  const { dealId, talentId } = await make.candidate()
  const { body } = await call(staff, 'POST /api/billing-history/update', { dealId, talentId, ...change })
  await call(staff, `DELETE /api/deals/${dealId}`)
  expect((await call(staff, `GET /api/billing-history/${dealId}/${talentId}`)).body).toEqual([body])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, type Person, plausibleCompany } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller
const plausible = { ...plausibleCompany, status: 'Active' }

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

describe('POST /api/companies', () => {
  test('creates a company and returns 201', async () => {
    const sent = { name: ' Acme ', status: 'paused', mainStakeholder: 'Jo Doe', billing: '$5,000', notes: '', id: 7 }
    const { status, body } = await call(staff, 'POST /api/companies', sent)
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        name: 'Acme',
        status: 'Paused',
        mainStakeholder: 'Jo Doe',
        billing: '$5,000',
        notes: null,
        filledDealsCount: 0,
        billingTotal: '$0',
        billingTotals: [],
      },
    })
  })

  test('defaults to Onboarding', async () => {
    const { body } = await call(staff, 'POST /api/companies', { name: 'Acme', mainStakeholder: 'Jo', status: null })
    expect(body.status).toBe('Onboarding')
  })

  test('reports the first broken rule, and one message per field', async () => {
    expect(await call(staff, 'POST /api/companies', {})).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        message: 'Company name is required',
        errors: { name: 'Company name is required', mainStakeholder: 'Main stakeholder is required' },
      },
    })
  })

  test.each([
    ['name', 'A', 'Company name is required'],
    ['name', null, 'Company name is required'],
    ['name', 5, 'Name must be a text'],
    ['name', 'A\u0000B', 'Company name contains a character that cannot be stored'],
    ['mainStakeholder', 'J', 'Main stakeholder is required'],
    ['status', 'Sleeping', 'Status must be one of Active, Onboarding, Paused, Closed'],
    ['status', 7, 'Status must be one of Active, Onboarding, Paused, Closed'],
    ['billing', {}, 'Billing must be a text'],
    ['notes', 'x'.repeat(10_001), 'Notes must be at most 10,000 characters'],
  ])('refuses %s as %j', async (field, value, message) => {
    const { status, body } = await call(staff, 'POST /api/companies', { ...plausible, [field]: value })
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message, errors: { [field]: message } },
    })
  })

  test('refuses READ tokens', async () => {
    expect((await call(as(person, 'READ'), 'POST /api/companies', plausible)).status).toBe(403)
  })
})

describe('GET /api/companies', () => {
  test('returns all companies by name, with the totals of their Filled deals', async () => {
    const { id } = await make.company({ name: '0 First' })
    await make.deal({ companyId: id, status: 'FILLED', companyBudget: '$8,000' })
    await make.deal({ companyId: id, status: 'FILLED', companyBudget: '$1,500.50' })
    await make.deal({ companyId: id, status: 'FINISHED', companyBudget: '$99' })
    const { status, body } = await call(as(person, 'READ'), 'GET /api/companies')
    expect(status).toBe(200)
    const list = body as unknown as { id: number; name: string }[]
    expect(list[0]).toMatchObject({ id, filledDealsCount: 2, billingTotal: '$9,500.50' })
    expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).sort())
  })
})

describe('GET /api/companies/{id}', () => {
  test('returns the selected candidates of the Filled deals', async () => {
    const { id } = await make.company()
    const values = { companyId: id, status: 'FILLED', startDate: '2026-12-01', title: 'Navigator', weeklyHours: 20 }
    const deal = await make.deal(values)
    const other = await make.candidate({ dealId: deal.id })
    const chosen = await make.candidate({ dealId: deal.id, status: 'SELECTED', notes: 'Starts early' })
    await make.deal({ ...values, title: 'Nobody yet' })
    const { status, body } = await call(staff, `GET /api/companies/${id}`)
    expect({ status, id: body.id, count: body.filledDealsCount }).toEqual({ status: 200, id, count: 2 })
    expect(chosen.talentId).not.toBe(other.talentId)
    expect(body.selectedCandidates).toEqual([
      {
        id: chosen.talentId,
        name: 'Ada Lovelace',
        role: 'Backend Engineer',
        area: 'Tech',
        techStack: ['TypeScript', 'PostgreSQL'],
        companies: 'Analytical Engines',
        dealId: deal.id,
        position: 'Navigator',
        startDate: '2026-12-01',
        companyBudget: '$8,000',
        candidateBudget: '$6,000',
        budget: null,
        weeklyHours: 20,
        status: 'Selected',
        notes: 'Starts early',
      },
    ])
  })

  test.each(['1e3', 'x', '%00', '-1'])('returns 400 for the id %j', async id => {
    const { status, body } = await call(staff, `GET /api/companies/${id}`)
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'The id in the address must be a whole number',
    })
  })

  test.each(['0', '2147483647', '99999999999'])('returns 404 for the id %s', async id => {
    const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'Company not found' } }
    for (const line of [`GET /api/companies/${id}`, `DELETE /api/companies/${id}`] as const) {
      expect(await call(staff, line)).toMatchObject(missing)
    }
    expect(await call(staff, `PUT /api/companies/${id}`, { name: 'X' })).toMatchObject(missing)
    expect(await call(staff, `PATCH /api/companies/${id}/status`, { status: 'Paused' })).toMatchObject(missing)
  })
})

describe('changing a company', () => {
  test('by PUT changes only the sent fields, and null clears them', async () => {
    const { id } = await make.company({ billing: '$1', notes: 'Old' })
    const sent = { name: 'X', mainStakeholder: 'J', status: 'Closed', billing: null }
    const { status, body } = await call(staff, `PUT /api/companies/${id}`, sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, ...sent, notes: 'Old' })
    expect((await call(staff, `PUT /api/companies/${id}`, {})).body).toEqual(body)
  })

  test.each([
    ['name', '', 'Company name is required'],
    ['mainStakeholder', ' ', 'Main stakeholder is required'],
    ['status', null, 'Status is required'],
    ['status', 'Gone', 'Status must be one of Active, Onboarding, Paused, Closed'],
  ])('by PUT refuses %s: %j', async (field, value, message) => {
    const { id } = await make.company()
    const { status, body } = await call(staff, `PUT /api/companies/${id}`, { [field]: value })
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message, errors: { [field]: message } },
    })
  })

  test('by PATCH sets any of the four statuses', async () => {
    const { id } = await make.company()
    for (const status of ['Onboarding', 'Closed', 'Active', 'Paused']) {
      expect((await call(staff, `PATCH /api/companies/${id}/status`, { status })).body.status).toBe(status)
    }
    const { status, body } = await call(staff, `PATCH /api/companies/${id}/status`, { status: '' })
    expect({ status, message: body.message }).toEqual({ status: 400, message: 'Status is required' })
  })
})

describe('DELETE /api/companies/{id}', () => {
  test('deletes a company without deals, then returns 404', async () => {
    const { id } = await make.company()
    expect(await call(staff, `DELETE /api/companies/${id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect((await call(staff, `DELETE /api/companies/${id}`)).status).toBe(404)
  })
})

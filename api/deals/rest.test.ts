import { beforeAll, describe, expect, test } from 'vitest'
import type { Company } from '../generated/prisma/client.ts'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person, plausibleDeal } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller
let company: Company
let plausible: Record<string, unknown>

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  company = await make.company({ name: 'Acme' })
  plausible = { ...plausibleDeal, dealType: 'managed', companyId: company.id }
})

describe('POST /api/deals', () => {
  test('creates a deal with all fields and returns 201', async () => {
    const { status, body } = await call(staff, 'POST /api/deals', {
      ...plausible,
      companyBudget: '8,000 USD',
      status: 'candidate in interview',
      notes: 'Quick',
      interviewDate: '2026-12-01T09:30',
      deadline: '2026-12-24T00:00:00.000Z',
      startDate: '2027-01-04',
      offerDetails: 'None',
      targetArea: 'Customer Success',
      selectedCandidateId: 7,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'Backend Engineer',
      companyId: company.id,
      company: 'Acme',
      dealType: 'managed',
      companyBudget: '$8,000',
      candidateBudget: '$6,000',
      recruitingFee: null,
      budget: null,
      weeklyHours: 40,
      status: 'Candidate in interview',
      jobDescription: plausibleDeal.jobDescription,
      notes: 'Quick',
      deadline: '2026-12-24',
      interviewDate: '2026-12-01T09:30:00.000Z',
      startDate: '2027-01-04',
      offerDetails: 'None',
      targetArea: 'Customer Success',
      selectedCandidateId: null,
      selectedCandidate: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  test('creates a head_hunting deal for all areas, Open by default', async () => {
    const { status, jobDescription, title } = { ...plausibleDeal, status: undefined }
    const sent = { title, jobDescription, status, companyId: company.id, recruitingFee: '20000', companyBudget: '' }
    const { body } = await call(staff, 'POST /api/deals', { ...sent, dealType: 'head_hunting', targetArea: 'all' })
    expect(body).toMatchObject({
      dealType: 'head_hunting',
      recruitingFee: '$20000',
      companyBudget: null,
      targetArea: null,
      status: 'Open',
      weeklyHours: 40,
    })
  })

  test('accepts the budget of an old record', async () => {
    const { body } = await call(staff, 'POST /api/deals', { ...plausible, companyBudget: '', budget: '$700' })
    expect(body).toMatchObject({ companyBudget: null, budget: '$700' })
  })

  test('reports the first broken rule in the order of the specification', async () => {
    const order = [
      ['title', 'A job title is required'],
      ['companyId', 'A company is required'],
      ['jobDescription', 'Job description should be at least 20 characters'],
      ['companyBudget', 'Required budget fields must be filled based on deal type'],
      ['candidateBudget', 'Required budget fields must be filled based on deal type'],
    ] as const
    const sent: Record<string, unknown> = {}
    for (const [field, message] of order) {
      const { status, body } = await call(staff, 'POST /api/deals', sent)
      expect({ status, message: body.message }).toEqual({ status: 400, message })
      sent[field] = plausible[field]
    }
    expect((await call(staff, 'POST /api/deals', sent)).status).toBe(201)
  })

  test.each([
    ['30', 30],
    [' 37 ', 37],
    ['abc', 40],
    ['', 40],
    [null, 40],
  ])('reads weekly hours %j as %d, as the form does', async (weeklyHours, kept) => {
    const { status, body } = await call(staff, 'POST /api/deals', { ...plausible, weeklyHours })
    expect({ status, kept: body.weeklyHours }).toEqual({ status: 201, kept })
    const { body: changed } = await call(staff, `PUT /api/deals/${body.id}`, { weeklyHours: ` ${weeklyHours ?? ''}` })
    expect(changed.weeklyHours).toBe(kept)
  })

  test.each([
    ['title', 'A\u0000B', 'Job title contains a character that cannot be stored'],
    ['companyId', '7', 'Company ID must be a whole number'],
    ['companyId', 99_999_999_999, 'Company ID is too large a number'],
    ['companyId', 2_000_000_000, 'The company does not exist'],
    ['dealType', 'HEAD HUNTING', 'Deal type must be one of managed, head_hunting'],
    ['weeklyHours', 0, 'Weekly hours must be at least 1'],
    ['weeklyHours', 81, 'Weekly hours cannot exceed 80'],
    ['weeklyHours', 99_999_999_999, 'Weekly hours cannot exceed 80'],
    ['weeklyHours', '81', 'Weekly hours cannot exceed 80'],
    ['weeklyHours', 7.5, 'Weekly hours must be a whole number: 7 or 8.'],
    ['weeklyHours', '37,5', 'Weekly hours must be a whole number: 37 or 38.'],
    ['weeklyHours', '37½', 'Weekly hours must be a whole number: 37 or 38.'],
    ['weeklyHours', '37-38', 'Weekly hours must be a whole number'],
    [
      'status',
      'Offer Extended',
      'Status must be one of Open, Candidate sent, Candidate in interview, Filled, Finished, Closed, On Hold',
    ],
    ['jobDescription', 'Nineteen characters', 'Job description should be at least 20 characters'],
    ['deadline', 'soon', 'Deadline must be a date, as in 2026-11-21'],
    ['deadline', 7, 'Deadline must be a date such as 2026-11-21'],
    ['deadline', '2026-02-31', 'Deadline must be a date, as in 2026-11-21'],
    ['interviewDate', 'soon', 'Interview date must be a date such as 2026-11-21 or 2026-11-21T09:30:00Z'],
    ['targetArea', 'Sport', expect.stringMatching(/^Target area must be one of Tech, Sales, .*Other$/)],
    ['companyBudget', 8000, 'Company budget must be a text'],
  ])('refuses %s as %j', async (field, value, message) => {
    const { status, body } = await call(staff, 'POST /api/deals', { ...plausible, [field]: value })
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message, errors: { [field]: message } },
    })
  })

  test('refuses READ tokens', async () => {
    expect((await call(as(person, 'READ'), 'POST /api/deals', plausible)).status).toBe(403)
  })
})

describe('GET /api/deals', () => {
  test('returns all deals by title, with their winners', async () => {
    const deal = await make.deal({ title: '0 First', companyId: company.id })
    const { talentId } = await make.candidate({ dealId: deal.id, status: 'SELECTED' })
    await world.db.deal.createMany({
      data: Array.from({ length: 1_010 }, () => ({ title: 'One of many', companyId: company.id })),
    })
    const { status, body } = await call(as(person, 'READ'), 'GET /api/deals')
    const list = body as unknown as Record<string, unknown>[]
    expect(status).toBe(200)
    expect(new Set(list.map(({ id }) => id)).size).toBe(await world.db.deal.count())
    expect(list[0]).toMatchObject({
      id: deal.id,
      company: 'Acme',
      selectedCandidateId: talentId,
      selectedCandidate: { id: talentId, name: 'Ada Lovelace', area: 'Tech' },
    })
    expect((await call(staff, `GET /api/deals/${deal.id}`)).body).toEqual(list[0])
  })

  test.each(['1e3', 'NaN', '%00'])('returns 400 for the id %j', async id => {
    expect((await call(staff, `GET /api/deals/${id}`)).status).toBe(400)
    expect((await call(staff, `GET /api/deals/${id}/application-limit`)).status).toBe(400)
  })
})

test.each(['0', '2147483647', '99999999999'])('every call for the deal %s returns 404', async id => {
  for (const [line, sent] of [
    [`GET /api/deals/${id}`],
    [`PUT /api/deals/${id}`, { title: 'X' }],
    [`DELETE /api/deals/${id}`],
    [`PATCH /api/deals/${id}/status`, { status: 'Open' }],
    [`PATCH /api/deals/${id}/select-candidate`, { talentId: 1 }],
    [`GET /api/deals/${id}/candidates`],
    [`GET /api/deals/${id}/external-applications`],
    [`POST /api/deals/${id}/shareable-link`],
    [`GET /api/deals/${id}/application-limit`],
    [`PUT /api/deals/${id}/application-limit`, { limit: 3 }],
  ] as const) {
    expect(await call(staff, line, sent), line).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Deal not found' },
    })
  }
})

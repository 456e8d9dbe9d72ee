import { beforeAll, describe, expect, test } from 'vitest'
import type { Company } from '../generated/prisma/client.ts'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller
let company: Company

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  company = await make.company({ name: 'Acme' })
})

describe('PUT /api/deals/{id}', () => {
  test('changes only the sent fields, and null clears them', async () => {
    const { id } = await make.deal({ companyId: company.id, deadline: '2026-12-24', notes: 'Old', targetArea: 'TECH' })
    const sent = { title: 'Head of Engines', dealType: 'head_hunting', recruitingFee: '$9', deadline: null }
    const { status, body } = await call(staff, `PUT /api/deals/${id}`, { ...sent, targetArea: 'all' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, ...sent, targetArea: null, notes: 'Old', companyBudget: null })
    expect((await call(staff, `PUT /api/deals/${id}`, {})).body).toEqual(body)
  })

  test('applies the rules to the resulting record', async () => {
    const { id } = await make.deal()
    const { status, body } = await call(staff, `PUT /api/deals/${id}`, { dealType: 'head_hunting' })
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: 'Required budget fields must be filled based on deal type',
    })
    expect((await call(staff, `PUT /api/deals/${id}`, { title: '' })).body.message).toBe('A job title is required')
  })
})

describe('PUT of a deal exactly as returned by GET', () => {
  const plainOld = { title: 'Old', jobDescription: 'Short', budget: '5000 a month' }

  test.each([
    ['with 120 hours from billing', { weeklyHours: 120 }],
    ['with dates', { deadline: new Date('2026-12-24'), interviewDate: new Date('2026-12-01T09:30Z') }],
    ['from before the current rules', plainOld],
    ['with a budget in words', { weeklyHours: 100, companyBudget: '8000 per month' }],
  ])('%s changes nothing', async (_, stored) => {
    const { id } = await make.deal({ companyId: company.id })
    await world.db.deal.update({ where: { id }, data: stored })
    const { body: read } = await call(staff, `GET /api/deals/${id}`)
    expect(await call(staff, `PUT /api/deals/${id}`, read)).toMatchObject({ status: 200, body: read })
    expect((await call(staff, `PUT /api/deals/${id}`, { ...read, notes: 'New' })).body).toEqual({
      ...read,
      notes: 'New',
    })
    expect((await call(staff, `PUT /api/deals/${id}`, { ...read, weeklyHours: `${read.weeklyHours}` })).status).toBe(
      200,
    )
  })

  test('still validates changed hours', async () => {
    const { id } = await make.deal({ companyId: company.id })
    await world.db.deal.update({ where: { id }, data: { weeklyHours: 120 } })
    const { status, body } = await call(staff, `PUT /api/deals/${id}`, { weeklyHours: 119 })
    expect({ status, message: body.message }).toEqual({ status: 400, message: 'Weekly hours cannot exceed 80' })
  })
})

describe('PATCH /api/deals/{id}/status', () => {
  test('sets any status, and the start date with Filled', async () => {
    const { id } = await make.deal()
    const line = `PATCH /api/deals/${id}/status` as const
    for (const status of ['Candidate sent', 'Finished', 'Closed', 'On Hold', 'Open']) {
      expect((await call(staff, line, { status })).body.status).toBe(status)
    }
    const { body } = await call(staff, line, { status: 'Filled', startDate: '2027-01-04T00:00:00.000Z' })
    expect(body).toMatchObject({ status: 'Filled', startDate: '2027-01-04' })
    expect((await call(staff, line, { status: 'Filled' })).body.startDate).toBe('2027-01-04')
  })

  test.each([
    [{}, 'Status is required'],
    [{ status: 'Sold' }, expect.stringContaining('Status must be one of Open, ')],
    [{ status: 'Open', startDate: '2027-01-04' }, 'A start date can only be set with the status Filled'],
    [{ status: 'Filled', startDate: 'soon' }, 'Start date must be a date, as in 2026-11-21'],
  ])('refuses %j', async (sent, message) => {
    const { id } = await make.deal()
    const { status, body } = await call(staff, `PATCH /api/deals/${id}/status`, sent)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })
})

test('DELETE /api/deals/{id} deletes a deal, then returns 404', async () => {
  const { dealId } = await make.candidate()
  expect(await call(staff, `DELETE /api/deals/${dealId}`)).toMatchObject({ status: 200, body: { success: true } })
  expect((await call(staff, `DELETE /api/deals/${dealId}`)).status).toBe(404)
})

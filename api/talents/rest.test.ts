import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, plausibleTalent } from '../test/make.ts'

openApp()

let staff: Caller
let reader: Caller

beforeAll(async () => {
  const person = await make.user()
  staff = as(person)
  reader = as(person, 'READ')
})

const plausible = { ...plausibleTalent, area: 'Tech' }
const without = (field: string) => Object.fromEntries(Object.entries(plausible).filter(([name]) => name !== field))

describe('POST /api/talents', () => {
  test('creates a talent and returns 201 with all fields, with the names and labels of the specification', async () => {
    const { body: referrer } = await call(staff, 'POST /api/talents', plausible)
    const sent = {
      ...plausible,
      name: '  Grace Hopper ',
      status: 'vetted',
      preferredRateType: 'full-TIME',
      minFullTimeRate: '€5,000',
      availability: ' From 1 March, or sooner ',
      portfolioUrls: ['https://example.com/a'],
      keyHighlights: ['Wrote a compiler'],
      previousCompanies: ['Navy', { company: 'Univac', title: 'Lead', description: 'COBOL' }, { company: 'Eckert' }],
      referredBy: referrer.id,
      email: 'grace@example.com',
      id: 12_345,
    }
    const { status, body } = await call(staff, 'POST /api/talents', sent)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Grace Hopper',
      role: plausible.role,
      area: 'Tech',
      seniority: 'Senior',
      status: 'Vetted',
      techStack: plausible.techStack,
      companies: plausible.companies,
      previousCompanies: [
        'Navy',
        { company: 'Univac', title: 'Lead', description: 'COBOL' },
        { company: 'Eckert', title: '', description: '' },
      ],
      linkedinUrl: plausible.linkedinUrl,
      portfolioUrls: ['https://example.com/a'],
      ...{ portfolioUrl: null, portfolioPdfUrl: null, profilePictureUrl: null, resumeUrl: null },
      email: 'grace@example.com',
      phone: null,
      summary: plausible.summary,
      keyHighlights: ['Wrote a compiler'],
      referredBy: referrer.id,
      availability: 'From 1 March, or sooner',
      ...{ internalScoring: null, shareableId: null },
      preferredRateType: 'Full-Time',
      nameOrder: 'Not known',
      minFullTimeRate: '€5,000',
      ...{ maxFullTimeRate: null, minHourlyRate: null, maxHourlyRate: null },
      ...{ preferredFullTimeRate: null, preferredHourlyRate: null },
    })
    expect(body.id).not.toBe(12_345)
    expect(referrer).toMatchObject({ status: 'Backlog', preferredRateType: 'None', previousCompanies: [] })
  })

  test('reports the first broken rule in the order of the specification, and one message per field', async () => {
    const order = [
      ['name', 'Name is required'],
      ['role', 'Role is required'],
      ['area', 'Area is required'],
      ['companies', 'Companies is required'],
      ['seniority', 'Seniority is required'],
      ['linkedinUrl', 'LinkedIn URL is required'],
    ] as const
    const sent: Record<string, unknown> = { area: '' }
    for (const [field, message] of order) {
      const { status, body } = await call(staff, 'POST /api/talents', sent)
      expect({ status, message: body.message }).toEqual({ status: 400, message })
      const open = order.slice(order.findIndex(([name]) => name === field))
      expect(body.errors).toMatchObject(Object.fromEntries(open))
      sent[field] = plausible[field]
    }
    const { body } = await call(staff, 'POST /api/talents', sent)
    expect(body).toEqual({
      code: 'INVALID_INPUT',
      message: 'Tech stack is required for Tech profiles',
      errors: { techStack: 'Tech stack is required for Tech profiles' },
    })
    expect((await call(staff, 'POST /api/talents', { ...sent, area: 'DATA' })).body.message).toBe(
      'Tech stack is required for Data profiles',
    )
    expect((await call(staff, 'POST /api/talents', { ...sent, area: 'design' })).body.errors).toEqual({
      portfolio: 'Portfolio is required for Design profiles (either website URLs or PDF file)',
    })
    expect((await call(staff, 'POST /api/talents', { ...sent, area: 'Product' })).status).toBe(201)
  })

  test.each([
    ['area', 'Sales', 'Area must be one of Tech, Design, Data, Marketing, Product, Other'],
    ['status', 'FULL_TIME', 'Status must be one of Backlog, Vetted, Interviewed, Assigned, Dropped'],
    ['status', 7, 'Status must be one of Backlog, Vetted, Interviewed, Assigned, Dropped'],
    ['preferredRateType', 'FULL_TIME', 'Preferred rate type must be one of None, Full-Time, Hourly, Both'],
    ['name', 5, 'Name must be a text'],
    ['linkedinUrl', ['x'], 'LinkedIn URL must be a text'],
    ['linkedinUrl', 'javascript:alert(1)', 'LinkedIn URL must be a web address'],
    ['techStack', 'React, Node', 'Tech stack must be a list of texts'],
    ['referredBy', '7', 'Referred by must be a whole number'],
    ['referredBy', 7.5, 'Referred by must be a whole number'],
    ['referredBy', 99_999_999_999, 'Referred by is too large a number'],
    ['referredBy', 2_000_000_000, 'The referring talent does not exist'],
    ['referredBy', -1, 'The referring talent does not exist'],
    ['referredBy', 0, 'The referring talent does not exist'],
    ['previousCompanies', 'Navy', 'Previous companies must be a list'],
    ['name', 'A\u0000B', 'Name contains a character that cannot be stored'],
    ['email', 'nobody', 'Invalid email format'],
    ['email', 'a@example.com / b@example.com', 'Please enter one email address'],
    ['availability', 'x'.repeat(101), 'Availability must be at most 100 characters'],
    ['availability', 5, 'Availability must be a text'],
    ['portfolioPdfUrl', '/api/files/does-not-exist', 'The uploaded file is no longer there. Please upload it again.'],
  ])('refuses %s as %j', async (field, value, message) => {
    const { status, body } = await call(staff, 'POST /api/talents', { ...plausible, [field]: value })
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test.each([
    ['email', 'Ada B <ada@example.com>', 'ada@example.com'],
    ['email', 'mailto:anna@müller-test.de', 'anna@müller-test.de'],
    ['linkedinUrl', 'Ada | LinkedIn <https://www.linkedin.com/in/ada\u200b>', 'https://www.linkedin.com/in/ada'],
  ])('extracts the %s from %j', async (field, pasted, taken) => {
    expect((await call(staff, 'POST /api/talents', { ...plausible, [field]: pasted })).body[field]).toBe(taken)
  })

  test.each([
    ['techStack.1', { techStack: ['a', 3] }, 'Tech stack must be a list of texts'],
    ['techStack.0', { techStack: [null] }, 'Tech stack must not hold null'],
    ['previousCompanies.0.company', { previousCompanies: [{ company: 3 }] }, 'Company must be a text'],
    ['previousCompanies', { previousCompanies: [3] }, expect.stringContaining('Each of the previous companies')],
  ])('reports the path %s of an invalid value', async (place, value, message) => {
    const { status, body } = await call(staff, 'POST /api/talents', { ...plausible, ...value })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [place]: message })
  })

  test.each([
    '🧑‍💻 Ada 👩🏽‍🔬',
    'עדה לאבלייס',
    '<script>alert(1)</script>',
    'Robert\'); DROP TABLE "Talent";--',
    'e\u0301',
  ])('stores the name %j unchanged', async name => {
    const { body } = await call(staff, 'POST /api/talents', { ...plausible, name })
    expect(body.name).toBe(name)
  })

  test('reports a required field that is not sent', async () => {
    expect((await call(staff, 'POST /api/talents', without('seniority'))).body.errors).toEqual({
      seniority: 'Seniority is required',
    })
  })

  test('accepts a summary of 10,000 characters, but refuses a name of that length', async () => {
    const long = 'a'.repeat(10_000)
    expect((await call(staff, 'POST /api/talents', { ...plausible, summary: long })).body.summary).toBe(long)
    expect((await call(staff, 'POST /api/talents', { ...plausible, summary: `${long}b` })).body.message).toBe(
      'Summary must be at most 10,000 characters',
    )
    expect((await call(staff, 'POST /api/talents', { ...plausible, name: long })).body.message).toBe(
      'Name must be at most 200 characters',
    )
  })

  test('refuses READ tokens', async () => {
    expect((await call(reader, 'POST /api/talents', plausible)).status).toBe(403)
  })
})

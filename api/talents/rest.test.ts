import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
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
  test('adds a talent and answers 201 with all fields, in the words of the specification', async () => {
    const { body: referrer } = await call(staff, 'POST /api/talents', plausible)
    const sent = {
      ...plausible,
      name: '  Grace Hopper ',
      status: 'vetted',
      preferredRateType: 'full-TIME',
      minFullTimeRate: '€5,000',
      portfolioUrls: ['https://example.com/a'],
      keyHighlights: ['Wrote a compiler'],
      previousCompanies: ['Navy', { company: 'Univac', title: 'Lead', description: 'COBOL' }, { company: 'Eckert' }],
      referredBy: referrer.id,
      email: 'grace@example.com',
      somethingElse: 'is ignored',
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
      portfolioUrl: null,
      portfolioPdfUrl: null,
      profilePictureUrl: null,
      resumeUrl: null,
      email: 'grace@example.com',
      phone: null,
      summary: plausible.summary,
      keyHighlights: ['Wrote a compiler'],
      referredBy: referrer.id,
      internalScoring: null,
      shareableId: null,
      preferredRateType: 'Full-Time',
      minFullTimeRate: '€5,000',
      maxFullTimeRate: null,
      minHourlyRate: null,
      maxHourlyRate: null,
      preferredFullTimeRate: null,
      preferredHourlyRate: null,
    })
    expect(body.id).not.toBe(12_345)
    expect(referrer).toMatchObject({ status: 'Backlog', preferredRateType: 'None', previousCompanies: [] })
  })

  test('tells the first rule broken, in the order of the specification, and one message a field', async () => {
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
    ['portfolioPdfUrl', '/api/files/does-not-exist', 'The uploaded file is no longer there. Please upload it again.'],
  ])('%s cannot be %j', async (field, value, message) => {
    const { status, body } = await call(staff, 'POST /api/talents', { ...plausible, [field]: value })
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test.each([
    ['techStack.1', { techStack: ['a', 3] }, 'Tech stack must be a list of texts'],
    ['techStack.0', { techStack: [null] }, 'Tech stack must not hold null'],
    ['previousCompanies.0.company', { previousCompanies: [{ company: 3 }] }, 'Company must be a text'],
    ['previousCompanies', { previousCompanies: [3] }, expect.stringContaining('Each of the previous companies')],
  ])('names the wrong place: %s', async (place, value, message) => {
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
  ])('keeps %j as it is', async name => {
    const { body } = await call(staff, 'POST /api/talents', { ...plausible, name })
    expect(body.name).toBe(name)
  })

  test('takes each required field as missing when it is not there', async () => {
    expect((await call(staff, 'POST /api/talents', without('seniority'))).body.errors).toEqual({
      seniority: 'Seniority is required',
    })
  })

  test('keeps a summary of 10,000 characters, and no name of that length', async () => {
    const long = 'a'.repeat(10_000)
    expect((await call(staff, 'POST /api/talents', { ...plausible, summary: long })).body.summary).toBe(long)
    expect((await call(staff, 'POST /api/talents', { ...plausible, summary: `${long}b` })).body.message).toBe(
      'Summary must be at most 10,000 characters',
    )
    expect((await call(staff, 'POST /api/talents', { ...plausible, name: long })).body.message).toBe(
      'Name must be at most 200 characters',
    )
  })

  test('is refused to the bearer of a READ token', async () => {
    expect((await call(reader, 'POST /api/talents', plausible)).status).toBe(403)
  })
})

describe('GET /api/talents/{id}', () => {
  test('answers the talent and who referred them', async () => {
    const referrer = await make.talent({ name: 'Grace Hopper' })
    const { id } = await make.talent({ referredBy: referrer.id })
    const { status, body } = await call(reader, `GET /api/talents/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, referredBy: referrer.id })
    expect(body.referredByTalent).toEqual({ id: referrer.id, name: 'Grace Hopper' })
    expect((await call(reader, `GET /api/talents/${referrer.id}`)).body.referredByTalent).toBeNull()
  })

  test.each(['1e3', '0x1', '-1', '1.5', 'NaN', '%20', '%D9%A1', 'undefined', '1;DROP', '%00', ''])(
    'says that %j is no whole number',
    async id => {
      const { status, body } = await call(staff, `GET /api/talents/${id}`)
      expect(status).toBe(400)
      expect(body).toEqual({
        message: 'The id in the address must be a whole number',
        errors: { id: 'The id in the address must be a whole number' },
      })
    },
  )

  test.each(['0', '2147483647', '2147483648', '99999999999', '9'.repeat(40)])('does not find %s', async id => {
    const { status, body } = await call(staff, `GET /api/talents/${id}`)
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Talent not found' } })
  })
})

describe('PATCH /api/talents/{id}', () => {
  test('changes what is sent and leaves the rest', async () => {
    const talent = await make.talent({ email: 'old@example.com', previousCompanies: [{ legacy: 'Navy' }] })
    const { status, body } = await call(staff, `PATCH /api/talents/${talent.id}`, {
      summary: 'New',
      email: null,
      techStack: ['Go'],
      preferredRateType: 'none',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: talent.id, name: talent.name, summary: 'New', email: null, techStack: ['Go'] })
    expect(body.previousCompanies).toEqual(['Navy'])
    expect((await call(staff, `PATCH /api/talents/${talent.id}`, {})).body).toEqual(body)
  })

  test('sends back what it was given without a change', async () => {
    const { id } = await make.talent({ previousCompanies: [{ legacy: 'Navy' }, { company: 'Univac', title: 'Lead' }] })
    const { referredByTalent, ...before } = (await call(staff, `GET /api/talents/${id}`)).body
    expect(referredByTalent).toBeNull()
    expect((await call(staff, `PATCH /api/talents/${id}`, before)).body).toEqual(before)
    expect(await world.db.activity.count({ where: { talentId: id, kind: 'talent.updated' } })).toBe(0)
  })

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: null }, 'Name is required'],
    [{ area: '' }, 'Area is required'],
    [{ techStack: [] }, 'Tech stack is required for Tech profiles'],
    [{ area: 'Design' }, 'Portfolio is required for Design profiles (either website URLs or PDF file)'],
  ])('refuses %j', async (change, message) => {
    const { id } = await make.talent()
    const { status, body } = await call(staff, `PATCH /api/talents/${id}`, change)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test('a talent cannot refer themselves', async () => {
    const { id } = await make.talent()
    const { body } = await call(staff, `PATCH /api/talents/${id}`, { referredBy: id })
    expect(body.message).toBe('A talent cannot refer themselves')
  })

  test('two changes at once both hold', async () => {
    const { id } = await make.talent()
    const answers = await Promise.all([
      call(staff, `PATCH /api/talents/${id}`, { summary: 'one' }),
      call(staff, `PATCH /api/talents/${id}`, { phone: '+49 30 1234567' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await call(staff, `GET /api/talents/${id}`)).body).toMatchObject({
      summary: 'one',
      phone: '+49 30 1234567',
    })
    expect(await world.db.activity.count({ where: { talentId: id, kind: 'talent.updated' } })).toBe(2)
  })

  test('answers 404 for nobody and 403 for a READ token', async () => {
    const { id } = await make.talent()
    expect((await call(staff, 'PATCH /api/talents/2000000000', { summary: '' })).status).toBe(404)
    expect((await call(reader, `PATCH /api/talents/${id}`, { summary: '' })).status).toBe(403)
  })
})

describe('PATCH /api/talents/{id}/status', () => {
  test.each(['Interviewed', 'INTERVIEWED', ' interviewed '])('sets %j', async status => {
    const { id } = await make.talent()
    const answer = await call(staff, `PATCH /api/talents/${id}/status`, { status })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id, status: 'Interviewed' })
  })

  test.each([
    [{}, 'Status is required'],
    [{ status: null }, 'Status is required'],
    [{ status: 'Hired' }, 'Status must be one of Backlog, Vetted, Interviewed, Assigned, Dropped'],
  ])('refuses %j', async (change, message) => {
    const { id } = await make.talent()
    const { status, body } = await call(staff, `PATCH /api/talents/${id}/status`, change)
    expect({ status, body }).toEqual({ status: 400, body: { message, errors: { status: message } } })
  })

  test('does not find nobody', async () => {
    expect((await call(staff, 'PATCH /api/talents/2000000000/status', { status: 'Vetted' })).status).toBe(404)
  })
})

describe('DELETE /api/talents/{id}', () => {
  test('deletes once', async () => {
    const { id } = await make.talent()
    expect((await call(reader, `DELETE /api/talents/${id}`)).status).toBe(403)
    expect(await call(staff, `DELETE /api/talents/${id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect(await call(staff, `DELETE /api/talents/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Talent not found' },
    })
  })

  test('is refused while the talent is a candidate, and the deals are named', async () => {
    const { id } = await make.talent()
    const company = await world.db.company.create({ data: { name: 'Acme', mainStakeholder: 'Jo' } })
    const deal = await world.db.deal.create({ data: { title: 'Lead engineer', companyId: company.id } })
    await world.db.dealCandidate.create({ data: { dealId: deal.id, talentId: id } })
    const { status, body } = await call(staff, `DELETE /api/talents/${id}`)
    expect(status).toBe(409)
    expect(body.message).toContain("'Lead engineer'")
  })
})

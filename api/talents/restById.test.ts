import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller
let reader: Caller

beforeAll(async () => {
  const person = await make.user()
  staff = as(person)
  reader = as(person, 'READ')
})

describe('GET /api/talents/{id}', () => {
  test('returns the talent and their referrer', async () => {
    const referrer = await make.talent({ name: 'Grace Hopper' })
    const { id } = await make.talent({ referredBy: referrer.id })
    const { status, body } = await call(reader, `GET /api/talents/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, referredBy: referrer.id })
    expect(body.referredByTalent).toEqual({ id: referrer.id, name: 'Grace Hopper' })
    expect((await call(reader, `GET /api/talents/${referrer.id}`)).body.referredByTalent).toBeNull()
  })

  test.each(['1e3', '0x1', '-1', '1.5', 'NaN', '%20', '%D9%A1', 'undefined', '1;DROP', '%00', ''])(
    'returns 400 for the id %j',
    async id => {
      const { status, body } = await call(staff, `GET /api/talents/${id}`)
      expect(status).toBe(400)
      expect(body).toEqual({
        code: 'INVALID_INPUT',
        message: 'The id in the address must be a whole number',
        errors: { id: 'The id in the address must be a whole number' },
      })
    },
  )

  test.each(['0', '2147483647', '2147483648', '99999999999', '9'.repeat(40)])('returns 404 for the id %s', async id => {
    const { status, body } = await call(staff, `GET /api/talents/${id}`)
    expect({ status, body }).toEqual({ status: 404, body: { code: 'NOT_FOUND', message: 'Talent not found' } })
  })
})

describe('PATCH /api/talents/{id}', () => {
  test('changes only the sent fields', async () => {
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

  test('removes extra spaces and invisible characters from one-line texts; long texts stay as typed', async () => {
    const { id } = await make.talent()
    const sent = {
      name: 'Ada \t\u00a0Byron\u200b',
      companies: 'Acme  Ltd,\u00adBeta',
      summary: 'One  two\u200b\n\nthree',
    }
    const { body } = await call(staff, `PATCH /api/talents/${id}`, { ...sent, techStack: ['Go\u00a0Lang'] })
    expect(body).toMatchObject({ name: 'Ada Byron', companies: 'Acme Ltd,Beta', summary: sent.summary })
    expect(body.techStack).toEqual(['Go Lang'])
  })

  test('changes nothing when a talent is sent back unchanged', async () => {
    const { id } = await make.talent({ previousCompanies: [{ legacy: 'Navy' }, { company: 'Univac', title: 'Lead' }] })
    const { referredByTalent, ...before } = (await call(staff, `GET /api/talents/${id}`)).body
    expect(referredByTalent).toBeNull()
    expect((await call(staff, `PATCH /api/talents/${id}`, before)).body).toEqual(before)
    expect(await world.db.activity.count({ where: { talentId: id, kind: 'talent.updated' } })).toBe(0)
  })

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: '\u00ad \u2060' }, 'Name is required'],
    [{ name: null }, 'Name is required'],
    [{ area: '' }, 'Area is required'],
    [{ techStack: [] }, 'Tech stack is required for Tech profiles'],
    [{ area: 'Design' }, 'Portfolio is required for Design profiles (either website URLs or PDF file)'],
  ])('refuses %j', async (change, message) => {
    const { id } = await make.talent()
    const { status, body } = await call(staff, `PATCH /api/talents/${id}`, change)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test('refuses a talent who refers themselves', async () => {
    const { id } = await make.talent()
    const { body } = await call(staff, `PATCH /api/talents/${id}`, { referredBy: id })
    expect(body.message).toBe('A talent cannot refer themselves')
  })

  test('saves both of two concurrent changes', async () => {
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

  test('returns 404 for an unknown id and 403 for a READ token', async () => {
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
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message, errors: { status: message } },
    })
  })
})

describe('DELETE /api/talents/{id}', () => {
  test('deletes a talent, then returns 404', async () => {
    const { id } = await make.talent()
    expect((await call(reader, `DELETE /api/talents/${id}`)).status).toBe(403)
    expect(await call(staff, `DELETE /api/talents/${id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect(await call(staff, `DELETE /api/talents/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Talent not found' },
    })
  })
})

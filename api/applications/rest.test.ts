import { beforeAll, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, visitor } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller
let dealId: number

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  dealId = (await make.deal()).id
})

test("a deal's applications are listed in the order of arrival", async () => {
  const first = await make.application(dealId, {
    coverLetter: 'Dear all',
    matchPercentage: 71,
    phone: '+1 202 555 0143',
  })
  const second = await make.application(dealId, { name: null, role: null, techStack: [], isProcessed: false })
  const { status, body } = await call(as(person, 'READ'), `GET /api/deals/${dealId}/external-applications`)
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      id: first.id,
      dealId,
      talentId: null,
      name: 'Olga Outside',
      role: 'Backend Engineer',
      techStack: ['Go'],
      email: 'olga.outside@example.com',
      phone: '+1 202 555 0143',
      status: 'Applied',
      matchPercentage: 71,
      notes: null,
      coverLetter: 'Dear all',
      resumeUrl: first.resumeUrl,
      isProcessed: true,
      source: null,
      viaToken: null,
      createdAt: first.createdAt.toISOString(),
      version: first.version,
    },
    expect.objectContaining({ id: second.id, name: null, role: null, techStack: [], isProcessed: false }),
  ])
})

test('the applications of all deals are listed, and those changed since a time', async () => {
  const elsewhere = await make.application((await make.deal()).id)
  const asked = await staff.fetch({ url: '/api/applications' })
  const ofDeal = (await call(staff, `GET /api/deals/${dealId}/external-applications`)).body
  const whole = asked.json<{ id: number }[]>()
  expect(whole.slice(0, -1)).toEqual(ofDeal)
  expect(whole.at(-1)).toMatchObject({ id: elsewhere.id, dealId: elsewhere.dealId })
  const since = asked.headers['next-updated-since']
  await call(staff, `PATCH /api/external-applications/${elsewhere.id}`, { notes: 'Changed' })
  const changed = await staff.fetch({
    url: `/api/applications?updatedSince=${since}`,
    headers: { accept: 'application/x-ndjson' },
  })
  const lines = changed.body.trimEnd().split('\n')
  expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ id: elsewhere.id, notes: 'Changed' })
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: true, count: lines.length - 1 })
  expect((await call(as(person, ['talents:read']), 'GET /api/applications')).status).toBe(403)
  expect((await call(visitor, 'GET /api/applications')).status).toBe(401)
})

test('PATCH changes only the sent fields', async () => {
  const { id } = await make.application(dealId)
  const line = `PATCH /api/external-applications/${id}` as const
  const { status, body } = await call(staff, line, { status: 'Screened', notes: ' Call back ' })
  expect({ status, id: body.id }).toEqual({ status: 200, id })
  expect(body).toMatchObject({ status: 'Screened', notes: 'Call back' })
  expect((await call(staff, line, { notes: null })).body).toMatchObject({ status: 'Screened', notes: null })
  expect((await call(as(person, 'READ'), line, { notes: 'x' })).status).toBe(403)
})

test.each([
  [{ status: 'Hired' }, 'Status must be one of Applied, Screened, Sent, Interviewed, Selected, Rejected, Withdrawn'],
  [{ status: '' }, 'Status is unknown'],
  [{ notes: 'a\u0000b' }, 'Notes contains a character that cannot be stored'],
  [{ notes: [] }, 'Notes must be a text'],
])('PATCH refuses %j', async (sent, message) => {
  const { id } = await make.application(dealId)
  const { status, body } = await call(staff, `PATCH /api/external-applications/${id}`, sent)
  expect({ status, message: body.message }).toEqual({ status: 400, message })
})

test('DELETE removes an application, then returns 404', async () => {
  const { id } = await make.application(dealId)
  expect(await call(staff, `DELETE /api/external-applications/${id}`)).toMatchObject({
    status: 200,
    body: { success: true },
  })
  for (const gone of [String(id), '99999999999']) {
    const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'Application not found' } }
    expect(await call(staff, `DELETE /api/external-applications/${gone}`)).toMatchObject(missing)
    expect(await call(staff, `PATCH /api/external-applications/${gone}`, { notes: 'x' })).toMatchObject(missing)
  }
  expect((await call(staff, 'DELETE /api/external-applications/1e3')).status).toBe(400)
})

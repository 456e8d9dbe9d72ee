import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller
const STATUS = 'Status must be one of Applied, Screened, Sent, Interviewed, Selected, Rejected, Withdrawn'

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

describe('POST /api/deal-candidates', () => {
  test('adds a talent to a deal and returns 201 with the candidate', async () => {
    const [{ id: dealId }, { id: talentId }] = [await make.deal(), await make.talent()]
    const sent = { dealId, talentId, status: 'interviewed', notes: ' Good ', interviewDate: '2026-12-01T09:30' }
    const { status, body } = await call(staff, 'POST /api/deal-candidates', sent)
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        dealId,
        talentId,
        talent: {
          id: talentId,
          name: 'Ada Lovelace',
          role: 'Backend Engineer',
          area: 'Tech',
          techStack: ['TypeScript', 'PostgreSQL'],
          companies: 'Analytical Engines',
        },
        status: 'Interviewed',
        matchPercentage: null,
        notes: 'Good',
        interviewDate: '2026-12-01T09:30:00.000Z',
        createdAt: expect.any(String),
        version: 1,
      },
    })
    const again = await call(staff, 'POST /api/deal-candidates', { dealId, talentId })
    expect({ status: again.status, body: again.body }).toEqual({
      status: 409,
      body: { code: 'CONFLICT', message: 'This talent is already a candidate for this deal' },
    })
    expect((await call(as(person, 'READ'), 'POST /api/deal-candidates', sent)).status).toBe(403)
  })

  test('defaults to Applied', async () => {
    const { dealId } = await make.candidate()
    const sent = { dealId, talentId: (await make.talent()).id, status: '' }
    expect((await call(staff, 'POST /api/deal-candidates', sent)).body).toMatchObject({
      status: 'Applied',
      notes: null,
    })
  })

  test.each([
    [{ dealId: undefined }, 400, 'Deal ID is required'],
    [{ dealId: '7' }, 400, 'Deal ID must be a whole number'],
    [{ dealId: 99_999_999_999 }, 400, 'Deal ID is too large a number'],
    [{ dealId: 2_000_000_000 }, 404, 'Deal not found'],
    [{ talentId: undefined }, 400, 'A talent is required'],
    [{ talentId: 0 }, 400, 'A talent is required'],
    [{ talentId: 2_000_000_000 }, 404, 'Talent not found'],
    [{ status: 'Hired' }, 400, STATUS],
    [{ notes: 'a\u0000b' }, 400, 'Notes contains a character that cannot be stored'],
    [{ interviewDate: '2026-12-01T09:30' }, 400, 'An interview date can only be set with the status Interviewed'],
  ])('refuses %j', async (values, code, message) => {
    const ids = { dealId: (await make.deal()).id, talentId: (await make.talent()).id }
    const { status, body } = await call(staff, 'POST /api/deal-candidates', { ...ids, ...values })
    expect({ status, message: body.message }).toEqual({ status: code, message })
  })
})

test('the candidates of one deal and of all deals are listed in the order of adding', async () => {
  const { id: dealId } = await make.deal()
  const [one, two] = [await make.candidate({ dealId }), await make.candidate({ dealId })]
  const { status, body } = await call(as(person, 'READ'), `GET /api/deals/${dealId}/candidates`)
  expect(status).toBe(200)
  expect(body).toMatchObject([{ id: one.id }, { id: two.id }])
  const all = (await call(staff, 'GET /api/deal-candidates')).body as unknown as { id: number }[]
  expect(all.slice(-2)).toEqual(body)
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b))
})

describe('PATCH /api/deal-candidates/{id}', () => {
  test('changes only the sent fields', async () => {
    const { id } = await make.candidate({ notes: 'Old' })
    const { status, body } = await call(staff, `PATCH /api/deal-candidates/${id}`, { status: 'Rejected' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, status: 'Rejected', notes: 'Old' })
    expect((await call(staff, `PATCH /api/deal-candidates/${id}`, { notes: '' })).body.notes).toBeNull()
    expect((await call(staff, `PATCH /api/deal-candidates/${id}`, {})).body.status).toBe('Rejected')
  })

  test.each([
    [{ status: 'Hired' }, STATUS],
    [{ status: null }, 'Status is unknown'],
    [{ notes: 7 }, 'Notes must be a text'],
  ])('refuses %j', async (sent, message) => {
    const { id } = await make.candidate()
    const { status, body } = await call(staff, `PATCH /api/deal-candidates/${id}`, sent)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })
})

describe('PATCH /api/deals/{id}/select-candidate', () => {
  test('returns the deal with its winner, and sets the former winner to Interviewed', async () => {
    const former = await make.candidate({ status: 'SELECTED' })
    const { dealId } = former
    const winner = await make.candidate({ dealId })
    const { status, body } = await call(staff, `PATCH /api/deals/${dealId}/select-candidate`, {
      talentId: winner.talentId,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: dealId, selectedCandidate: { id: winner.talentId } })
    expect((await call(staff, `GET /api/deals/${dealId}/candidates`)).body).toMatchObject([
      { id: former.id, status: 'Interviewed' },
      { id: winner.id, status: 'Selected' },
    ])
  })

  test.each([
    [{}, 400, 'Talent ID is required'],
    [{ talentId: 'x' }, 400, 'Talent ID must be a whole number'],
    [{ talentId: 2_000_000_000 }, 404, 'Candidate not found'],
  ])('refuses %j', async (sent, code, message) => {
    const { dealId } = await make.candidate()
    const { status, body } = await call(staff, `PATCH /api/deals/${dealId}/select-candidate`, sent)
    expect({ status, message: body.message }).toEqual({ status: code, message })
  })
})

test('DELETE /api/deal-candidates/{id} removes a candidate, clears the winner, then returns 404', async () => {
  const { id, dealId } = await make.candidate({ status: 'SELECTED' })
  expect(await call(staff, `DELETE /api/deal-candidates/${id}`)).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect((await call(staff, `GET /api/deals/${dealId}`)).body.selectedCandidateId).toBeNull()
  for (const gone of [String(id), '99999999999']) {
    const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'Candidate not found' } }
    expect(await call(staff, `DELETE /api/deal-candidates/${gone}`)).toMatchObject(missing)
    expect(await call(staff, `PATCH /api/deal-candidates/${gone}`, { notes: 'x' })).toMatchObject(missing)
  }
})

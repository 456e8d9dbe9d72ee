import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

const jobDescription = 'Backend Engineer. Must have: TypeScript, PostgreSQL and Kafka.'
let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

describe('POST /api/job-matching', () => {
  test('returns the matches and updates the candidates of the deal', async () => {
    const { id } = await make.talent()
    const { id: candidate, dealId } = await make.candidate({ talentId: id })
    const { status, body } = await call(staff, `POST /api/job-matching?dealId=${dealId}`, { jobDescription })
    expect({ status, body }).toEqual({
      status: 200,
      body: [
        {
          id,
          name: 'Ada Lovelace',
          role: 'Backend Engineer',
          matchPercentage: expect.any(Number),
          matchReason: expect.stringContaining('Apache Kafka'),
          relevantSkills: ['PostgreSQL', 'TypeScript'],
        },
      ],
    })
    const [match] = body as unknown as { matchPercentage: number }[]
    const stored = await world.db.dealCandidate.findUniqueOrThrow({ where: { id: candidate } })
    expect(stored.matchPercentage).toBe(match?.matchPercentage)
  })

  test('accepts a READ token, unless it would update a deal', async () => {
    expect((await call(staff, 'POST /api/job-matching', { jobDescription, targetArea: 'all' })).status).toBe(200)
    const reader = as(person, 'READ')
    expect((await call(reader, 'POST /api/job-matching', { jobDescription })).status).toBe(200)
    const { id } = await make.deal()
    expect(await call(reader, `POST /api/job-matching?dealId=${id}`, { jobDescription })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'This API token may only match without a deal' },
    })
  })

  test.each([
    ['', {}, 400, 'Please enter a job description'],
    ['', { jobDescription: null }, 400, 'Please enter a job description'],
    ['', { jobDescription: '  ' }, 400, 'Please enter a job description'],
    ['', { jobDescription: 7 }, 400, 'Job description must be a text'],
    ['?dealId=x', { jobDescription }, 400, 'The dealId in the address must be a whole number'],
    ['?dealId=1&dealId=2', { jobDescription }, 400, 'The dealId in the address stands there more than once'],
    ['?dealId=99999999999', { jobDescription }, 404, 'Deal not found'],
    ['?dealId=2000000000', { jobDescription }, 404, 'Deal not found'],
  ])('refuses %s %j', async (query, sent, code, message) => {
    const { status, body } = await call(staff, `POST /api/job-matching${query}`, sent)
    expect({ status, message: body.message }).toEqual({ status: code, message })
  })

  test('refuses an unknown area', async () => {
    const { status, body } = await call(staff, 'POST /api/job-matching', { jobDescription, targetArea: 'Cooking' })
    expect(status).toBe(400)
    expect(body.message).toMatch(/^Target area must be one of Tech, Sales, /)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { storeBytes } from '../files/files.ts'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { samples } from '../test/samples.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '60' })

let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

const share = async (id: number) => {
  const { body } = await call(staff, `POST /api/talents/${id}/generate-shareable-id`)
  return String(body.shareableId)
}

const revoke = (id: number) =>
  staff.run('mutation ($id: Int!) { revokeTalentShare(input: { id: $id }) { talent { databaseId } } }', { id })

const keepPortfolio = async () => {
  const arrival = { uploadedById: person.id, kind: 'PORTFOLIO' as const }
  return storeBytes(world, { ...arrival, bytes: samples.pdf(), filename: 'Ada Lovelace.pdf' })
}

const UNKNOWN = { status: 404, body: { code: 'NOT_FOUND', message: 'Profile not found' } }

describe('POST /api/talents/{id}/generate-shareable-id', () => {
  test('returns the same token until it is revoked, with an empty body or without a body', async () => {
    const { id } = await make.talent()
    const first = await call(staff, `POST /api/talents/${id}/generate-shareable-id`, {})
    expect(first.status).toBe(200)
    expect(first.body).toEqual({ shareableId: expect.stringMatching(/^[\w-]{22,}$/) })
    expect(await share(id)).toBe(first.body.shareableId)
    expect((await call(staff, `GET /api/talents/${id}`)).body.shareableId).toBe(first.body.shareableId)
    await revoke(id)
    expect(await share(id)).not.toBe(first.body.shareableId)
  })

  test('refuses an unknown id, an invalid id and a READ token', async () => {
    expect((await call(staff, 'POST /api/talents/2000000000/generate-shareable-id')).status).toBe(404)
    expect((await call(staff, 'POST /api/talents/x/generate-shareable-id')).status).toBe(400)
    expect((await call(as(person, 'READ'), 'POST /api/talents/1/generate-shareable-id')).status).toBe(403)
  })
})

describe('GET /api/talents/shareable/{shareableId}', () => {
  test('shows a visitor the redacted profile', async () => {
    const { id } = await make.talent({
      email: 'secret@example.com',
      phone: '+49 30 99999999',
      availability: 'secret: in May',
      internalScoring: '9/10 secret',
      minHourlyRate: '€99 secret',
      resumeUrl: 'https://example.com/secret.pdf',
      portfolioUrls: ['https://example.com/work'],
      previousCompanies: [{ legacy: 'Navy' }, { company: 'Univac', title: 'Lead', description: 'COBOL' }],
      keyHighlights: ['Compiler'],
    })
    const token = await share(id)
    const { status, body, headers } = await call(visitor, `GET /api/talents/shareable/${token}`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      shareableId: token,
      name: 'Ada L.',
      role: 'Backend Engineer',
      area: 'Tech',
      seniority: 'Senior',
      companies: 'Analytical Engines',
      summary: 'Writes programs for machines that do not exist yet.',
      techStack: ['TypeScript', 'PostgreSQL'],
      keyHighlights: ['Compiler'],
      previousCompanies: ['Navy', { company: 'Univac', title: 'Lead', description: 'COBOL' }],
      portfolioUrls: ['https://example.com/work'],
      portfolioUrl: null,
      portfolioPdfUrl: null,
    })
    expect(JSON.stringify(body)).not.toMatch(/secret|Lovelace|999|linkedin/)
  })

  test('returns the same 404 for a revoked and an unknown token', async () => {
    const { id } = await make.talent()
    const token = await share(id)
    await revoke(id)
    for (const unknown of [token, 'unknown', String(id), 'a%00b', '%F0%9F%91%8B', "'%20OR%201=1--"]) {
      const { status, body } = await call(visitor, `GET /api/talents/shareable/${unknown}`)
      expect({ status, body }, unknown).toEqual(UNKNOWN)
    }
  })
})

describe('GET /api/talents/shareable/{shareableId}/portfolio.pdf', () => {
  const open = (token: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    visitor.fetch({ method, url: `/api/talents/shareable/${token}/portfolio.pdf`, headers })

  test('sends a visitor the file under the shortened name', async () => {
    const { key, url } = await keepPortfolio()
    const { id } = await make.talent({ portfolioPdfUrl: url })
    const token = await share(id)
    const { body: profile } = await call(visitor, `GET /api/talents/shareable/${token}`)
    expect(profile.portfolioPdfUrl).toBe(`/api/talents/shareable/${token}/portfolio.pdf`)
    const response = await open(token)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.rawPayload).toEqual(samples.pdf())
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['content-disposition']).toContain('Ada L. portfolio.pdf')
    expect(JSON.stringify(response.headers)).not.toMatch(new RegExp(`Lovelace|${key}`))
    expect((await open(token, { range: 'bytes=0-4' })).body).toBe('%PDF-')
    expect((await open(token, {}, 'HEAD')).statusCode).toBe(200)
    expect((await visitor.fetch({ method: 'GET', url })).statusCode).toBe(401)

    await revoke(id)
    expect((await open(token)).json()).toEqual({ code: 'NOT_FOUND', message: 'Portfolio not found' })
    expect((await open(token)).statusCode).toBe(404)
  })

  test('returns 404 without a portfolio', async () => {
    const token = await share((await make.talent()).id)
    expect((await open(token)).statusCode).toBe(404)
    expect((await open('unknown')).json()).toEqual({ code: 'NOT_FOUND', message: 'Portfolio not found' })
    expect((await open('a%00b')).statusCode).toBe(404)
  })

  test('never sends a resume, nor the portfolio of another talent', async () => {
    const resume = await storeBytes(world, {
      uploadedById: person.id,
      kind: 'RESUME',
      bytes: samples.pdf(),
      filename: 'resume.pdf',
    })
    const { id } = await make.talent({ resumeUrl: resume.url })
    await world.db.talent.update({ where: { id }, data: { portfolioPdfUrl: resume.url } })
    expect((await open(await share(id))).statusCode).toBe(404)
    const others = await keepPortfolio()
    await make.talent({ portfolioPdfUrl: others.url })
    await world.db.talent.update({ where: { id }, data: { portfolioPdfUrl: others.url } })
    expect((await open(await share(id))).statusCode).toBe(404)
  })
})

test('visitors who read too often get 429', async () => {
  const asked = async () => call(visitor, 'GET /api/talents/shareable/unknown')
  let last = await asked()
  for (let tries = 0; tries < 61 && last.status === 404; tries++) last = await asked()
  expect(last.status).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  const file = await visitor.fetch({ method: 'GET', url: '/api/talents/shareable/unknown/portfolio.pdf' })
  expect(file.statusCode).toBe(429)
})

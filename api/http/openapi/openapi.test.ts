import { expect, test } from 'vitest'
import { calls } from '../../calls.ts'
import { as, openApp, visitor, world } from '../../test/harness.ts'
import { make, PASSWORD } from '../../test/make.ts'
import { neededOf } from './bodyRules.ts'

openApp()

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: object
  responses: Record<string, { description: string; content: object }>
  security?: object[]
}

type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: { session: { name: string } } }
}

const describeApi = async (): Promise<Description> => {
  const response = await as(await make.user()).fetch({ method: 'GET', url: '/api/openapi.json' })
  expect(response.statusCode).toBe(200)
  return response.json()
}

const operationsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ line: `${method.toUpperCase()} ${path}`, operation })),
  )

test('the document holds exactly the calls of the table', async () => {
  const lines = operationsOf(await describeApi()).map(({ line }) => line)
  expect(lines.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort())
})

test('the table holds exactly the calls of the specification, and those of shares and files', () => {
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [
      'GET /api/talents',
      'GET /api/talents.csv',
      'GET /api/talents/{id}',
      'PATCH /api/talents/{id}/status',
      'DELETE /api/talents/{id}',
      'PATCH /api/talents/{id}',
      'POST /api/talents',
      'POST /api/extract-resume',
      'POST /api/upload-profile-picture',
      'POST /api/upload-portfolio-pdf',
      'POST /api/talents/{id}/generate-shareable-id',
      'GET /api/talents/shareable/{shareableId}',
      'GET /api/talents/shareable/{shareableId}/portfolio.pdf',
      'GET /api/shares/{token}/profiles.pdf',
      'GET /api/shares/{id}/proof.pdf',
      'GET /api/shares/{id}/table.csv',
      'GET /api/talents/{id}/profile.pdf',
      'GET /api/deal-candidates/{id}',
      'GET /api/external-applications/{id}',
      'GET /api/deal-candidates/{id}/interview.ics',
      'GET /api/deals/{id}/interview.ics',
      'GET /api/agency/logo/{key}',
      'GET /api/talents/{id}/comments',
      'POST /api/talents/{id}/comments',
      'DELETE /api/talent-comments/{commentId}',
      'GET /api/companies',
      'GET /api/companies/{id}',
      'POST /api/companies',
      'PUT /api/companies/{id}',
      'DELETE /api/companies/{id}',
      'PATCH /api/companies/{id}/status',
      'GET /api/deals',
      'GET /api/deals/{id}',
      'POST /api/deals',
      'PUT /api/deals/{id}',
      'DELETE /api/deals/{id}',
      'PATCH /api/deals/{id}/status',
      'PATCH /api/deals/{id}/select-candidate',
      'GET /api/deals/{id}/candidates',
      'GET /api/deals/{id}/external-applications',
      'POST /api/deals/{id}/shareable-link',
      'GET /api/deals/{id}/application-limit',
      'PUT /api/deals/{id}/application-limit',
      'GET /api/public/deals/{token}',
      'POST /api/public/deals/{token}/apply',
      'GET /api/applications',
      'POST /api/applications',
      'GET /api/deal-candidates',
      'POST /api/deal-candidates',
      'PATCH /api/deal-candidates/{id}',
      'DELETE /api/deal-candidates/{id}',
      'PATCH /api/external-applications/{id}',
      'DELETE /api/external-applications/{id}',
      'GET /api/user-views/{view}',
      'POST /api/user-views',
      'DELETE /api/user-views/{view}',
      'POST /api/user-views/{id}/set-default',
      'GET /api/events',
      'GET /api/billing-history/{dealId}/{talentId}',
      'GET /api/revenue.csv',
      'POST /api/billing-history/update',
      'POST /api/job-matching',
      'GET /api/users',
      'POST /api/auth/login',
      'GET /api/auth/me',
      'POST /api/auth/logout',
      'POST /api/auth/register',
      'POST /api/auth/change-password',
    ].sort(),
  )
})

test('each call has a summary, its parameters, a response and its problems', async () => {
  const operations = operationsOf(await describeApi())
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  for (const { line, operation } of operations) {
    expect(operation.summary, line).not.toBe('')
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(
      operation.parameters.filter(parameter => parameter.in === 'path').map(({ name }) => name),
      line,
    ).toEqual(names)
    const statuses = Object.keys(operation.responses)
    expect(
      statuses.filter(status => status.startsWith('2')),
      line,
    ).toHaveLength(1)
    expect(statuses, line).toContain('500')
    expect(statuses, line).toContain('401')
    expect(statuses, line).toContain('405')
  }
})

test('the required fields of the document are exactly those that the API reports as missing', async () => {
  const { dealId, talentId } = await make.candidate()
  const { companyId } = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
  // In a session, as some calls are refused to every token.
  const { email } = await make.admin()
  const signedIn = await visitor.fetch({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
  })
  const headers = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] }
  const rows = calls.map(call => ({ ...call, required: neededOf(call) })).filter(({ required }) => required.length > 0)
  expect(rows.length).toBeGreaterThan(12)
  for (const { method, path, body, required } of rows) {
    const ids = { talents: talentId, companies: companyId, deals: dealId }
    const id = Object.entries(ids).find(([word]) => path.includes(word))?.[1] ?? 1
    const told = new Set<string>()
    // The rules for the other fields run only when the ids that GraphQL requires are given.
    for (const given of [{}, { dealId, talentId }, { dealId }]) {
      const payload = Object.fromEntries(Object.entries(given).filter(([name]) => body && name in body.shape))
      const response = await visitor.fetch({ method, url: path.replace('{id}', String(id)), payload, headers })
      if (response.statusCode !== 400) continue
      for (const field of Object.keys(response.json().errors)) told.add(field)
    }
    // A colleague needs one of two names, so that neither is required by itself.
    if (path === '/api/auth/register') told.delete('firstName')
    expect([...told].sort(), path).toEqual([...required].sort())
  }
})

test('each reference resolves, and each schema is referred to', async () => {
  const description = await describeApi()
  const found = new Set(
    [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
  )
  expect([...found].sort()).toEqual(Object.keys(description.components.schemas).sort())
})

test('names the cookie that signing in sets', async () => {
  const { email } = await make.user()
  const payload = { email, password: PASSWORD }
  const response = await visitor.fetch({ method: 'POST', url: '/api/auth/login', payload })
  const { name } = (await describeApi()).components.securitySchemes.session
  expect(String(response.headers['set-cookie'])).toContain(`${name}=`)
})

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

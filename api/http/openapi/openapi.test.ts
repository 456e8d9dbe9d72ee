import { expect, test } from 'vitest'
import { calls } from '../../calls.ts'
import { as, openApp, visitor, world } from '../../test/harness.ts'
import { make, PASSWORD } from '../../test/make.ts'
import { neededOf } from './bodyRules.ts'

openApp()

test('the required fields of the document are exactly those that the API reports as missing', async () => {
  const { dealId, talentId } = await make.candidate()
  const { companyId } = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
  // The requests have a session, as some calls refuse every token.
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
    // The rules for the other fields run only if the ids that GraphQL requires are given.
    for (const given of [{}, { dealId, talentId }, { dealId }]) {
      const payload = Object.fromEntries(Object.entries(given).filter(([name]) => body && name in body.shape))
      const response = await visitor.fetch({ method, url: path.replace('{id}', String(id)), payload, headers })
      if (response.statusCode !== 400) continue
      for (const field of Object.keys(response.json().errors)) told.add(field)
    }
    // A colleague needs a first or a last name, so neither is always required.
    if (path === '/api/auth/register') told.delete('firstName')
    expect([...told].sort(), path).toEqual([...required].sort())
  }
})

test('describes the cookie that a sign-in sets', async () => {
  const { email } = await make.user()
  const payload = { email, password: PASSWORD }
  const response = await visitor.fetch({ method: 'POST', url: '/api/auth/login', payload })
  const description = await as(await make.user()).fetch({ method: 'GET', url: '/api/openapi.json' })
  const { name } = description.json().components.securitySchemes.session
  expect(String(response.headers['set-cookie'])).toContain(`${name}=`)
})

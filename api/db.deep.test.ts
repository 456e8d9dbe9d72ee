import pg from 'pg'
import { expect, test } from 'vitest'
import { as, openApp, visitor, world } from './test/harness.ts'
import { make, PASSWORD } from './test/make.ts'

openApp()

test('requests waiting for one locked deal get 503 and block no others', async () => {
  const person = await make.user()
  const staff = as(person)
  const deal = await make.deal()
  const patch = (status: string) =>
    staff.fetch({ method: 'PATCH', url: `/api/deals/${deal.id}/status`, payload: { status } })

  const holder = new pg.Client({ connectionString: world.databaseUrl })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM "Deal" WHERE id = $1 FOR UPDATE', [deal.id])
  let answered = 0
  const crowd = Array.from({ length: 20 }, () => patch('Candidate sent').finally(() => answered++))

  const signIn = { email: person.email, password: PASSWORD }
  expect((await visitor.fetch({ method: 'POST', url: '/api/auth/login', payload: signIn })).statusCode).toBe(200)
  for (const url of ['/api/auth/me', '/api/talents', `/api/deals/${deal.id}`]) {
    expect((await staff.fetch({ method: 'GET', url })).statusCode).toBe(200)
  }
  expect(answered).toBe(0)

  for (const { statusCode, headers, body } of await Promise.all(crowd)) {
    expect(statusCode).toBe(503)
    expect(headers['retry-after']).toBe('2')
    expect(JSON.parse(body)).toEqual({
      code: 'UNAVAILABLE',
      message: 'The product is very busy. Please try again in a moment.',
    })
  }
  await holder.query('ROLLBACK')
  await holder.end()
  expect((await patch('Candidate sent')).statusCode).toBe(200)
})

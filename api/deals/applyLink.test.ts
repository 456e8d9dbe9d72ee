import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

describe('the apply link', () => {
  test('stays the same', async () => {
    const { id } = await make.deal()
    const { status, body } = await call(staff, `POST /api/deals/${id}/shareable-link`)
    const { applyToken } = await world.db.deal.findUniqueOrThrow({ where: { id } })
    expect({ status, body }).toEqual({
      status: 200,
      body: { shareableUrl: `${world.settings.publicUrl}/apply/${applyToken}` },
    })
    expect((await call(staff, `POST /api/deals/${id}/shareable-link`, {})).body).toEqual(body)
    expect((await call(as(person, 'READ'), `POST /api/deals/${id}/shareable-link`)).status).toBe(403)
  })

  test('has an application limit that can be read, set and removed', async () => {
    const { id } = await make.deal()
    const line = `/api/deals/${id}/application-limit` as const
    await make.application(id)
    expect((await call(staff, `GET ${line}`)).body).toEqual({ limit: null, currentCount: 1 })
    const { status, body } = await call(staff, `PUT ${line}`, { limit: 1000 })
    expect({ status, body }).toEqual({ status: 200, body: { limit: 1000, currentCount: 1 } })
    expect((await call(staff, `GET ${line}`)).body).toEqual(body)
    expect((await call(staff, `PUT ${line}`, { limit: null })).body.limit).toBeNull()
  })

  test.each([
    [{}, 'Limit must be a number, or null for unlimited'],
    [{ limit: 0 }, 'Limit must be at least 1'],
    [{ limit: -99_999_999_999 }, 'Limit must be at least 1'],
    [{ limit: 1001 }, 'Limit cannot exceed 1000'],
    [{ limit: 99_999_999_999 }, 'Limit cannot exceed 1000'],
    [{ limit: 2.5 }, 'Limit must be a whole number'],
    [{ limit: '50' }, 'Limit must be a whole number'],
  ])('refuses the application limit %j', async (sent, message) => {
    const { id } = await make.deal()
    const { status, body } = await call(staff, `PUT /api/deals/${id}/application-limit`, sent)
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message, errors: { limit: message } },
    })
  })
})

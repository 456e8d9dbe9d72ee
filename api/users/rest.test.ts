import { describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

describe('GET /api/users', () => {
  test('lists all users for admins, oldest first', async () => {
    const admin = await make.admin({ createdAt: new Date('2020-01-01') })
    const { status, body } = await call(as(admin, 'READ'), 'GET /api/users')
    expect(status).toBe(200)
    const list = body as unknown as { id: number }[]
    expect(list).toHaveLength(await world.db.user.count())
    expect(list[0]).toEqual({
      id: admin.id,
      email: admin.email,
      firstName: admin.firstName,
      lastName: admin.lastName,
      role: 'admin',
      createdAt: '2020-01-01T00:00:00.000Z',
    })
  })

  test('returns 403 for users who are not admins', async () => {
    const { status, body } = await call(as(await make.user()), 'GET /api/users')
    expect({ status, body }).toEqual({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'You do not have permission to do this' },
    })
  })
})

import { describe, expect, test } from 'vitest'
import { openApp, visitor, world } from '../test/harness.ts'
import { make, PASSWORD } from '../test/make.ts'
import { resetAccount } from './reset.ts'

openApp()

describe('resetting an account as the operator', () => {
  const roleOf = async (id: number) => (await world.db.user.findUniqueOrThrow({ where: { id } })).role

  test('lets its owner sign in again and ends their sessions; the role stays if there is an admin', async () => {
    const [owner] = [await make.user({ disabledAt: new Date() }), await make.admin()]
    const { password, ...done } = await resetAccount(world, ` ${owner.email.toUpperCase()} `)
    expect(done).toEqual({ email: owner.email, isEnabled: true, isPromoted: false })
    const { cookie, status } = await login(owner.email, password)
    expect([status, await login(owner.email, PASSWORD).then(({ status }) => status)]).toEqual([200, 401])
    await resetAccount(world, owner.email)
    const again = await visitor.fetch({ method: 'GET', url: '/api/auth/me', headers: { cookie } })
    expect(again.statusCode).toBe(401)
    const written = await world.db.activity.findMany({ where: { actorId: null }, orderBy: { id: 'desc' }, take: 3 })
    expect(written.map(({ kind }) => kind)).toEqual(['user.passwordSet', 'user.enabled', 'user.passwordSet'])
    expect(JSON.stringify(written)).not.toContain(password)
  })

  test('makes the user an admin if nobody else can sign in as an admin', async () => {
    await world.db.user.updateMany({ where: { role: 'ADMIN' }, data: { disabledAt: new Date() } })
    const [owner] = [await make.user(), await make.admin({ hasPassword: false })]
    expect(await resetAccount(world, owner.email)).toMatchObject({ isEnabled: false, isPromoted: true })
    expect(await roleOf(owner.id)).toBe('ADMIN')
    const other = await make.user()
    expect(await resetAccount(world, other.email)).toMatchObject({ isPromoted: false })
    expect(await roleOf(other.id)).toBe('USER')
  })

  test('refuses an unknown address', async () => {
    await expect(resetAccount(world, 'nobody@example.com')).rejects.toThrow('User not found')
  })
})

async function login(email: string, password: string) {
  const answer = await visitor.fetch({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { status: answer.statusCode, cookie }
}

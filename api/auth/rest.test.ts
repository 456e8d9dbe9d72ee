import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, PASSWORD, type Person } from '../test/make.ts'

openApp()

let person: Person

beforeAll(async () => {
  person = await make.user({ email: 'robin@example.com' })
})

const login = async (email: string, password: string) => {
  const answer = await call(visitor, 'POST /api/auth/login', { email, password })
  const cookie = String(answer.headers['set-cookie'] ?? '')
  return { ...answer, cookie, session: cookie.split(';')[0] ?? '' }
}

/** A caller in a browser, with a session cookie. */
const browserOf = (session: string): Caller => ({
  ...visitor,
  fetch: ((options: object) => world.app.inject({ ...options, headers: { cookie: session } })) as Caller['fetch'],
})

const signedIn = async (who: Person) => browserOf((await login(who.email, PASSWORD)).session)

describe('POST /api/auth/login', () => {
  test('answers the user and sets a session cookie', async () => {
    const { status, body, cookie, session } = await login('  Robin@Example.com.\u200b ', PASSWORD)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: person.id,
      email: 'robin@example.com',
      firstName: 'Robin',
      lastName: 'Recruiter',
      role: 'user',
      createdAt: person.createdAt.toISOString(),
    })
    expect(cookie).toMatch(
      /^talentdesk_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax,talentdesk_device=/,
    )
    expect((await call(browserOf(session), 'GET /api/auth/me')).body).toEqual(body)
  })

  test.each([
    [{}, 'Invalid email format'],
    [{ email: 'robin', password: 'x' }, 'Invalid email format'],
    [{ email: 'robin\u0000@example.com', password: 'x' }, 'Invalid email format'],
    [{ email: 'robin@example.com' }, 'Password is required'],
    [{ email: 'robin@example.com', password: '' }, 'Password is required'],
    [{ email: 7, password: 'x' }, 'Email must be a text'],
  ])('refuses %j', async (sent, message) => {
    const { status, body, headers } = await call(visitor, 'POST /api/auth/login', sent)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('answers an unknown e-mail and a wrong password in the same way', async () => {
    const unknown = await login('nobody@example.com', 'wrong')
    const wrong = await login('robin@example.com', 'wrong\u0000')
    expect(unknown).toMatchObject({
      status: 401,
      body: { code: 'NOT_AUTHENTICATED', message: 'Invalid email or password' },
      cookie: '',
    })
    expect(wrong.body).toEqual(unknown.body)
  })
})

describe('GET /api/auth/me and POST /api/auth/logout', () => {
  test('answer the current user until they sign out', async () => {
    const browser = await signedIn(person)
    expect((await call(browser, 'GET /api/auth/me')).body).toMatchObject({ id: person.id, role: 'user' })
    const out = await call(browser, 'POST /api/auth/logout')
    expect(out).toMatchObject({ status: 200, body: { success: true } })
    expect(out.headers['set-cookie']).toMatch(/^talentdesk_session=; Max-Age=0/)
    expect(await call(browser, 'GET /api/auth/me')).toMatchObject({
      status: 401,
      body: { code: 'NOT_AUTHENTICATED', message: 'Not authenticated' },
    })
    expect((await call(browser, 'POST /api/auth/logout')).status).toBe(401)
  })

  test('answer 401 to a visitor and to a made-up token', async () => {
    expect((await call(visitor, 'GET /api/auth/me')).body).toEqual({
      code: 'NOT_AUTHENTICATED',
      message: 'Not authenticated',
    })
    expect((await call(browserOf('talentdesk_session=guess'), 'GET /api/auth/me')).status).toBe(401)
    const headers = { authorization: 'Bearer guess' }
    expect((await call(visitor, 'GET /api/auth/me', { headers })).status).toBe(401)
  })

  test('accept an API token as its owner, but do not sign it out', async () => {
    expect((await call(as(person), 'GET /api/auth/me')).body.id).toBe(person.id)
    expect((await call(as(person), 'POST /api/auth/logout')).status).toBe(403)
  })
})

describe('POST /api/auth/register', () => {
  const colleague = {
    email: 'New@Example.com',
    password: 'blue secret',
    firstName: ' Nora ',
    lastName: 'New',
    role: 'Admin',
  }

  test('adds a user for an admin, and refuses the same e-mail again', async () => {
    const admin = await signedIn(await make.admin())
    const { status, body } = await call(admin, 'POST /api/auth/register', colleague)
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: 'new@example.com', firstName: 'Nora', lastName: 'New', role: 'admin' })
    expect((await login('new@example.com', 'blue secret')).body).toEqual(body)
    const again = await call(admin, 'POST /api/auth/register', colleague)
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'A user with this email already exists' },
    })
  })

  test('is refused when the password was confirmed too long ago', async () => {
    const admin = await make.admin()
    const browser = await signedIn(admin)
    await world.db.session.updateMany({ where: { userId: admin.id }, data: { confirmedAt: new Date(0) } })
    const { status, body } = await call(browser, 'POST /api/auth/register', { ...colleague, email: 'y@example.com' })
    expect({ status, body }).toEqual({
      status: 403,
      body: { code: 'CONFIRM_PASSWORD', message: 'Please confirm your password first' },
    })
  })

  test('is refused for users, tokens and visitors', async () => {
    expect((await call(await signedIn(person), 'POST /api/auth/register', colleague)).status).toBe(403)
    expect((await call(as(await make.admin()), 'POST /api/auth/register', colleague)).status).toBe(403)
    expect((await call(visitor, 'POST /api/auth/register', colleague)).status).toBe(401)
  })
})

describe('POST /api/auth/change-password', () => {
  test.each([
    [{}, 'Current password is required'],
    [{ currentPassword: PASSWORD }, 'Password must be at least 5 characters'],
    [{ currentPassword: PASSWORD, newPassword: '1234' }, 'Password must be at least 5 characters'],
    [{ currentPassword: 'wrong', newPassword: '12345' }, 'Current password is incorrect'],
    [{ currentPassword: PASSWORD, newPassword: 12345 }, 'New password must be a text'],
  ])('refuses %j', async (sent, message) => {
    const { status, body } = await call(await signedIn(await make.user()), 'POST /api/auth/change-password', sent)
    expect({ status, message: body.message }).toEqual({ status: 400, message })
  })

  test('refuses API tokens', async () => {
    const sent = { currentPassword: PASSWORD, newPassword: '12345' }
    expect((await call(as(await make.user()), 'POST /api/auth/change-password', sent)).status).toBe(403)
  })
})

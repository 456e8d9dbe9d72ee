import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../secrets.ts'
import { openApp, visitor, world } from '../test/harness.ts'
import { make, PASSWORD, type Person } from '../test/make.ts'

openApp()

let documents: Record<string, string>

beforeAll(async () => {
  documents = JSON.parse(await readFile('persisted-documents.json', 'utf8'))
})

const idOf = (operation: string) => Object.entries(documents).find(([, text]) => text.includes(operation))?.[0]

const page = { 'x-requested-with': 'talentdesk' }

/** Signs in as the login page does. Each call comes from a new address unless an address is given. */
async function signIn(email: string, password = PASSWORD, remoteAddress = `10.0.0.${++addresses}`) {
  const response = await visitor.fetch({
    method: 'POST',
    url: '/graphql',
    headers: page,
    remoteAddress,
    payload: { id: idOf('mutation LoginFormMutation'), variables: { input: { email, password } } },
  })
  const cookie = String(response.headers['set-cookie'] ?? '')
  return { response, body: response.json(), cookie, session: cookie.split(';')[0] ?? '' }
}

let addresses = 0

const whoAmI = async (session: string) => {
  const response = await visitor.fetch({
    method: 'POST',
    url: '/graphql',
    headers: { ...page, cookie: session },
    payload: { id: idOf('query SessionQuery'), variables: {} },
  })
  return response.json().data?.viewer ?? null
}

describe('signing in', () => {
  test('sets a session cookie that scripts cannot read', async () => {
    const person = await make.user({ email: 'rita@example.com' })
    const { cookie, session } = await signIn(' RITA@example.com')
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).toMatch(/Max-Age=604800/)
    expect(cookie).not.toMatch(/Secure/)
    expect(await whoAmI(session)).not.toBeNull()
    const token = session.split('=')[1] ?? ''
    const stored = await world.db.session.findMany({ where: { userId: person.id } })
    expect(stored.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)])
  })

  test('is refused for a disabled user', async () => {
    const person = await make.user({ disabledAt: new Date() })
    expect((await signIn(person.email)).body.errors[0].message).toBe('Invalid email or password')
  })

  test('is blocked after five failures from one address, even with the right password', async () => {
    const person = await make.user()
    const address = '192.0.2.7'
    const guesses = await Promise.all(Array.from({ length: 8 }, () => signIn(person.email, 'guess', address)))
    const codes = guesses.map(({ body }) => body.errors[0].extensions.code)
    expect(codes.filter(code => code === 'NOT_AUTHENTICATED')).toHaveLength(5)
    expect(codes.filter(code => code === 'TOO_MANY')).toHaveLength(3)
    const right = await signIn(person.email, PASSWORD, address)
    expect(right.body.errors[0].extensions).toMatchObject({ code: 'TOO_MANY' })
    expect(right.body.errors[0].extensions.retryAfter).toBeGreaterThan(800)
    expect((await signIn(person.email)).body.errors).toBeUndefined()
  })

  test('is refused from a page of another site', async () => {
    const person = await make.user()
    const response = await visitor.fetch({
      method: 'POST',
      url: '/graphql',
      headers: { origin: 'https://evil.example' },
      payload: {
        id: idOf('mutation LoginFormMutation'),
        variables: { input: { email: person.email, password: PASSWORD } },
      },
    })
    expect(response.statusCode).toBe(403)
  })
})

describe('a session', () => {
  const began = async (person: Person) => (await signIn(person.email)).session

  test('ends on every replica at sign-out', async () => {
    const session = await began(await make.user())
    const response = await visitor.fetch({
      method: 'POST',
      url: '/graphql',
      headers: { ...page, cookie: session },
      payload: { id: idOf('mutation PersonSignOutMutation'), variables: {} },
    })
    expect(String(response.headers['set-cookie'])).toMatch(/Max-Age=0/)
    expect(await whoAmI(session)).toBeNull()
  })

  test('ends when the user is disabled, and after seven days without use', async () => {
    const person = await make.user()
    const session = await began(person)
    await world.db.user.update({ where: { id: person.id }, data: { disabledAt: new Date() } })
    expect(await whoAmI(session)).toBeNull()
    await world.db.user.update({ where: { id: person.id }, data: { disabledAt: null } })
    expect(await whoAmI(session)).not.toBeNull()
    await world.db.session.updateMany({ where: { userId: person.id }, data: { expiresAt: new Date() } })
    expect(await whoAmI(session)).toBeNull()
  })

  test('is extended to seven days when it is used', async () => {
    const person = await make.user()
    const session = await began(person)
    const soon = new Date(Date.now() + 60_000)
    await world.db.session.updateMany({
      where: { userId: person.id },
      data: { expiresAt: soon, lastUsedAt: new Date(0) },
    })
    await whoAmI(session)
    const [row] = await world.db.session.findMany({ where: { userId: person.id } })
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6.9 * 24 * 3600 * 1000)
  })

  test('accepts a custom document only from GraphiQL, and not from another site', async () => {
    const cookie = await began(await make.user())
    const query = '{ viewer { id } }'
    const send = async (headers: object, payload: object = { query }) =>
      (await visitor.fetch({ method: 'POST', url: '/graphql', headers: { cookie, ...headers }, payload })).statusCode
    const graphiql = { 'x-requested-with': 'graphiql' }
    const elsewhere = { ...graphiql, origin: 'https://evil.example' }
    expect(await send(page)).toBe(403)
    expect(await send(page, { id: idOf('query SessionQuery'), query })).toBe(403)
    expect(await send(graphiql)).toBe(200)
    expect(await send(elsewhere)).toBe(403)
    expect(await send({ ...elsewhere, authorization: 'Basic cm9iaW46eA==' })).toBe(403)
  })
})

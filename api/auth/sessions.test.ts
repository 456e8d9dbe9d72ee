import { describe, expect, test } from 'vitest'
import { as, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make, PASSWORD, type Person } from '../test/make.ts'
import { LONGEST_SESSION } from './sessions.ts'

openApp({ PUBLIC_URL: 'https://talentdesk.example.com' })

const DAY = 24 * 3600 * 1000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const LIST = '{ viewer { sessions { databaseId createdAt lastUsedAt device address isCurrent } } }'
const END = 'mutation ($id: Int!) { endSession(input: { id: $id }) { viewer { sessions { isCurrent } } } }'
const END_OTHERS = 'mutation { endOtherSessions { viewer { sessions { isCurrent } } } }'
const WHO = '{ viewer { databaseId } }'

async function signIn(person: Person, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') {
  const response = await visitor.fetch({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    remoteAddress,
    payload: { email: person.email, password: PASSWORD },
  })
  return String(response.headers['set-cookie'])
}

const asks = async (cookie: string) => {
  const response = await visitor.fetch({ url: '/api/auth/me', headers: { cookie } })
  return { status: response.statusCode, cookie: String(response.headers['set-cookie'] ?? '') }
}

describe('sessions over https', () => {
  test('have a cookie that no other host can set', async () => {
    const cookie = await signIn(await make.user())
    expect(cookie).toMatch(
      /^__Host-talentdesk_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax,/,
    )
    expect(cookie).toMatch(
      /,__Host-talentdesk_device=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [name = ''] = cookie.split(';')
    expect((await asks(name)).status).toBe(200)
    expect((await asks(name.replace('__Host-', ''))).status).toBe(401)
  })

  test('are new after each sign-in, for any cookie of the browser', async () => {
    const planted = 'x'.repeat(43)
    const cookie = await signIn(await make.user(), { cookie: `__Host-talentdesk_session=${planted}` })
    expect(cookie).not.toContain(planted)
    expect((await asks(`__Host-talentdesk_session=${planted}`)).status).toBe(401)
  })
})

describe("a user's own sessions", () => {
  test('are listed with browser and network, and can be ended one by one or all at once', async () => {
    const person = await make.user()
    await signIn(person, { 'user-agent': FIREFOX })
    await signIn(person, { 'user-agent': 'curl/8.5.0' }, '2001:db8:7:1::9')
    const here = inPerson(person)
    const { viewer } = await here.run<{ viewer: { sessions: { databaseId: number; device: string | null }[] } }>(LIST)
    expect(viewer.sessions).toHaveLength(3)
    expect(viewer.sessions).toContainEqual(
      expect.objectContaining({ device: 'Firefox on Windows', address: '203.0.113.*', isCurrent: false }),
    )
    expect(viewer.sessions).toContainEqual(expect.objectContaining({ address: '2001:db8:7::/48', isCurrent: false }))
    const firefox = viewer.sessions.find(({ device }) => device === 'Firefox on Windows')
    expect(await here.run(END, { id: firefox?.databaseId })).toEqual({
      endSession: { viewer: { sessions: [{ isCurrent: true }, { isCurrent: false }] } },
    })
    expect(await here.refusal(END, { id: firefox?.databaseId })).toMatchObject({ message: 'Session not found' })
    expect(await here.run(END_OTHERS)).toEqual({ endOtherSessions: { viewer: { sessions: [{ isCurrent: true }] } } })
    const kinds = await world.db.activity.findMany({ where: { actorId: person.id, kind: 'auth.sessionsEnded' } })
    expect(kinds).toHaveLength(2)
  })

  test('are hidden from others and from tokens', async () => {
    const [person, admin] = [await make.user(), await make.admin()]
    await signIn(person)
    const [session] = await world.db.session.findMany({ where: { userId: person.id } })
    expect(await inPerson(admin).refusal(END, { id: session?.id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await inPerson(admin).refusal('{ users { sessions { device } } }')).toMatchObject({ code: 'FORBIDDEN' })
    for (const document of [LIST, END_OTHERS]) {
      expect(await as(person).refusal(document)).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await world.db.session.count({ where: { userId: person.id } })).toBe(1)
  })

  test('end 30 days after signing in, even if they are used', async () => {
    const person = await make.user()
    const browser = inPerson(person)
    await browser.run(WHO)
    const where = { userId: person.id }
    const hourAgo = new Date(Date.now() - 3600_000)
    await world.db.session.updateMany({
      where,
      data: { createdAt: new Date(Date.now() - LONGEST_SESSION + DAY), lastUsedAt: hourAgo },
    })
    await browser.run(WHO)
    const [slid] = await world.db.session.findMany({ where })
    expect(slid?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + DAY)
    expect(slid?.lastUsedAt.getTime()).toBeGreaterThan(hourAgo.getTime())
    await world.db.session.updateMany({
      where,
      data: { createdAt: new Date(Date.now() - LONGEST_SESSION), expiresAt: new Date(Date.now() + DAY) },
    })
    await expect(browser.run(WHO)).rejects.toThrow('401')
  })
})

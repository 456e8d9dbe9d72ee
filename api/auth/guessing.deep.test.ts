import { describe, expect, test } from 'vitest'
import { hashPassword } from '../secrets.ts'
import { openApp, visitor, world } from '../test/harness.ts'
import { make, PASSWORD } from '../test/make.ts'
import { countSignIn } from './guessing.ts'

openApp()

const signIn = async (
  email: string,
  remoteAddress: string,
  password = 'guess',
  headers: Record<string, string> = {},
) => {
  const answer = await visitor.fetch({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers,
    payload: { email, password },
  })
  const [, device = ''] = /talentdesk_device=([^;]+);[^,]*HttpOnly/.exec(String(answer.headers['set-cookie'])) ?? []
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), device }
}

describe('guessing from one address', () => {
  test('is blocked after 50 failures with different e-mails; successful sign-ins do not count', async () => {
    const { email } = await make.user()
    const address = '192.0.2.1'
    for (let tries = 0; tries < 48; tries++)
      await countSignIn(world, { email: `someone-${tries}@example.com`, address })
    for (let times = 0; times < 4; times++) expect((await signIn(email, address, PASSWORD)).status).toBe(200)
    for (const status of [401, 401, 429]) expect((await signIn(`x${status}@example.com`, address)).status).toBe(status)
    const stranger = await make.user()
    expect((await signIn(stranger.email, address, PASSWORD)).retryAfter).toBeGreaterThan(800)
    expect((await signIn(stranger.email, '192.0.2.2', PASSWORD)).status).toBe(200)
    // Owners who once signed in from that address still can. The usual refusal of a wrong password reveals nothing.
    expect((await signIn(email, address)).status).toBe(429)
    expect((await signIn(email, address, PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 5; tries++) expect((await signIn(email, address)).status).toBe(429)
    expect((await signIn(email, address, PASSWORD)).status).toBe(429)
  })

  test('does not lock out a browser in which the owner signed in before: it has five separate tries', async () => {
    const [owner, other] = [await make.user(), await make.user()]
    const address = '192.0.2.3'
    const { device } = await signIn(owner.email, '192.0.2.4', PASSWORD)
    for (let tries = 0; tries < 5; tries++) await signIn(owner.email, address)
    for (let tries = 0; tries < 60; tries++)
      await countSignIn(world, { email: `${tries}@example.com`, address }).catch(() => null)
    const own = (password: string, token = device) =>
      signIn(owner.email, address, password, { cookie: `talentdesk_device=${token}` })
    expect((await signIn(owner.email, address, PASSWORD)).status).toBe(429)
    expect((await own(PASSWORD)).status).toBe(200)
    for (const status of [401, 401, 401, 401, 401, 429]) expect((await own('guess')).status).toBe(status)
    expect((await own(PASSWORD)).status).toBe(429)
    // The browser is known only to its own account, for 90 days, and until the password is changed.
    const forged = device.replace(/\.\d+\./, `.${Date.now() + 10 ** 12}.`)
    for (const token of ['', 'x', 'x.9.y', `${device}x`, forged]) expect((await own(PASSWORD, token)).status).toBe(429)
    const asOther = await signIn(other.email, address, PASSWORD, { cookie: `talentdesk_device=${device}` })
    expect(asOther.status).toBe(429)
  })

  test('counts all addresses of an IPv6 /64 as one address', async () => {
    const { email } = await make.user()
    for (let host = 1; host <= 5; host++) expect((await signIn(email, `2001:db8:0:1::${host}`)).status).toBe(401)
    expect((await signIn(email, '2001:db8:0:1:ffff::1', PASSWORD)).status).toBe(429)
    expect((await signIn(email, '2001:db8:0:2::1', PASSWORD)).status).toBe(200)
  })
})

describe('guessing at one account from many addresses', () => {
  test('slows down after 100 failures, but not for the owner at addresses of earlier sign-ins', async () => {
    const { email } = await make.user()
    const home = '198.51.100.1'
    expect((await signIn(email, home, PASSWORD)).status).toBe(200)
    await Promise.all(Array.from({ length: 100 }, (_, i) => countSignIn(world, { email, address: `10.1.0.${i}` })))
    expect((await signIn(email, '10.2.0.1')).status).toBe(401)
    const refused = await signIn(email, '10.2.0.2', PASSWORD)
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect((await signIn(email, home)).status).toBe(401)
    expect((await signIn(email, home, PASSWORD)).status).toBe(200)
    // The owner has signed in: earlier failures of other people no longer count.
    expect((await signIn(email, '10.2.0.3')).status).toBe(401)
    expect((await signIn(email, '10.2.0.4')).status).toBe(401)
  })

  test('is limited in the same way for an unknown e-mail', async () => {
    const email = 'nobody@example.com'
    await Promise.all(Array.from({ length: 100 }, (_, i) => countSignIn(world, { email, address: `10.3.0.${i}` })))
    expect((await signIn(email, '10.4.0.1')).status).toBe(401)
    expect((await signIn(email, '10.4.0.2')).status).toBe(429)
  })
})

test('answers 503 when the queue of password checks is full', async () => {
  const crowd = keepHashing()
  const { status, retryAfter } = await signIn('queue@example.com', '192.0.2.9')
  await crowd.leave()
  expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: 2 })
  expect((await signIn('queue@example.com', '192.0.2.9')).status).toBe(401)
})

/** Keeps two hashes running and twenty queued until `leave` is called. */
function keepHashing() {
  let isHere = true
  const come = async () => {
    while (isHere) await hashPassword('x')
  }
  const all = Array.from({ length: 22 }, come)
  return {
    leave() {
      isHere = false
      return Promise.all(all)
    },
  }
}

test.each([
  ['an e-mail of 3,000 letters', `${'a'.repeat(3000)}@example.com`, 'x', 'Invalid email format'],
  ['an e-mail of 255 letters', `${'a'.repeat(243)}@example.com`, 'x', 'Invalid email format'],
  ['a password of 201 letters', 'robin@example.com', 'x'.repeat(201), 'Password must be at most 200 characters'],
])('%s is refused', async (_what, email, password, message) => {
  const response = await visitor.fetch({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  expect({ status: response.statusCode, message: response.json().message }).toEqual({ status: 400, message })
})

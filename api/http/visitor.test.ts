import { expect, test } from 'vitest'
import { calls, isPublic } from '../calls.ts'
import { openApp, visitor } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

/** The public calls of 0-decisions, section 2, as far as they exist. Everything else is closed to visitors. */
const OPEN = new Set([
  'GET /api/talents/shareable/{shareableId}',
  'GET /api/talents/shareable/{shareableId}/portfolio.pdf',
  'GET /api/shares/{token}/profiles.pdf',
  'GET /api/agency/logo/{key}',
  'GET /api/public/deals/{token}',
  'POST /api/public/deals/{token}/apply',
  'POST /api/auth/login',
])

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Bodies to which staff would get different answers. */
const BODIES = [
  { payload: undefined, headers: {} },
  { payload: '{', headers: { 'content-type': 'application/json' } },
  { payload: 'x', headers: { 'content-type': 'text/nonsense' } },
  { payload: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { payload: `"${'x'.repeat(1_100_000)}"`, headers: { 'content-type': 'application/json' } },
]

const ask = async (method: (typeof METHODS)[number], url: string, sent = {}) => {
  const { statusCode, body, headers } = await visitor.fetch({ method, url, ...sent })
  return { status: statusCode, body, headers }
}

test('a visitor gets 401 from every call that is not public, with any body', async () => {
  const { id } = await make.talent()
  for (const { method, path } of calls) {
    if (OPEN.has(`${method} ${path}`)) continue
    for (const part of [String(id), '2000000000', 'x', '%00', '%zz', '9'.repeat(600)]) {
      for (const sent of BODIES) {
        const { status, body } = await ask(method, path.replace(/\{\w+\}/g, part), sent)
        expect({ status, body }, `${method} ${path}`).toEqual({
          status: 401,
          body: '{"message":"Not authenticated","code":"NOT_AUTHENTICATED"}',
        })
      }
    }
  }
})

test('the public calls exist and do not answer 401', async () => {
  const found = calls.filter(({ method, path }) => OPEN.has(`${method} ${path}`))
  expect(found).toHaveLength(OPEN.size)
  for (const { method, path } of found) {
    expect((await ask(method, path.replace(/\{\w+\}/g, 'unknown'))).status).not.toBe(401)
  }
  expect(calls.filter(isPublic)).toEqual(found)
})

test.each([
  ...['/api', '/api/nothing', '/api/talents/', '/api/talents/shareable/x/y', '/api/auth/Login', '/api/openapi.json'],
  ...[
    '/api/files/abcdefghijklmnopqrstuvwxyz012345',
    '/api/users/1',
    '/api/%zz',
    '/api/a?b=/api/auth/login',
    '/api//talents',
  ],
])('a visitor gets 401 at %s', async url => {
  for (const method of METHODS) {
    const { status, body } = await ask(method, url)
    expect(status, method).toBe(401)
    if (method !== 'HEAD') expect(JSON.parse(body)).toEqual({ code: 'NOT_AUTHENTICATED', message: 'Not authenticated' })
  }
})

test('a visitor sees the allowed methods of public paths only', async () => {
  for (const { method, path } of calls) {
    const url = path.replace(/\{\w+\}/g, 'unknown')
    const isOpen = OPEN.has(`${method} ${path}`)
    const { status, headers } = await ask('PUT', url)
    expect(status, path).toBe(isOpen ? 405 : 401)
    if (isOpen) expect(headers.allow).toBe(method === 'GET' ? 'GET, HEAD' : method)
  }
})

test('a malformed share link is answered like an unknown one', async () => {
  for (const token of ['%zz', 'x'.repeat(600)]) {
    expect((await ask('GET', `/api/talents/shareable/${token}`)).status).toBe(404)
  }
})

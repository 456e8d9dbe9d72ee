import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  visitor.fetch({ method, url, headers })

describe('without a known proxy', () => {
  openApp({ LOG_LEVEL: 'info', METRICS_TOKEN: 'a token of twenty letters', PUBLIC_URL: 'https://desk.example.com' })

  test.each([
    ...[
      '..%5c..%5cpackage.json',
      '..%2f..%2fpackage.json',
      '..%255c..%255cpackage.json',
      'index.js%00.css',
      '%zz',
      '.env',
    ],
    ...['C:%5cboot.ini', '%0d%0aX-A:%20b', 'nothing.js', '..;/package.json', `${'x'.repeat(4_000)}.js`],
  ])('answers 404 for /assets/%s', async name => {
    const { statusCode, headers, body } = await ask(`/assets/${name}`)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body)).toEqual({ code: 'NOT_FOUND', message: 'Not found' })
  })

  test('serves the assets of the build', async () => {
    const [asset = ''] = await readdir(path.resolve(import.meta.dirname, '../../dist/web/assets'))
    expect((await ask(`/assets/${asset}`)).statusCode).toBe(200)
  })

  test.each([
    ...[
      '/',
      '/share/abc',
      '/SHARE/abc',
      '/apply/abc',
      '/%73hare/abc',
      '/api/public/deals/abc',
      '/API/nothing',
      '/healthz',
    ],
    ...['/api/talents/shareable/abc', '/api/talents/shareable/%zz', '/api/talents', '/graphql', '/assets/nothing.js'],
  ])('answers %s with the security headers', async url => {
    const { headers } = await ask(url)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    })
  })

  test('lets pages load pictures of this site only', async () => {
    expect((await ask('/')).headers['content-security-policy']).toContain("; img-src 'self' data: blob:; ")
  })

  test.each([
    ...['/api/talents', '/api/nothing', '/api/public/deals/abc', '/api/talents/shareable/%zz', '/graphql', '/readyz'],
    ...['/api/files/abcdefghijklmnopqrstuvwxyz012345', '/api/auth/me'],
  ])('keeps the answer of %s out of every cache', async url => {
    expect((await ask(url)).headers['cache-control']).toBe('no-store')
  })

  test('answers to staff are never cached', async () => {
    const staff = as(await make.user())
    const rest = await staff.fetch({ method: 'GET', url: '/api/talents' })
    const graphql = await staff.fetch({ method: 'POST', url: '/graphql', payload: { query: '{ viewer { id } }' } })
    expect([rest, graphql].map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ])
  })

  test('logs one warning about forwarded headers, without an address', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-for'])
      await ask('/', { [name]: 'for=203.0.113.9' })
    const told = world.logged.filter(line => line.includes('TRUST_PROXY'))
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0] ?? '').level).toBe(40)
    expect(world.logged.join()).not.toContain('203.0.113.9')
  })

  test('serves the metrics to direct loopback requests and to the metrics token', async () => {
    const status = async (headers: Record<string, string>) => (await ask('/metrics', headers)).statusCode
    expect(await status({})).toBe(200)
    expect(await status({ 'x-forwarded-for': '203.0.113.9' })).toBe(403)
    expect(await status({ forwarded: 'for=203.0.113.9' })).toBe(403)
    const token = 'Bearer a token of twenty letters'
    expect(await status({ forwarded: 'for=203.0.113.9', authorization: token })).toBe(200)
    expect(await status({ forwarded: 'for=203.0.113.9', authorization: `${token}!` })).toBe(403)
    expect(await status({ forwarded: 'for=203.0.113.9', authorization: token.slice(0, -1) })).toBe(403)
  })
})

describe('behind a proxy', () => {
  openApp({ LOG_LEVEL: 'info', TRUST_PROXY: '1', METRICS_TOKEN: 'a token of twenty letters' })

  test('serves the metrics to the metrics token only', async () => {
    expect((await ask('/metrics')).statusCode).toBe(403)
    expect((await ask('/metrics', { authorization: 'Bearer a token of twenty letters' })).statusCode).toBe(200)
  })

  test('logs no warning about forwarded headers', async () => {
    await ask('/', { 'x-forwarded-for': '203.0.113.9' })
    expect(world.logged.join()).not.toContain('TRUST_PROXY')
  })

  test('an http address does not require https', async () => {
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined()
  })
})

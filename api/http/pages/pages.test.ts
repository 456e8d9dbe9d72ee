import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp()

let staff: Caller
let script: string

beforeAll(async () => {
  staff = as(await make.user())
  const assets = await readdir(path.resolve(import.meta.dirname, '../../../dist/web/assets'))
  script = `/assets/${assets.find(name => /^react-.*\.js$/.test(name))}`
})

const ask = (caller: Caller, url: string, encoding?: string) =>
  caller.fetch({ method: 'GET', url, headers: encoding ? { 'accept-encoding': encoding } : {} })

describe('an asset', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    [undefined, undefined],
  ])('for a browser that accepts %s is sent as %s and cached permanently', async (taken, sent) => {
    const { statusCode, headers, rawPayload } = await ask(visitor, script, taken)
    expect({ statusCode, encoding: headers['content-encoding'] }).toEqual({ statusCode: 200, encoding: sent })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
    const plain = (await ask(visitor, script)).rawPayload
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[sent ?? '']
    expect(open ? open(rawPayload).equals(plain) : rawPayload.equals(plain)).toBe(true)
    if (open) expect(rawPayload.length).toBeLessThan(plain.length / 3)
  })
})

test('the document is revalidated each time, and is compressed', async () => {
  const { headers } = await ask(visitor, '/share/abc', 'br')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(headers.etag).toBeTruthy()
})

test('an API response over a kilobyte is compressed, a short one is not', async () => {
  for (let count = 0; count < 4; count++) await make.talent({ summary: 'Weaves looms. '.repeat(30) })
  const list = await ask(staff, '/api/talents', 'gzip')
  expect(list.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
  expect(JSON.parse(gunzipSync(list.rawPayload).toString())).toEqual((await ask(staff, '/api/talents')).json())
  expect((await ask(staff, '/api/auth/me', 'gzip')).headers['content-encoding']).toBeUndefined()
  const query = '{ talents(first: 10) { edges { node { summary keyHighlights } } } }'
  const headers = { 'accept-encoding': 'br' }
  const answer = await staff.fetch({ method: 'POST', url: '/graphql', payload: { query }, headers })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).data.talents.edges).toHaveLength(4)
})

import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KeptFile, storeBytes } from '../../files/files.ts'
import { readRange } from '../../files/ranges.ts'
import type { FileKind } from '../../files/rules.ts'
import { makeApp, startFiles } from '../../test/files.ts'
import { samples } from '../../test/samples.ts'
import { sendFile } from './sendFile.ts'

let files: Awaited<ReturnType<typeof startFiles>>
let app: FastifyInstance
let pdf: KeptFile

beforeAll(async () => {
  files = await startFiles()
  app = await makeApp(files, routes => {
    routes.get('/public', (request, reply) =>
      sendFile(request, reply, pdf.key, { name: 'Portfolio.pdf', download: true }),
    )
  })
  pdf = await store('RESUME', samples.pdf(1_000), 'Zoë "CV".pdf')
})

afterAll(async () => {
  await app.close()
  await files.stop()
})

test('sends a file with its headers', async () => {
  const answer = await get(pdf.url)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(samples.pdf(1_000))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '1000',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: `"${pdf.sha256}"`,
    'content-disposition': `inline; filename="Zo_ _CV_.pdf"; filename*=UTF-8''Zo%C3%AB%20_CV_.pdf`,
  })
})

test('answers 401 to a visitor whether or not the file exists', async () => {
  for (const url of [pdf.url, '/api/files/no-such-file-anywhere-at-all']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url, headers: { range: 'bytes=0-1', 'if-none-match': '*' } })
      expect([answer.statusCode, answer.headers.etag]).toEqual([401, undefined])
      if (method === 'GET') expect(answer.json()).toEqual({ message: 'Not authenticated' })
    }
  }
})

test('answers 404 for unknown files, malformed keys and lost bytes', async () => {
  const lost = await store('PICTURE', samples.png())
  await rm(path.join(files.storageFolder, lost.key))
  for (const url of ['/api/files/nothing', '/api/files/..%2F..%2Fpid', '/api/files/%00', lost.url]) {
    const answer = await get(url)
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 404, { message: 'File not found' }])
  }
  const part = await get(lost.url, { range: 'bytes=0-1' })
  expect([part.statusCode, part.json()]).toEqual([404, { message: 'File not found' }])
})

test('answers HEAD without the bytes', async () => {
  const answer = await get(pdf.url, {}, 'HEAD')
  expect([answer.statusCode, answer.headers['content-length'], answer.payload]).toEqual([200, '1000', ''])
})

const ranges: [string, string, number, number][] = [
  ['bytes=0-0', 'bytes 0-0/1000', 0, 1],
  ['bytes=5-9', 'bytes 5-9/1000', 5, 10],
  ['bytes=990-', 'bytes 990-999/1000', 990, 1_000],
  ['bytes=-10', 'bytes 990-999/1000', 990, 1_000],
  ['bytes=-5000', 'bytes 0-999/1000', 0, 1_000],
  ['bytes=10-99999', 'bytes 10-999/1000', 10, 1_000],
]

test.each(ranges)('sends the range %s', async (range, contentRange, from, to) => {
  const answer = await get(pdf.url, { range })
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, contentRange])
  expect(answer.headers['content-length']).toBe(String(to - from))
  expect(answer.rawPayload).toEqual(samples.pdf(1_000).subarray(from, to))
})

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('answers 416 for the range %s', async range => {
  const answer = await get(pdf.url, { range })
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000'])
})

test.each(['bytes=', 'bytes=-', 'bytes=9-5', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5'])('ignores %s', range => {
  expect(readRange(range, 1_000)).toBeUndefined()
})

test('answers 304 when the file has not changed', async () => {
  const etag = `"${pdf.sha256}"`
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get(pdf.url, { 'if-none-match': known, range: 'bytes=0-1' })
    expect([answer.statusCode, answer.payload]).toEqual([304, ''])
  }
  expect((await get(pdf.url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect((await get(pdf.url, { 'if-range': '"other"', range: 'bytes=0-1' })).statusCode).toBe(200)
  expect((await get(pdf.url, { 'if-range': etag, range: 'bytes=0-1' })).statusCode).toBe(206)
})

test('sends no sandbox policy with a PDF that is opened as a page, so that every viewer can show it', async () => {
  const viewable = "default-src 'none'; style-src 'unsafe-inline'"
  const sandbox = "sandbox; default-src 'none'"
  const picture = await store('PICTURE', samples.png())
  const policyOf = async (url: string, headers: Record<string, string>) =>
    (await get(url, headers)).headers['content-security-policy']
  expect(await policyOf(pdf.url, { 'sec-fetch-dest': 'document' })).toBe(viewable)
  expect(await policyOf(pdf.url, { 'sec-fetch-dest': 'iframe' })).toBe(viewable)
  expect(await policyOf(pdf.url, { accept: 'text/html,*/*' })).toBe(viewable)
  expect(await policyOf(pdf.url, { 'sec-fetch-dest': 'empty', accept: '*/*' })).toBe(sandbox)
  expect(await policyOf(`${pdf.url}?download`, { 'sec-fetch-dest': 'document' })).toBe(sandbox)
  expect(await policyOf(picture.url, { 'sec-fetch-dest': 'document' })).toBe(sandbox)
})

test('pictures and PDFs are shown inline, Word documents are downloaded', async () => {
  const dispositionOf = async (url: string) => (await get(url)).headers['content-disposition']
  expect(await dispositionOf((await store('PICTURE', samples.gif(), 'me.gif')).url)).toMatch(
    /^inline; filename="me.gif"/,
  )
  expect(await dispositionOf((await store('APPLICATION', samples.doc())).url)).toMatch(/^attachment;/)
  expect(await dispositionOf((await store('APPLICATION', samples.docx())).url)).toMatch(/^attachment;/)
  expect(await dispositionOf(`${pdf.url}?download`)).toMatch(/^attachment;/)
})

test('a route of another folder can send a file under a different name', async () => {
  const answer = await app.inject('/public')
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Portfolio.pdf"; filename*=UTF-8''Portfolio.pdf`,
  )
})

function get(url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.inject({ method, url, headers: { 'x-staff': '1', ...headers } })
}

function store(kind: FileKind, bytes: Uint8Array, filename = 'cv') {
  return storeBytes(files, { uploadedById: null, kind, bytes, filename })
}

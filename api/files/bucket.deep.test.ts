import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WrongSetting } from '../settings.ts'
import { samples } from '../test/samples.ts'
import { openStorage, type Storage } from './storage.ts'

type BucketRequest = { method?: string; url?: string; headers: Record<string, string | string[] | undefined> }

const objects = new Map<string, Buffer>()
const seen: BucketRequest[] = []
let failures = 0
let server: Server
let storage: Storage

/** A fake of the parts of S3 that the product uses. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, headers } = request
    const { pathname } = new URL(request.url ?? '', 'http://x')
    seen.push({ method, url: pathname, headers })
    if (failures > 0) {
      failures -= 1
      request.resume()
      return response.writeHead(503).end()
    }
    const object = objects.get(pathname)
    if (method === 'HEAD')
      return response.writeHead(pathname === '/bucket/' || pathname === '/bucket' ? 200 : 404).end()
    if (method === 'PUT') {
      objects.set(pathname, await buffer(request))
      return response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(pathname)
      return response.writeHead(204).end()
    }
    if (!object) {
      response.writeHead(404, { 'content-type': 'application/xml' })
      return response.end('<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>')
    }
    const [, start, end] = headers.range?.match(/bytes=(\d+)-(\d+)/) ?? []
    const bytes = start === undefined ? object : object.subarray(Number(start), Number(end) + 1)
    return response.writeHead(start === undefined ? 200 : 206, { 'content-length': bytes.length }).end(bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  storage = await openStorage(`s3://the-key:sec%2Fret@127.0.0.1:${port}/bucket/team?region=eu-central-1&ssl=0`)
})

afterAll(() => {
  storage.close()
  server.close()
})

beforeEach(() => {
  objects.clear()
  seen.length = 0
  failures = 0
})

test('stores bytes with size and hash, signed, and reads them whole or in part', async () => {
  const bytes = samples.pdf(300_000)
  await put('abc', bytes)
  expect([...objects.keys()]).toEqual(['/bucket/team/abc'])
  expect(objects.get('/bucket/team/abc')).toEqual(bytes)
  expect(seen[0]?.headers).toMatchObject({
    'content-length': '300000',
    'content-type': 'application/pdf',
    'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64'),
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=the-key\/\d+\/eu-central-1\/s3/),
  })
  expect(await read('abc')).toEqual(bytes)
  expect(await read('abc', { start: 5, end: 9 })).toEqual(bytes.subarray(5, 10))
})

test('reads an unknown key as null and allows its removal', async () => {
  expect(await storage.read('nothing')).toBeNull()
  await put('abc', samples.pdf())
  await storage.remove('abc')
  await storage.remove('abc')
  expect(objects.size).toBe(0)
})

test('retries after a temporary fault; a permanent fault fails the check and the upload', async () => {
  await storage.check()
  failures = 2
  await put('abc', samples.pdf(100_000))
  expect(objects.get('/bucket/team/abc')).toHaveLength(100_000)
  failures = Number.POSITIVE_INFINITY
  await expect(storage.check()).rejects.toThrow()
  await expect(put('def', samples.pdf())).rejects.toThrow()
})

test('refuses an address without a bucket, and hides the secret in the description', async () => {
  await expect(openStorage('s3://somewhere')).rejects.toThrow(
    new WrongSetting('STORAGE_URL: the given value is not accepted; expected s3://KEY:SECRET@host/bucket.'),
  )
  expect(storage.description).not.toContain('sec')
})

function put(key: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return storage.put(key, () => Readable.from([bytes]), { size: bytes.length, sha256, contentType: 'application/pdf' })
}

async function read(key: string, range?: { start: number; end: number }) {
  const stream = await storage.read(key, range)
  if (!stream) throw new Error('There is nothing')
  return buffer(stream)
}

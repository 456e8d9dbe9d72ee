import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WrongSetting } from '../settings.ts'
import { samples } from '../test/samples.ts'
import { openStorage, type Storage } from './storage.ts'

type Seen = { method?: string; url?: string; headers: Record<string, string | string[] | undefined> }

const objects = new Map<string, Buffer>()
const seen: Seen[] = []
let failures = 0
let server: Server
let storage: Storage

/** As much of S3 as we use. */
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

test('bytes go in with their size and hash, signed, and come out whole or in part', async () => {
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

test('what is not there reads as nothing and may be removed', async () => {
  expect(await storage.read('nothing')).toBeNull()
  await put('abc', samples.pdf())
  await storage.remove('abc')
  await storage.remove('abc')
  expect(objects.size).toBe(0)
})

test('a fault that passes is borne, one that stays fails the check and the upload', async () => {
  await storage.check()
  failures = 2
  await put('abc', samples.pdf(100_000))
  expect(objects.get('/bucket/team/abc')).toHaveLength(100_000)
  failures = Number.POSITIVE_INFINITY
  await expect(storage.check()).rejects.toThrow()
  await expect(put('def', samples.pdf())).rejects.toThrow()
})

test('the address must name a bucket, and the secret is not described', async () => {
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

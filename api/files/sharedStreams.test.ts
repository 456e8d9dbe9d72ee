import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SharedStreams, shareStreams } from './sharedStreams.ts'

let folder: string
let shared: SharedStreams

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'talentdesk-shared-'))
  shared = shareStreams(folder)
})

afterEach(async () => {
  vi.useRealTimers()
  await noFiles()
  await rm(folder, { recursive: true })
})

const MB = 1024 * 1024
const never = () => new AbortController().signal

/** The MB of a source that are made as they are read, each with its number, and how often and how far it was read. */
function numbered(megabytes: number) {
  const source = {
    begun: 0,
    made: 0,
    key: [{}, 'numbered'],
    async begin(signal: AbortSignal) {
      source.begun++
      const make = async function* () {
        for (let number = 0; number < megabytes; number++) {
          source.made = number + 1
          yield Buffer.alloc(MB, `${number}:`)
        }
      }
      return Readable.from(make(), { signal, objectMode: false })
    },
  }
  return source
}

async function hashOf(stream: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  for await (const bytes of stream) hash.update(bytes)
  return hash.digest('hex')
}

async function expected(megabytes: number) {
  return hashOf(await numbered(megabytes).begin(never()))
}

async function open(source: Parameters<SharedStreams['read']>[0], signal = never()) {
  const stream = await shared.read(source, signal)
  if (Buffer.isBuffer(stream)) throw new Error('These are few bytes')
  return stream
}

const closed = (stream: Readable) => new Promise(resolve => stream.once('close', resolve))

/** The files without a name that this process has open in the folder. Only Linux tells. */
async function openFiles() {
  const descriptors = await readdir('/proc/self/fd').catch(() => [])
  const files = await Promise.all(descriptors.map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return files.filter(file => file.startsWith(folder))
}

const noFiles = () => expect.poll(async () => [...(await openFiles()), ...(await readdir(folder))]).toEqual([])

test('a source is run once for all its readers, whatever their pace', async () => {
  const source = numbered(3)
  const [one, other] = [await open(source), await open(source)]
  const whole = await expected(3)
  expect(await hashOf(one)).toBe(whole)
  expect(source.made).toBe(3)
  const late = await open(source)
  expect(await Promise.all([hashOf(other), hashOf(late)])).toEqual([whole, whole])
  expect(source.begun).toBe(1)
})

test('a source is run again when its readers have gone, and for another key', async () => {
  const source = numbered(2)
  await hashOf(await open(source))
  await hashOf(await open(source))
  expect(source.begun).toBe(2)
  const first = await open(source)
  const other = await open({ ...source, key: [source.key[0], 'other'] })
  expect(source.begun).toBe(4)
  for (const stream of [first, other]) stream.destroy()
})

test('few bytes go to all as they are', async () => {
  const begin = vi.fn(async () => Buffer.from('[]'))
  const both = await Promise.all([shared.read({ key: [1], begin }, never()), shared.read({ key: [1], begin }, never())])
  expect(both.map(String)).toEqual(['[]', '[]'])
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a ninth stream gets 4 MB ahead of its slowest reader, goes on when this one does, and cannot be joined then', async () => {
  const eight = await Promise.all(Array.from({ length: 8 }, () => open(numbered(1))))
  const source = numbered(30)
  const [fast, slow] = [await open(source), await open(source)]
  const fastHash = hashOf(fast)
  await expect.poll(() => source.made).toBeGreaterThanOrEqual(4)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(source.made).toBeLessThanOrEqual(7)
  const whole = await expected(30)
  expect(await Promise.all([fastHash, hashOf(slow)])).toEqual([whole, whole])

  const another = await open(source)
  for (let bytes = 0; bytes < 8 * MB; ) {
    const part = another.read()
    if (part) bytes += part.length
    else await once(another, 'readable')
  }
  expect(source.begun).toBe(2)
  expect(await hashOf(await open(source))).toBe(whole)
  expect(source.begun).toBe(3)
  for (const stream of [...eight, another]) stream.destroy()
})

test('a fault breaks all streams off', async () => {
  const source = {
    key: [{}],
    begin: async () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(MB)
          throw new Error('Row 7 is nonsense')
        })(),
        { objectMode: false },
      ),
  }
  const both = await Promise.all([open(source), open(source)])
  for (const stream of both) await expect(hashOf(stream)).rejects.toThrow('Row 7 is nonsense')
})

test('a source that cannot begin, or has no room, is told to all who wait', async () => {
  const failing = { key: [1], begin: () => Promise.reject(new Error('Busy')) }
  const both = await Promise.allSettled([shared.read(failing, never()), shared.read(failing, never())])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const nowhere = shareStreams(path.join(folder, 'missing'))
  await expect(nowhere.read(numbered(9), never())).rejects.toThrow('ENOENT')
})

test('a source ends with its last reader', async () => {
  const ends: AbortSignal[] = []
  const source = {
    key: [{}],
    begin: (signal: AbortSignal) => {
      ends.push(signal)
      return numbered(1_000).begin(signal)
    },
  }
  const going = new AbortController()
  const [one, other] = [await open(source), await open(source, going.signal)]
  one.destroy()
  await closed(one)
  expect(ends.map(({ aborted }) => aborted)).toEqual([false])
  going.abort()
  await closed(other)
  expect(ends.map(({ aborted }) => aborted)).toEqual([true])
})

test('a reader who goes away before the first byte gets the reason, and others the bytes', async () => {
  const source = numbered(3)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const begin = (signal: AbortSignal) => held.then(() => source.begin(signal))
  const going = new AbortController()
  const gone = shared.read({ ...source, begin }, going.signal)
  const stays = shared.read({ ...source, begin }, never())
  going.abort(new Error('Gone'))
  release()
  await expect(gone).rejects.toThrow('Gone')
  expect(await hashOf((await stays) as Readable)).toBe(await expected(3))
})

test('a reader who stands still for 30 seconds is cut off, and one who takes half an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const still = await open(numbered(9))
  await once(still, 'readable')
  vi.advanceTimersByTime(30_000)
  expect(still.errored?.message).toBe('The reader of a stream stood still')

  const slow = await open(numbered(99))
  for (let seconds = 0; seconds < 30 * 60; seconds += 20) {
    expect(slow.errored).toBe(null)
    if (!slow.readableLength) await once(slow, 'readable')
    slow.read()
    vi.advanceTimersByTime(20_000)
  }
  expect(slow.errored?.message).toBe('The reader of a stream was too slow')
})

import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Offer, openRelay, takeOffer } from './relay.ts'

const faults: Error[] = []
let offer: (bytes: Readable) => Offer

beforeAll(async () => {
  offer = await openRelay(fault => void faults.push(fault))
})

afterEach(() => {
  faults.length = 0
})

const MB = 1024 * 1024
const never = () => new AbortController().signal

/** So many MB, each of which says how many have been made. */
function made(megabytes: number, fault?: Error) {
  const counter = { count: 0 }
  async function* make() {
    while (counter.count < megabytes) yield Buffer.alloc(MB, `${counter.count++}:`)
    if (fault) throw fault
  }
  return Object.assign(counter, { bytes: Readable.from(make(), { objectMode: false }) })
}

const closed = (stream: Readable) => new Promise(resolve => stream.once('close', resolve))

test('bytes arrive as they were offered, of several streams at once, long and short', async () => {
  const sizes = [9, 3, 0]
  const received = await Promise.all(sizes.map(size => buffer(takeOffer(offer(made(size).bytes), never()))))
  const expected = await Promise.all(sizes.map(size => buffer(made(size).bytes)))
  expect(received.map((bytes, index) => bytes.equals(expected[index] as Buffer))).toEqual([true, true, true])
  for (const text of ['x', 'x'.repeat(42), 'x'.repeat(43), 'x'.repeat(300_000)]) {
    expect(String(await buffer(takeOffer(offer(Readable.from([Buffer.from(text)])), never())))).toBe(text)
  }
})

test('the sender waits for a receiver who stands still, and goes on with them', async () => {
  const source = made(40)
  const received = takeOffer(offer(source.bytes), never())
  await once(received, 'readable')
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(source.count).toBeLessThan(5)
  expect((await buffer(received)).length).toBe(40 * MB)
})

test('a stream that breaks off at the sender breaks off at the receiver, and is told once', async () => {
  const received = takeOffer(offer(made(3, new Error('Row 7 is nonsense')).bytes), never())
  await expect(buffer(received)).rejects.toThrow('A stream broke off')
  expect(faults.map(({ message }) => message)).toEqual(['Row 7 is nonsense'])
})

test('a stream ends at the sender when the receiver leaves, even before it has come', async () => {
  const going = new AbortController()
  const source = made(1_000)
  const received = takeOffer(offer(source.bytes), going.signal)
  await once(received, 'readable')
  going.abort()
  await closed(source.bytes)
  const waiting = new Readable({ read() {} })
  waiting.push('x'.repeat(1_000))
  const left = takeOffer(offer(waiting), never())
  await once(left, 'readable')
  left.destroy()
  await closed(waiting)
  const early = made(1_000)
  const gone = takeOffer(offer(early.bytes), AbortSignal.abort())
  await closed(early.bytes)
  expect(gone.errored?.name).toBe('AbortError')
  expect(faults).toEqual([])
})

test('an offer can be taken once, and no longer when its stream has ended', async () => {
  const source = made(2)
  const once = offer(source.bytes)
  const both = await Promise.allSettled([once, once].map(taken => buffer(takeOffer(taken, never()))))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const late = offer(made(2).bytes)
  const ended = made(2)
  const missed = offer(ended.bytes)
  ended.bytes.destroy()
  await closed(ended.bytes)
  await expect(buffer(takeOffer(missed, never()))).rejects.toThrow('A stream broke off')
  expect((await buffer(takeOffer(late, never()))).length).toBe(2 * MB)
})

test('only the same user can open the socket, and without a token nobody gets anything', async () => {
  const { socketPath, token } = offer(made(1).bytes)
  if (process.platform !== 'win32') expect((await stat(path.dirname(socketPath))).mode & 0o777).toBe(0o700)
  for (const guess of ['x'.repeat(token.length), token.slice(1), `${token}x`]) {
    const stranger = net.connect(socketPath)
    const got = vi.fn()
    stranger.on('data', got).write(guess)
    await closed(stranger)
    expect(got).not.toHaveBeenCalled()
  }
  expect((await buffer(takeOffer({ socketPath, token }, never()))).length).toBe(MB)
})

import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { asUnavailable } from '../faults.ts'
import { TooMany, Unavailable } from '../problems.ts'
import { as, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { samples } from '../test/samples.ts'
import { openRoom, type Sender } from './room.ts'
import { spoolStream } from './spool.ts'

openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0' }, { listen: true })

const left: (() => void)[] = []
const MB = 1024 * 1024

const take = async (sender: Sender) => {
  const leave = await world.storage.takeRoom(sender, MB)
  left.push(leave)
  return leave
}

afterEach(() => {
  for (const leave of left.splice(0)) leave()
  vi.useRealTimers()
})

describe('room for uploads', () => {
  test('is four uploads for one sender; the next upload waits until another ends', async () => {
    const [leave] = await Promise.all([1, 2, 3, 4].map(() => take({ address: '192.0.2.1' })))
    let isIn = false
    const fifth = take({ address: '192.0.2.1' }).then(() => {
      isIn = true
    })
    await take({ address: '192.0.2.2' })
    expect(isIn).toBe(false)
    leave?.()
    await fifth
  })

  test('remains four when several wait for the same free places', async () => {
    const sender = { address: '192.0.2.3' }
    const first = await Promise.all([1, 2, 3, 4].map(() => take(sender)))
    const patience = AbortSignal.timeout(500)
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience)
    const waiting = [5, 6, 7, 8, 9, 10].map(() => take(sender))
    for (const leave of first) leave()
    const outcomes = await Promise.allSettled(waiting)
    vi.restoreAllMocks()
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  })

  test('is half for visitors, the rest for staff', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(part => take({ address: `192.0.2.${part}` })))
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(userId => take({ userId })))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    await expect(take({ address: '192.0.2.9' })).rejects.toThrow(Unavailable)
    await expect(take({ userId: 9 })).rejects.toThrow(Unavailable)
    vi.restoreAllMocks()
  })

  test('a sender with too many uploads is asked to try again later', async () => {
    await Promise.all([1, 2, 3, 4].map(() => take({ userId: 1 })))
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const refusal = await take({ userId: 1 }).catch(problem => problem)
    vi.restoreAllMocks()
    expect(refusal).toBeInstanceOf(TooMany)
    expect(refusal.extensions).toMatchObject({ code: 'TOO_MANY', retryAfter: 10 })
  })

  test.skipIf(process.platform !== 'linux')('is refused when the disk is nearly full', async () => {
    const fault = await openRoom('/proc')({ userId: 1 }, MB).catch(error => error)
    expect(asUnavailable(fault)).toMatchObject({ code: 'UNAVAILABLE', extensions: { retryAfter: 60 } })
  })
})

test.each([
  ['stands still', 0],
  ['trickles', 1_000],
])('aborts an upload that %s', async (_how, bytesPerSecond) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const stream = new PassThrough()
  const spooled = spoolStream(world.storage, stream, { limit: MB }).catch(problem => problem.message)
  await trickle(stream, bytesPerSecond, 60)
  expect(stream.destroyed).toBe(true)
  expect(await spooled).toBe('The upload was interrupted. Please try again.')
})

test('accepts an upload over a slow line', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const stream = new PassThrough()
  const spooled = spoolStream(world.storage, stream, { limit: 2 * MB })
  await trickle(stream, 20_000, 60)
  stream.end()
  const spool = await spooled
  expect(spool.size).toBe(60 * 20_000)
  await spool.close()
})

async function trickle(stream: PassThrough, bytesPerSecond: number, seconds: number) {
  await new Promise(resolve => setTimeout(resolve, 50))
  for (let second = 0; second < seconds && !stream.destroyed; second += 1) {
    if (bytesPerSecond > 0) stream.write(Buffer.alloc(bytesPerSecond))
    await vi.advanceTimersByTimeAsync(1_000)
    // Disk writes take real time: wait until all bytes are written before the clock moves on.
    do await new Promise(resolve => setTimeout(resolve, 5))
    while (stream.readableLength > 0 && !stream.destroyed)
  }
}

describe("a visitor's file", () => {
  const sockets: Socket[] = []
  let token: string

  beforeAll(async () => {
    const staff = as(await make.user())
    const shared = await staff.run<{ shareDeal: { shareableUrl: string } }>(
      'mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }',
      { id: (await make.deal()).id },
    )
    token = shared.shareDeal.shareableUrl.split('/').at(-1) ?? ''
  })

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })

  /** Sends the head of a form and the start of its file. Resolves with the status line, 'closed' or 'nothing yet'. */
  function stall(address: string, patience = 2_000): Promise<string> {
    const socket = connect(Number(new URL(world.address).port), '127.0.0.1')
    sockets.push(socket)
    const form = `--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`
    const head = ['Host: x', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 9000000', '', form]
    socket.write([`POST ${address} HTTP/1.1`, ...head].join('\r\n'))
    socket.write(samples.pdf(3 * MB))
    return new Promise(resolve => {
      socket.once('data', answer => resolve(answer.toString().split('\r\n')[0] ?? ''))
      socket.once('error', () => resolve('closed'))
      setTimeout(resolve, patience, 'nothing yet')
    })
  }

  test('is not read for an unknown link', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => stall('/api/public/deals/unknown/apply', 15_000)))
    expect(answers).toEqual(Array(8).fill('HTTP/1.1 404 Not Found'))
  })

  test('takes at most four places for a known link', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => stall(`/api/public/deals/${token}/apply`)))
    expect(answers).toEqual(Array(8).fill('nothing yet'))
    let isIn = false
    void world.storage.takeRoom({ address: '127.0.0.1' }, MB).then(leave => {
      isIn = true
      leave()
    })
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(isIn).toBe(false)
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(() => isIn, { timeout: 15_000 }).toBe(true)
  })

  test('is not read for a closed deal, with or without applications', async () => {
    const { id } = await make.deal()
    await world.db.deal.update({ where: { id }, data: { status: 'CLOSED', applyToken: 'closed' } })
    expect(await stall('/api/public/deals/closed/apply', 15_000)).toBe('HTTP/1.1 409 Conflict')
    await make.application(id)
    expect(await stall('/api/public/deals/closed/apply', 15_000)).toBe('HTTP/1.1 409 Conflict')
  })
})

describe('a full disk has a readable message', () => {
  const FULL = 'There is no room left to save this. Please try again later, or tell whoever runs the product.'

  test("in REST, when the database's disk is full", async () => {
    await world.db.$executeRaw`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`
    await world.db.$executeRaw`CREATE TRIGGER full_disk BEFORE INSERT ON "StoredFile" EXECUTE FUNCTION full_disk()`
    const staff = as(await make.user())
    const payload = new FormData()
    payload.set('profilePicture', new Blob([new Uint8Array(samples.png())]))
    const token = await staff.fetch({ method: 'POST', url: '/api/upload-profile-picture', payload })
    expect([token.statusCode, token.json(), token.headers['retry-after']]).toEqual([
      503,
      { message: FULL, code: 'UNAVAILABLE' },
      '60',
    ])
    await world.db.$executeRaw`DROP TRIGGER full_disk ON "StoredFile"`
  })

  test.skipIf(process.platform !== 'linux')('when our own disk is full, also below wrapping errors', async () => {
    const fault = await writeFile('/dev/full', 'x').catch(error => error)
    const wrapped = new Error('Cannot write file', { cause: fault })
    for (const error of [fault, wrapped]) expect(asUnavailable(error)?.message).toBe(FULL)
    expect(asUnavailable(new Error('Something else'))).toBeUndefined()
  })
})

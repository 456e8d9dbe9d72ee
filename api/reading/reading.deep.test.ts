import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { bomb } from '@talentdesk/reader/test/badFiles'
import { engineer } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createExtraction, type Extraction } from './extraction.ts'
import type { ReadingLimits } from './reading.ts'

let extraction: Extraction

afterEach(() => extraction.close())

function open(limits: ReadingLimits) {
  extraction = createExtraction({ name: 'local' }, limits)
}

const resume = await drawResume(engineer, 'oneColumn')
const known = { name: 'Zofia Kowalska' }

const stored = (open: () => Promise<Readable>) => ({ key: 'of a stored file', open: vi.fn(open) })

test('queued readings open no file; a full queue refuses more, and closing refuses the rest', async () => {
  open({ readers: 1 })
  const bytes = stored(async () => new Readable({ read: () => undefined }))
  const readings = Array.from({ length: 51 }, () => extraction.extractResume({ bytes }))
  const ends = Promise.allSettled(readings)
  await expect(extraction.extractResume({ bytes: resume })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The reader is busy. Please try again in a moment.',
    extensions: { retryAfter: 10 },
  })
  expect(bytes.open).toHaveBeenCalledTimes(1)
  await extraction.close()
  for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
  await expect(extraction.extractResume({ bytes: resume })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('background work is never refused, leaves a slot to people and completes', async () => {
  open({ readers: 2 })
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const bytes = stored(async () => {
    await released
    return Readable.from([resume])
  })
  const inBackground = Array.from({ length: 12 }, () => extraction.extractResume({ bytes, isBackground: true }))
  await expect(extraction.extractResume({ bytes: resume })).resolves.toMatchObject(known)
  expect(bytes.open).toHaveBeenCalledTimes(1)
  release()
  for (const read of await Promise.all(inBackground)) expect(read).toMatchObject(known)
  expect(bytes.open).toHaveBeenCalledTimes(12)
})

test.runIf(process.platform === 'linux')('a reader has no secrets and ends with the extraction', async () => {
  open({})
  vi.stubEnv('READER_TEST_SECRET', 'secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(extraction.extractResume({ bytes: resume })).resolves.toMatchObject(known)
  const [reader = 0] = children()
  const environment = readFileSync(`/proc/${reader}/environ`, 'latin1')
  const names = environment.split('\0').map(entry => entry.split('=')[0])
  expect(
    names.filter(
      name =>
        name && !['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'PWD', 'SHLVL', '_', 'OLDPWD'].includes(name),
    ),
  ).toEqual([])
  await extraction.close()
  await expect.poll(children).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'refuses six decompression bombs at once within the memory of two readers',
  async () => {
    open({ memory: 256e6 })
    let highest = 0
    const watch = setInterval(() => {
      highest = Math.max(
        highest,
        children()
          .map(memoryOf)
          .reduce((sum, bytes) => sum + bytes, 0),
      )
    }, 10)
    const bytes = bomb(300)
    const bombs = await Promise.allSettled(Array.from({ length: 6 }, () => extraction.extractResume({ bytes })))
    clearInterval(watch)
    for (const end of bombs) expect(end).toMatchObject({ reason: { code: 'UNREADABLE' } })
    expect(highest).toBeGreaterThan(256e6)
    expect(highest).toBeLessThan(2 * 256e6 + 250e6)
    await expect(extraction.extractResume({ bytes: resume })).resolves.toMatchObject(known)
  },
)

const allChildren = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ').filter(Boolean).map(Number)

/** The reader processes of other test files and the browser, which must not be counted. */
const kept = process.platform === 'linux' ? allChildren() : []

const children = () => allChildren().filter(pid => !kept.includes(pid))

function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024
  } catch {
    return 0 // The process has just ended.
  }
}

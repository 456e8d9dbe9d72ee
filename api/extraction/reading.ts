import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { Unreadable } from '../graphql/problems.ts'
import { fewestLetters, type Reading, type ReadingTask } from './readingTask.ts'

/** What one document may take: milliseconds, and bytes beyond what the process held before. */
export type ReadingLimits = { time?: number; memory?: number; threads?: number }

export const messages = {
  locked: 'The PDF is image-based or encrypted',
  tooLittle: 'Insufficient text content in the PDF',
  blank: 'No text content found in the PDF',
}

/**
 * Threads that read PDFs away from the requests. Whatever a document does there, the answer is a reading or
 * `Unreadable`: a thread that takes too long or too much is ended, and the next document gets a new one.
 */
export function openReading({ time = 12_000, memory = 512 * 2 ** 20, threads = 2 }: ReadingLimits = {}) {
  const pool = openPool(threads)
  const turns = openTurns(threads)

  async function read(task: ReadingTask, signal?: AbortSignal): Promise<Reading> {
    const leave = await turns.enter(signal)
    const late = AbortSignal.timeout(time)
    try {
      const stop = signal ? AbortSignal.any([signal, late]) : late
      return refuse(await attempt(task, stop).catch(fault => attemptAgain(fault, task, stop)))
    } catch (fault) {
      signal?.throwIfAborted()
      if (fault instanceof Unreadable) throw fault
      throw Object.assign(new (isLimit(fault) ? OverLimit : Unreadable)(messages.locked), { cause: fault })
    } finally {
      leave()
    }
  }

  async function attempt(task: ReadingTask, stop: AbortSignal): Promise<Reading> {
    const watch = watchMemory(memory)
    try {
      return (await pool.run(task, { signal: AbortSignal.any([stop, watch.signal]) })) as Reading
    } catch (fault) {
      throw watch.signal.aborted && turns.busy() > 1 ? new TooMuchTogether() : fault
    } finally {
      watch.end()
    }
  }

  /** Nobody knows whose the memory was while two documents were read: this one may have been the harmless one. */
  function attemptAgain(fault: unknown, task: ReadingTask, stop: AbortSignal) {
    if (!(fault instanceof TooMuchTogether)) throw fault
    return attempt(task, stop)
  }

  return { read, close: () => pool.close({ force: true }) }
}

/** The reading took too much time or memory. That may be the fault of the document, or of a machine that is busy. */
export class OverLimit extends Unreadable {}

function isLimit(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  return fault.name === 'AbortError' || ('code' in fault && String(fault.code).startsWith('ERR_WORKER'))
}

function refuse(reading: Reading): Reading {
  if (reading.letters === 0) throw new Unreadable(reading.paintsImages ? messages.locked : messages.blank)
  if (reading.letters < fewestLetters) throw new Unreadable(messages.tooLittle)
  return reading
}

/** Threads start with the first document and end when none has come for a minute. */
function openPool(threads: number) {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./readingThread.ts', import.meta.url)),
    execArgv: ['--import', tsx],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  })
  // A thread may die between documents; the next document gets a new one.
  pool.on('error', fault => process.emitWarning(fault))
  return pool
}

/** One document per thread: the time of a document that waits has not begun. */
function openTurns(most: number) {
  let busy = 0
  const waiting: (() => void)[] = []

  async function enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (busy >= most) await wait(signal)
    busy += 1
    return () => {
      busy -= 1
      waiting.shift()?.()
    }
  }

  function wait(signal?: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(resolve)
        if (place < 0) return
        waiting.splice(place, 1)
        reject(signal.reason)
      })
    })
  }

  return { enter, busy: () => busy }
}

class TooMuchTogether extends Error {}

/** Buffers live outside the heap that a thread's limits know, so the process itself is watched. */
function watchMemory(memory: number) {
  const stop = new AbortController()
  const before = process.memoryUsage.rss()
  const look = setInterval(() => {
    if (process.memoryUsage.rss() - before > memory) stop.abort(new Error(`Reading took more than ${memory} bytes`))
  }, 50)
  return { signal: stop.signal, end: () => clearInterval(look) }
}

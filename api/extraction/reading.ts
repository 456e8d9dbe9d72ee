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
    try {
      return refuse(await attempt(task, 1, signal).catch(fault => attemptAlone(fault, task, signal)))
    } catch (fault) {
      signal?.throwIfAborted()
      if (fault instanceof Unreadable) throw fault
      throw Object.assign(new (isLimit(fault) ? OverLimit : Unreadable)(messages.locked), { cause: fault })
    }
  }

  async function attempt(task: ReadingTask, turnsTaken: number, signal?: AbortSignal): Promise<Reading> {
    const leave = await turns.enter(turnsTaken, signal)
    const watch = watchMemory(memory)
    const ends = [AbortSignal.timeout(time), watch.signal, ...(signal ? [signal] : [])]
    try {
      return (await pool.run(task, { signal: AbortSignal.any(ends) })) as Reading
    } catch (fault) {
      const isShared = turnsTaken < threads && turns.busy() > turnsTaken
      throw watch.signal.aborted && isShared ? new TooMuchTogether() : fault
    } finally {
      watch.end()
      leave()
    }
  }

  /**
   * Nobody knows whose the memory was while two documents were read: this one may have been the harmless one. It is read
   * once more with nothing beside it.
   */
  function attemptAlone(fault: unknown, task: ReadingTask, signal?: AbortSignal) {
    if (!(fault instanceof TooMuchTogether)) throw fault
    return attempt(task, threads, signal)
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

/**
 * One document per thread: the time of a document that waits has not begun. Who takes more turns waits until so many are
 * free, and whoever comes later waits behind.
 */
function openTurns(most: number) {
  let busy = 0
  const waiting: { count: number; begin: () => void }[] = []

  async function enter(count: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (waiting.length > 0 || busy + count > most) await wait(count, signal)
    else busy += count
    return () => {
      busy -= count
      admit()
    }
  }

  function admit() {
    for (let next = waiting[0]; next && busy + next.count <= most; next = waiting[0]) {
      waiting.shift()
      busy += next.count
      next.begin()
    }
  }

  function wait(count: number, signal?: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const place = { count, begin: resolve }
      waiting.push(place)
      signal?.addEventListener('abort', () => {
        const index = waiting.indexOf(place)
        if (index < 0) return
        waiting.splice(index, 1)
        reject(signal.reason)
        admit()
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

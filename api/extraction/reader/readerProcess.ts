import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import { Unavailable } from '../../problems.ts'
import type { FromReader, Outcome, ToReader, Wanted } from '../readingTask.ts'
import { watchMemory, watchTime } from './limits.ts'

/** The program, as scripts/build.mjs makes it of reader.ts. */
const program = path.resolve(import.meta.dirname, '../../../dist/reader/reader.js')

/** Megabytes of objects. Beyond, V8 ends the process by itself. */
const HEAP = 256

/**
 * The kernel's part. When memory runs out it takes a reader, not the database; a reader writes no core file; and one that
 * nobody watches any more ends after so many seconds of computing.
 */
const GUARD = `{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; ulimit -c 0; ulimit -t 180; exec "$@"`

/** Many documents share the seconds of GUARD: after so many milliseconds of computing, a reader is replaced. */
const WORN_AFTER = 120_000

/** A reader that holds more bytes than this after a document is replaced: V8 seldom gives them back. */
const SWOLLEN_FROM = 240 * 2 ** 20

/** A stored file has so many milliseconds to arrive. */
const ARRIVES_WITHIN = 30_000

/** A reading process has ended by itself: the document broke it, or the system took it. */
export class ReaderDied extends Error {}

/** `time`: milliseconds from the moment at which the whole document has arrived. */
type Limits = { time: number; signal: AbortSignal }

/**
 * Starts a process that reads one document after the other. Its environment is empty, so it knows no secret. `memory`: the
 * bytes that it may hold in all.
 */
export function startReaderProcess(memory: number) {
  const child = spawnReader()
  const ended = new AbortController()
  child.once('error', cause => ended.abort(new Error('The reader could not be started', { cause })))
  child.once('exit', (code, signal) => ended.abort(new ReaderDied(`The reader ended with ${signal ?? code}`)))
  const ready = hear<{ isReady: true }>(ended.signal).catch(cause => {
    throw new Error('The reader did not start. Was it built (npm run build)?', { cause })
  })
  ready.catch(() => undefined) // Thrown to whoever reads first.
  let isWorn = false

  /** Throws ReaderDied, TooMuchMemory, TooMuchTime, or what ends the signal or the bytes; the process has ended then. */
  async function read(bytes: Readable, wanted: Wanted, { time, signal }: Limits): Promise<Outcome> {
    const memoryWatch = watchMemory(child.pid, memory)
    const ends = AbortSignal.any([ended.signal, memoryWatch.signal, signal])
    try {
      await unless(ends, ready)
      await deliver(bytes, ends)
      const outcome = await ask(wanted, time, ends)
      const { use } = outcome
      isWorn = use.memory > SWOLLEN_FROM || use.processor > WORN_AFTER
      return outcome
    } catch (fault) {
      end()
      throw fault
    } finally {
      memoryWatch.end()
      bytes.destroy()
    }
  }

  async function deliver(bytes: Readable, ends: AbortSignal) {
    const timeWatch = watchTime(ARRIVES_WITHIN)
    const inTime = AbortSignal.any([ends, timeWatch.signal])
    try {
      for await (const piece of addAbortSignal(inTime, bytes)) await send({ piece }, inTime)
    } catch (fault) {
      if (ends.aborted) throw ends.reason
      throw inTime.aborted ? new Unavailable('The file did not arrive. Please try again in a moment.', 10) : fault
    } finally {
      timeWatch.end()
    }
  }

  async function ask(wanted: Wanted, time: number, ends: AbortSignal): Promise<Outcome> {
    const timeWatch = watchTime(time)
    const inTime = AbortSignal.any([ends, timeWatch.signal])
    try {
      const outcome = hear<Outcome>(inTime)
      await Promise.all([outcome, send({ read: wanted }, inTime)])
      return await outcome
    } finally {
      timeWatch.end()
    }
  }

  function send(message: ToReader, ends: AbortSignal) {
    const sent = new Promise<void>(resolve => {
      child.send(message, fault => {
        if (!fault) resolve() // A process that cannot be told anything has ended, or is about to.
      })
    })
    return unless(ends, sent)
  }

  async function hear<Message extends FromReader>(ends: AbortSignal): Promise<Message> {
    const [message] = await unless(ends, once(child, 'message', { signal: ends }))
    return message
  }

  function end() {
    isWorn = true
    child.kill('SIGKILL')
  }

  return { read, end, isUsable: () => !isWorn && !ended.signal.aborted }
}

export type ReaderProcess = ReturnType<typeof startReaderProcess>

function spawnReader() {
  const node = [process.execPath, `--max-old-space-size=${HEAP}`, program] as const
  const [command, ...rest] =
    process.platform === 'win32' ? node : (['/bin/sh', '-c', GUARD, 'reader', ...node] as const)
  const child = spawn(command, rest, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: true, // Ctrl-C at the terminal is for the product, which ends its readers in order.
  })
  // An idle reader keeps nobody from ending.
  child.unref()
  child.channel?.unref()
  return child
}

/** Waits for the work no longer than until the signal ends, and throws its reason then. */
function unless<Result>(ends: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(ends.reason)
    if (ends.aborted) stop()
    ends.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => ends.removeEventListener('abort', stop))
  })
}

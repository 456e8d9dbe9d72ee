import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { addAbortSignal, type Readable } from 'node:stream'
import type { OnPage } from '@talentdesk/reader'
import { Unavailable } from '../problems.ts'
import { inTime, TooMuchTime, watchMemory } from '../processes/limits.ts'
import type { FromReader, Ordered, Outcome, ToReader } from './messages.ts'

/** The path of the bundle that scripts/build.mjs makes of program.ts. */
const program = path.resolve(import.meta.dirname, '../../dist/reader/reader.js')

/** The heap limit in megabytes, beyond which V8 ends the process. */
const HEAP = 256

/**
 * Limits set in the kernel: if memory runs out, it kills a reader and not the database; a reader writes no core dump;
 * and a reader without a parent ends after 180 seconds of CPU time.
 */
const GUARD = `{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; ulimit -c 0; ulimit -t 180; exec "$@"`

/** Milliseconds of CPU time after which a reader process is replaced, well before GUARD would end it. */
const WORN_AFTER = 120_000

/** The timeout for receiving a stored file, in milliseconds. */
const ARRIVES_WITHIN = 30_000

/** The error when a reader process ended unexpectedly: the document crashed it, or the system killed it. */
export class ReaderDied extends Error {}

/** The limits of a request. `time`: milliseconds, counted from when the whole document was received. */
type Limits = { time: number; signal: AbortSignal; onPage?: OnPage | undefined }

/**
 * Limits in bytes: the maximum memory of a process, and the maximum after a document. A process above the second limit
 * is replaced, as V8 seldom frees memory.
 */
export type Memory = { most: number; kept: number }

/** Starts a process that reads one document after the other. Its environment is empty, so it contains no secrets. */
export function startReaderProcess(memory: Memory) {
  const child = spawnReader()
  const ended = new AbortController()
  child.once('error', cause => ended.abort(new Error('The reader could not be started', { cause })))
  child.once('exit', (code, signal) => ended.abort(new ReaderDied(`The reader ended with ${signal ?? code}`)))
  const { send, hear } = channelOf(child)
  const ready = hear(ended.signal, (message): message is { isReady: true } => 'isReady' in message).catch(cause => {
    throw new Error('The reader did not start. Was it built (npm run build)?', { cause })
  })
  ready.catch(() => undefined) // The first `read` throws the error.
  let isWorn = false

  /** Throws ReaderDied, TooMuchMemory, TooMuchTime, or the error of signal or bytes, after killing the process. */
  async function read(bytes: Readable, ordered: Ordered, { time, signal, onPage }: Limits): Promise<Outcome> {
    const memoryWatch = watchMemory(child.pid, memory.most)
    const ends = AbortSignal.any([ended.signal, memoryWatch.signal, signal])
    try {
      await unless(ends, ready)
      await deliver(bytes, ends)
      const outcome = await inTime(time, ends, async signal => {
        const [answer] = await Promise.all([outcomeHeard(signal, onPage), send(ordered, signal)])
        return answer
      })
      const { use } = outcome
      isWorn = use.memory > memory.kept || use.processor > WORN_AFTER
      return outcome
    } catch (fault) {
      end()
      throw fault
    } finally {
      memoryWatch.end()
      bytes.destroy()
    }
  }

  async function outcomeHeard(signal: AbortSignal, onPage: OnPage | undefined): Promise<Outcome> {
    const follow = (message: FromReader) => {
      if ('progress' in message) onPage?.(message.progress)
    }
    child.on('message', follow)
    try {
      return await hear(signal, (message): message is Outcome => 'use' in message)
    } finally {
      child.off('message', follow)
    }
  }

  async function deliver(bytes: Readable, ends: AbortSignal) {
    try {
      await inTime(ARRIVES_WITHIN, ends, async signal => {
        for await (const piece of addAbortSignal(signal, bytes)) await send({ piece }, signal)
      })
    } catch (fault) {
      if (!(fault instanceof TooMuchTime)) throw fault
      throw new Unavailable('The file did not arrive. Please try again in a moment.', 10)
    }
  }

  function end() {
    isWorn = true
    child.kill('SIGKILL')
  }

  return { read, end, isUsable: () => !isWorn && !ended.signal.aborted }
}

export type ReaderProcess = ReturnType<typeof startReaderProcess>

function spawnReader() {
  // The flag keeps compiled code while a reader waits: by default, V8 drops code that is unused for a while.
  const node = [process.execPath, `--max-old-space-size=${HEAP}`, '--no-flush-bytecode', program] as const
  const [command, ...rest] =
    process.platform === 'win32' ? node : (['/bin/sh', '-c', GUARD, 'reader', ...node] as const)
  const child = spawn(command, rest, {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: true, // So that Ctrl-C in the terminal reaches only the server, which ends its readers in order.
  })
  // Lets the server exit while a reader is idle.
  child.unref()
  child.channel?.unref()
  return child
}

/** The messages to and from a process. Sending and receiving throw the reason of the signal when it is aborted. */
function channelOf(child: ChildProcess) {
  return {
    send(message: ToReader, ends: AbortSignal) {
      const sent = new Promise<void>(resolve => {
        child.send(message, fault => {
          if (!fault) resolve() // A process that accepts no messages has ended, or is about to.
        })
      })
      return unless(ends, sent)
    },
    /** Waits for the next message of a kind. */
    hear<Message extends FromReader>(
      ends: AbortSignal,
      isWanted: (message: FromReader) => message is Message,
    ): Promise<Message> {
      let listener = (_message: FromReader) => {}
      const heard = new Promise<Message>(resolve => {
        listener = message => {
          if (isWanted(message)) resolve(message)
        }
        child.on('message', listener)
      })
      return unless(ends, heard).finally(() => child.off('message', listener))
    },
  }
}

/** Waits for the work, but throws the reason of the signal if the signal is aborted first. */
function unless<Result>(ends: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(ends.reason)
    if (ends.aborted) stop()
    ends.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => ends.removeEventListener('abort', stop))
  })
}

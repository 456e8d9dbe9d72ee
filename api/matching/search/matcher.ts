import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '../../problems.ts'
import type { Answer, Question, Ranking, Search } from './messages.ts'

/** The bundle that scripts/build.mjs makes of thread.ts. */
const program = path.resolve(import.meta.dirname, '../../../dist/api/matcher.js')

/** Milliseconds without a search after which the thread ends, and its memory is free again. */
const IDLE_TIMEOUT = 10 * 60_000

export type Matcher = ReturnType<typeof openMatcher>

/**
 * Finds the talents who fit, in a thread that starts when it is first asked, so that no other request waits for one. Throws
 * Unavailable while many new profiles are read.
 */
export function openMatcher(databaseUrl: string) {
  let thread: Thread | undefined
  const idle = setTimeout(() => void end(), IDLE_TIMEOUT).unref()

  function ask(question: Omit<Question, 'id'>, signal: AbortSignal): Promise<Answer> {
    idle.refresh()
    thread ??= startThread(databaseUrl, () => {
      thread = undefined
    })
    return thread.ask(question, signal)
  }

  async function end() {
    const ending = thread
    thread = undefined
    await ending?.end()
  }

  return {
    async search(search: Search, signal: AbortSignal): Promise<Ranking> {
      const { ranking } = await ask({ asked: search }, signal)
      if (!ranking) throw new Unavailable(READING, 60)
      return ranking
    },
    /** Starts the thread and loads what it searches, unless it has done so; a search meanwhile waits for it. */
    async load(signal: AbortSignal): Promise<void> {
      await ask({ asked: 'load' }, signal)
    },
    /** Reads a batch of the profiles that wait for it. Answers whether there may be more. */
    async readSome(signal: AbortSignal): Promise<boolean> {
      return (await ask({ asked: 'readSome' }, signal)).isReading === true
    },
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}

const READING = 'Many new talents are being read. Please try again in a minute.'

type Thread = ReturnType<typeof startThread>

function startThread(databaseUrl: string, onEnd: () => void) {
  const worker = new Worker(program, { workerData: { databaseUrl }, execArgv: [] })
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(fault: Error): void }>()
  let questions = 0

  worker.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.fault) asker?.reject(answer.fault)
    else asker?.resolve(answer)
    if (waiting.size === 0) worker.unref()
  })
  worker.on('error', endWith)
  worker.on('exit', () => endWith(new Error('The matching thread has ended')))

  function endWith(fault: Error) {
    onEnd()
    for (const { reject } of waiting.values()) reject(fault)
    waiting.clear()
  }

  return {
    /** Rejects when the signal aborts; the thread then answers nobody. */
    async ask(question: Omit<Question, 'id'>, signal: AbortSignal): Promise<Answer> {
      signal.throwIfAborted()
      const id = ++questions
      const answered = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }))
      const stop = () => waiting.get(id)?.reject(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      worker.ref()
      worker.postMessage({ id, ...question } satisfies Question)
      return answered.finally(() => signal.removeEventListener('abort', stop))
    },
    end: () => worker.terminate(),
  }
}

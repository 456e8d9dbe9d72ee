import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Ask, asker } from '../../processes/channel.ts'
import type { Requirement } from '../requirements.ts'
import { type MatcherContract, portOf, type Ranking, type Search } from './messages.ts'

/** The path of the bundle that scripts/build.mjs makes of thread.ts. */
const program = path.resolve(import.meta.dirname, '../../../dist/api/matcher.js')

/** Milliseconds without a question after which the thread ends to free its memory. */
const IDLE_TIMEOUT = 10 * 60_000

export type Matcher = ReturnType<typeof openMatcher>

/**
 * Reads descriptions and finds the talents who fit, in a thread, so that no other request waits. The thread starts with
 * the first question, and again after it ended. Throws Unavailable while reading profiles, and the signal's reason.
 */
export function openMatcher(databaseUrl: string) {
  let thread: Thread | undefined
  const idle = setTimeout(() => void end(), IDLE_TIMEOUT).unref()

  function start(): Thread {
    const worker = new Worker(program, { workerData: { databaseUrl }, execArgv: [] })
    const started: Thread = { worker, ask: asker<MatcherContract>(portOf(worker)), questions: 0 }
    worker.on('error', fault => {
      started.fault = fault
    })
    worker.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }

  const ask: Ask<MatcherContract> = (question, about, signal) => {
    idle.refresh()
    thread ??= start()
    const asked = thread
    asked.questions += 1
    asked.worker.ref()
    return asked
      .ask(question, about, signal)
      .catch(error => {
        throw asked.fault ?? error
      })
      .finally(() => {
        asked.questions -= 1
        if (asked.questions === 0) asked.worker.unref()
      })
  }

  async function end() {
    const ending = thread
    thread = undefined
    await ending?.worker.terminate()
  }

  return {
    search: (search: Search, signal: AbortSignal): Promise<Ranking> => ask('search', search, signal),
    readRequirements: (sought: string, signal: AbortSignal): Promise<Requirement[]> =>
      ask('readRequirements', sought, signal),
    /** Loads the terms of all talents, unless they are loaded; searches wait for them. */
    load: (signal: AbortSignal): Promise<void> => ask('load', undefined, signal),
    /** Reads a batch of changed profiles. Returns whether there may be more. */
    readSome: (signal: AbortSignal): Promise<boolean> => ask('readSome', undefined, signal),
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}

type Thread = {
  worker: Worker
  ask: Ask<MatcherContract>
  /** The number of unanswered questions. */
  questions: number
  /** The error that ended the thread. */
  fault?: Error
}

import { type MessagePort, Worker } from 'node:worker_threads'
import { type Ask, asker, type Contract, type Port } from '../../processes/channel.ts'

type Options = {
  /** The bundle that it runs, which answers on `portOf(parentPort)`. */
  program: string
  /** What the program finds in `workerData`. */
  given: object
  /** Milliseconds without a question after which it ends, and its memory is free again. */
  idleTimeout: number
}

/** A thread for work that no request may wait for. It starts when it is first asked, and again after it has ended. */
export function openThread<Asked extends Contract<Asked>>({ program, given, idleTimeout }: Options) {
  let thread: Thread<Asked> | undefined
  const idle = setTimeout(() => void end(), idleTimeout).unref()

  function start(): Thread<Asked> {
    const worker = new Worker(program, { workerData: given, execArgv: [] })
    const started: Thread<Asked> = { worker, ask: asker<Asked>(portOf(worker)), questions: 0 }
    worker.on('error', fault => {
      started.fault = fault
    })
    worker.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }

  const ask: Ask<Asked> = (question, about, signal) => {
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
    ask,
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}

type Thread<Asked extends Contract<Asked>> = {
  worker: Worker
  ask: Ask<Asked>
  /** How many wait for an answer. */
  questions: number
  /** What has ended it. */
  fault?: Error
}

/** One end of the channel to a thread. */
export const portOf = (end: Worker | MessagePort): Port => ({
  send(message) {
    end.postMessage(message)
    return true
  },
  on: (event, listener) => end.on(event, listener),
  once: (_event, listener) => (end instanceof Worker ? end.once('exit', listener) : end.once('close', listener)),
})

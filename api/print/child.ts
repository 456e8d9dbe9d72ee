import { type ChildProcess, fork } from 'node:child_process'
import { type Ask, asker, type Contract } from '../processes/channel.ts'
import { inTime, TooMuchMemory, TooMuchTime, watchMemory } from '../processes/limits.ts'

type Options = {
  /** The path of the bundle to run, which answers on `process`. */
  program: string
  /** The maximum memory in bytes, and the maximum time for an answer in milliseconds. */
  limits: { memory: number; time: number }
  /** Milliseconds without a question after which the process ends. */
  idleTimeout: number
}

type Child<Asked extends Contract<Asked>> = { process: ChildProcess; ask: Ask<Asked> }

/**
 * Opens a process for native code, as such code can only be stopped by killing its process. The process starts with the
 * first question, and again after it has ended. `ask` throws TooMuchTime or TooMuchMemory after killing the process.
 */
export function openChild<Asked extends Contract<Asked>>({ program, limits, idleTimeout }: Options) {
  let child: Child<Asked> | undefined
  const idle = setTimeout(end, idleTimeout).unref()

  /** Starts the process without secrets. Detached, as Ctrl-C must reach only the server, which ends the process. */
  function start(): Child<Asked> {
    const env = { MALLOC_ARENA_MAX: '2' }
    const started = fork(program, { env, execArgv: [], serialization: 'advanced', stdio: 'ignore', detached: true })
    const forget = () => {
      if (child?.process === started) child = undefined
    }
    started.once('error', forget).once('exit', forget)
    started.unref()
    started.channel?.unref()
    return { process: started, ask: asker<Asked>(started) }
  }

  const ask: Ask<Asked> = (question, about, signal = new AbortController().signal) => {
    idle.refresh()
    child ??= start()
    const asked = child
    const memory = watchMemory(asked.process.pid, limits.memory)
    return inTime(limits.time, AbortSignal.any([memory.signal, signal]), within => asked.ask(question, about, within))
      .catch(fault => {
        if (fault instanceof TooMuchTime || fault instanceof TooMuchMemory) replace(asked)
        throw fault
      })
      .finally(memory.end)
  }

  function replace(stuck: Child<Asked>) {
    stuck.process.kill('SIGKILL')
    if (child === stuck) child = undefined
  }

  function end() {
    child?.process.kill('SIGKILL')
    child = undefined
  }

  return {
    ask,
    close() {
      clearTimeout(idle)
      end()
    },
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { type Ask, asker, type Contract } from '../processes/channel.ts'
import { inTime, TooMuchMemory, TooMuchTime, watchMemory } from '../processes/limits.ts'

type Options = {
  /** The bundle that it runs, which answers on `process`. */
  program: string
  /** The most bytes that it may hold, and the most milliseconds that an answer may take. */
  limits: { memory: number; time: number }
  /** Milliseconds without a question after which it ends, and its memory is free again. */
  idleTimeout: number
}

type Child<Asked extends Contract<Asked>> = { process: ChildProcess; ask: Ask<Asked> }

/**
 * A process for native code, which only the end of its process stops. It starts when it is first asked, and again after it
 * has ended. `ask` throws TooMuchTime or TooMuchMemory, and then the process is killed.
 */
export function openChild<Asked extends Contract<Asked>>({ program, limits, idleTimeout }: Options) {
  let child: Child<Asked> | undefined
  const idle = setTimeout(end, idleTimeout).unref()

  /** Its environment has no secrets. Ctrl-C in the terminal reaches only the server, which ends it. */
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

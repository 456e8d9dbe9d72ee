import { setTimeout } from 'node:timers/promises'

/** One run of a server process. */
export type Run = {
  /** Resolves when the process has ended. */
  ended: Promise<void>
  /** Resolves when the process accepts connections; rejects after a timeout. */
  answers: Promise<void>
  /** The last output of the process, for the error when the process cannot be restarted. */
  output?(): string
  stop(): void
}

export type Running = {
  isUp(): boolean
  /** Resolves with the error when the process has ended unexpectedly and cannot be restarted. */
  failed: Promise<Error>
  stop(): Promise<void>
}

/** Milliseconds before each restart. */
const PAUSES = [200, 500, 1_000, 2_000, 4_000]
/** A process that has run for this many milliseconds is restarted after the first pause again. */
const STEADY = 60_000

/** The error for a process that cannot be kept running. The message has the last output of the process. */
export class ProcessEnded extends Error {}

export type KeptProcess = {
  /** The name of the process in errors. */
  name: string
  start(): Run
  /** Called when the process has ended unexpectedly, before it is restarted. */
  onEnd?(): void
  /** Called when the process starts or stops accepting connections. */
  onChange?(isUp: boolean): void
}

/** Starts a process, and restarts it up to five times in a row when it ends. Throws when it does not start. */
export async function keepRunning({ name, start, onEnd, onChange }: KeptProcess): Promise<Running> {
  let current = start()
  let isUp = false
  let isAsked = false
  const ended = () => new ProcessEnded([`${name} has ended`, current.output?.()].filter(Boolean).join(':\n'))
  if (!(await comesUp())) throw ended()
  const failed = new Promise<Error>(resolve => watch().catch(resolve))

  function change(now: boolean) {
    isUp = now
    onChange?.(isUp)
  }

  async function comesUp() {
    const answers = current.answers.then(
      () => true,
      () => {
        current.stop() // The process hangs: it is stopped, and the next one is started.
        return false
      },
    )
    change(await Promise.race([answers, current.ended.then(() => false)]))
    return isUp
  }

  async function watch() {
    for (let tries = 0; ; tries++) {
      const since = Date.now()
      await current.ended
      change(false)
      if (isAsked) return
      if (Date.now() - since > STEADY) tries = 0
      const pause = PAUSES[tries]
      if (pause === undefined) throw ended()
      onEnd?.()
      await setTimeout(pause)
      if (isAsked) return
      current = start()
      await comesUp()
    }
  }

  return {
    isUp: () => isUp,
    failed,
    async stop() {
      isAsked = true
      current.stop()
      await current.ended
    },
  }
}

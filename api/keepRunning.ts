/** One run of a server process. */
export type Run = {
  /** Resolves when the process has ended. */
  ended: Promise<void>
  /** Resolves when it answers; rejects when it does not for long. */
  answers: Promise<void>
  /** What it printed last. */
  output(): string
  stop(): void
}

export type Running = {
  isUp(): boolean
  /** Resolves with what went wrong when it has ended without having been asked to, and cannot be started again. */
  failed: Promise<Error>
  stop(): Promise<void>
}

/** Milliseconds before each start again. */
const PAUSES = [200, 500, 1_000, 2_000, 4_000]
/** Who has run for so long may be started as often once more. */
const STEADY = 60_000

/** Starts a server, and starts it again when it ends by itself, at most five times in a row. Throws when it does not start. */
export async function keepRunning(start: () => Run, onEnd: () => void = () => undefined): Promise<Running> {
  let current = start()
  let isUp = false
  let isAsked = false
  const ended = () => new Error(`Postgres has ended:\n${current.output()}`)
  if (!(await comesUp())) throw ended()
  const failed = new Promise<Error>(resolve => watch().catch(resolve))

  async function comesUp() {
    isUp = await Promise.race([current.answers.then(() => true), current.ended.then(() => false)])
    return isUp
  }

  async function watch() {
    for (let tries = 0; ; tries++) {
      const since = Date.now()
      await current.ended
      isUp = false
      if (isAsked) return
      if (Date.now() - since > STEADY) tries = 0
      const pause = PAUSES[tries]
      if (pause === undefined) throw ended()
      onEnd()
      await new Promise(resolve => setTimeout(resolve, pause))
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

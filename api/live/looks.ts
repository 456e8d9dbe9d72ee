import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Milliseconds between two looks. */
const LOOKS_EVERY = 250

/** Milliseconds after a fault, such as a database that cannot be reached. */
const PAUSE_AFTER_FAULT = 2_000

/** Whether there is something new since the last call. Called four times a second, so it must be cheap. */
export type Look = () => Promise<boolean>

type Looking = {
  log: Pick<Log, 'warn'>
  isFollowed(topic: string): boolean
  tell(topic: string): void
}

/** Looks for what nobody announces, each topic only while it is followed. */
export function openLooks(looks: Record<string, Look>, { log, isFollowed, tell }: Looking) {
  const closing = new AbortController()
  const running = new Map<string, Promise<void>>()

  async function lookWhileFollowed(topic: string, look: Look) {
    const { signal } = closing
    while (isFollowed(topic)) {
      let pause = LOOKS_EVERY
      try {
        if (await look()) tell(topic)
      } catch (error) {
        log.warn({ err: error }, 'It could not be looked for live news; it is tried again')
        pause = PAUSE_AFTER_FAULT
      }
      await wait(pause, undefined, { ref: false, signal }).catch(() => undefined) // Closed, so nobody follows.
    }
    running.delete(topic)
  }

  return {
    /** Begins to look for the topic, and returns true, if it is one of those that are looked for. */
    start(topic: string): boolean {
      const look = looks[topic]
      if (look && !running.has(topic)) running.set(topic, lookWhileFollowed(topic, look))
      return look !== undefined
    },
    /** Ends with the last followers. */
    async close() {
      closing.abort()
      await Promise.all(running.values())
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** Milliseconds between two checks of a topic. */
const LOOKS_EVERY = 250

/** Milliseconds to wait after a fault, such as an unreachable database. */
const PAUSE_AFTER_FAULT = 2_000

/** Returns whether there is news since the last call. Called four times a second, so it must be cheap. */
export type Look = () => Promise<boolean>

type Looking = {
  log: Pick<Log, 'warn'>
  isFollowed(topic: string): boolean
  tell(topic: string): void
}

/** Polls topics that are not announced, each only while it is followed. */
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
      await wait(pause, undefined, { ref: false, signal }).catch(() => undefined) // Closed, so there are no followers.
    }
    running.delete(topic)
  }

  return {
    /** Starts to poll the topic and returns true; returns false if the topic is not polled. */
    start(topic: string): boolean {
      const look = looks[topic]
      if (look && !running.has(topic)) running.set(topic, lookWhileFollowed(topic, look))
      return look !== undefined
    },
    /** Waits for the last checks. All followers must have ended before. */
    async close() {
      closing.abort()
      await Promise.all(running.values())
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { openAlarm, ringFor } from './alarm.ts'
import type { DeliveryDeps } from './attempt.ts'
import { LOOKS_EVERY } from './due.ts'
import { takeLock } from './lock.ts'
import { WEBHOOKS_TOPIC } from './news.ts'
import { type Pump, type StopSignals, startPump } from './pump.ts'

/** Milliseconds after a fault of ours, such as a database that cannot be reached. */
const PAUSE_AFTER_FAULT = 2_000

export type Delivery = {
  /** Starts no more attempts, and cancels running ones after so many milliseconds; the next process sends them again. */
  stop(within?: number): Promise<void>
}

/**
 * Sends events to the webhooks from the one process that holds the lock for all replicas. Live news wake it, and a timer where
 * news were lost. Not a job of the queue, as a receiver that hangs must not block jobs.
 */
export function startDelivery(deps: DeliveryDeps, databaseUrl: string): Delivery {
  const stopping = new AbortController()
  const cutting = new AbortController()
  const running = run()

  async function run() {
    while (!stopping.signal.aborted) {
      const held = await takeLock(databaseUrl, deps.log, stopping.signal)
      if (!held) return
      await deliverAll(deps, {
        stopping: AbortSignal.any([stopping.signal, held.lost]),
        cut: AbortSignal.any([cutting.signal, held.lost]),
      })
      await held.release().catch(error => logFault(deps.log, error))
    }
  }

  return {
    async stop(within = 2_000) {
      stopping.abort()
      const timer = setTimeout(() => cutting.abort(), within)
      await running
      clearTimeout(timer)
    },
  }
}

/** Runs a pump for each enabled webhook until `stopping`. */
async function deliverAll(deps: DeliveryDeps, ends: StopSignals) {
  const { stopping } = ends
  const pumps = new Map<number, Pump>()
  const alarm = openAlarm()
  stopping.addEventListener('abort', alarm.ring)
  const news = deps.live.follow(WEBHOOKS_TOPIC, async () => !stopping.aborted)
  const following = ringFor(news, alarm.ring)
  while (!stopping.aborted) {
    for (const pump of pumps.values()) pump.wake()
    await startMissing(deps, pumps, ends).catch(async error => {
      logFault(deps.log, error)
      await pause(stopping)
    })
    await alarm.wait(LOOKS_EVERY)
  }
  await news.return()
  await Promise.all([following, ...[...pumps.values()].map(pump => pump.ended)])
  stopping.removeEventListener('abort', alarm.ring)
}

/** Starts the pumps of enabled webhooks without one. A pump that failed is started again after a pause. */
async function startMissing(deps: DeliveryDeps, pumps: Map<number, Pump>, ends: StopSignals) {
  const webhooks = await deps.db.webhook.findMany({
    where: { disabledAt: null, owner: { disabledAt: null } },
    select: { id: true },
  })
  for (const { id } of webhooks) {
    if (pumps.has(id)) continue
    const { wake, ended } = startPump(deps, id, ends)
    const kept = ended.catch(async error => {
      logFault(deps.log, error)
      await pause(ends.stopping)
    })
    pumps.set(id, { wake, ended: kept.finally(() => pumps.delete(id)) })
  }
}

const pause = (signal: AbortSignal) => wait(PAUSE_AFTER_FAULT, undefined, { signal }).catch(() => undefined) // Aborted, as the process stops.

const logFault = (log: Log, error: unknown) => log.warn({ err: error }, 'Webhooks could not be sent; it is tried again')

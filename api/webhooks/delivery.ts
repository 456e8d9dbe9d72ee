import { setTimeout as wait } from 'node:timers/promises'
import { EVENTS_TOPIC } from '../events/events.ts'
import type { Log } from '../log.ts'
import { openAlarm } from './alarm.ts'
import { attempt, type DeliveryDeps, type OwnedWebhook } from './attempt.ts'
import { type DueDelivery, findDue, LOOKS_EVERY, millisecondsToNext } from './due.ts'
import { handOut } from './handOut.ts'
import { takeLock } from './lock.ts'
import { WEBHOOKS_TOPIC } from './news.ts'

/** Pause in milliseconds after a fault on our side, e.g. an unreachable database. */
const PAUSE_AFTER_FAULT = 2_000

/** Maximum number of running deliveries per webhook. */
const AT_ONCE = 8

/** Number of failures in a row after which deliveries are sent one at a time, until the receiver answers again. */
const FAILURES_IN_A_ROW = 8

export type Delivery = {
  /** Starts no more attempts; cancels running attempts after `within` milliseconds. The next process repeats them. */
  stop(within?: number): Promise<void>
}

/** `stopping` means that no further attempts start, `cut` that running attempts are cancelled. */
type StopSignals = { stopping: AbortSignal; cut: AbortSignal }

/** Running attempts of a webhook, by record, and the webhook's number of failures in a row. */
type Attempts = { underWay: Map<string, Promise<void>>; failures: number }

/**
 * Sends events to webhooks, in the one replica that holds the lock. Notifications of new events start the sending; a
 * timer covers lost notifications. This is not a job of the queue, as a hanging receiver must not block jobs.
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

/** Starts the attempts of all enabled webhooks as they become due, until `stopping` is aborted. */
async function deliverAll(deps: DeliveryDeps, signals: StopSignals) {
  const { stopping } = signals
  const { ring, wait: waitForRing } = openAlarm()
  const attempts = new Map<number, Attempts>()
  stopping.addEventListener('abort', ring)
  const news = [EVENTS_TOPIC, WEBHOOKS_TOPIC].map(topic => deps.live.follow(topic, async () => !stopping.aborted))
  const ringing = news.map(async each => {
    for await (const _ of each) ring()
  })

  async function startAll(): Promise<number> {
    const pauses = (await findEnabled(deps)).map(webhook => {
      const own = attempts.get(webhook.id) ?? { underWay: new Map(), failures: 0 }
      attempts.set(webhook.id, own)
      return startDue(deps, webhook, { ...signals, attempts: own, ring }).catch(tryLater)
    })
    return Math.min(LOOKS_EVERY, ...(await Promise.all(pauses)))
  }
  const tryLater = (error: unknown) => {
    logFault(deps.log, error)
    return PAUSE_AFTER_FAULT
  }

  while (!stopping.aborted) await waitForRing(await startAll().catch(tryLater))
  for (const each of news) await each.return()
  await Promise.all([...ringing, ...[...attempts.values()].flatMap(({ underWay }) => [...underWay.values()])])
}

/** Enabled webhooks of enabled owners. */
const findEnabled = ({ db }: DeliveryDeps): Promise<OwnedWebhook[]> =>
  db.webhook.findMany({
    where: { disabledAt: null, owner: { disabledAt: null } },
    include: { owner: { select: { id: true, role: true } } },
  })

/**
 * Starts the due deliveries of a webhook: several records at once, the events of each record in order. Returns the
 * milliseconds until further deliveries may be due.
 */
async function startDue(
  deps: DeliveryDeps,
  webhook: OwnedWebhook,
  { attempts, ring, stopping, cut }: StopSignals & { attempts: Attempts; ring(): void },
): Promise<number> {
  async function deliver(due: DueDelivery) {
    try {
      const isDelivered = await attempt(deps, webhook, { due, signal: cut })
      attempts.failures = isDelivered ? 0 : attempts.failures + 1
    } catch (error) {
      if (cut.aborted) return
      logFault(deps.log, error)
      await wait(PAUSE_AFTER_FAULT, undefined, { signal: stopping }).catch(() => undefined) // Aborted on stop.
    } finally {
      attempts.underWay.delete(due.record)
      ring()
    }
  }

  const hasMore = await handOut(deps, webhook)
  const now = deps.clock.now()
  const room = (attempts.failures < FAILURES_IN_A_ROW ? AT_ONCE : 1) - attempts.underWay.size
  const due =
    room > 0 ? await findDue(deps, webhook.id, { now, most: room, underWay: [...attempts.underWay.keys()] }) : []
  for (const each of due) attempts.underWay.set(each.record, deliver(each))
  return hasMore && due.length < room ? 0 : millisecondsToNext(deps, webhook.id, now)
}

const logFault = (log: Log, error: unknown) => log.warn({ err: error }, 'Webhooks could not be sent; it is tried again')

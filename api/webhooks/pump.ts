import { EVENTS_TOPIC } from '../events/events.ts'
import { type Alarm, openAlarm, ringFor } from './alarm.ts'
import { attempt, type DeliveryDeps, type OwnedWebhook } from './attempt.ts'
import { type DueDelivery, findDue, millisecondsToNext } from './due.ts'
import { handOut } from './handOut.ts'

/** The most deliveries under way for one webhook. */
const AT_ONCE = 8

/** Failures in a row after which one delivery at a time tries whether the receiver is back. */
const FAILURES_IN_A_ROW = 8

export type Pump = {
  /** Looks for work. */
  wake(): void
  /** Resolves when the webhook is gone or disabled, or on `stopping`. Rejects with a fault of ours. */
  ended: Promise<void>
}

/** `stopping`: start no more attempts; `cut`: cancel running ones. */
export type StopSignals = { stopping: AbortSignal; cut: AbortSignal }

/** Delivers for one webhook until it is disabled: several records at once, the events of each record in order. */
export function startPump(deps: DeliveryDeps, id: number, { stopping, cut }: StopSignals): Pump {
  const alarm = openAlarm()
  stopping.addEventListener('abort', alarm.ring)
  const news = deps.live.follow(EVENTS_TOPIC, async () => !stopping.aborted)
  const following = ringFor(news, alarm.ring)
  const ended = pump(deps, id, { stopping, cut, alarm }).finally(async () => {
    stopping.removeEventListener('abort', alarm.ring)
    await news.return()
    await following
  })
  return { wake: alarm.ring, ended }
}

async function pump(deps: DeliveryDeps, id: number, { stopping, cut, alarm }: StopSignals & { alarm: Alarm }) {
  const underWay = new Map<string, Promise<void>>()
  let queue: DueDelivery[] = []
  let failures = 0
  let fault: unknown
  const room = () => (failures < FAILURES_IN_A_ROW ? AT_ONCE : 1) - underWay.size

  async function deliver(webhook: OwnedWebhook, due: DueDelivery) {
    try {
      const isDelivered = await attempt(deps, webhook, { due, signal: cut })
      failures = isDelivered ? 0 : failures + 1
    } catch (error) {
      if (!cut.aborted) fault ??= error
    } finally {
      underWay.delete(due.record)
      alarm.ring()
    }
  }

  while (!stopping.aborted && fault === undefined) {
    const webhook = await findEnabled(deps, id)
    if (!webhook) break
    const hasMore = queue.length === 0 && (await handOut(deps, id))
    const now = deps.clock.now()
    if (queue.length === 0) queue = await findDue(deps, id, { now, underWay: [...underWay.keys()] })
    while (room() > 0) {
      const due = queue.shift()
      if (!due) break
      underWay.set(due.record, deliver(webhook, due))
    }
    if (hasMore && room() > 0) continue
    await alarm.wait(await millisecondsToNext(deps, id, now))
  }
  await Promise.all(underWay.values())
  if (fault !== undefined) throw fault
}

/** The webhook while it and its owner are enabled. */
const findEnabled = ({ db }: DeliveryDeps, id: number): Promise<OwnedWebhook | null> =>
  db.webhook.findUnique({
    where: { id, disabledAt: null, owner: { disabledAt: null } },
    include: { owner: { select: { id: true, role: true } } },
  })

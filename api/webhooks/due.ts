import type { Deps } from '../deps.ts'
import type { WebhookDelivery } from '../generated/prisma/client.ts'

/** A delivery that is due. */
export type DueDelivery = Pick<WebhookDelivery, 'id' | 'eventId' | 'event' | 'record' | 'attempts' | 'giveUpAt'>

/** Milliseconds between checks for due deliveries when no notifications of new events arrive. */
export const LOOKS_EVERY = 30_000

type Search = {
  now: Date
  most: number
  /** Records with a delivery that is being sent. */
  underWay: string[]
}

/**
 * The next due deliveries of a webhook, except of records with a delivery that is being sent. Only the first waiting
 * delivery of a record is due: later deliveries wait until the first is delivered or given up.
 */
export function findDue(
  { db }: Pick<Deps, 'db'>,
  webhookId: number,
  { now, most, underWay }: Search,
): Promise<DueDelivery[]> {
  return db.$queryRaw<DueDelivery[]>`
    SELECT id, "eventId", event, record, attempts, "giveUpAt" FROM "WebhookDelivery" due
    WHERE "webhookId" = ${webhookId} AND state = 'WAITING' AND "nextAttemptAt" <= ${now}
      AND record <> ALL (${underWay}) AND NOT EXISTS (
        SELECT FROM "WebhookDelivery" earlier
        WHERE earlier.record = due.record AND earlier."webhookId" = ${webhookId} AND earlier.state = 'WAITING'
          AND earlier.position < due.position)
    ORDER BY "nextAttemptAt", position LIMIT ${most}`
}

/**
 * Milliseconds from `now` until the next later attempt. `now` must be the same as in the call of `findDue`: with a
 * later time, neither function would find a delivery that became due in between.
 */
export async function millisecondsToNext({ db }: Pick<Deps, 'db'>, webhookId: number, now: Date): Promise<number> {
  const next = await db.webhookDelivery.findFirst({
    where: { webhookId, state: 'WAITING', nextAttemptAt: { gt: now } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { nextAttemptAt: true },
  })
  return next ? Math.min(LOOKS_EVERY, next.nextAttemptAt.getTime() - now.getTime() + 1) : LOOKS_EVERY
}

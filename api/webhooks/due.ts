import type { Deps } from '../deps.ts'
import type { WebhookDelivery } from '../generated/prisma/client.ts'

/** A delivery whose time has come. */
export type Due = Pick<WebhookDelivery, 'id' | 'eventId' | 'event' | 'record' | 'attempts' | 'giveUpAt'>

/** Deliveries that are read at once. */
const READ_AT_ONCE = 64

/** Milliseconds after which it is looked for work even when no notice came. */
export const LOOKS_EVERY = 30_000

type Search = {
  now: Date
  /** Records with a delivery that is being sent. */
  underWay: string[]
}

/**
 * The next deliveries of a webhook whose time has come, but for those of the records that are under way. Of each record only the
 * first that waits: the later ones wait until it is delivered or given up.
 */
export function findDue({ db }: Pick<Deps, 'db'>, webhookId: number, { now, underWay }: Search): Promise<Due[]> {
  return db.$queryRaw<Due[]>`
    SELECT id, "eventId", event, record, attempts, "giveUpAt" FROM "WebhookDelivery" due
    WHERE "webhookId" = ${webhookId} AND state = 'WAITING' AND "nextAttemptAt" <= ${now}
      AND record <> ALL (${underWay}) AND NOT EXISTS (
        SELECT FROM "WebhookDelivery" earlier
        WHERE earlier.record = due.record AND earlier."webhookId" = ${webhookId} AND earlier.state = 'WAITING'
          AND earlier.position < due.position)
    ORDER BY "nextAttemptAt", position LIMIT ${READ_AT_ONCE}`
}

/**
 * Milliseconds from `now` until the next attempt that is put off. Give the time that `findDue` was given: with a later one, a
 * delivery that became due in between is found by neither.
 */
export async function millisecondsToNext({ db }: Pick<Deps, 'db'>, webhookId: number, now: Date): Promise<number> {
  const next = await db.webhookDelivery.findFirst({
    where: { webhookId, state: 'WAITING', nextAttemptAt: { gt: now } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { nextAttemptAt: true },
  })
  return next ? Math.min(LOOKS_EVERY, next.nextAttemptAt.getTime() - now.getTime() + 1) : LOOKS_EVERY
}

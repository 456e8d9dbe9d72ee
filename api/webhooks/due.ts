import type { Deps } from '../deps.ts'
import type { WebhookDelivery } from '../generated/prisma/client.ts'

type Reads = Pick<Deps, 'db'>

/** A delivery whose time has come. */
export type Due = Pick<WebhookDelivery, 'id' | 'eventId' | 'event' | 'record' | 'attempts' | 'giveUpAt'>

/** Deliveries that are read at once. */
const READ_AT_ONCE = 64

/** Milliseconds after which it is looked for work even when no notice came. */
export const LOOKS_EVERY = 30_000

type Looking = {
  now: Date
  /** The records of which something is being sent. */
  underWay: string[]
}

/**
 * The next deliveries of a webhook whose time has come, but for those of the records that are under way. Of each record only the
 * first that waits: the later ones wait until it is delivered or given up.
 */
export function findDue({ db }: Reads, webhookId: number, { now, underWay }: Looking): Promise<Due[]> {
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
 * Milliseconds from `now` until the next attempt that is put off. `now` is when it was looked for work: by a later time, what
 * has become due in between would count as neither due nor put off.
 */
export async function millisecondsToNext({ db }: Reads, webhookId: number, now: Date): Promise<number> {
  const next = await db.webhookDelivery.findFirst({
    where: { webhookId, state: 'WAITING', nextAttemptAt: { gt: now } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { nextAttemptAt: true },
  })
  return next ? Math.min(LOOKS_EVERY, next.nextAttemptAt.getTime() - now.getTime() + 1) : LOOKS_EVERY
}

import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { Tx } from '../db.ts'
import type { Id, Staff } from '../deps.ts'
import { Conflict, found } from '../problems.ts'
import { announceWebhooks } from './news.ts'
import { TRIED_FOR } from './retries.ts'
import { PING } from './words.ts'

/** The columns that make a delivery due again. */
const again = (now: Date) => ({
  ...{ state: 'WAITING' as const, attempts: 0, deliveredAt: null },
  ...{ nextAttemptAt: now, giveUpAt: addMilliseconds(now, TRIED_FOR) },
})

/**
 * Sends a finished delivery again, or a waiting delivery at once, with the same id and the current record. Throws
 * NotFound, and Conflict for a ping.
 */
export function replayDelivery({ transaction, clock }: Staff, { id }: Id): Promise<Id> {
  const now = clock.now()
  return transaction(async tx => {
    const where = { id }
    const { kind, webhookId } = found(
      await tx.webhookDelivery.findUnique({ where, select: { kind: true, webhookId: true } }),
      'Delivery',
    )
    if (kind === PING) throw new Conflict('A ping is not sent again. Please send a new one.')
    await tx.webhookDelivery.update({ where, data: again(now), select: { id: true } })
    await announceWebhooks(tx, webhookId)
    return { id }
  })
}

/** Sends all failed deliveries of a webhook again, and returns their number. Throws NotFound. */
export function replayFailed({ transaction, clock }: Staff, { id }: Id): Promise<Id & { replayed: number }> {
  const now = clock.now()
  return transaction(async tx => {
    found(await tx.webhook.findUnique({ where: { id }, select: { id: true } }), 'Webhook')
    const where = { webhookId: id, state: 'FAILED' as const, kind: { not: PING } }
    const { count } = await tx.webhookDelivery.updateMany({ where, data: again(now) })
    await announceWebhooks(tx, id)
    return { id, replayed: count }
  })
}

/** Makes the waiting deliveries of a webhook due, and resets their attempts. */
export async function restartWaiting(tx: Tx, { webhookId, now }: { webhookId: number; now: Date }) {
  await tx.webhookDelivery.updateMany({ where: { webhookId, state: 'WAITING' }, data: again(now) })
}

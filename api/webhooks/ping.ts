import { randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { found } from '../problems.ts'
import type { KeptEvent } from './body.ts'
import { send } from './send.ts'
import { signed } from './signing.ts'
import { PING } from './words.ts'

/**
 * Sends a ping at once, also to a disabled webhook, and returns the id of its delivery, which contains the answer. A
 * ping is tried once, and does not count as a success or failure of the webhook. Throws NotFound.
 */
export async function ping(
  { db, clock, settings, signal }: Pick<Deps, 'db' | 'clock' | 'settings'> & { signal?: AbortSignal },
  webhookId: number,
): Promise<number> {
  const webhook = found(await db.webhook.findUnique({ where: { id: webhookId } }), 'Webhook')
  const at = clock.now()
  const id = `ping_${randomBytes(12).toString('base64url')}`
  const none = { record: null, changed: [], talentId: null, dealId: null, companyId: null }
  const event: KeptEvent = { id, kind: PING, at: at.toISOString(), ...none }
  const body = JSON.stringify({ ...event, data: null })
  const { status, answer, error, milliseconds } = await send(
    { url: webhook.url, headers: signed(webhook, { id, body, at }), body },
    { ...settings.webhooks, signal: signal ?? AbortSignal.timeout(60_000) },
  )
  const isDelivered = error === null
  const made = await db.webhookDelivery.create({
    data: {
      ...{ webhookId, eventId: id, kind: PING, record: id, event, body, attempts: 1 },
      ...{ status, answer, error, milliseconds, createdAt: at, giveUpAt: at },
      ...{ state: isDelivered ? 'DELIVERED' : 'FAILED', deliveredAt: isDelivered ? clock.now() : null },
    },
    select: { id: true },
  })
  return made.id
}

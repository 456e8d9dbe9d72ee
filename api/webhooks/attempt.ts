import type { Deps } from '../deps.ts'
import type { Prisma, Webhook } from '../generated/prisma/client.ts'
import type { UserRole } from '../generated/prisma/enums.ts'
import { type Body, bodyOf, viewerOf } from './body.ts'
import { disable } from './disabling.ts'
import type { DueDelivery } from './due.ts'
import { keptOf } from './keep.ts'
import { FAILS_FOR, nextAttempt, readRetryAfter } from './retries.ts'
import { type SendResult, send } from './send.ts'
import { signed } from './signing.ts'

export type DeliveryDeps = Deps & {
  /** Time limit for an answer, and pauses between attempts, in milliseconds. Set only by tests. */
  patience?: number | undefined
  pauses?: readonly number[] | undefined
}

/** A webhook with its current owner. */
export type OwnedWebhook = Webhook & { owner: { id: number; role: UserRole } }

/**
 * Sends a delivery once, records the outcome, and returns whether it was delivered. If the process ends between sending
 * and recording, the delivery is sent again with the same id. Throws the signal's reason when the process stops
 * meanwhile.
 */
export async function attempt(
  deps: DeliveryDeps,
  webhook: OwnedWebhook,
  { due, signal }: { due: DueDelivery; signal: AbortSignal },
) {
  const sent = await sendOnce(deps, webhook, { due, signal })
  const now = deps.clock.now()
  const { status, error } = sent
  const attempts = due.attempts + 1
  if (error === null) {
    await recordAttempt(deps, due, sent, { attempts, state: 'DELIVERED', deliveredAt: now })
    await deps.db.webhook.updateMany({
      where: { id: webhook.id, failingSince: { not: null } },
      data: { failingSince: null },
    })
    return true
  }
  const retryAfter = readRetryAfter(sent.retryAfter, now)
  const next = nextAttempt({ attempts, now, giveUpAt: due.giveUpAt, retryAfter, pauses: deps.pauses })
  await recordAttempt(deps, due, sent, next ? { attempts, nextAttemptAt: next } : { attempts, state: 'FAILED' })
  deps.log.info({ webhook: webhook.id, delivery: due.id, status, attempt: attempts }, 'A webhook was not delivered')
  await countFailure(deps, webhook.id, { now, status })
  return false
}

type Outcome = SendResult & Body

/** Records an attempt. Stores body and answer only if the record in the body still exists. */
function recordAttempt(
  { transaction }: DeliveryDeps,
  { id }: DueDelivery,
  { body, answer, subject, status, error, milliseconds }: Outcome,
  data: Prisma.WebhookDeliveryUpdateManyMutationInput,
) {
  return transaction(async tx => {
    const kept = await keptOf(tx, subject, { body, answer })
    await tx.webhookDelivery.updateMany({ where: { id }, data: { ...data, ...kept, status, error, milliseconds } })
  })
}

async function sendOnce(
  deps: DeliveryDeps,
  webhook: OwnedWebhook,
  { due, signal }: { due: DueDelivery; signal: AbortSignal },
): Promise<Outcome> {
  const { privateAddresses } = deps.settings.webhooks
  let made: Body
  try {
    made = await bodyOf({ ...deps, viewer: viewerOf(webhook.owner) }, due.event)
  } catch (fault) {
    // A record that cannot be read must not block other deliveries forever.
    deps.log.error({ err: fault, delivery: due.id }, 'The body for a webhook could not be made')
    const error = 'The record could not be read'
    return { status: null, answer: null, error, milliseconds: 0, body: '', subject: null }
  }
  const { url } = webhook
  const headers = signed(webhook, { id: due.eventId, body: made.body, at: deps.clock.now() })
  const sent = await send({ url, headers, body: made.body }, { privateAddresses, signal, patience: deps.patience })
  return { ...sent, ...made }
}

/** Disables the webhook when its receiver answers 410 Gone, or when all attempts have failed for a day. */
async function countFailure(deps: DeliveryDeps, id: number, { now, status }: { now: Date; status: number | null }) {
  await deps.db.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: now } })
  const webhook = await deps.db.webhook.findUnique({ where: { id }, select: { failingSince: true } })
  const failsFor = now.getTime() - (webhook?.failingSince ?? now).getTime()
  if (status === 410) await disable(deps, id, 'GONE')
  else if (failsFor >= FAILS_FOR) await disable(deps, id, 'FAILING')
}

import type { Deps } from '../deps.ts'
import type { Prisma, Webhook } from '../generated/prisma/client.ts'
import type { UserRole } from '../generated/prisma/enums.ts'
import { type Body, bodyOf, eyesOf } from './body.ts'
import { disable } from './disabling.ts'
import type { Due } from './due.ts'
import { keptOf } from './keep.ts'
import { FAILS_FOR, nextAttempt, readRetryAfter } from './retries.ts'
import { type Sent, send } from './send.ts'
import { signed } from './signing.ts'

export type Delivering = Deps & {
  /** Milliseconds for an answer, and of the pauses between attempts, where others than the usual ones are tried. */
  patience?: number | undefined
  pauses?: readonly number[] | undefined
}

/** A webhook and who owns it, as they are now. */
export type Owned = Webhook & { owner: { id: number; role: UserRole } }

/**
 * Sends a delivery once and notes what became of it. Tells whether it was delivered. When the process ends between the two, it is
 * sent again, with the same id. Throws the signal's reason when the process stops meanwhile.
 */
export async function attempt(deps: Delivering, webhook: Owned, { due, signal }: { due: Due; signal: AbortSignal }) {
  const sent = await sendOnce(deps, webhook, { due, signal })
  const now = deps.clock.now()
  const { status, error } = sent
  const attempts = due.attempts + 1
  if (error === null) {
    await note(deps, due, sent, { attempts, state: 'DELIVERED', deliveredAt: now })
    await deps.db.webhook.updateMany({
      where: { id: webhook.id, failingSince: { not: null } },
      data: { failingSince: null },
    })
    return true
  }
  const retryAfter = readRetryAfter(sent.retryAfter, now)
  const next = nextAttempt({ attempts, now, giveUpAt: due.giveUpAt, retryAfter, pauses: deps.pauses })
  await note(deps, due, sent, next ? { attempts, nextAttemptAt: next } : { attempts, state: 'FAILED' })
  deps.log.info({ webhook: webhook.id, delivery: due.id, status, attempt: attempts }, 'A webhook was not delivered')
  await noteFailure(deps, webhook.id, { now, status })
  return false
}

type Outcome = Sent & Body

/** Notes an attempt; what was sent and answered only as far as it is still there. */
function note(
  { transaction }: Delivering,
  { id }: Due,
  { body, answer, shown, status, error, milliseconds }: Outcome,
  data: Prisma.WebhookDeliveryUpdateManyMutationInput,
) {
  return transaction(async tx => {
    const kept = await keptOf(tx, shown, { body, answer })
    await tx.webhookDelivery.updateMany({ where: { id }, data: { ...data, ...kept, status, error, milliseconds } })
  })
}

async function sendOnce(
  deps: Delivering,
  webhook: Owned,
  { due, signal }: { due: Due; signal: AbortSignal },
): Promise<Outcome> {
  const { privateAddresses } = deps.settings.webhooks
  let made: Body
  try {
    made = await bodyOf({ ...deps, viewer: eyesOf(webhook.owner) }, due.event)
  } catch (fault) {
    // A record that cannot be read must not hold up the others for ever.
    deps.log.error({ err: fault, delivery: due.id }, 'The body for a webhook could not be made')
    const error = 'The record could not be read'
    return { status: null, answer: null, error, milliseconds: 0, body: '', shown: null }
  }
  const { url } = webhook
  const headers = signed(webhook, { id: due.eventId, body: made.body, at: deps.clock.now() })
  const sent = await send({ url, headers, body: made.body }, { privateAddresses, signal, patience: deps.patience })
  return { ...sent, ...made }
}

/** Disables the webhook at once when its receiver says that it is gone, and when everything has failed for a day. */
async function noteFailure(deps: Delivering, id: number, { now, status }: { now: Date; status: number | null }) {
  await deps.db.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: now } })
  const webhook = await deps.db.webhook.findUnique({ where: { id }, select: { failingSince: true } })
  const failsFor = now.getTime() - (webhook?.failingSince ?? now).getTime()
  if (status === 410) await disable(deps, id, 'GONE')
  else if (failsFor >= FAILS_FOR) await disable(deps, id, 'FAILING')
}

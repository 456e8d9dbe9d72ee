import { onTestFinished } from 'vitest'
import { lastPosition } from '../../events/events.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import type { DeliveryDeps } from '../attempt.ts'
import { startDelivery } from '../delivery.ts'
import { newSecret } from '../signing.ts'

/** Milliseconds between attempts in tests. */
const PAUSES = [20, 40, 80, 120]

/** Adds a webhook of an admin for events from now on. */
export async function hook(url: string, values: Partial<Prisma.WebhookUncheckedCreateInput> = {}) {
  const ownerId = values.ownerId ?? (await make.admin()).id
  return world.db.webhook.create({
    data: { url, secret: newSecret(), position: await lastPosition(world), ...values, ownerId },
  })
}

type Options = Partial<Pick<DeliveryDeps, 'patience' | 'pauses' | 'clock'>>

/** Runs the delivery with short pauses until the test ends. */
export function deliver({ patience = 300, pauses = PAUSES, clock = world.clock }: Options = {}) {
  const delivery = startDelivery({ ...world, patience, pauses, clock }, world.databaseUrl)
  onTestFinished(() => delivery.stop(0))
  return delivery
}

/** The deliveries of a webhook, in the order of the log. */
export const deliveriesOf = (webhookId: number) =>
  world.db.webhookDelivery.findMany({ where: { webhookId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] })

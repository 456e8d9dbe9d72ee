import { expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { seeded } from '../test/random.ts'
import { deliver, deliveriesOf, hook } from './test/hooks.ts'
import { openReceiver } from './test/receiver.ts'

openApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' })

const WRITERS = 8
const CHANGES = 10
const DEALS = 8

/** Behaviour of the receiver for each request in turn, repeated from the start. */
const BEHAVIOURS = ['ok', 'fail', 'ok', 'slow', 'ok', 'reset', 'ok', 'ok', 'hang', 'ok', 'ok'] as const

test('all changes of a record arrive in order, with a failing receiver and two replicas', async () => {
  const random = seeded(7)
  let turn = 0
  const receiver = await openReceiver((_, answer) => {
    const behaviour = BEHAVIOURS[turn++ % BEHAVIOURS.length]
    if (behaviour === 'fail') answer.writeHead(500).end('no')
    else if (behaviour === 'reset') answer.socket?.destroy()
    else if (behaviour === 'slow') setTimeout(() => answer.end('slow'), 30)
    else if (behaviour === 'ok') answer.end('ok')
  })
  const companyId = (await make.company()).id
  const deals = await Promise.all(Array.from({ length: DEALS }, () => make.deal({ companyId })))
  const webhook = await hook(receiver.url, { kinds: ['deal.updated'] })
  // One replica holds the lock; the other waits until the first is stopped.
  const first = deliver({ patience: 100 })
  await expect.poll(lockIsHeld, { interval: 20 }).toBe(true)
  deliver({ patience: 100 })
  const writing = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let change = 0; change < CHANGES; change++) {
      const { id = 0 } = deals[Math.floor(random() * deals.length)] ?? {}
      await world.db.deal.update({ where: { id }, data: { notes: `${writer} ${change}` } })
    }
  })
  await expect.poll(() => receiver.arrived.length, { timeout: 60_000 }).toBeGreaterThan(20)
  await first.stop(0)
  await Promise.all(writing)
  const waiting = () =>
    world.db.webhookDelivery.count({ where: { webhookId: webhook.id, state: { not: 'DELIVERED' } } })
  const delivered = () => world.db.webhookDelivery.count({ where: { webhookId: webhook.id, state: 'DELIVERED' } })
  await expect.poll(delivered, { timeout: 60_000 }).toBe(WRITERS * CHANGES)
  expect(await waiting()).toBe(0)

  const deliveries = await deliveriesOf(webhook.id)
  const arrived = new Set(receiver.arrived.map(({ headers }) => headers['webhook-id']))
  expect(deliveries.filter(({ eventId }) => !arrived.has(eventId))).toEqual([])
  expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(WRITERS * CHANGES)
  for (const { id } of deals) {
    // The versions of the record in the order of first arrival, without repeated deliveries.
    const seen = [
      ...new Set(receiver.arrived.filter(({ body }) => body.record?.id === id).map(({ body }) => body.record?.version)),
    ]
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => index + 2))
  }
})

const lockIsHeld = async () => {
  const [row] = await world.db.$queryRaw<{ held: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted) AS held`
  return row?.held
}

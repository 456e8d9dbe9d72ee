import { subHours } from 'date-fns/subHours'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { as, inPerson, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { deliver, deliveriesOf, hook } from './test/hooks.ts'
import { openReceiver, status } from './test/receiver.ts'

openApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' })

const states = async (id: number) => (await deliveriesOf(id)).map(({ kind, state }) => [kind, state])

test('a signed delivery contains the REST record after a change, and null after a deletion', async () => {
  const receiver = await openReceiver()
  const person = await make.admin()
  const { id, secret } = await hook(receiver.url, { ownerId: person.id, kinds: ['talent.created', 'talent.deleted'] })
  deliver()
  const talent = await make.talent({ name: 'Grace Hopper' })
  await expect.poll(() => receiver.arrived.length).toBe(1)
  const [created] = receiver.arrived
  const answered = (await as(person).fetch({ url: `/api/talents/${talent.id}` })).json()
  expect(created?.body).toMatchObject({ kind: 'talent.created', record: { type: 'talent', id: talent.id, version: 1 } })
  expect(created?.body.data).toEqual(answered)
  const verified = new Webhook(secret).verify(created?.text ?? '', created?.headers as Record<string, string>)
  expect(verified).toMatchObject({ id: created?.headers['webhook-id'] })
  await as(person).fetch({ method: 'DELETE', url: `/api/talents/${talent.id}` })
  await expect
    .poll(() => states(id))
    .toEqual([
      ['talent.created', 'DELIVERED'],
      ['talent.deleted', 'DELIVERED'],
    ])
  expect(receiver.arrived.at(-1)?.body).toMatchObject({ kind: 'talent.deleted', data: null })
  // When a person is deleted, the stored bodies about that person are deleted, too.
  const kept = await deliveriesOf(id)
  expect(kept.map(({ body, answer }) => `${body} ${answer}`).join()).not.toContain('Hopper')
})

test('events of one record are sent in order; other records do not wait', async () => {
  let isBroken = true
  const [one, other] = [await make.deal(), await make.deal()]
  const receiver = await openReceiver((arrived, answer) =>
    status(isBroken && arrived.body.record?.id === one.id ? 503 : 200)(arrived, answer),
  )
  const { id } = await hook(receiver.url, { kinds: ['deal.updated'] })
  deliver()
  for (const deal of [one, one, other]) {
    await world.db.deal.update({ where: { id: deal.id }, data: { notes: `${Math.random()}` } })
  }
  await expect
    .poll(async () => (await deliveriesOf(id)).map(({ state }) => state))
    .toEqual(['WAITING', 'WAITING', 'DELIVERED'])
  await expect.poll(async () => (await deliveriesOf(id))[0]?.attempts).toBeGreaterThan(1)
  expect((await deliveriesOf(id))[1]).toMatchObject({ attempts: 0 })
  expect(await world.db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({ disabledAt: null })
  isBroken = false
  await expect.poll(async () => (await deliveriesOf(id)).map(({ state }) => state)).toEqual(Array(3).fill('DELIVERED'))
  expect(await world.db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({ failingSince: null })
})

test('a delivery that becomes due between two queries is sent without delay', async () => {
  const receiver = await openReceiver(status(503))
  const { id } = await hook(receiver.url, { kinds: ['deal.updated'] })
  const deal = await make.deal()
  let looks = 0
  // Simulates a busy machine: after a failure, the pause ends between the second and third reading of the clock.
  const clock = { now: () => new Date(Date.now() + 700 * looks++) }
  deliver({ clock, pauses: [1_000] })
  await world.db.deal.update({ where: { id: deal.id }, data: { notes: 'changed' } })
  await expect.poll(() => receiver.arrived.length).toBeGreaterThan(3)
  receiver.answering = status(200)
  await expect.poll(() => states(id)).toEqual([['deal.updated', 'DELIVERED']])
})

test('410 disables a webhook and sends notices; when enabled again, it continues where it stopped', async () => {
  const receiver = await openReceiver(status(410))
  const owner = await make.user()
  const admin = await make.admin()
  const { id } = await hook(receiver.url, { ownerId: owner.id, description: 'Payroll', kinds: ['deal.updated'] })
  deliver()
  const deal = await make.deal()
  const change = (notes: string) => world.db.deal.update({ where: { id: deal.id }, data: { notes } })
  await change('first')
  const webhook = () => world.db.webhook.findUniqueOrThrow({ where: { id } })
  await expect.poll(async () => (await webhook()).disabledReason).toBe('GONE')
  const notices = await world.db.notification.findMany({ where: { kind: 'WEBHOOK_DISABLED', detail: 'Payroll' } })
  expect(notices.map(({ userId }) => userId)).toEqual(expect.arrayContaining([owner.id, admin.id]))
  await change('second')
  receiver.answering = status(200)
  await inPerson(admin).run(`mutation { enableWebhook(input: { id: ${id} }) { webhook { version } } }`)
  await expect.poll(() => states(id)).toEqual(Array(2).fill(['deal.updated', 'DELIVERED']))
})

test('a webhook is disabled after a day of failures, a delivery fails after three days', async () => {
  const receiver = await openReceiver(status(500))
  const { id } = await hook(receiver.url, { kinds: ['deal.updated'], failingSince: subHours(new Date(), 25) })
  const deal = await make.deal()
  await world.db.webhookDelivery.create({
    data: {
      ...{ webhookId: id, eventId: 'evt_0', kind: 'deal.updated', record: `deal ${deal.id}`, giveUpAt: new Date(0) },
      event: {
        ...{ id: 'evt_0', kind: 'deal.updated', at: '2026-11-26T09:00:00.000Z', changed: ['notes'] },
        ...{ record: { type: 'deal', id: deal.id, version: 2 }, talentId: null, dealId: deal.id, companyId: null },
      },
    },
  })
  deliver()
  await expect.poll(() => states(id)).toEqual([['deal.updated', 'FAILED']])
  await expect
    .poll(async () => (await world.db.webhook.findUniqueOrThrow({ where: { id } })).disabledReason)
    .toBe('FAILING')
})

test('nothing is sent for a disabled owner, and a hanging receiver does not delay others', async () => {
  const [hanging, quick, silent] = [await openReceiver(() => undefined), await openReceiver(), await openReceiver()]
  const kinds = ['company.updated']
  await hook(hanging.url, { kinds })
  const { id } = await hook(quick.url, { kinds })
  const owner = await make.admin({ disabledAt: new Date() })
  await hook(silent.url, { kinds, ownerId: owner.id })
  deliver({ patience: 60_000 })
  const company = await make.company()
  for (const notes of ['1', '2', '3']) await world.db.company.update({ where: { id: company.id }, data: { notes } })
  await expect.poll(() => states(id)).toEqual(Array(3).fill(['company.updated', 'DELIVERED']))
  expect([hanging.arrived.length, silent.arrived.length]).toEqual([1, 0])
})

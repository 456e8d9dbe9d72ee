import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { encodeGlobalId } from '../graphql/globalIds.ts'
import { as, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { disablingJobs } from './disabling.ts'
import { hook } from './test/hooks.ts'
import { openReceiver, status } from './test/receiver.ts'

openApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' })

const add = `mutation ($input: AddWebhookInput!) { addWebhook(input: $input) {
  secret webhook { databaseId name kinds version } ping { kind state status answer error body }
} }`

type AddedWebhook = {
  addWebhook: {
    secret: string
    webhook: { databaseId: number; version: number }
    ping: { state: string; status: number; answer: string; error: string; body: string }
  }
}

test('adding a webhook sends a signed ping, and shows the secret only then', async () => {
  const admin = inPerson(await make.admin())
  const receiver = await openReceiver(status(200, {}, 'pong'))
  const { addWebhook } = await admin.run<AddedWebhook>(add, { input: { url: receiver.url, kinds: ['deal.updated'] } })
  expect(addWebhook).toMatchObject({ ping: { kind: 'ping', state: 'DELIVERED', status: 200, answer: 'pong' } })
  const [ping] = receiver.arrived
  expect(
    new Webhook(addWebhook.secret).verify(ping?.text ?? '', ping?.headers as Record<string, string>),
  ).toMatchObject({
    kind: 'ping',
    record: null,
  })
  const document = `query { webhooks { url deliveries { edges { node { body } } } } }`
  expect(JSON.stringify(await admin.run(document))).not.toContain(addWebhook.secret)
})

test('a new webhook is not removed when its first ping fails', async () => {
  const admin = inPerson(await make.admin())
  const { addWebhook } = await admin.run<AddedWebhook>(add, { input: { url: 'http://127.0.0.1:1/' } })
  expect(addWebhook.ping).toMatchObject({ state: 'FAILED', error: 'The connection was refused' })
  const { webhooks } = await admin.run<{ webhooks: { deliveryCount: number }[] }>(
    'query { webhooks { deliveryCount(state: FAILED) } }',
  )
  expect(webhooks.at(-1), 'a ping is not sent again').toEqual({ deliveryCount: 0 })
  const refused = [{ url: 'ftp://example.com' }, { url: '' }, { url: 'https://a.example', kinds: ['deal.melted'] }]
  for (const input of refused) expect(await admin.refusal(add, { input })).toMatchObject({ code: 'INVALID_INPUT' })
})

test('after a rotation both secrets sign until the overlap is over', async () => {
  const person = await make.admin()
  const receiver = await openReceiver()
  const { id, secret } = await hook(receiver.url, { ownerId: person.id })
  const rotate = `mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { secret } }`
  const ping = `mutation ($id: Int!) { pingWebhook(input: { id: $id }) { ping { state } } }`
  const verifies = (by: string) => {
    const last = receiver.arrived.at(-1)
    try {
      return new Webhook(by).verify(last?.text ?? '', last?.headers as Record<string, string>) !== null
    } catch {
      return false
    }
  }
  const admin = inPerson(person)
  const { rotateWebhookSecret: once } = await admin.run<{ rotateWebhookSecret: { secret: string } }>(rotate, {
    input: { id },
  })
  await admin.run(ping, { id })
  expect([verifies(secret), verifies(once.secret)]).toEqual([true, true])
  const { rotateWebhookSecret: twice } = await admin.run<{ rotateWebhookSecret: { secret: string } }>(rotate, {
    input: { id, overlapHours: 0 },
  })
  await admin.run(ping, { id })
  expect([verifies(once.secret), verifies(twice.secret)]).toEqual([false, true])
})

/** Adds a webhook of a new admin, with a delivery about a deal. */
async function hookWithDelivery() {
  const person = await make.admin()
  const { id } = await hook('http://127.0.0.1:1/', { ownerId: person.id })
  const delivery = await world.db.webhookDelivery.create({
    data: { webhookId: id, eventId: 'evt_1', kind: 'deal.updated', record: 'deal 1', event: {}, giveUpAt: new Date() },
  })
  return { person, id, deliveryId: delivery.id }
}

const LIST = `query { webhooks { databaseId deliveries { edges { node { body } } } } }`
const DELIVERY = `query ($id: Int!) { webhookDelivery(id: $id) { body } }`

test('only admins see webhooks and their deliveries', async () => {
  const { person, id, deliveryId } = await hookWithDelivery()
  await as(person, 'READ').run(LIST)
  const colleague = as(await make.user())
  for (const document of [LIST, DELIVERY]) {
    expect(await colleague.refusal(document, { id: deliveryId })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await visitor.refusal(document, { id: deliveryId })).toMatchObject({ code: '401' })
  }
  const node = `query ($id: ID!) { node(id: $id) { id } }`
  for (const globalId of [encodeGlobalId('Webhook', id), encodeGlobalId('WebhookDelivery', deliveryId)]) {
    const answer = await colleague.run(node, { id: globalId }).catch(error => error.message)
    expect(answer).not.toMatchObject({ node: { id: globalId } })
    expect(await visitor.refusal(node, { id: globalId })).toMatchObject({ code: '401' })
  }
})

test('a token needs the scope of the record to read a delivery', async () => {
  const { person, deliveryId: id } = await hookWithDelivery()
  const refusal = await as(person, ['webhooks:read', 'talents:read']).refusal(DELIVERY, { id })
  expect(refusal).toMatchObject({ code: 'FORBIDDEN', scope: 'deals:read' })
  await as(person, ['webhooks:read', 'talents:read', 'deals:read']).run(DELIVERY, { id })
})

test.each([
  'addWebhook(input: { url: "https://a.example" })',
  ...['enableWebhook(input: { id: $id })', 'rotateWebhookSecret(input: { id: $id })'],
  ...['deleteWebhook(input: { id: $id })', 'disableWebhook(input: { id: $id })'],
  'updateWebhook(input: { id: $id, url: "https://b.example" })',
])('tokens and colleagues may not %s', async act => {
  const { person, id } = await hookWithDelivery()
  const mutation = `mutation { ${act.replace('$id', String(id))} { __typename } }`
  expect(await as(person).refusal(mutation)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await inPerson(await make.user()).refusal(mutation)).toMatchObject({ code: 'FORBIDDEN' })
})

test('a token with WRITE access may replay a delivery', async () => {
  const { person, deliveryId } = await hookWithDelivery()
  const replay = `mutation { replayWebhookDelivery(input: { id: ${deliveryId} }) { delivery { state } } }`
  expect(await as(person, 'READ').refusal(replay)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await as(person).run(replay)).toMatchObject({ replayWebhookDelivery: { delivery: { state: 'WAITING' } } })
})

test('a webhook is taken over, disabled, enabled and deleted; an older version is a CONFLICT', async () => {
  const person = await make.admin()
  const { id } = await hook('http://127.0.0.1:1/')
  const admin = inPerson(person)
  const update = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) {
    webhook { version description owner { databaseId } } ping { state } } }`
  const took = await admin.run(update, { input: { id, version: 1, description: 'Payroll', takeOver: true } })
  const webhook = { version: 2, description: 'Payroll', owner: { databaseId: person.id } }
  expect(took).toEqual({ updateWebhook: { webhook, ping: null } })
  expect(await admin.refusal(update, { input: { id, version: 1, description: '' } })).toMatchObject({
    code: 'CONFLICT',
  })
  const act = (name: string) => admin.run(`mutation { ${name}(input: { id: ${id} }) { webhook { disabledReason } } }`)
  expect(await act('disableWebhook')).toMatchObject({ disableWebhook: { webhook: { disabledReason: 'BY_HAND' } } })
  expect(await act('enableWebhook')).toMatchObject({ enableWebhook: { webhook: { disabledReason: null } } })
  await admin.run(`mutation { deleteWebhook(input: { id: ${id} }) { deletedWebhookId } }`)
  expect(await world.db.webhook.findUnique({ where: { id } })).toBeNull()
})

test('a webhook stops when its owner is disabled, until an admin takes it over', async () => {
  const [person, owner] = [await make.admin(), await make.admin()]
  const admin = inPerson(person)
  const { id } = await hook('http://127.0.0.1:1/', { ownerId: owner.id, description: 'Ledger' })
  await admin.run(`mutation { disableUser(input: { id: ${owner.id} }) { user { disabledAt } } }`)
  type Webhooks = { webhooks: { databaseId: number; disabledAt: string | null; disabledReason: string | null }[] }
  const listed = async () =>
    (await admin.run<Webhooks>('{ webhooks { databaseId disabledAt disabledReason } }')).webhooks.find(
      ({ databaseId }) => databaseId === id,
    )
  expect(await listed()).toMatchObject({ disabledAt: expect.any(String), disabledReason: 'OWNER_DISABLED' })
  const attempt = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal } as const
  const [, notifyAdmins] = disablingJobs
  for (const _turn of [1, 2]) await notifyAdmins?.perform({ ...world, ...attempt }, {})
  const notices = await world.db.notification.findMany({ where: { kind: 'WEBHOOK_DISABLED', detail: 'Ledger' } })
  expect(notices.filter(({ userId }) => userId === person.id)).toHaveLength(1)
  expect(notices.map(({ userId }) => userId)).not.toContain(owner.id)
  await admin.run(`mutation { updateWebhook(input: { id: ${id}, takeOver: true }) { webhook { version } } }`)
  expect(await listed()).toMatchObject({ disabledAt: null, disabledReason: null })
})

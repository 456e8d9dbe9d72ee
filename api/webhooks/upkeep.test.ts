import { subDays } from 'date-fns/subDays'
import { expect, test } from 'vitest'
import { openMailServer } from '../mail/test/mailServer.ts'
import { inPerson, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { disable, disablingJobs } from './disabling.ts'
import { webhookJobs } from './jobs.ts'
import { deliveriesOf, hook } from './test/hooks.ts'

const post = await openMailServer()

openApp({ SMTP_URL: post.url, MAIL_FROM: 'desk@example.com', PUBLIC_URL: 'https://desk.example.com' })

const once = { ...({ attempt: 1, isLastAttempt: false } as const), signal: new AbortController().signal }

test('the owner and the active admins get an e-mail about a disabled webhook', async () => {
  const owner = await make.user({ email: 'owner@example.com' })
  const admin = await make.admin({ email: 'admin@example.com' })
  await make.admin({ email: 'gone@example.com', disabledAt: new Date() })
  const { id } = await hook('https://hooks.example.com/a?key=s3cret', { ownerId: owner.id, description: 'Payroll' })
  await disable(world, id, 'FAILING')
  const jobs = await world.db.$queryRaw<{ payload: { userId: number } }[]>`
    SELECT payload FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
    WHERE identifier = 'webhooks.tellByMail'`
  expect(jobs.map(({ payload }) => payload.userId).sort()).toEqual([owner.id, admin.id].sort())
  for (const { payload } of jobs) await disablingJobs[0]?.perform({ ...world, ...once }, payload)
  expect(post.received.flatMap(({ to }) => to).sort()).toEqual(['admin@example.com', 'owner@example.com'])
  for (const { mail } of post.received) {
    expect(mail).toContain('Subject: Webhook disabled: Payroll')
    expect(mail).toContain('https://desk.example.com/webhooks')
    expect(mail).not.toContain('s3cret')
  }
})

test('old deliveries, old bodies and former secrets are deleted every night', async () => {
  const past = { previousSecret: 'whsec_b2xk', previousSecretUntil: subDays(new Date(), 1) }
  const { id } = await hook('https://hooks.example.com/', past)
  const old = subDays(new Date(), 31)
  const values = { webhookId: id, kind: 'deal.updated', record: 'deal 1', event: {}, giveUpAt: old, body: '{"of": 1}' }
  await world.db.webhookDelivery.createMany({
    data: [
      { ...values, eventId: 'evt_1', state: 'DELIVERED', createdAt: old },
      { ...values, eventId: 'evt_2', state: 'FAILED', createdAt: old },
      { ...values, eventId: 'evt_3', state: 'WAITING', createdAt: old },
      { ...values, eventId: 'evt_4', state: 'DELIVERED' },
    ],
  })
  await webhookJobs.find(({ name }) => name === 'webhooks.sweep')?.perform({ ...world, ...once }, {})
  const kept = (await deliveriesOf(id)).map(({ eventId, body }) => [eventId, body])
  expect(kept).toEqual([
    ['evt_3', null],
    ['evt_4', '{"of": 1}'],
  ])
  const none = { previousSecret: null, previousSecretUntil: null }
  expect(await world.db.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject(none)
})

test('there are at most 20 webhooks', async () => {
  const { ownerId, position } = await hook('https://hooks.example.com/')
  const more = 20 - (await world.db.webhook.count())
  const url = 'https://hooks.example.com/'
  await world.db.webhook.createMany({
    data: Array.from({ length: more }, () => ({ ownerId, url, secret: '', position })),
  })
  const add = `mutation { addWebhook(input: { url: "${url}" }) { secret } }`
  expect(await inPerson(await make.admin()).refusal(add)).toMatchObject({
    ...{ code: 'CONFLICT', message: 'There are 20 webhooks already. Please delete one first.' },
  })
  expect(await world.db.webhook.count()).toBe(20)
})

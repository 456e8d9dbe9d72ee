import { expect, test } from 'vitest'
import type { Window } from '../test/browser.ts'
import type { Answers } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'
import { ada } from '../users/test/openUsers.ts'

const payroll = {
  ...{ id: 'V2ViaG9vazox', databaseId: 1, name: 'Payroll', url: 'https://hooks.example.com/a', kinds: [], owner: ada },
  ...{ disabledAt: null, disabledReason: null, failingSince: null },
}

async function adaAtWebhooks(role: 'ADMIN' | 'USER', answers: Answers = {}, window: Window = {}) {
  const pages = {
    WebhooksPageQuery: () => ({ viewer: { ...ada, role } }),
    WebhooksQuery: () => ({ webhooks: [payroll] }),
  }
  const there = await person(adasApi({ signedIn: true }, { ...pages, ...answers }), window)
  await there.goes('/webhooks')
  await there.findsHeading('Webhooks')
  return there
}

test('an admin adds a webhook, sees its secret once, and is told that its ping was not answered', async () => {
  const sent: unknown[] = []
  const there = await adaAtWebhooks('ADMIN', {
    WebhooksQuery: () => ({ webhooks: [] }),
    AddWebhookDialogMutation({ input }) {
      sent.push(input)
      const ping = { state: 'FAILED', status: null, error: 'The connection was refused' }
      return { addWebhook: { secret: 'whsec_secret', webhook: payroll, ping } }
    },
  })
  await there.reads('None yet. Add the first one to let another system know of each change.')
  await there.presses('New webhook')
  await there.presses('Add webhook')
  await there.reads('Address is required')
  await there.page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example.com/a')
  await there.page.getByLabel('Changes of a deal').check()
  await there.findsNoBarrier()
  await there.presses('Add webhook')
  await there.reads('The connection was refused')
  await there.reads('whsec_secret')
  const kinds = ['deal.created', 'deal.deleted', 'deal.updated']
  expect(sent.at(-1)).toMatchObject({ url: 'https://hooks.example.com/a', kinds })
})

test('the deliveries show what was sent and answered, and are sent again', async () => {
  const sent: unknown[] = []
  const delivery = {
    ...{ id: 'd-7', databaseId: 7, kind: 'deal.updated', state: 'FAILED', record: 'deal 3', attempts: 9, status: 500 },
    ...{ answer: 'out of order', error: 'Answered 500', body: '{"id":"evt_5"}', createdAt: ada.createdAt },
  }
  const there = await adaAtWebhooks(
    'ADMIN',
    {
      DeliveriesQuery: () => ({
        node: { __typename: 'Webhook', id: payroll.id, deliveries: { edges: [{ node: delivery }] } },
      }),
      DeliveriesReplayMutation({ input }) {
        sent.push(input)
        return { replayWebhookDelivery: { delivery: { ...delivery, state: 'WAITING', attempts: 0 } } }
      },
    },
    { width: 390, height: 844, dark: true },
  )
  await there.presses('Deliveries to Payroll')
  await there.page.getByText('deal.updated').click()
  await there.reads('{"id":"evt_5"}')
  await there.reads('out of order')
  await there.findsNoBarrier()
  await there.presses('Send again')
  await there.reads('It is sent again')
  expect(sent).toEqual([{ id: 7 }])
})

test('others are told that admins see it', async () => {
  const there = await adaAtWebhooks('USER')
  await there.reads('Admins can see and change where events are sent.')
})

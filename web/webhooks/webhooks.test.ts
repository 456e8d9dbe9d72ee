import { expect, test } from 'vitest'
import type { Window } from '../test/browser.ts'
import type { Answers } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'
import { ada } from '../users/test/openUsers.ts'

const ben = { ...ada, id: 'VXNlcjo5', databaseId: 9, firstName: 'Ben', lastName: 'Adeyemi' }
const payroll = {
  ...{ id: 'V2ViaG9vazox', databaseId: 1, version: 3, name: 'Payroll', description: 'Payroll', kinds: [] as string[] },
  ...{ url: 'https://hooks.example.com/a', owner: ben, disabledAt: null, disabledReason: null, failingSince: null },
  ...{ isSecretRotating: false, previousSecretUntil: null },
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
  await there.page.getByLabel('A deal', { exact: true }).check()
  await there.findsNoBarrier()
  await there.presses('Add webhook')
  await there.reads('The connection was refused')
  await there.reads('whsec_secret')
  await there.reads('With it, your receiver verifies that an event comes from here.')
  const kinds = ['deal.created', 'deal.deleted', 'deal.updated']
  expect(sent.at(-1)).toMatchObject({ url: 'https://hooks.example.com/a', kinds })
})

test('an admin edits a webhook by the keys, replaces its secret, takes it over and deletes it', async () => {
  const sent: unknown[] = []
  const saved = (change: object) => {
    sent.push(change)
    return { updateWebhook: { webhook: { ...payroll, owner: ada, version: 4 }, ping: null } }
  }
  const there = await adaAtWebhooks('ADMIN', {
    EditWebhookDialogMutation: ({ input }) => saved(Object(input)),
    RotateSecretDialogMutation({ input }) {
      sent.push(input)
      const rotating = { isSecretRotating: true, previousSecretUntil: ada.createdAt }
      return { rotateWebhookSecret: { secret: 'whsec_newer', webhook: { ...payroll, ...rotating } } }
    },
    useWebhookActsTakeOverMutation: ({ input }) => saved(Object(input)),
    useWebhookActsDeleteMutation({ input }) {
      sent.push(input)
      return { deleteWebhook: { deletedWebhookId: payroll.id } }
    },
  })
  const { page } = there
  const menu = page.getByRole('button', { name: 'Actions for Payroll' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await page.getByRole('textbox', { name: 'Description' }).fill('Wages')
  await there.findsNoBarrier()
  await page.getByRole('textbox', { name: 'Description' }).press('Enter')
  await there.reads('Webhook updated')
  const choose = async (item: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await choose('Replace secret')
  await page.getByLabel('The former secret still signs').selectOption('3 days')
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click()
  await there.reads('whsec_newer')
  await there.presses('Done')
  await page.locator('button:focus', { hasText: 'Deliveries' }).waitFor()
  await choose('Take over')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await there.reads('You own the webhook now')
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await there.reads('None yet. Add the first one to let another system know of each change.')
  expect(sent).toEqual([
    { id: 1, version: 3, description: 'Wages' },
    { id: 1, overlapHours: 72 },
    { id: 1, takeOver: true },
    { id: 1 },
  ])
})

const deliveryOf = (id: number) => ({
  ...{
    __typename: 'WebhookDelivery',
    id: `d-${id}`,
    databaseId: id,
    kind: 'deal.updated',
    state: 'FAILED',
    attempts: 9,
  },
  ...{ record: `deal ${id}`, status: 500, answer: 'out of order', error: 'Answered 500', body: `{"id":"evt_${id}"}` },
  createdAt: ada.createdAt,
})

const deliveriesOf = (ids: number[], endCursor: string | null = null) => ({
  node: {
    ...{ __typename: 'Webhook', id: payroll.id, databaseId: 1, failures: 60 },
    deliveries: {
      edges: ids.map(id => ({ cursor: `c-${id}`, node: deliveryOf(id) })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  },
})

test('the deliveries show what was sent and answered, page by page, and are sent again', async () => {
  const sent: unknown[] = []
  const there = await adaAtWebhooks(
    'ADMIN',
    {
      DeliveriesQuery: ({ state }) => deliveriesOf(state === 'WAITING' ? [] : [7], 'c-7'),
      DeliveriesMoreQuery: ({ cursor }) => deliveriesOf(cursor === 'c-7' ? [6] : []),
      DeliveryReplayMutation({ input }) {
        sent.push(input)
        return { replayWebhookDelivery: { delivery: { ...deliveryOf(7), state: 'WAITING', attempts: 0 } } }
      },
      DeliveriesReplayMutation({ input }) {
        sent.push(input)
        return { replayFailedWebhookDeliveries: { replayed: 60 } }
      },
    },
    { width: 390, height: 844, dark: true },
  )
  await there.presses('Deliveries to Payroll')
  await there.page.locator('div:focus').getByRole('heading', { name: 'Deliveries to Payroll' }).waitFor()
  await there.page.getByText('deal 7').click()
  const shown = (name: string) => there.page.getByRole('textbox', { name, exact: true }).inputValue()
  expect([await shown('Sent'), await shown('Answered')]).toEqual(['{\n  "id": "evt_7"\n}', 'out of order'])
  await there.findsNoBarrier()
  await there.presses('Send again')
  await there.reads('It is sent again')
  await there.presses('Show earlier ones')
  await there.reads('deal 6')
  await there.presses('Send all 60 failed again')
  await there.reads('60 are sent again')
  await there.page.getByLabel('State').selectOption('Waiting')
  await there.reads('None in this state.')
  expect(sent).toEqual([{ id: 7 }, { id: 1 }])
})

test('others are told that admins see it', async () => {
  const there = await adaAtWebhooks('USER')
  await there.reads('Admins can see and change where events are sent.')
})

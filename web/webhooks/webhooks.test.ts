import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { hook } from '../../api/webhooks/test/hooks.ts'
import { openReceiver } from '../../api/webhooks/test/receiver.ts'
import { type Opening, recruiter } from '../test/person.ts'

openApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' }, { listen: true })

async function atWebhooks(opening: Opening) {
  const there = await recruiter(opening)
  await there.goes('/webhooks')
  await there.findsHeading('Webhooks')
  return there
}

test('an admin adds a webhook, sees its secret once, and learns that its ping was not answered', {
  tags: ['deep'],
}, async () => {
  const there = await atWebhooks({ user: await make.admin() })
  await there.reads('None yet. Add the first one to let another system know of each change.')
  await there.presses('New webhook')
  await there.presses('Add webhook')
  await there.reads('Address is required')
  await there.page.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:1/hooks')
  await there.page.getByLabel('A deal', { exact: true }).check()
  await there.findsNoBarrier()
  await there.presses('Add webhook')
  await there.reads('The connection was refused')
  await there.page.getByText(/^whsec_/).waitFor()
  const kinds = ['deal.created', 'deal.deleted', 'deal.updated']
  expect(await world.db.webhook.findFirst()).toMatchObject({ url: 'http://127.0.0.1:1/hooks', kinds })
  await world.db.webhook.deleteMany()
})

test('an admin edits a webhook by keyboard, replaces its secret, takes it over and deletes it', {
  tags: ['deep'],
}, async () => {
  const receiver = await openReceiver()
  const { id } = await hook(receiver.url, { description: 'Payroll' })
  const user = await make.admin()
  const there = await atWebhooks({ user })
  const { page } = there
  const menu = page.getByRole('button', { name: 'Actions for Payroll' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
  await page.getByRole('textbox', { name: 'Description' }).fill('Wages')
  await page.getByRole('textbox', { name: 'Description' }).press('Enter')
  await there.reads('Webhook updated')
  const choose = async (item: string) => {
    await there.presses('Actions for Wages')
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await choose('Replace secret')
  await page.getByLabel('The former secret still signs').selectOption('3 days')
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click()
  await page.getByText(/^whsec_/).waitFor()
  await there.presses('Done')
  await choose('Take over')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
  await there.reads('You own the webhook now')
  expect(await world.db.webhook.findUnique({ where: { id } })).toMatchObject({ ownerId: user.id, description: 'Wages' })
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await there.reads('None yet. Add the first one to let another system know of each change.')
})

test('the deliveries show their requests and responses, and are sent again', { tags: ['deep'] }, async () => {
  const user = await make.admin()
  const { id: webhookId } = await hook('http://127.0.0.1:1/hooks', { description: 'Payroll', ownerId: user.id })
  const failed = { webhookId, kind: 'deal.updated', state: 'FAILED' as const, attempts: 9 }
  const answer = { status: 500, answer: 'out of order', error: 'Answered 500' }
  for (const position of [1, 2, 3]) {
    const eventId = `evt_${position}`
    const sent = { eventId, event: {}, body: JSON.stringify({ id: eventId }), record: `deal ${position}`, position }
    await world.db.webhookDelivery.create({ data: { ...failed, ...answer, ...sent, giveUpAt: new Date() } })
  }
  const there = await atWebhooks({ user, width: 390, height: 844, dark: true })
  await there.presses('Deliveries to Payroll')
  await there.page.locator('div:focus').getByRole('heading', { name: 'Deliveries to Payroll' }).waitFor()
  await there.page.getByText('deal 2').click()
  const shown = (name: string) => there.page.getByRole('textbox', { name, exact: true }).inputValue()
  expect([await shown('Sent'), await shown('Answered')]).toEqual(['{\n  "id": "evt_2"\n}', 'out of order'])
  await there.findsNoBarrier()
  await there.presses('Send again')
  await there.reads('It is sent again')
  await there.presses('Send all 2 failed again')
  await there.reads('2 are sent again')
  expect(await world.db.webhookDelivery.count({ where: { webhookId, state: 'WAITING' } })).toBe(3)
})

test('users who are not admins see a note that only admins see webhooks', { tags: ['deep'] }, async () => {
  const there = await atWebhooks({})
  await there.reads('Admins can see and change where events are sent.')
})

import { addDays, format } from 'date-fns'
import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make, type Person } from '../../api/test/make.ts'
import { phone } from '../test/browser.ts'
import { type Opening, recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

let user: Person
let dealId: number

beforeAll(async () => {
  user = await make.user()
  dealId = (await make.deal({ title: 'Fleet Engineer' })).id
})

async function atDeal(opening: Opening = {}) {
  const ada = await recruiterAt(`/deals/${dealId}`, { user, ...opening })
  return { ...ada, card: ada.page.getByRole('region', { name: 'My reminders' }) }
}

test("'Remind me' in the menu understands a time in words, and the page lists the reminder", async () => {
  const ada = await atDeal()
  await ada.picks('Remind me')
  await ada.types('Reminder', 'Call Mara')
  const when = ada.dialog.getByLabel('When')
  await when.fill('soonish')
  await ada.sends('Remind me')
  for (const words of ['soonish', 'Thursday or Friday', '2020-11-24 09:00']) {
    await when.fill(words)
    await ada.page.getByText(/^Please type a time that lies ahead/).waitFor()
  }
  await when.fill('tomorrow at 9:00')
  const at = addDays(new Date(), 1)
  await ada.reads(`${format(at, 'EEEE, MMM d, yyyy')} at 9:00 AM`)
  await ada.sends('Remind me')
  await ada.hears('Reminder set', `You will be reminded on ${format(at, 'MMM d, yyyy')} at 9:00 AM.`)
  await ada.card.getByText('Call Mara').waitFor()
  at.setHours(9, 0, 0, 0)
  expect(await world.db.reminder.findMany()).toMatchObject([{ text: 'Call Mara', dueAt: at, dealId }])
})

test('a reminder is edited, deleted and marked as done, also on a phone', { tags: ['deep'] }, async () => {
  const dueAt = new Date('2026-03-25T09:00:00.000Z')
  for (const text of ['Call Ben', 'Rates'])
    await world.db.reminder.create({ data: { text, dueAt, userId: user.id, dealId } })
  const ada = await atDeal({ ...phone, timeZone: 'Europe/Lisbon' })
  await ada.card.getByText('Due since Mar 25, 2026 at 9:00 AM').first().waitFor()
  await ada.presses('Actions for Rates')
  await ada.page.getByRole('menuitem', { name: 'Delete reminder' }).click()
  await ada.hears('Reminder deleted')
  await ada.card.getByText('Rates').waitFor({ state: 'detached' })
  await ada.presses('Actions for Call Ben')
  await ada.page.getByRole('menuitem', { name: 'Edit reminder' }).click()
  await expect.poll(() => ada.dialog.getByLabel('When').inputValue()).toBe('Mar 25, 2026, 9:00 AM')
  await ada.types('Reminder', 'Call Ben again')
  await ada.sends('Save changes')
  await ada.hears('Reminder changed')
  await ada.card.getByRole('checkbox', { name: 'Call Ben again' }).click()
  await ada.hears('Reminder done')
  await ada.card.getByText('Call Ben again').waitFor({ state: 'detached' })
  const stored = await world.db.reminder.findFirst({ where: { text: 'Call Ben again' } })
  expect(stored?.doneAt).toBeInstanceOf(Date)
})

import { expect, test } from 'vitest'
import { fleet } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'
import { ada, connection } from '../talents/profile/test/priya.ts'

const AGAIN = "Please type a time that lies ahead, for example 'tomorrow at 3 pm', 'Monday 9:30' or 'in 2 weeks'"
const NOW = '2026-11-25T10:00:00.000Z'
const call = {
  ...{ __typename: 'Reminder', id: 'reminder-3', databaseId: 3, text: 'Call Mara' },
  ...{ dueAt: '2026-11-25T09:00:00.000Z', doneAt: null as string | null },
}
const withReminders = (...reminders: (typeof call)[]) => ({ ...fleet, reminders: connection(reminders) })
const about = (deal: object) => ({ reminder: { ...call, talent: null, deal, company: null } })

test("'Remind me' in the menu reads the words for when, and the page lists it", async () => {
  let sent: unknown
  const page = await openDeal(
    {
      ReminderDialogAddMutation({ input }) {
        sent = input
        return { addReminder: about(withReminders({ ...call, dueAt: '2026-11-26T09:00:00.000Z' })) }
      },
    },
    { now: NOW, timeZone: 'Europe/Lisbon' },
  )
  await page.presses('More actions')
  await page.page.getByRole('menuitem', { name: 'Remind me' }).click()
  await page.dialog.getByLabel('Reminder').fill('Call Mara')
  await page.dialog.getByLabel('When').fill('soonish')
  await page.dialog.getByRole('button', { name: 'Remind me' }).click()
  await page.reads(AGAIN)
  await page.dialog.getByLabel('When').fill('Thursday or Friday')
  await page.reads(AGAIN)
  await page.dialog.getByLabel('When').fill('2026-11-24 09:00')
  await page.reads(AGAIN)
  await page.dialog.getByLabel('When').fill('Thursday')
  await page.reads('Thursday, Nov 26, 2026 at 9:00 AM')
  await page.findsNoBarrier()
  await page.dialog.getByRole('button', { name: 'Remind me' }).click()
  await page.hears('Reminder set', 'You will be reminded on Nov 26, 2026 at 9:00 AM.')
  expect(sent).toEqual({ text: 'Call Mara', dueAt: '2026-11-26T09:00:00.000Z', dealId: 4 })
  await page.page.getByRole('region', { name: 'My reminders' }).getByText('Call Mara').waitFor()
})

test('a reminder is edited, deleted and ticked off, on a phone, too', async () => {
  const sent: unknown[] = []
  const page = await openDeal(
    {
      DealPageQuery: () => ({
        deal: withReminders(call, { ...call, id: 'reminder-4', databaseId: 4, text: 'Rates' }),
        viewer: ada,
      }),
      ReminderDialogEditMutation({ input }) {
        sent.push(input)
        const changed = { ...call, text: 'Call Mara again' }
        return { updateReminder: { reminder: { ...about(withReminders(changed)).reminder, ...changed } } }
      },
      RemindersCardMutation({ input }) {
        sent.push(input)
        return { setReminderDone: { reminder: { ...about(withReminders()).reminder, doneAt: NOW } } }
      },
      RemindersCardDeleteMutation: () => ({ deleteReminder: { deletedReminderId: 'reminder-4' } }),
    },
    { now: NOW, timeZone: 'Europe/Lisbon', width: 390, height: 844 },
  )
  const card = page.page.getByRole('region', { name: 'My reminders' })
  await card.getByText('Due since Nov 25, 2026 at 9:00 AM').first().waitFor()
  await page.findsNoBarrier()
  await page.presses('Actions for Rates')
  await page.page.getByRole('menuitem', { name: 'Delete reminder' }).click()
  await page.hears('Reminder deleted')
  await card.getByText('Rates').waitFor({ state: 'detached' })
  await page.presses('Actions for Call Mara')
  await page.page.getByRole('menuitem', { name: 'Edit reminder' }).click()
  await expect.poll(() => page.dialog.getByLabel('When').inputValue()).toBe('Nov 25, 2026, 9:00 AM')
  await page.dialog.getByLabel('Reminder').fill('Call Mara again')
  await page.dialog.getByRole('button', { name: 'Save changes' }).click()
  await page.hears('Reminder changed')
  await card.getByRole('checkbox', { name: 'Call Mara again' }).click()
  await page.hears('Reminder done')
  await card.waitFor({ state: 'detached' })
  expect(sent).toEqual([
    { id: 3, text: 'Call Mara again' },
    { id: 3, isDone: true },
  ])
})

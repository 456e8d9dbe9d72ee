import type { Locator } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { notify } from '../../api/notifications/notify.ts'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make } from '../../api/test/make.ts'
import { recruiter } from '../test/person.ts'

openApp({}, { listen: true })

let user: Colleague
let dealId: number

beforeEach(async () => {
  user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
  dealId = (await make.deal({ title: 'Fleet Engineer' })).id
  const bea = await make.user({ firstName: 'Bea', lastName: 'Braun' })
  const { id: talentId } = await make.talent({ name: 'Ines Carvalho' })
  const comment = await make.comment(bea, talentId, 'Look, @Ada Okafor')
  const day = 86_400_000
  const news = [
    { kind: 'READING_FAILED', dealId, at: new Date(Date.now() - 2 * day), detail: 'cv.pdf' },
    { kind: 'APPLICATION', dealId, at: new Date(Date.now() - day) },
    { kind: 'MENTION', actorId: bea.id, talentId, commentId: comment.id },
  ] as const
  for (const [index, each] of news.entries()) {
    await world.transaction(tx => notify(tx, { ...each, userIds: [user.id], cause: `test ${user.id} ${index}` }))
  }
})

async function openBell(width = 1440) {
  const ada = await recruiter({ user, width })
  await ada.goes('/no/such/page')
  const bell = ada.page.getByRole('button', { name: 'Notifications: 3 unread' }).filter({ visible: true })
  await bell.waitFor()
  return { ...ada, bell, panel: ada.page.getByRole('dialog', { name: 'Notifications' }) }
}

const isFocused = (element: Locator) => element.evaluate(each => each === document.activeElement)

test.each([1440, 390])('the bell counts unread notifications and shows them by day, %i pixels wide', async width => {
  const ada = await openBell(width)
  await ada.bell.press('Enter')
  const items = ada.panel.getByRole('listitem')
  await items.first().waitFor()
  const texts = await items.allTextContents()
  expect(texts.map(text => text.replace(/(?:cv.pdf|Fleet Engineer|Ines Carvalho).*/u, ''))).toEqual([
    ...['Unread: Bea Braun mentioned you on ', 'Unread: New application', 'Unread: A resume could not be read'],
  ])
  expect(await ada.panel.getByRole('heading', { level: 3 }).count()).toBe(3)
  await ada.findsNoBarrier()
  await items.nth(1).getByRole('link').click()
  await ada.isAt(`/deals/${dealId}`)
  await ada.panel.waitFor({ state: 'detached' })
  const unread = () => world.db.notification.count({ where: { userId: user.id, readAt: null } })
  await expect.poll(unread).toBe(2)
})

test('all notifications are marked as read at once', { tags: ['deep'] }, async () => {
  const ada = await openBell()
  await ada.bell.click()
  await ada.presses('Mark all as read')
  await ada.hears('All notifications are read')
  expect(await world.db.notification.count({ where: { userId: user.id, readAt: null } })).toBe(0)
})

test('the focus returns to the bell, or moves to the page that a notification opens', { tags: ['deep'] }, async () => {
  const ada = await openBell()
  await ada.bell.press('Enter')
  const links = ada.panel.getByRole('link')
  await links.first().waitFor()
  await ada.escapes()
  await ada.panel.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(ada.bell)).toBe(true)
  await ada.bell.press('Enter')
  await links.nth(1).click()
  const heading = ada.page.getByRole('heading', { level: 1, name: 'Fleet Engineer' })
  await heading.waitFor()
  await expect.poll(() => isFocused(heading)).toBe(true)
})

test('a new notification is counted without a reload', async () => {
  const ada = await openBell()
  const news = { kind: 'APPLICATION', dealId, userIds: [user.id], cause: `live ${user.id}` } as const
  await world.transaction(tx => notify(tx, news))
  await ada.page.getByRole('button', { name: 'Notifications: 4 unread' }).filter({ visible: true }).waitFor()
})

test('each kind of notification can be switched off separately', { tags: ['deep'] }, async () => {
  await world.db.user.update({ where: { id: user.id }, data: { mutedNotifications: ['REMINDER'] } })
  const ada = await openBell()
  await ada.bell.click()
  await ada.presses('Notification settings')
  const answers = ada.panel.getByRole('switch', { name: 'Client answers' })
  await expect.poll(() => answers.isChecked()).toBe(true)
  expect(await ada.panel.getByRole('switch', { name: 'Reminders that are due' }).isChecked()).toBe(false)
  await answers.click()
  const muted = async () => (await world.db.user.findUniqueOrThrow({ where: { id: user.id } })).mutedNotifications
  await expect.poll(muted).toEqual(expect.arrayContaining(['CLIENT_ANSWER', 'REMINDER']))
})

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { connection } from '../talents/profile/test/priya.ts'
import type { Window } from '../test/browser.ts'
import type { Answers } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

const NOTHING = {
  actor: null,
  talent: null,
  deal: null,
  company: null,
  comment: null,
  application: null,
  reminder: null,
  share: null,
}
const bea = { id: 'VXNlcjo5', firstName: 'Bea', lastName: 'Braun', email: 'bea@example.com' }
const deal = { id: 'deal-4', databaseId: 4, title: 'Fleet Engineer' }
const ines = { id: 'talent-7', databaseId: 7, name: 'Ines Carvalho' }
const share = {
  id: 'share-1',
  items: [
    { id: 'item-1', talent: { id: 'talent-6', databaseId: 6 }, answer: null },
    { id: 'item-2', talent: ines, answer: { answer: 'NOT_THIS_ONE', comment: 'too senior for this', times: [] } },
  ],
}
const notification = (databaseId: number, kind: string, more: object = {}) => ({
  ...{ __typename: 'Notification', id: `notification-${databaseId}`, databaseId, kind, detail: null, ...NOTHING },
  ...{ at: '2026-11-25T09:00:00.000Z', readAt: null as string | null, ...more },
})
const ALL = [
  notification(5, 'MENTION', {
    actor: bea,
    deal,
    comment: { id: 'comment-1', databaseId: 31, comment: 'Look, @Ada Okafor' },
  }),
  notification(4, 'CLIENT_ANSWER', { detail: 'Carla Client', deal, talent: ines, share }),
  notification(3, 'APPLICATION', { deal, at: '2026-11-24T09:00:00.000Z' }),
  notification(2, 'READING_FAILED', { deal, at: '2026-11-24T08:00:00.000Z' }),
  notification(1, 'REMINDER', { at: '2026-11-24T07:00:00.000Z', reminder: { id: 'reminder-1', text: 'Call Mara' } }),
]

async function openBell(answers: Answers = {}, window: Window = {}) {
  const feed = { notificationsChanged: { unreadCount: 5, latest: ALL[0] } }
  const api = adasApi(
    { signedIn: true },
    {
      FeedSubscription: () => feed,
      NotificationListQuery: () => ({ notifications: connection(ALL) }),
      ...answers,
    },
  )
  const ada = await person(api, window)
  await ada.goes('/no/such/page')
  const bell = ada.page.getByRole('button', { name: 'Notifications: 5 unread' }).filter({ visible: true })
  await bell.waitFor()
  return { ...ada, bell, panel: ada.page.getByRole('dialog', { name: 'Notifications' }) }
}

test.each([
  [1440, 900],
  [390, 844],
])('the bell counts what is unread and opens it by day, %i pixels wide', async (width, height) => {
  const sent: unknown[] = []
  const ada = await openBell(
    {
      NotificationListMutation({ input }) {
        sent.push(input)
        return { readNotifications: { success: true } }
      },
    },
    { width, height },
  )
  await ada.bell.press('Enter')
  const items = ada.panel.getByRole('listitem')
  await items.first().waitFor()
  expect((await items.allTextContents()).map(text => text.replace(/\d+:\d+.[AP]M$/u, ''))).toEqual([
    'Unread: Bea Braun mentioned you on Fleet EngineerLook, @Ada Okafor',
    'Unread: Carla Client declined Ines Carvalho: too senior for thisFleet Engineer',
    'Unread: New applicationFleet Engineer',
    'Unread: A resume could not be readFleet Engineer',
    'Unread: Call Mara',
  ])
  expect(await ada.panel.getByRole('heading', { level: 3 }).count()).toBe(2)
  await ada.findsNoBarrier()
  await ada.presses('Mark all as read')
  await ada.hears('All notifications are read')
  await items.first().getByRole('link').click()
  await ada.isAt('/deals/4#comment-31')
  await ada.panel.waitFor({ state: 'detached' })
  await expect.poll(() => sent).toEqual([{}, { ids: [5] }])
})

const isFocused = (element: Locator) => element.evaluate(each => each === document.activeElement)

test('the focus goes where a notification leads, and back to the bell when none is followed', async () => {
  const ada = await openBell({ DealPageQuery: () => ({ deal: null }) })
  await ada.bell.press('Enter')
  const links = ada.panel.getByRole('link')
  await links.first().waitFor()
  await ada.escapes()
  await ada.panel.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(ada.bell)).toBe(true)
  await ada.page.emulateMedia({ reducedMotion: 'no-preference' })
  await ada.bell.press('Enter')
  await links.first().waitFor()
  // The panel still slides out when the page is there.
  const tools = await ada.page.context().newCDPSession(ada.page)
  await tools.send('Animation.enable')
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  await links.first().click()
  await ada.page.getByRole('heading', { level: 1, name: 'Deal not found' }).waitFor()
  await ada.page.locator('.fui-OverlayDrawer').waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(ada.page.getByRole('heading', { level: 1 }))).toBe(true)
})

test('each kind is switched off by itself', async () => {
  let sent: unknown
  const ada = await openBell({
    NotificationSettingsQuery: () => ({ mutedNotifications: ['REMINDER'] }),
    NotificationSettingsMutation({ input }) {
      sent = input
      return { muteNotifications: { success: true } }
    },
  })
  await ada.bell.click()
  await ada.presses('Notification settings')
  const answers = ada.panel.getByRole('switch', { name: 'Client answers' })
  await expect.poll(() => answers.isChecked()).toBe(true)
  expect(await ada.panel.getByRole('switch', { name: 'Reminders that are due' }).isChecked()).toBe(false)
  await ada.findsNoBarrier()
  await answers.click()
  await expect.poll(() => sent).toEqual({ kinds: ['CLIENT_ANSWER', 'REMINDER'] })
  await expect.poll(() => answers.isChecked()).toBe(false)
})

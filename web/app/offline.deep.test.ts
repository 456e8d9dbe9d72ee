import { expect, test } from 'vitest'
import { openApp } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiterAt } from '../test/person.ts'

openApp({}, { listen: true })

/** A recruiter on the home page, after it has loaded completely. */
async function atHome() {
  const ada = await recruiterAt('/no/such/page', { alone: true })
  await ada.findsHeading('404 Page Not Found')
  return { ...ada, context: ada.page.context() }
}

const OFFLINE =
  'You are offline. What you see and what you have entered is kept; saving works again when the connection is back.'

test('a page whose code cannot be loaded offline shows a message, and loads when the connection is back', async () => {
  const ada = await atHome()
  await ada.context.setOffline(true)
  await ada.reads(OFFLINE)
  await ada.follows('Job Matching')
  await ada.findsHeading('No connection')
  await ada.page.getByText('Nothing was changed, and this is loaded as soon as the connection is back.').waitFor()
  expect(await ada.page.getByText('There is a newer version').count()).toBe(0)
  await ada.context.setOffline(false)
  await ada.page.getByLabel('Job description').waitFor()
  await expect.poll(() => ada.page.getByText(OFFLINE).count()).toBe(0)
})

test('a page whose code is missing on the server asks to reload, and says if there is a newer version', async () => {
  const ada = await atHome()
  await ada.page.route('**/assets/MatchingPage*', route => route.fulfill({ status: 404 }))
  await ada.follows('Job Matching')
  await ada.findsHeading('A part of this page did not load')
  await ada.page.route(/^[^/]*\/\/[^/]*\/$/, async route => {
    const body = (await (await route.fetch()).text()).replace(/assets\/index-[^"]*/, 'assets/index-new.js')
    await route.fulfill({ contentType: 'text/html', body })
  })
  await ada.follows('User Management')
  await ada.follows('Job Matching')
  await ada.findsHeading('There is a newer version')
  const loaded = ada.page.waitForEvent('load')
  await ada.presses('Reload')
  await loaded
})

test('a page whose query the server no longer knows asks to reload', async () => {
  const ada = await atHome()
  await ada.refuses('UsersPageQuery', { code: 'PERSISTED_QUERY_NOT_IN_LIST', message: 'PersistedQueryNotFound' })
  await ada.goes('/users')
  await ada.findsHeading('There is a newer version')
})

test('a dialog whose code cannot be loaded offline leaves the page as it is, and opens once online', async () => {
  const { id } = await make.talent({ name: 'Priya Raman' })
  const ada = await recruiterAt(`/talent/${id}`, { alone: true })
  // Waits for the sections further down: a section whose code is missing would show the same message.
  await ada.findsHeading('Activity')
  await ada.page.context().setOffline(true)
  // The code of toasts is not loaded yet either: it is loaded on the first interaction.
  await ada.page.getByRole('button', { name: 'Edit Profile' }).click()
  await ada.page.getByRole('alert').getByText('No connection', { exact: true }).waitFor()
  await ada.findsHeading('Priya Raman')
  await ada.page.context().setOffline(false)
  await ada.presses('Edit Profile')
  await ada.page.getByRole('dialog', { name: 'Edit Profile' }).waitFor()
})

import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, PASSWORD } from '../../../api/test/make.ts'
import { recruiterAt } from '../../test/person.ts'

openApp({}, { listen: true })

async function atHome() {
  const user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
  const ada = await recruiterAt('/no/such/page', { user })
  await ada.findsHeading('404 Page Not Found')
  return { ...ada, user, ends: () => world.db.session.deleteMany({ where: { userId: user.id } }) }
}

const ENDED = 'Your session has ended. Sign in to continue where you left off.'

test('logging out leads to the login page with a message; a failed logout changes nothing', async () => {
  const ada = await atHome()
  const failure = await ada.refuses('PersonSignOutMutation')
  await ada.presses('Logout')
  await ada.hears('Error', 'Failed to log out')
  await ada.findsHeading('404 Page Not Found')
  await failure.release()
  await ada.presses('Logout')
  await ada.findsHeading('Sign in to Talentdesk')
  await ada.isAt('/login')
  await ada.hears('Logged out', 'You have been successfully logged out')
  await ada.goes('/')
  await ada.findsHeading('Sign in to Talentdesk')
})

test('signing in again after the session has ended keeps the page as it was', async () => {
  const ada = await atHome()
  await ada.page.evaluate(() => document.querySelector('main')?.setAttribute('data-draft', 'kept'))
  await ada.ends()
  await ada.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await ada.reads(ENDED)
  await ada.signsIn(ada.user.email, PASSWORD)
  await ada.page.getByRole('heading', { name: 'Sign in to Talentdesk' }).waitFor({ state: 'detached' })
  expect(await ada.page.locator('main[data-draft="kept"]').count()).toBe(1)
  await ada.isAt('/no/such/page')
})

test('a form that is open when the session ends is saved after signing in again', { tags: ['deep'] }, async () => {
  const ada = await atHome()
  await ada.page.getByRole('button', { name: /^Ada Oka/ }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Your profile' })
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Okafor-Lund')
  await ada.ends()
  await ada.presses('Save changes')
  await ada.reads(ENDED)
  const question = ada.page.getByRole('alertdialog', { name: 'Sign in' })
  await question.getByLabel('Email', { exact: true }).fill(ada.user.email)
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await ada.presses('Sign in')
  await ada.page.getByRole('heading', { name: 'Sign in to Talentdesk' }).waitFor({ state: 'detached' })
  // Finding the field by its role proves that it is not hidden from screen readers.
  expect(await dialog.getByRole('textbox', { name: 'Last name' }).inputValue()).toBe('Okafor-Lund')
  expect(await ada.page.getByText('Not authenticated').count()).toBe(0)
  await ada.presses('Save changes')
  await ada.hears('Profile saved')
})

test('a page shows that the server is not available, and can be reloaded', { tags: ['deep'] }, async () => {
  const ada = await atHome()
  const message = 'The server is starting. Please try again in a moment.'
  await ada.refuses('SessionQuery', { code: 'UNAVAILABLE', message })
  await ada.goes('/')
  await ada.findsHeading('Not available right now')
  await ada.reads(message)
  expect(await ada.page.getByRole('button', { name: 'Reload' }).count()).toBe(1)
})

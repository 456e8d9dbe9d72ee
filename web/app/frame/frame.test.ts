import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { make, PASSWORD } from '../../../api/test/make.ts'
import { phone } from '../../test/browser.ts'
import { type Opening, recruiterAt } from '../../test/person.ts'

openApp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'desk@example.com' }, { listen: true })

async function atNowhere(opening: Opening = {}) {
  const user = await make.user({ firstName: 'Ada', lastName: 'Okafor' })
  const ada = await recruiterAt('/no/such/page', { user, ...opening })
  await ada.reads('404 Page Not Found')
  const opens = () => ada.page.getByRole('button', { name: /^Ada Oka/ }).click()
  return { ...ada, user, opens, profile: ada.page.getByRole('dialog', { name: 'Your profile' }) }
}

test('an unknown path shows the not-found page within the frame, with a link back', { tags: ['deep'] }, async () => {
  const ada = await atNowhere()
  await ada.reads('Did you forget to add the page to the router?')
  await expect.poll(() => ada.page.title()).toBe('404 Page Not Found · Talentdesk')
  await ada.page.getByText('Ada Okafor').waitFor()
  expect((await ada.page.locator('main').boundingBox())?.x).toBe(232)
  await ada.follows('Back to the start')
  await ada.isAt('/')
  await expect.poll(() => ada.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('the skip link skips the sidebar, and the sidebar stays collapsed after a reload', {
  tags: ['deep'],
}, async () => {
  const ada = await atNowhere()
  await ada.page.keyboard.press('Tab')
  await ada.isIn('Skip to content')
  await ada.page.keyboard.press('Enter')
  await ada.page.keyboard.press('Tab')
  await ada.isIn('Back to the start')
  await ada.presses('Collapse sidebar')
  await ada.page.reload()
  await ada.page.getByRole('button', { name: 'Expand sidebar' }).waitFor()
  await ada.page.getByRole('button', { name: 'Logout', exact: true }).waitFor()
  await ada.page.getByRole('button', { name: 'Ada Okafor', exact: true }).waitFor()
})

test('a name saved in the profile dialog is shown at once', { tags: ['deep'] }, async () => {
  const ada = await atNowhere()
  await ada.opens()
  await ada.profile.getByRole('textbox', { name: 'Last name' }).fill('Okafor-Lund')
  await ada.presses('Save changes')
  await ada.hears('Profile saved')
  await ada.reads('Ada Okafor-Lund')
})

test('the profile changes the password only if the current one is right', { tags: ['deep'] }, async () => {
  const ada = await atNowhere()
  await ada.opens()
  await ada.profile.getByRole('textbox', { name: 'New password', exact: true }).fill('longer horse')
  await ada.presses('Save changes')
  await ada.profile.getByText('Current password is required').waitFor()
  await ada.profile.getByRole('textbox', { name: 'Confirm new password' }).fill('longer horse')
  const current = ada.profile.getByRole('textbox', { name: 'Current password' })
  await current.fill('wrong horse')
  await ada.presses('Save changes')
  await ada.profile.getByText('Current password is incorrect').waitFor()
  await current.fill(PASSWORD)
  await ada.presses('Save changes')
  await ada.hears('Profile saved', 'You are signed out wherever else you were signed in.')
  const { passwordHash } = await world.db.user.findUniqueOrThrow({ where: { id: ada.user.id } })
  expect(passwordHash).not.toBe(ada.user.passwordHash)
})

test('the profile has a switch for the morning e-mail', { tags: ['deep'] }, async () => {
  const ada = await atNowhere()
  await ada.opens()
  await ada.page.getByRole('switch', { name: 'Morning e-mail with my list for today' }).click()
  await expect.poll(() => ada.requests('MorningEmailMutation').length).toBe(1)
})

test('on a phone the sidebar is a drawer', { tags: ['deep'] }, async () => {
  const ada = await atNowhere(phone)
  await ada.presses('Open menu')
  const menu = ada.page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText(ada.user.email).waitFor()
  await ada.escapes()
  await menu.waitFor({ state: 'detached' })
})

import { expect, test } from 'vitest'
import type { Window } from '../../test/browser.ts'
import { Refusal } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'

async function adaAt(path: string, window: Window = {}) {
  const ada = await person(adasApi({ signedIn: true }), window)
  await ada.goes(path)
  await ada.reads('404 Page Not Found')
  return ada
}

test('an unknown path shows the not-found page within the frame, with a link back', async () => {
  const ada = await adaAt('/no/such/page')
  await ada.reads('Did you forget to add the page to the router?')
  await expect.poll(() => ada.page.title()).toBe('404 Page Not Found · Talentdesk')
  await ada.page.getByText('Ada Okafor').waitFor()
  expect((await ada.page.locator('main').boundingBox())?.x).toBe(232)
  await ada.findsNoBarrier()
  await ada.follows('Back to the start')
  await ada.isAt('/')
  const focusedTag = () => ada.page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focusedTag).toBe('H1')
})

test('the skip link passes the sidebar, and the sidebar stays collapsed after a reload', async () => {
  const ada = await adaAt('/no/such/page')
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
  await ada.findsNoBarrier()
})

test('the sidebar opens the profile to change name and password, and has a Logout button', async () => {
  const sent: unknown[] = []
  const ada = await person(
    adasApi(
      { signedIn: true },
      {
        ProfileDialogNameMutation({ input }) {
          sent.push(input)
          return { updateProfile: { user: { id: 'VXNlcjox', ...(input as object) } } }
        },
        ProfileDialogPasswordMutation({ input }) {
          sent.push(input)
          const message = 'Current password is incorrect'
          if (sent.length === 2) throw new Refusal('INVALID_INPUT', message, { fields: { currentPassword: message } })
          return { changePassword: { success: true } }
        },
      },
    ),
  )
  await ada.goes('/no/such/page')
  await ada.reads('Logout')
  const opens = () => ada.page.getByRole('button', { name: /^Ada Oka/ }).click()
  await opens()
  const dialog = ada.page.getByRole('dialog', { name: 'Your profile' })
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Okafor-Lund')
  await ada.presses('Save changes')
  await ada.hears('Profile saved')
  await ada.reads('Ada Okafor-Lund')
  expect(sent).toEqual([{ firstName: 'Ada', lastName: 'Okafor-Lund' }])
  await opens()
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill('longer horse')
  await ada.presses('Save changes')
  await dialog.getByText('Current password is required').waitFor()
  await ada.findsNoBarrier()
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('longer horse')
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('correct horse')
  await ada.presses('Save changes')
  await dialog.getByText('Current password is incorrect').waitFor()
  await ada.presses('Save changes')
  await ada.hears('Profile saved', 'You are signed out wherever else you were signed in.')
  expect(sent.slice(2)).toEqual([
    { currentPassword: 'correct horse', newPassword: 'longer horse', revokeApiTokens: true },
    { firstName: 'Ada', lastName: 'Okafor-Lund' },
  ])
})

test('the profile switches the e-mail of the morning where one is sent', async () => {
  const sent: unknown[] = []
  const ada = await person(
    adasApi(
      { signedIn: true },
      {
        MorningEmailQuery: () => ({ morningEmail: true }),
        MorningEmailMutation({ input }) {
          sent.push(input)
          return { setMorningEmail: { success: true } }
        },
      },
    ),
  )
  await ada.goes('/no/such/page')
  await ada.page.getByRole('button', { name: /^Ada Oka/ }).click()
  const choice = ada.page.getByRole('switch', { name: 'Morning e-mail with my list for today' })
  await choice.uncheck()
  await ada.findsNoBarrier()
  expect(sent).toEqual([{ wanted: false }])
})

test('on a phone the sidebar is a drawer, and nothing scrolls sideways', async () => {
  const ada = await adaAt('/no/such/page', { width: 390, height: 844, dark: true })
  await ada.findsNoBarrier()
  await ada.presses('Open menu')
  await ada.page.getByRole('dialog', { name: 'Menu' }).getByText('ada@example.com').waitFor()
  await ada.findsNoBarrier()
  await ada.escapes()
  await ada.page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
})

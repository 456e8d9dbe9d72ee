import { expect, test } from 'vitest'
import { openApp, world } from '../../../api/test/harness.ts'
import { recruiter } from '../../test/person.ts'

openApp({}, { listen: true })

/** A recruiter at the card with the API tokens. */
async function atTokens() {
  const there = await recruiter()
  await there.goes('/users')
  await there.findsHeading('User Management')
  return {
    ...there,
    dialog: there.page.getByRole('dialog'),
    async chooses(action: string, token: string) {
      await there.presses(`Actions for ${token}`)
      await there.page.getByRole('menuitem', { name: action }).click()
    },
  }
}

/** The HTTP status of a request for talents with this secret, as an integrator's program sends it. */
const statusWith = async (secret: string) =>
  (await fetch(`${world.address}/api/talents`, { headers: { authorization: `Bearer ${secret}` } })).status

test('a token is shown once, lets a program read, and stops working when it is revoked', async () => {
  const there = await atTokens()
  await there.presses('New token')
  await there.presses('Make token')
  await there.reads('Name is required')
  await there.dialog.getByRole('textbox', { name: 'Name' }).fill('Payroll export')
  await there.dialog.getByLabel('Expires').fill('2020-01-01')
  await there.presses('Make token')
  await there.reads('The expiry must be in the future')
  await there.dialog.getByLabel('Expires').fill('2999-12-31')
  await there.presses('Make token')
  const secret = `${await there.page.getByText(/^tdk_/).textContent()}`
  await there.presses('Copy token')
  await there.reads('Copied!')
  expect(await there.page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  expect(await statusWith(secret)).toBe(200)
  await there.presses('Done')
  await there.page.getByText(secret).waitFor({ state: 'detached' })
  await there.page.getByRole('row', { name: /Payroll export.*Dec 31, 2999/ }).waitFor()
  await there.chooses('Revoke', 'Payroll export')
  await there.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await there.reads('Token revoked')
  expect(await statusWith(secret)).toBe(401)
})

test('named scopes are granted by mouse and keys: writing includes reading', { tags: ['deep'] }, async () => {
  const there = await atTokens()
  const box = (name: string) => there.dialog.getByRole('checkbox', { name, exact: true })
  await there.presses('New token')
  await there.dialog.getByRole('textbox', { name: 'Name' }).fill('Sync')
  await there.dialog.getByRole('radio', { name: /^named scopes/ }).check()
  await there.presses('Make token')
  await there.reads('Please select a scope')
  await box('Write everything').check()
  expect(await box('Read Users').isChecked()).toBe(true)
  await box('Read everything').uncheck()
  expect(await box('Write Deals').isChecked()).toBe(false)
  await box('Write Deals').focus()
  await there.page.keyboard.press('Space')
  expect(await box('Read Deals').isChecked()).toBe(true)
  await there.presses('Make token')
  await there.page.getByText(/^tdk_/).waitFor()
  const token = await world.db.apiToken.findFirstOrThrow({ where: { name: 'Sync' } })
  expect(token.scopes).toEqual(['deals:read', 'deals:write'])
})

test('a new secret replaces the old one, which still works for the chosen time', { tags: ['deep'] }, async () => {
  const there = await atTokens()
  await there.presses('New token')
  await there.dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly')
  await there.presses('Make token')
  const first = `${await there.page.getByText(/^tdk_/).textContent()}`
  await there.presses('Done')
  await there.chooses('New secret', 'Nightly')
  await there.dialog.getByLabel('The old secret keeps working').selectOption('For 7 days')
  await there.presses('Make secret')
  await there.page.getByText(/The old one works until/).waitFor()
  const second = `${await there.page.getByText(/^tdk_/).textContent()}`
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200])
})

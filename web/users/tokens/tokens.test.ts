import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { ada, adaAtUsers } from '../test/openUsers.ts'

const UNUSED = {
  scopes: [],
  expiresAt: null,
  lastUsedAt: null,
  lastUsedFrom: null,
  lastUsedBy: null,
  previousUntil: null,
}

test('makes a token, shows its secret once, copies and revokes it', async () => {
  const sent: unknown[] = []
  const secret = 'tdk_secret'
  const token = (input: object) => ({ id: 't-7', databaseId: 7, createdAt: ada.createdAt, ...UNUSED, ...input })
  const there = await adaAtUsers('USER', {
    AddTokenDialogMutation({ input }) {
      sent.push(input)
      if (sent.length === 1) throw new Refusal('CONFLICT', 'You have 50 API tokens already. Please revoke one first.')
      const apiToken = token(input as object)
      return { addApiToken: { apiToken, secret, viewer: { ...ada, apiTokens: [apiToken] } } }
    },
    ApiTokensRevokeMutation({ input }) {
      sent.push(input)
      if (sent.length === 3) throw new Refusal('INTERNAL', 'Unexpected fault')
      return { revokeApiToken: { viewer: { ...ada, apiTokens: [] } } }
    },
  })
  await there.presses('New token')
  await there.presses('Make token')
  await there.reads('Name is required')
  const dialog = there.page.getByRole('dialog')
  await dialog.getByLabel('Expires').fill('2020-01-01')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Payroll export')
  await there.presses('Make token')
  await there.reads('The expiry must be in the future')
  await dialog.getByLabel('Expires').fill('2999-12-31')
  await dialog.getByRole('radio', { name: /^read-write/ }).check()
  await there.findsNoBarrier()
  await there.presses('Make token')
  await there.reads('You have 50 API tokens already. Please revoke one first.')
  await there.presses('Make token')
  await there.reads(secret)
  expect(sent[1]).toMatchObject({
    name: 'Payroll export',
    scope: 'READ_WRITE',
    expiresAt: expect.stringMatching(/^(2999-12-31|3000-01-01)T/),
  })
  await there.presses('Copy token')
  await there.reads('Copied!')
  expect(await there.page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await there.findsNoBarrier()
  await there.presses('Done')
  await there.page.getByText(secret).waitFor({ state: 'detached' })
  await there.page.getByRole('row', { name: /Payroll export.*read-write.*Dec 31, 2999.*Never/ }).waitFor()

  const revokes = async () => {
    await there.presses('Actions for Payroll export')
    await there.page.getByRole('menuitem', { name: 'Revoke' }).click()
    await there.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  }
  await revokes()
  await there.reads('Failed to revoke token')
  await revokes()
  await there.reads('Token revoked')
  await there.page.getByRole('table', { name: 'API tokens' }).waitFor({ state: 'detached' })
  expect(sent.at(-1)).toEqual({ id: 7 })
})

test('grants named scopes by mouse and keys, shows what a token may do, and gives it a new secret', async () => {
  const sent: unknown[] = []
  const token = {
    ...{ ...UNUSED, id: 't-8', databaseId: 8, createdAt: ada.createdAt, name: 'Sync', scope: 'READ_WRITE' },
    ...{ lastUsedAt: '2026-11-20T09:00:00.000Z', lastUsedFrom: '203.0.113.*', lastUsedBy: 'curl' },
  }
  const there = await adaAtUsers('USER', {
    AddTokenDialogMutation({ input }) {
      sent.push(input)
      const apiToken = { ...token, ...(input as object) }
      return { addApiToken: { apiToken, secret: 'tdk_first', viewer: { ...ada, apiTokens: [apiToken] } } }
    },
    RotateTokenDialogMutation({ input }) {
      sent.push(input)
      const apiToken = { ...token, scopes: ['deals:write'], previousUntil: '2999-12-31T12:00:00.000Z' }
      return { rotateApiToken: { apiToken, secret: 'tdk_second', viewer: { ...ada, apiTokens: [apiToken] } } }
    },
  })
  const { page } = there
  const dialog = page.getByRole('dialog')
  const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
  await there.presses('New token')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Sync')
  await dialog.getByRole('radio', { name: /^named scopes/ }).check()
  await there.presses('Make token')
  await there.reads('Please select a scope')
  await box('Write everything').check()
  expect(await box('Read Users').isChecked()).toBe(true)
  await box('Read everything').uncheck()
  expect(await box('Write Deals').isChecked()).toBe(false)
  await box('Write Deals').focus()
  await page.keyboard.press('Space')
  expect(await box('Read Deals').isChecked()).toBe(true)
  await box('Read Talents').check()
  await box('Read Talents').uncheck()
  await there.findsNoBarrier()
  await there.presses('Make token')
  await there.reads('tdk_first')
  expect(sent).toEqual([{ name: 'Sync', scopes: ['deals:read', 'deals:write'], expiresAt: null }])
  await page.getByRole('row', { name: /Sync.*2 scopes.*Never.*from 203\.0\.113\.\*/ }).waitFor()

  const chooses = async (action: string) => {
    await there.presses('Actions for Sync')
    await page.getByRole('menuitem', { name: action }).click()
  }
  await chooses('What it may do')
  await dialog.getByText(/203\.0\.113\.\* by curl$/).waitFor()
  expect(await dialog.getByRole('row').count()).toBe(2)
  await there.findsNoBarrier()
  await page.keyboard.press('Escape')

  await chooses('New secret')
  await dialog.getByLabel('The old secret keeps working').selectOption('For 7 days')
  await there.findsNoBarrier()
  await there.presses('Make secret')
  await there.reads('tdk_second')
  expect(sent.at(-1)).toEqual({ id: 8, overlapHours: 168 })
  await page.getByText(/The old one works until Dec 31, 2999/).waitFor()
  await page.getByText(/Old secret until Dec 31, 2999/).waitFor()
})

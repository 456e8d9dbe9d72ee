import { expect, test } from 'vitest'
import { Refusal } from '../test/fakeApi.ts'
import { ada, adaAtUsers } from './test/openUsers.ts'

test('a user sees only their password and tokens; a new password must match its confirmation', async () => {
  const sent: unknown[] = []
  const there = await adaAtUsers(
    'USER',
    {
      ChangePasswordMutation({ input }) {
        sent.push(input)
        const message = 'Current password is incorrect'
        if (sent.length === 1) throw new Refusal('INVALID_INPUT', message, { fields: { currentPassword: message } })
        if (sent.length === 2) throw new Refusal('INTERNAL', 'Unexpected fault')
        return { changePassword: { success: true } }
      },
    },
    { width: 390, height: 844, dark: true },
  )
  const title = 'Change password'
  await there.card(title).waitFor()
  expect(await there.page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['API tokens', title])
  const [current, fresh, again] = ['Current password', 'New password', 'Confirm new password']
  await there.sends(title)
  for (const message of [
    'Current password is required',
    'Password must be at least 5 characters',
    'Please confirm the new password',
  ])
    await there.card(title).getByText(message).waitFor()
  await there.findsNoBarrier()
  await there.fillsIn(title, fresh, 'longer horse')
  await there.fillsIn(title, again, 'longer house')
  await there.sends(title)
  await there.card(title).getByText("Passwords don't match").waitFor()
  await there.fillsIn(title, current, 'wrong horse')
  await there.fillsIn(title, again, 'longer horse')
  await there.sends(title)
  await there.card(title).getByText('Current password is incorrect').waitFor()
  await there.reads('Failed to change password')
  await there.fillsIn(title, current, 'correct horse')
  await there.sends(title)
  await there.reads('Please try again.')
  await there.sends(title)
  await there.reads('Password changed')
  expect(sent.at(-1)).toEqual({ currentPassword: 'correct horse', newPassword: 'longer horse' })
  await expect.poll(() => there.card(title).getByLabel(current).inputValue()).toBe('')
})

test('makes a token, shows its secret once, copies and revokes it', async () => {
  const sent: unknown[] = []
  const secret = 'tdk_secret'
  const token = (input: object) => ({ id: 't-7', databaseId: 7, createdAt: ada.createdAt, lastUsedAt: null, ...input })
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
    await there.presses('Revoke Payroll export')
    await there.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  }
  await revokes()
  await there.reads('Failed to revoke token')
  await revokes()
  await there.reads('Token revoked')
  await there.page.getByRole('table', { name: 'API tokens' }).waitFor({ state: 'detached' })
  expect(sent.at(-1)).toEqual({ id: 7 })
})

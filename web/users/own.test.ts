import { expect, test } from 'vitest'
import { Refusal } from '../test/fakeApi.ts'
import { adaAtUsers } from './test/openUsers.ts'

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
      TokensToRevokeQuery: ({ userId }) => ({
        node: { __typename: 'User', id: userId, validApiTokenNames: ['Website'] },
      }),
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
  await there.card(title).getByRole('checkbox', { name: 'Revoke 1 API token' }).uncheck()
  await there.sends(title)
  await there.reads('Please try again.')
  await there.sends(title)
  await there.reads('Password changed')
  expect(sent.at(-1)).toEqual({ currentPassword: 'correct horse', newPassword: 'longer horse', revokeApiTokens: false })
  await expect.poll(() => there.card(title).getByLabel(current).inputValue()).toBe('')
})

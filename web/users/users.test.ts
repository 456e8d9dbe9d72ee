import { expect, test } from 'vitest'
import { Refusal } from '../test/fakeApi.ts'
import { ada, adaAtUsers } from './test/openUsers.ts'

test('an admin sees all users, adds a colleague, and disables and enables them', async () => {
  let taken = true
  const handedOver: unknown[] = []
  const there = await adaAtUsers('ADMIN', {
    AddUserMutation({ input }) {
      if (taken) throw new Refusal('CONFLICT', 'A user with this email already exists')
      return { addUser: { user: { ...ada, ...(input as object), id: 'VXNlcjoy', databaseId: 2 } } }
    },
    HandOverDialogsQuery: ({ userId }) => ({
      ownedRecords: userId === 2 ? { talentCount: 12, dealCount: 3, reminderCount: 1 } : null,
      colleagues: [ada, { ...ada, id: 'VXNlcjoy', databaseId: 2, firstName: 'Ben', lastName: 'Adeyemi' }],
    }),
    HandOverDialogsMutation({ input }) {
      handedOver.push(input)
      return { handOverRecords: { talentCount: 12, dealCount: 3, reminderCount: 1 } }
    },
    HandOverDialogsDisableMutation: () => ({ disableUser: { user: { id: 'VXNlcjoy', disabledAt: ada.createdAt } } }),
    UserRowEnableMutation: () => ({ enableUser: { user: { id: 'VXNlcjoy', disabledAt: null } } }),
  })
  await there.page.getByRole('row', { name: /Ada Okafor \(you\).*ada@example.com.*Admin.*Nov 01, 2026/ }).waitFor()
  await there.sends('Add user')
  for (const message of [
    'Please enter a valid email address',
    'Password must be at least 5 characters',
    'First name is required',
    'Please select a role',
  ])
    await there.card('Add user').getByText(message).waitFor()
  await there.findsNoBarrier()
  const entries = { Email: 'ben@example.com', Password: 'horse', 'First name': 'Ben', 'Last name': 'Adeyemi' }
  for (const [label, text] of Object.entries(entries)) await there.fillsIn('Add user', label, text)
  await there.card('Add user').getByLabel('Role').selectOption('User')
  await there.sends('Add user')
  await there.reads('Failed to add user')
  await there.reads('A user with this email already exists')
  taken = false
  await there.sends('Add user')
  await there.page.getByRole('row', { name: /Ben Adeyemi.*ben@example.com.*User/ }).waitFor()
  await there.reads('ben@example.com can sign in now.')
  await expect.poll(() => there.card('Add user').getByLabel('Email').inputValue()).toBe('')

  const chooses = async (action: string) => {
    await there.presses('Actions for Ben Adeyemi')
    await there.page.getByRole('menuitem', { name: action }).click()
  }
  const dialog = there.page.getByRole('dialog')
  await chooses('Hand over records')
  await dialog.getByText('Ben Adeyemi owns 12 talents, 3 deals and 1 reminder.').waitFor()
  await there.presses('Hand over')
  await dialog.getByText('Please choose the new owner').waitFor()
  await there.findsNoBarrier()
  await dialog.getByLabel('New owner').selectOption('Ada Okafor')
  await there.presses('Hand over')
  await there.hears('Records handed over', 'Ada Okafor now owns 12 talents, 3 deals and 1 reminder.')
  await chooses('Disable user')
  await there.findsHeading('Disable Ben Adeyemi?')
  await dialog.getByLabel('Hand over 12 talents, 3 deals and 1 reminder to').selectOption('Ada Okafor')
  await there.presses('Disable')
  await there.hears('User disabled', 'Ben Adeyemi can no longer sign in.')
  expect(handedOver).toEqual([
    { fromUserId: 2, toUserId: 1 },
    { fromUserId: 2, toUserId: 1 },
  ])
  await there.page.getByRole('row', { name: /Ben Adeyemi.*Disabled/ }).waitFor()
  await chooses('Enable user')
  await there.reads('Ben Adeyemi can sign in again.')
  await there.presses('Actions for Ada Okafor')
  expect(await there.page.getByRole('menuitem').allTextContents()).toEqual(['Edit user', 'Hand over records'])
})

test('an old session has to confirm the password first; cancelling keeps the entries', async () => {
  let confirmed = false
  const given: unknown[] = []
  const there = await adaAtUsers('ADMIN', {
    AddUserMutation({ input }) {
      if (!confirmed) throw new Refusal('CONFIRM_PASSWORD', 'Please confirm your password first')
      return { addUser: { user: { ...ada, ...(input as object), id: 'VXNlcjoy', databaseId: 2 } } }
    },
    ConfirmPasswordDialogMutation({ input }) {
      given.push(input)
      const message = 'Password is incorrect'
      if (given.length === 1) throw new Refusal('INVALID_INPUT', message, { fields: { password: message } })
      if (given.length === 2) throw new Refusal('TOO_MANY', 'Too many attempts. Please try again later.')
      confirmed = true
      return { confirmPassword: { confirmedUntil: ada.createdAt } }
    },
  })
  const entries = { Email: 'ben@example.com', Password: 'horse', 'First name': 'Ben', 'Last name': 'Adeyemi' }
  for (const [label, text] of Object.entries(entries)) await there.fillsIn('Add user', label, text)
  await there.card('Add user').getByLabel('Role').selectOption('User')
  await there.sends('Add user')
  const dialog = there.page.getByRole('dialog', { name: 'Confirm your password' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => there.card('Add user').getByLabel('Email').inputValue()).toBe(entries.Email)
  await there.sends('Add user')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await dialog.getByText('Password is required').waitFor()
  await there.findsNoBarrier()
  for (const answer of ['Password is incorrect', 'Too many attempts. Please try again later.', null]) {
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('correct horse')
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    if (answer) await dialog.getByText(answer).waitFor()
  }
  await there.page.getByRole('row', { name: /Ben Adeyemi.*ben@example.com.*User/ }).waitFor()
  expect(given).toHaveLength(3)
})

test('an admin edits a colleague and sets a new password for them', async () => {
  const ben = { ...ada, id: 'VXNlcjoy', databaseId: 2, firstName: 'Ben', lastName: 'Adeyemi', email: 'ben@example.com' }
  const sent: unknown[] = []
  const there = await adaAtUsers('ADMIN', {
    UsersQuery: () => ({ users: [ada, { ...ben, role: 'USER' }] }),
    UserDialogsEditMutation({ input }) {
      sent.push(input)
      if (sent.length === 1) throw new Refusal('CONFLICT', 'A user with this email already exists')
      return { updateUser: { user: { ...ben, ...(input as object), id: ben.id } } }
    },
    UserDialogsPasswordMutation({ input }) {
      sent.push(input)
      return { setUserPassword: { user: { id: ben.id, hasPassword: true } } }
    },
    TokensToRevokeQuery: ({ userId }) => ({
      node: { __typename: 'User', id: userId, validApiTokenNames: ['Website', 'Nightly import'] },
    }),
  })
  const chooses = async (action: string) => {
    await there.presses('Actions for Ben Adeyemi')
    await there.page.getByRole('menuitem', { name: action }).click()
  }
  await chooses('Edit user')
  const dialog = there.page.getByRole('dialog')
  for (const name of ['First name', 'Last name']) await dialog.getByRole('textbox', { name }).fill('')
  await there.presses('Save changes')
  await dialog.getByText('First name is required').waitFor()
  await there.findsNoBarrier()
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ben')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Adeyemi-Cole')
  await dialog.getByLabel('Role').selectOption('Admin')
  await there.presses('Save changes')
  await there.hears('Failed to update user', 'A user with this email already exists')
  await there.presses('Save changes')
  await there.page.getByRole('row', { name: /Ben Adeyemi-Cole.*ben@example.com.*Admin/ }).waitFor()
  const { databaseId: id, email, firstName } = ben
  expect(sent.at(-1)).toEqual({ id, email, firstName, lastName: 'Adeyemi-Cole', role: 'ADMIN' })
  await there.presses('Actions for Ben Adeyemi-Cole')
  await there.page.getByRole('menuitem', { name: 'Set new password' }).click()
  await there.presses('Set password')
  await dialog.getByText('Password must be at least 5 characters').waitFor()
  const revokes = dialog.getByRole('checkbox', { name: 'Revoke 2 API tokens' })
  expect(await revokes.isChecked()).toBe(true)
  await dialog.getByRole('listitem').getByText('Nightly import').waitFor()
  await there.findsNoBarrier()
  await dialog.getByRole('textbox', { name: 'New password' }).fill('fresh horse')
  await there.presses('Set password')
  await there.hears('Password set', 'Ben Adeyemi-Cole can sign in with it now.')
  expect(sent.at(-1)).toEqual({ id, password: 'fresh horse', revokeApiTokens: true })
})

import { expect, test } from 'vitest'
import type { Window } from '../test/browser.ts'
import { type Answers, Refusal } from '../test/fakeApi.ts'
import { person } from '../test/person.ts'
import { adasApi } from '../test/staff.ts'

const ada = {
  id: 'VXNlcjox',
  databaseId: 1,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.com',
  role: 'ADMIN',
  createdAt: '2026-11-01T09:00:00.000Z',
  disabledAt: null,
}

async function adaAtUsers(role: 'ADMIN' | 'USER', answers: Answers = {}, window: Window = {}) {
  const there = await person(
    adasApi(
      { signedIn: true },
      {
        UsersPageQuery: () => ({ viewer: { ...ada, role, apiTokens: [] } }),
        UsersQuery: () => ({ users: [ada] }),
        ...answers,
      },
    ),
    window,
  )
  await there.goes('/users')
  await there.findsHeading('User Management')
  const card = (name: string) => there.page.getByRole('region', { name })
  return {
    ...there,
    card,
    fillsIn: (name: string, label: string, text: string) =>
      card(name).getByRole('textbox', { name: label, exact: true }).fill(text),
    sends: (name: string) => card(name).getByRole('button', { name, exact: true }).click(),
  }
}

test('an admin sees everybody and adds a colleague; what is missing is said at its field', async () => {
  let taken = true
  const there = await adaAtUsers('ADMIN', {
    AddUserMutation({ input }) {
      if (taken) throw new Refusal('CONFLICT', 'A user with this email already exists')
      return { addUser: { user: { ...ada, ...(input as object), id: 'VXNlcjoy', databaseId: 2 } } }
    },
    UserRowDisableMutation: () => ({ disableUser: { user: { id: 'VXNlcjoy', disabledAt: ada.createdAt } } }),
    UserRowEnableMutation: () => ({ enableUser: { user: { id: 'VXNlcjoy', disabledAt: null } } }),
  })
  await there.page.getByRole('row', { name: /Ada Okafor \(you\).*ada@example.com.*Admin.*Nov 01, 2026/ }).waitFor()
  await there.sends('Add user')
  for (const message of [
    'Please enter a valid email address',
    'Password must be at least 5 characters',
    'First name is required',
    'Last name is required',
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
  await chooses('Disable user')
  await there.page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await there.page.getByRole('row', { name: /Ben Adeyemi.*Disabled/ }).waitFor()
  await chooses('Enable user')
  await there.reads('Ben Adeyemi can sign in again.')
  await there.presses('Actions for Ada Okafor')
  expect(await there.page.getByRole('menuitem').allTextContents()).toEqual(['Edit user'])
})

test('who signed in a while ago is asked for their password first, and nothing is lost by not giving it', async () => {
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

test('others see their password and tokens only; a new password is typed twice alike', async () => {
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

test('a token is made, shown once, copied and revoked', async () => {
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

test('an admin edits a colleague and sets a new password for them', async () => {
  const ben = { ...ada, id: 'VXNlcjoy', databaseId: 2, firstName: 'Ben', lastName: 'Adeyemi', email: 'ben@example.com' }
  const sent: unknown[] = []
  const there = await adaAtUsers('ADMIN', {
    UsersQuery: () => ({ users: [ada, { ...ben, role: 'USER' }] }),
    EditUserDialogMutation({ input }) {
      sent.push(input)
      if (sent.length === 1) throw new Refusal('CONFLICT', 'A user with this email already exists')
      return { updateUser: { user: { ...ben, ...(input as object), id: ben.id } } }
    },
    SetPasswordDialogMutation({ input }) {
      sent.push(input)
      return { setUserPassword: { user: { id: ben.id } } }
    },
  })
  const chooses = async (action: string) => {
    await there.presses('Actions for Ben Adeyemi')
    await there.page.getByRole('menuitem', { name: action }).click()
  }
  await chooses('Edit user')
  const dialog = there.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('')
  await there.presses('Save changes')
  await dialog.getByText('Last name is required').waitFor()
  await there.findsNoBarrier()
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
  await there.findsNoBarrier()
  await dialog.getByRole('textbox', { name: 'New password' }).fill('fresh horse')
  await there.presses('Set password')
  await there.hears('Password set', 'Ben Adeyemi-Cole can sign in with it now.')
  expect(sent.at(-1)).toEqual({ id, password: 'fresh horse' })
})

import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { type Opening, recruiter } from '../test/person.ts'

openApp({}, { listen: true })

let admin: Colleague

beforeAll(async () => {
  admin = await make.admin({ firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' })
})

/** Opens the page with the users. */
async function atUsers(opening: Opening = { user: admin }) {
  const there = await recruiter(opening)
  await there.goes('/users')
  await there.findsHeading('User Management')
  const card = (name: string) => there.page.getByRole('region', { name })
  const dialog = there.page.getByRole('dialog')
  return {
    ...there,
    card,
    dialog,
    fillsIn: (name: string, label: string, text: string) =>
      card(name).getByRole('textbox', { name: label, exact: true }).fill(text),
    sends: (name: string) => card(name).getByRole('button', { name, exact: true }).click(),
    async chooses(action: string, name: string) {
      await there.presses(`Actions for ${name}`)
      await there.page.getByRole('menuitem', { name: action }).click()
    },
  }
}

async function addsBen(there: Awaited<ReturnType<typeof atUsers>>, email: string) {
  const entries = { Email: email, Password: 'first horse', 'First name': 'Ben', 'Last name': 'Adeyemi' }
  for (const [label, text] of Object.entries(entries)) await there.fillsIn('Add user', label, text)
  await there.card('Add user').getByLabel('Role').selectOption('User')
  await there.sends('Add user')
}

test('adding a user reports missing entries and an e-mail address that is already used', {
  tags: ['deep'],
}, async () => {
  const there = await atUsers()
  await there.sends('Add user')
  for (const message of [
    ...['Please enter a valid email address', 'Password must be at least 5 characters'],
    ...['First name is required', 'Please select a role'],
  ])
    await there.card('Add user').getByText(message).waitFor()
  await addsBen(there, admin.email)
  await there.hears('Failed to add user', 'A user with this email already exists')
  await there.fillsIn('Add user', 'Email', 'ben@example.com')
  await there.sends('Add user')
  await there.page.getByRole('row', { name: /Ben Adeyemi.*ben@example.com.*User/ }).waitFor()
  await expect.poll(() => there.card('Add user').getByLabel('Email').inputValue()).toBe('')
})

test('an old session needs the password first; cancelling keeps the entries', { tags: ['deep'] }, async () => {
  const there = await atUsers()
  await world.db.session.updateMany({ data: { confirmedAt: null } })
  await addsBen(there, 'old@example.com')
  const confirm = there.page.getByRole('dialog', { name: 'Confirm your password' })
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await confirm.waitFor({ state: 'detached' })
  await expect.poll(() => there.card('Add user').getByLabel('Email').inputValue()).toBe('old@example.com')
  await there.sends('Add user')
  for (const [password, message] of [
    ['', 'Password is required'],
    ['wrong horse', 'Password is incorrect'],
  ] as const) {
    await confirm.getByRole('textbox', { name: 'Your password' }).fill(password)
    await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
    await confirm.getByText(message).waitFor()
  }
  await confirm.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
  await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
  await there.page.getByRole('row', { name: /old@example.com/ }).waitFor()
})

test('an admin edits a colleague and sets a new password, which revokes their tokens', { tags: ['deep'] }, async () => {
  const ivy = await make.user({ firstName: 'Ivy', lastName: 'Chen' })
  await world.db.apiToken.create({ data: { userId: ivy.id, name: 'Nightly', scope: 'READ', tokenHash: 'ivy' } })
  const there = await atUsers()
  await there.chooses('Edit user', 'Ivy Chen')
  for (const name of ['First name', 'Last name']) await there.dialog.getByRole('textbox', { name }).fill('')
  await there.presses('Save changes')
  await there.dialog.getByText('First name is required').waitFor()
  await there.dialog.getByRole('textbox', { name: 'First name' }).fill('Ivy')
  await there.dialog.getByRole('textbox', { name: 'Last name' }).fill('Chen-Cole')
  await there.dialog.getByLabel('Role').selectOption('Admin')
  await there.presses('Save changes')
  await there.page.getByRole('row', { name: /Ivy Chen-Cole.*Admin/ }).waitFor()
  await there.chooses('Set new password', 'Ivy Chen-Cole')
  expect(await there.dialog.getByRole('checkbox', { name: 'Revoke 1 API token' }).isChecked()).toBe(true)
  await there.dialog.getByRole('textbox', { name: 'New password' }).fill('fresh horse')
  await there.presses('Set password')
  await there.hears('Password set', 'Ivy Chen-Cole can sign in with it now.')
  expect(await world.db.apiToken.count({ where: { userId: ivy.id, revokedAt: null } })).toBe(0)
})

test('records are handed over, and a disabled colleague is signed out at once', async () => {
  const tom = await make.user({ firstName: 'Tom', lastName: 'Leaver' })
  for (const name of ['Otto Blum', 'Ines Carvalho']) {
    const { id } = await make.talent({ name })
    await world.db.talent.update({ where: { id }, data: { ownerId: tom.id } })
  }
  const colleague = await recruiter({ user: tom, alone: true })
  await colleague.goes('/sessions')
  await colleague.findsHeading('Your sessions')
  const there = await atUsers()
  await there.chooses('Disable user', 'Tom Leaver')
  await there.dialog.getByLabel('Hand over 2 talents to').selectOption('Ada Okafor')
  await there.presses('Disable')
  await there.hears('User disabled', 'Tom Leaver can no longer sign in.')
  expect(await world.db.talent.count({ where: { ownerId: admin.id } })).toBe(2)
  await colleague.page.reload()
  await colleague.findsHeading('Sign in to Talentdesk')
  await there.chooses('Enable user', 'Tom Leaver')
  await there.reads('Tom Leaver can sign in again.')
})

test('a user sees only their tokens and password; a new password must match its confirmation', {
  tags: ['deep'],
}, async () => {
  const there = await atUsers({ user: await make.user(), width: 390, height: 844, dark: true })
  const title = 'Change password'
  await there.card(title).waitFor()
  expect(await there.page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['API tokens', title])
  await there.fillsIn(title, 'Current password', 'wrong horse')
  await there.fillsIn(title, 'New password', 'longer horse')
  await there.fillsIn(title, 'Confirm new password', 'longer house')
  await there.sends(title)
  await there.card(title).getByText("Passwords don't match").waitFor()
  await there.fillsIn(title, 'Confirm new password', 'longer horse')
  await there.sends(title)
  await there.card(title).getByText('Current password is incorrect').waitFor()
  await there.fillsIn(title, 'Current password', PASSWORD)
  await there.sends(title)
  await there.reads('Password changed')
  await expect.poll(() => there.card(title).getByLabel('Current password').inputValue()).toBe('')
})

test('a user ends one session, or all others', { tags: ['deep'] }, async () => {
  const user = await make.user()
  for (let count = 0; count < 3; count++) await recruiter({ user, alone: true })
  const there = await recruiter({ user })
  await there.goes('/sessions')
  await there.findsHeading('Your sessions')
  const endings = there.page.getByRole('button', { name: /^End session on/ })
  await expect.poll(() => endings.count()).toBe(3)
  await endings.first().click()
  await there.hears('Session ended')
  await expect.poll(() => endings.count()).toBe(2)
  await there.presses('End all others')
  await there.hears('Sessions ended', 'You are signed in here only.')
  expect(await world.db.session.count({ where: { userId: user.id } })).toBe(1)
})

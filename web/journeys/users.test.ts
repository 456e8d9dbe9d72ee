import { beforeAll, expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { type Person as Colleague, make, PASSWORD } from '../../api/test/make.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

let admin: Colleague

beforeAll(async () => {
  admin = await make.admin({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Okafor' })
})

const ben = { Email: 'ben@example.com', Password: 'first horse', 'First name': 'Ben', 'Last name': 'Adeyemi' }
const CHANGED = 'second horse'

/** Signs a person in at the page of users. */
async function atUsers(email: string, password: string) {
  const somebody = await person()
  await somebody.goes('/users')
  await somebody.signsIn(email, password)
  await somebody.findsHeading('User Management')
  return somebody
}

test('an admin adds a colleague, who signs in and changes their password', async () => {
  const ada = await person()
  await ada.goes('/')
  await ada.signsIn(admin.email, PASSWORD)
  await ada.follows('User Management')
  await ada.findsHeading('User Management')
  for (const [label, text] of Object.entries(ben)) await ada.fills(label, text)
  await ada.page.getByLabel('Role').selectOption('User')
  await ada.presses('Add user')
  await ada.page.getByRole('row', { name: /Ben Adeyemi.*ben@example.com.*User/ }).waitFor()
  await ada.shows('users')

  const newcomer = await atUsers(ben.Email, ben.Password)
  const cards = () => newcomer.page.getByRole('heading', { level: 2 }).allTextContents()
  await expect.poll(cards).toEqual(['API tokens', 'Change password'])
  await newcomer.fills('Current password', ben.Password)
  await newcomer.fills('New password', CHANGED)
  await newcomer.fills('Confirm new password', CHANGED)
  await newcomer.presses('Change password')
  await newcomer.reads('Password changed')
  await newcomer.page.reload()
  await newcomer.findsHeading('User Management')
  expect([...ada.faults, ...newcomer.faults]).toEqual([])
})

test('a token lets a program read, is shown once, and stops working when revoked', async () => {
  const newcomer = await atUsers(ben.Email, CHANGED)
  await newcomer.presses('New token')
  await newcomer.fills('Name', 'Payroll export')
  await newcomer.presses('Make token')
  const secret = `${await newcomer.page.getByText(/^tdk_/).textContent()}`
  expect((await talentsWith(secret)).status).toBe(200)
  expect((await addsWith(secret)).status).toBe(403)
  await newcomer.presses('Done')
  await newcomer.page.reload()
  const row = newcomer.page.getByRole('row', { name: /Payroll export.*read/ })
  await row.waitFor()
  expect(await row.textContent()).not.toContain('Last used: Never')
  expect(await newcomer.page.getByText(secret).count()).toBe(0)
  await newcomer.presses('Actions for Payroll export')
  await newcomer.page.getByRole('menuitem', { name: 'Revoke' }).click()
  await newcomer.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await newcomer.reads('Token revoked')
  expect((await talentsWith(secret)).status).toBe(401)
  expect(newcomer.faults).toEqual([])
})

test('a disabled colleague is signed out at once and cannot sign in again', async () => {
  const ada = await atUsers(admin.email, PASSWORD)
  const newcomer = await atUsers(ben.Email, CHANGED)
  await ada.presses('Actions for Ben Adeyemi')
  await ada.page.getByRole('menuitem', { name: 'Disable user' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await ada.reads('Ben Adeyemi can no longer sign in.')
  await newcomer.goes('/users')
  await newcomer.signsIn(ben.Email, CHANGED)
  await newcomer.reads('Invalid email or password')
  expect([...ada.faults, ...newcomer.faults]).toEqual([])
})

/** Reads talents as an integrator's program does. */
const talentsWith = (secret: string) =>
  fetch(`${world.address}/api/talents`, { headers: { authorization: `Bearer ${secret}` } })

const addsWith = (secret: string) =>
  fetch(`${world.address}/api/companies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Northwind', status: 'Active', mainStakeholder: 'Jo Fleet' }),
  })

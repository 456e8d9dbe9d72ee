import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { documentFor } from '../test/documents.ts'
import { as, type Caller, inPerson, openApp, world } from '../test/harness.ts'
import { make, PASSWORD, type Person } from '../test/make.ts'
import { CONFIRMED_FOR } from '../viewer.ts'

openApp()

/** Mutations that ask for the password themselves, or only remove the user's own access. */
const NEED_NO_CONFIRMATION = [
  'changePassword',
  'confirmPassword',
  'endOtherSessions',
  'endSession',
  'revokeApiToken',
  'signIn',
  'signOut',
  'updateProfile',
]

/** Mutations that are not tested here, as they change only the owners of records, and nobody's access. */
const ABOUT_RECORDS = ['handOverRecords']

const mutations = [...mutationsOf('auth'), ...mutationsOf('users')].filter(name => !ABOUT_RECORDS.includes(name))

let admin: Person

beforeAll(async () => {
  admin = await make.admin()
})

test('the test covers the mutations of both folders', () => {
  expect(mutations).toEqual(expect.arrayContaining(['addUser', 'disableUser', 'addApiToken', ...NEED_NO_CONFIRMATION]))
})

describe("an admin's read-write token is refused", () => {
  test.each(mutations.filter(name => name !== 'signIn'))('%s', async name => {
    expect(await as(admin).refusal(document(name))).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a session whose password was confirmed too long ago is refused', () => {
  test.each(mutations.filter(name => !NEED_NO_CONFIRMATION.includes(name)))('%s', async name => {
    const browser = await signedInLongAgo(admin)
    expect(await browser.refusal(document(name))).toMatchObject({
      code: 'CONFIRM_PASSWORD',
      message: 'Please confirm your password first',
    })
  })

  test('is accepted after a confirmation; a person without permission is not asked to confirm', async () => {
    const [browser, other] = [await signedInLongAgo(admin), await signedInLongAgo(await make.user())]
    const enable = `mutation { enableUser(input: { id: ${admin.id} }) { user { id } } }`
    expect(await other.refusal(enable)).toMatchObject({ code: 'FORBIDDEN' })
    const { confirmPassword } = await browser.run<{ confirmPassword: { confirmedUntil: string } }>(CONFIRM, {
      password: PASSWORD,
    })
    const until = Date.parse(confirmPassword.confirmedUntil)
    expect(until).toBeGreaterThan(Date.now() + CONFIRMED_FOR - 60_000)
    await browser.run(enable)
  })

  test('is refused when it has no recorded confirmation', async () => {
    const browser = await signedInLongAgo(admin, null)
    expect(await browser.refusal(document('addUser'))).toMatchObject({ code: 'CONFIRM_PASSWORD' })
  })
})

describe('confirming the password', () => {
  test.each([
    [{ password: '' }, 'Password is required'],
    [{ password: 'wrong' }, 'Password is incorrect'],
  ])('with %j is refused', async (variables, message) => {
    expect(await inPerson(await make.user()).refusal(CONFIRM, variables)).toMatchObject({
      code: 'INVALID_INPUT',
      message,
      fields: { password: message },
    })
  })

  test('is blocked for a while after five wrong guesses, including those when changing it', async () => {
    const browser = inPerson(await make.user())
    const change = 'mutation { changePassword(input: { currentPassword: "x", newPassword: "fresh" }) { success } }'
    for (let tries = 0; tries < 3; tries++) await browser.refusal(CONFIRM, { password: 'wrong' })
    for (let tries = 0; tries < 2; tries++) await browser.refusal(change)
    expect(await browser.refusal(CONFIRM, { password: PASSWORD })).toMatchObject({ code: 'TOO_MANY' })
  })
})

const CONFIRM = 'mutation ($password: String!) { confirmPassword(input: { password: $password }) { confirmedUntil } }'

/** A browser session whose password confirmation has expired. */
async function signedInLongAgo(
  person: Person,
  confirmedAt: Date | null = new Date(Date.now() - CONFIRMED_FOR),
): Promise<Caller> {
  const browser = inPerson(person)
  await browser.run('{ viewer { id } }')
  await world.db.session.updateMany({ where: { userId: person.id }, data: { confirmedAt } })
  return browser
}

/** The mutations that the files of a folder add to the schema. */
function mutationsOf(room: string): string[] {
  const folder = path.join(import.meta.dirname, '..', room)
  const files = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return files.flatMap(name =>
    [...readFileSync(path.join(folder, name), 'utf8').matchAll(/mutation(?:Field)?\(\s*'(\w+)'/gi)].map(
      ([, field = '']) => field,
    ),
  )
}

function document(name: string): string {
  const field = schema.getMutationType()?.getFields()[name]
  if (!field) throw new Error(`There is no mutation ${name}`)
  return documentFor('Mutation', field)
}

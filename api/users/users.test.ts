import { describe, expect, test } from 'vitest'
import { hashPassword } from '../secrets.ts'
import { as, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make, PASSWORD } from '../test/make.ts'

openApp()

describe('adding a user', () => {
  const ADD = 'mutation ($input: AddUserInput!) { addUser(input: $input) { user { email role } } }'
  const input = {
    email: 'New.One@example.com',
    password: 'blue secret',
    firstName: 'New',
    lastName: 'One',
    role: 'USER',
  }

  test('is for admins only', async () => {
    expect(await inPerson(await make.user()).refusal(ADD, { input })).toMatchObject({ code: 'FORBIDDEN' })
    const admin = inPerson(await make.admin())
    expect(await admin.run(ADD, { input })).toEqual({
      addUser: { user: { email: 'new.one@example.com', role: 'USER' } },
    })
    expect(await admin.refusal(ADD, { input })).toMatchObject({ code: 'CONFLICT' })
  })

  test.each([
    ['email', 'Please enter a valid email address'],
    ['password', 'Password must be at least 5 characters'],
  ])('requires %s', async (field, message) => {
    const admin = inPerson(await make.admin())
    expect(await admin.refusal(ADD, { input: { ...input, [field]: '' } })).toMatchObject({ message })
  })

  test('accepts a single name, and extracts the one address from pasted text', async () => {
    const admin = inPerson(await make.admin())
    const nameless = { ...input, firstName: ' ', lastName: '' }
    expect(await admin.refusal(ADD, { input: nameless })).toMatchObject({ message: 'First name is required' })
    const pasted = { ...input, email: 'Suharto <mailto:Suharto@Müller-Test.de>.', lastName: '' }
    expect(await admin.run(ADD, { input: pasted })).toMatchObject({
      addUser: { user: { email: 'suharto@müller-test.de' } },
    })
    const spelled = { ...input, email: 'Suharto@XN--Mller-Test-9db.de' }
    expect(await admin.refusal(ADD, { input: spelled })).toMatchObject({
      message: 'A user with this email already exists',
    })
    const two = { ...input, email: 'a@example.com, b@example.com' }
    expect(await admin.refusal(ADD, { input: two })).toMatchObject({ message: 'Please enter one email address' })
  })
})

test('a new guessable password is refused everywhere, and an existing guessable password still works', async () => {
  const message = 'This password is easy to guess. Please choose another one.'
  const [person, admin] = [
    await make.user({ firstName: 'Rita', passwordHash: await hashPassword('qwerty') }),
    await make.admin(),
  ]
  const added = { email: 'ben.adeyemi@example.com', firstName: 'Ben', lastName: 'Adeyemi', role: 'USER' }
  const ADD = 'mutation ($input: AddUserInput!) { addUser(input: $input) { user { id } } }'
  for (const password of ['12345', 'PASSWORD', 'ben.adeyemi', 'Ben Adeyemi', 'ben.adeyemi@example.com']) {
    expect(await inPerson(admin).refusal(ADD, { input: { ...added, password } })).toMatchObject({
      fields: { password: message },
    })
  }
  const SET = 'mutation ($input: SetUserPasswordInput!) { setUserPassword(input: $input) { user { id } } }'
  const set = { id: person.id, password: person.email }
  expect(await inPerson(admin).refusal(SET, { input: set })).toMatchObject({ fields: { password: message } })
  expect(await login(person.email, 'qwerty')).toMatchObject({ status: 200 })
  const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }'
  const change = { currentPassword: 'qwerty', newPassword: '654321' }
  expect(await inPerson(person).refusal(CHANGE, { input: change })).toMatchObject({ fields: { newPassword: message } })
})

describe('disabling a user', () => {
  const DISABLE = 'mutation ($id: Int!) { disableUser(input: { id: $id }) { user { disabledAt } } }'
  const ENABLE = 'mutation ($id: Int!) { enableUser(input: { id: $id }) { user { disabledAt } } }'
  const WHO = '{ viewer { databaseId } }'

  test('ends their sessions and tokens at once, and enabling does not restore them', async () => {
    const admin = inPerson(await make.admin())
    const leaver = await make.user()
    const [browser, program] = [inPerson(leaver), as(leaver)]
    for (const caller of [browser, program]) {
      expect(await caller.run(WHO)).toEqual({ viewer: { databaseId: leaver.id } })
    }
    const { id } = leaver
    expect(await admin.run(DISABLE, { id })).toEqual({ disableUser: { user: { disabledAt: expect.any(String) } } })
    for (const caller of [browser, program]) await expect(caller.run(WHO)).rejects.toThrow('401')
    expect(await admin.run(ENABLE, { id })).toEqual({ enableUser: { user: { disabledAt: null } } })
    for (const caller of [browser, program]) await expect(caller.run(WHO)).rejects.toThrow('401')
    expect(await inPerson(leaver).run(WHO)).toEqual({ viewer: { databaseId: id } })
    expect(
      await world.db.activity.findMany({ where: { kind: { startsWith: 'user.' } }, orderBy: { id: 'desc' }, take: 2 }),
    ).toMatchObject([
      { kind: 'user.enabled', changes: [{ after: String(id) }] },
      { kind: 'user.disabled', changes: [{ before: String(id) }] },
    ])
  })

  test('is for admins only, on existing users other than themselves', async () => {
    const [user, admin] = [await make.user(), await make.admin()]
    for (const verb of [DISABLE, ENABLE]) {
      expect(await inPerson(user).refusal(verb, { id: admin.id })).toMatchObject({ code: 'FORBIDDEN' })
      expect(await inPerson(admin).refusal(verb, { id: 2_000_000_000 })).toMatchObject({ message: 'User not found' })
    }
    expect(await inPerson(admin).refusal(DISABLE, { id: admin.id })).toMatchObject({
      code: 'CONFLICT',
      message: 'You cannot disable yourself',
    })
  })

  test('leaves one admin if two admins disable each other concurrently', async () => {
    const [one, other] = [await make.admin(), await make.admin()]
    const outcomes = await Promise.allSettled([
      inPerson(one).run(DISABLE, { id: other.id }),
      inPerson(other).run(DISABLE, { id: one.id }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const ids = { in: [one.id, other.id] }
    expect(await world.db.user.count({ where: { id: ids, disabledAt: null } })).toBe(1)
  })
})

describe('changing a user', () => {
  const UPDATE = `mutation ($input: UpdateUserInput!) {
    updateUser(input: $input) { user { email firstName lastName role } } }`

  test('is for admins only, keeps omitted fields and is recorded', async () => {
    const admin = await make.admin()
    const { id, email, lastName } = await make.user()
    const asked = { input: { id, firstName: ' Rita ', role: 'ADMIN' } }
    expect(await inPerson(await make.user()).refusal(UPDATE, asked)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await inPerson(admin).run(UPDATE, asked)).toEqual({
      updateUser: { user: { email, firstName: 'Rita', lastName, role: 'ADMIN' } },
    })
    const [written] = await world.db.activity.findMany({ where: { kind: 'user.updated', actorId: admin.id } })
    expect(written?.changes).toEqual([
      { field: 'user', before: String(id), after: String(id) },
      { field: 'firstName', before: 'Robin', after: 'Rita' },
      { field: 'role', before: 'USER', after: 'ADMIN' },
    ])
  })

  test.each([
    [{ firstName: ' ', lastName: null }, 'First name is required'],
    [{ firstName: '\u200b\u3164\u2800', lastName: ' ' }, 'First name is required'],
    [{ lastName: '\u0000' }, 'Last name contains a character that cannot be stored'],
    [{ email: 'robin' }, 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(243)}@example.com` }, 'Please enter a valid email address'],
    [{ role: null }, 'Please select a role'],
  ])('refuses %j', async (changes, message) => {
    const { id } = await make.user()
    const admin = inPerson(await make.admin())
    expect(await admin.refusal(UPDATE, { input: { id, ...changes } })).toMatchObject({ message })
  })

  test("refuses a colleague's e-mail address", async () => {
    const [{ id }, { email }] = [await make.user(), await make.user()]
    const admin = inPerson(await make.admin())
    expect(await admin.refusal(UPDATE, { input: { id, email: email.toUpperCase() } })).toMatchObject({
      code: 'CONFLICT',
      message: 'A user with this email already exists',
    })
  })

  test('always leaves an admin, also when two give up the role concurrently', async () => {
    await world.db.user.updateMany({ where: { role: 'ADMIN' }, data: { disabledAt: new Date() } })
    const [one, other] = [await make.admin(), await make.admin()]
    const stepDown = ({ id }: { id: number }) => ({ input: { id, role: 'USER' } })
    const outcomes = await Promise.allSettled([one, other].map(who => inPerson(who).run(UPDATE, stepDown(who))))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const last = await world.db.user.findFirstOrThrow({ where: { role: 'ADMIN', disabledAt: null } })
    expect(await inPerson(last).refusal(UPDATE, stepDown(last))).toMatchObject({
      code: 'CONFLICT',
      message: 'You are the only admin who can sign in. Please make somebody else an admin first.',
    })
    // An admin without a password does not count.
    const colleague = await make.admin({ hasPassword: false })
    expect(await inPerson(last).refusal(UPDATE, stepDown(last))).toMatchObject({ code: 'CONFLICT' })
    const set = { input: { id: colleague.id, password: 'fresh horse' } }
    await inPerson(last).run(
      'mutation ($input: SetUserPasswordInput!) { setUserPassword(input: $input) { user { id } } }',
      set,
    )
    await inPerson(last).run(UPDATE, stepDown(last))
  })
})

async function login(email: string, password: string) {
  const answer = await visitor.fetch({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { status: answer.statusCode, cookie }
}

describe("setting a colleague's password", () => {
  const SET = `mutation ($id: Int!, $password: String!) {
    setUserPassword(input: { id: $id, password: $password }) { user { databaseId } } }`
  test('lets the colleague sign in with the new password, and ends their sessions', async () => {
    const [admin, colleague] = [await make.admin(), await make.user()]
    const browser = inPerson(colleague)
    await browser.run('{ viewer { id } }')
    await inPerson(admin).run(SET, { id: colleague.id, password: 'fresh horse' })
    await expect(browser.run('{ viewer { id } }')).rejects.toThrow('401')
    expect(await login(colleague.email, PASSWORD)).toMatchObject({ status: 401 })
    expect(await login(colleague.email, 'fresh horse')).toMatchObject({ status: 200 })
    const written = await world.db.activity.findMany({ where: { kind: 'user.passwordSet', actorId: admin.id } })
    expect(JSON.stringify(written)).not.toContain('horse')
    expect(written).toHaveLength(1)
  })

  test('is refused for non-admins, the own account, an unknown id and a short password', async () => {
    const [admin, user] = [await make.admin(), await make.user()]
    const password = 'fresh horse'
    expect(await inPerson(user).refusal(SET, { id: admin.id, password })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await inPerson(admin).refusal(SET, { id: admin.id, password })).toMatchObject({ code: 'CONFLICT' })
    expect(await inPerson(admin).refusal(SET, { id: 2_000_000_000, password })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await inPerson(admin).refusal(SET, { id: user.id, password: 'four' })).toMatchObject({
      fields: { password: 'Password must be at least 5 characters' },
    })
  })
})

test('users may change only their own names, and not with an API token', async () => {
  const UPDATE = `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { user { firstName lastName role } } }`
  const person = await make.user()
  const input = { firstName: 'Rita', lastName: 'Recruiter' }
  expect(await as(person).refusal(UPDATE, { input })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await inPerson(person).run(UPDATE, { input })).toEqual({
    updateProfile: { user: { ...input, role: 'USER' } },
  })
  expect(await inPerson(person).refusal(UPDATE, { input: { ...input, role: 'ADMIN' } })).toMatchObject({
    message: expect.stringContaining('role'),
  })
  expect(await inPerson(person).refusal(UPDATE, { input: { firstName: '', lastName: ' ' } })).toMatchObject({
    message: 'First name is required',
  })
})

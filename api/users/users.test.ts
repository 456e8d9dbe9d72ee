import { describe, expect, test } from 'vitest'
import { db } from '../db.ts'
import { as, inPerson, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

describe('adding a user', () => {
  const ADD = 'mutation ($input: AddUserInput!) { addUser(input: $input) { user { email role } } }'
  const input = { email: 'New.One@example.com', password: 'secret', firstName: 'New', lastName: 'One', role: 'USER' }

  test('is for admins', async () => {
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
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['role', 'Please select a role'],
  ])('needs %s', async (field, message) => {
    const admin = inPerson(await make.admin())
    expect(await admin.refusal(ADD, { input: { ...input, [field]: undefined } })).toMatchObject({ message })
  })
})

describe('disabling a user', () => {
  const DISABLE = 'mutation ($id: Int!) { disableUser(input: { id: $id }) { user { disabledAt } } }'
  const ENABLE = 'mutation ($id: Int!) { enableUser(input: { id: $id }) { user { disabledAt } } }'
  const WHO = '{ viewer { databaseId } }'

  test('ends their sessions and tokens at once, and enabling brings none of them back', async () => {
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
      await db.activity.findMany({ where: { kind: { startsWith: 'user.' } }, orderBy: { id: 'desc' }, take: 2 }),
    ).toMatchObject([
      { kind: 'user.enabled', changes: [{ after: String(id) }] },
      { kind: 'user.disabled', changes: [{ before: String(id) }] },
    ])
  })

  test('is for admins, on others who exist', async () => {
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

  test('of two admins who disable each other at once, one remains', async () => {
    const [one, other] = [await make.admin(), await make.admin()]
    const outcomes = await Promise.allSettled([
      inPerson(one).run(DISABLE, { id: other.id }),
      inPerson(other).run(DISABLE, { id: one.id }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const ids = { in: [one.id, other.id] }
    expect(await db.user.count({ where: { id: ids, disabledAt: null } })).toBe(1)
  })
})

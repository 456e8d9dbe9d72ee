import { describe, expect, test } from 'vitest'
import { as, inPerson, openApp, world } from '../test/harness.ts'
import { make, PASSWORD } from '../test/make.ts'
import { resetAccount } from '../users/reset.ts'

openApp()

const WHO = '{ viewer { databaseId } }'
const NAMES = 'query ($id: ID!) { node(id: $id) { ... on User { validApiTokenNames } } }'

const SET = 'mutation ($input: SetUserPasswordInput!) { setUserPassword(input: $input) { user { databaseId } } }'
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }'

const globalId = (id: number) => Buffer.from(`User:${id}`).toString('base64')

/** A person with a program that uses one of their API tokens. */
async function withProgram() {
  const person = await make.user()
  const program = as(person)
  await program.run(WHO)
  return {
    person,
    program,
    stillWorks: () =>
      program.run(WHO).then(
        () => true,
        () => false,
      ),
  }
}

describe('a new password revokes the API tokens, unless the input keeps them,', () => {
  const input = { currentPassword: PASSWORD, newPassword: 'fresh horse' }

  test.each([
    [{}, false],
    [{ revokeApiTokens: null }, false],
    [{ revokeApiTokens: false }, true],
  ])('when its owner changes it with %j', async (choice, works) => {
    const { person, stillWorks } = await withProgram()
    await inPerson(person).run(CHANGE, { input: { ...input, ...choice } })
    expect(await stillWorks()).toBe(works)
    const written = await world.db.activity.findMany({ where: { actorId: person.id, kind: 'apiToken.revoked' } })
    expect(written).toHaveLength(works ? 0 : 1)
  })

  test.each([
    [{}, false],
    [{ revokeApiTokens: false }, true],
  ])('when an admin sets it with %j', async (choice, works) => {
    const { person, stillWorks } = await withProgram()
    const other = await withProgram()
    await inPerson(await make.admin()).run(SET, { input: { id: person.id, password: 'fresh horse', ...choice } })
    expect(await stillWorks()).toBe(works)
    expect(await other.stillWorks()).toBe(true)
  })

  test('when the operator resets the account', async () => {
    const { person, stillWorks } = await withProgram()
    await resetAccount(world, person.email)
    expect(await stillWorks()).toBe(false)
  })
})

test('the names of valid tokens are shown only to their owner and to admins, in person', async () => {
  const { person, program } = await withProgram()
  const id = globalId(person.id)
  const shared = { userId: person.id, scope: 'READ' as const }
  const past = new Date(Date.now() - 1_000)
  await world.db.apiToken.createMany({
    data: [
      { ...shared, name: 'Website', tokenHash: 'a' },
      { ...shared, name: 'Expired', tokenHash: 'b', expiresAt: past },
      { ...shared, name: 'Revoked', tokenHash: 'c', revokedAt: past },
    ],
  })
  const admin = await make.admin()
  for (const reader of [inPerson(person), inPerson(admin)]) {
    const { node } = await reader.run<{ node: { validApiTokenNames: string[] } }>(NAMES, { id })
    expect(node.validApiTokenNames).toContain('Website')
    expect(node.validApiTokenNames).toHaveLength(2)
  }
  for (const stranger of [program, as(admin), inPerson(await make.user())]) {
    expect(await stranger.refusal(NAMES, { id })).toMatchObject({ code: 'FORBIDDEN' })
  }
})

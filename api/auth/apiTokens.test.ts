import { describe, expect, test } from 'vitest'
import { hashToken } from '../secrets.ts'
import { as, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const ADD = `mutation ($input: AddApiTokenInput!) {
  addApiToken(input: $input) { apiToken { id databaseId name scope expiresAt } secret viewer { apiTokens { name } } } }`
const REVOKE = `mutation ($id: Int!) {
  revokeApiToken(input: { id: $id }) { revokedApiTokenId viewer { apiTokens { name } } } }`
const LIST = '{ viewer { apiTokens { id name scope createdAt expiresAt lastUsedAt } } }'

type Added = { addApiToken: { apiToken: { id: string; databaseId: number }; secret: string } }

const input = { name: ' Payroll export ', scope: 'READ' }

const ask = (secret: string, query = '{ viewer { databaseId } }') =>
  visitor.fetch({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${secret}` },
    payload: { query },
  })

describe('an API token', () => {
  test('can be created, shown once, used, listed to its owner and revoked', async () => {
    const person = await make.user()
    const owner = inPerson(person)
    const { addApiToken } = await owner.run<Added>(ADD, { input })
    const { apiToken, secret } = addApiToken
    expect(addApiToken).toEqual({
      apiToken: {
        id: apiToken.id,
        databaseId: apiToken.databaseId,
        name: 'Payroll export',
        scope: 'READ',
        expiresAt: null,
      },
      secret: expect.stringMatching(/^tdk_[\w-]{43}$/),
      viewer: { apiTokens: [{ name: 'Payroll export' }] },
    })
    const stored = await world.db.apiToken.findMany({ where: { userId: person.id } })
    expect(stored).toMatchObject([{ tokenHash: hashToken(secret), lastUsedAt: null }])

    expect((await ask(secret)).json().data).toEqual({ viewer: { databaseId: person.id } })
    const { lastUsedAt } = await world.db.apiToken.findUniqueOrThrow({ where: { id: apiToken.databaseId } })
    expect(lastUsedAt).not.toBeNull()
    await ask(secret)
    expect(await world.db.apiToken.findUniqueOrThrow({ where: { id: apiToken.databaseId } })).toMatchObject({
      lastUsedAt,
    })

    const listed = await owner.run(LIST)
    expect(listed).toMatchObject({
      viewer: { apiTokens: [{ id: apiToken.id, lastUsedAt: lastUsedAt?.toISOString() }] },
    })
    expect(JSON.stringify(listed)).not.toContain(secret)

    expect(await owner.run(REVOKE, { id: apiToken.databaseId })).toEqual({
      revokeApiToken: { revokedApiTokenId: apiToken.id, viewer: { apiTokens: [] } },
    })
    expect((await ask(secret)).statusCode).toBe(401)
    expect(await owner.refusal(REVOKE, { id: apiToken.databaseId })).toMatchObject({ code: 'NOT_FOUND' })
    const kinds = await world.db.activity.findMany({ where: { actorId: person.id }, orderBy: { id: 'asc' } })
    expect(kinds.map(({ kind }) => kind)).toEqual(['apiToken.added', 'apiToken.revoked'])
  })

  test('with an expiry is valid until then', async () => {
    const owner = inPerson(await make.user())
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    const { addApiToken } = await owner.run<Added>(ADD, { input: { ...input, expiresAt } })
    expect(addApiToken.apiToken).toMatchObject({ expiresAt })
    expect((await ask(addApiToken.secret)).statusCode).toBe(200)
    await world.db.apiToken.updateMany({
      where: { tokenHash: hashToken(addApiToken.secret) },
      data: { expiresAt: new Date() },
    })
    expect((await ask(addApiToken.secret)).statusCode).toBe(401)
  })

  test.each([
    [{ name: '  ' }, 'Name is required'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ scope: null }, 'Please select a scope'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'The expiry must be in the future'],
    [{ expiresAt: 'tomorrow' }, 'A date is written as'],
  ])('with %j is refused', async (wrong, message) => {
    const refusal = await inPerson(await make.user()).refusal(ADD, { input: { ...input, ...wrong } })
    expect(refusal.message).toContain(message)
  })

  test('can be seen and revoked only by its owner, and not with a token', async () => {
    const [person, colleague] = [await make.user(), await make.admin()]
    const { addApiToken } = await inPerson(person).run<Added>(ADD, { input })
    const { id, databaseId } = addApiToken.apiToken
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }'
    expect(await inPerson(person).run(NODE, { id })).toEqual({ node: { id } })
    expect(await inPerson(colleague).run(NODE, { id })).toEqual({ node: null })
    expect(await inPerson(colleague).refusal(REVOKE, { id: databaseId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await inPerson(colleague).refusal('{ users { apiTokens { name } } }')).toMatchObject({ code: 'FORBIDDEN' })
    for (const [document, variables] of [
      [ADD, { input }],
      [REVOKE, { id: databaseId }],
      [NODE, { id }],
      [LIST, {}],
    ] as const) {
      expect(await as(person).refusal(document, variables)).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect((await ask(addApiToken.secret)).statusCode).toBe(200)
  })

  test('is refused when its owner already has 50', async () => {
    const person = await make.user()
    await world.db.apiToken.createMany({
      data: Array.from({ length: 50 }, (_, i) => ({ userId: person.id, name: 'x', scope: 'READ', tokenHash: `x${i}` })),
    })
    expect(await inPerson(person).refusal(ADD, { input })).toMatchObject({ code: 'CONFLICT' })
  })

  test('acts as its owner, and is invalid once the owner is disabled', async () => {
    const person = await make.user()
    const caller = as(person)
    await caller.run('{ viewer { email } }')
    await world.db.user.update({ where: { id: person.id }, data: { disabledAt: new Date() } })
    await expect(caller.run('{ viewer { email } }')).rejects.toThrow('401')
  })

  test.each([
    ['revoked', { revokedAt: new Date() }],
    ['expired', { expiresAt: new Date() }],
  ])('%s is invalid', async (_how, change) => {
    const person = await make.user()
    const caller = as(person)
    await caller.run('{ viewer { email } }')
    await world.db.apiToken.updateMany({ where: { userId: person.id }, data: change })
    await expect(caller.run('{ viewer { email } }')).rejects.toThrow('401')
  })
})

import { expect, test } from 'vitest'
import { as, inPerson, openApp, openReplica, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const ME = { method: 'GET', url: '/api/auth/me' } as const
const USERS = { method: 'GET', url: '/api/users' } as const

/** A person whose session and token are cached by both servers. `ask` sends the request four times. */
async function knownToBoth() {
  const person = await make.admin()
  const other = await openReplica()
  const callers = [inPerson(person), as(person)]
  const headers = await Promise.all(
    callers.map(async caller => (await caller.fetch(ME)).raw.req.headers as Record<string, string>),
  )
  const ask = async (request: { method: 'GET'; url: string } = ME) => {
    const statuses: number[] = []
    for (const app of [world.app, other]) {
      for (const { cookie, authorization } of headers) {
        const sent = authorization ? { authorization } : { cookie }
        statuses.push((await app.inject({ ...request, headers: sent })).statusCode)
      }
    }
    return statuses
  }
  expect(await ask()).toEqual([200, 200, 200, 200])
  return { person, ask }
}

test.each([
  ['a session is deleted', 'DELETE FROM "Session" WHERE "userId" = $1', [401, 200, 401, 200]],
  ['a session ends', 'UPDATE "Session" SET "expiresAt" = now() WHERE "userId" = $1', [401, 200, 401, 200]],
  ['a token is revoked', 'UPDATE "ApiToken" SET "revokedAt" = now() WHERE "userId" = $1', [200, 401, 200, 401]],
  ['a token is deleted', 'DELETE FROM "ApiToken" WHERE "userId" = $1', [200, 401, 200, 401]],
  ['a user is disabled', 'UPDATE "User" SET "disabledAt" = now() WHERE id = $1', [401, 401, 401, 401]],
])('every replica refuses at once when %s with SQL', async (_name, sql, statuses) => {
  const { person, ask } = await knownToBoth()
  await world.db.$executeRawUnsafe(sql, person.id)
  expect(await ask()).toEqual(statuses)
})

test('every replica applies a new role at once', async () => {
  const { person, ask } = await knownToBoth()
  expect(await ask(USERS)).toEqual([200, 200, 200, 200])
  await world.db.$executeRawUnsafe(`UPDATE "User" SET role = 'USER' WHERE id = $1`, person.id)
  expect(await ask(USERS)).toEqual([403, 403, 403, 403])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, inPerson, openApp, openReplica, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'

openApp()

const TALENTS =
  '{ talents(first: 5) { totalCount edges { node { name comments(first: 5) { edges { node { comment } } } } } } }'
const ME = '{ viewer { firstName role } }'

let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.admin()
  staff = as(person)
})

/** A document is checked by its first request, and the answer to the second is kept. */
async function askTwice(who: Caller, document: string) {
  await who.run(document)
  return who.run(document)
}

const queriesOf = (who: Caller, document: string) => countQueries(() => who.run(document))

describe('an answer from records alone', () => {
  test('is worked out once, until a record changes', async () => {
    const { id } = await make.talent({ name: 'First Name' })
    const first = await askTwice(staff, TALENTS)
    expect(await queriesOf(staff, TALENTS)).toBe(1)
    expect(await staff.run(TALENTS)).toEqual(first)
    await make.comment(person, id, 'New comment')
    expect(JSON.stringify(await staff.run(TALENTS))).toContain('New comment')
    expect(await queriesOf(staff, TALENTS)).toBe(1)
  })

  test('is never stale on another server, whatever writes', async () => {
    const { id } = await make.talent({ name: 'Old Name' })
    const other = await openReplica()
    const token = { authorization: String((await staff.fetch({ url: '/api/auth/me' })).raw.req.headers.authorization) }
    const names = async () =>
      Promise.all(
        [world.app, other].map(async app => {
          const request = { method: 'POST', url: '/graphql', headers: token, payload: { query: TALENTS } } as const
          return (await app.inject(request)).json().data.talents.edges[0]?.node.name
        }),
      )
    for (let turn = 0; turn < 3; turn++) expect(await names()).toEqual(['Old Name', 'Old Name'])
    for (let turn = 0; turn < 20; turn++) {
      await world.db.$executeRaw`UPDATE "Talent" SET name = ${`Name ${turn}`} WHERE id = ${id}`
      expect(await names()).toEqual([`Name ${turn}`, `Name ${turn}`])
    }
    await world.db.$executeRaw`DELETE FROM "Talent" WHERE id = ${id}`
    expect(await names()).not.toContain('Name 19')
  })

  test('is for one viewer, with one role', async () => {
    const [ada, ben] = [await make.user({ firstName: 'Ada' }), await make.user({ firstName: 'Ben' })]
    const [asAda, asBen] = [as(ada), as(ben)]
    expect(await askTwice(asAda, ME)).toEqual({ viewer: { firstName: 'Ada', role: 'USER' } })
    expect(await askTwice(asBen, ME)).toEqual({ viewer: { firstName: 'Ben', role: 'USER' } })
    await asAda.run(ME) // Ben's new token has made the server read hers again.
    expect(await queriesOf(asAda, ME)).toBe(1)
    await world.db.$executeRaw`UPDATE "User" SET role = 'ADMIN' WHERE id = ${ada.id}`
    expect(await asAda.run(ME)).toEqual({ viewer: { firstName: 'Ada', role: 'ADMIN' } })
  })

  test('depends on the variables', async () => {
    const query = 'query ($first: Int) { talents(first: $first) { edges { node { id } } } }'
    await make.talent()
    await make.talent()
    for (const first of [1, 2, 1, 2, 1, 2]) {
      const { talents } = await staff.run<{ talents: { edges: object[] } }>(query, { first })
      expect(talents.edges).toHaveLength(first)
    }
  })
})

describe('an answer is not kept', () => {
  test.each([
    ['when it has errors', '{ viewer { firstName apiTokens { name } } }'],
    ['when it depends on the time', '{ deals(first: 5) { edges { node { title deadlineApproaching } } } }'],
    ['when nobody has said that it may be', '{ users { firstName } }'],
  ])('%s', async (_when, query) => {
    await make.deal()
    const ask = () => staff.fetch({ method: 'POST', url: '/graphql', payload: { query } })
    for (let turn = 0; turn < 3; turn++) await ask()
    expect(await countQueries(ask)).toBeGreaterThan(1)
  })

  test('when it tells of the use of sessions', async () => {
    const browser = inPerson(person)
    const query = '{ viewer { sessions { lastUsedAt } } }'
    await askTwice(browser, query)
    expect(await queriesOf(browser, query)).toBeGreaterThan(1)
  })
})

import { beforeAll, expect, test } from 'vitest'
import { encodeGlobalId } from '../graphql/globalIds.ts'
import { hashToken, randomToken } from '../secrets.ts'
import { followAs } from '../test/follow.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp({}, { listen: true })

let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

const FOLLOW = `subscription ($kinds: [EventKind!], $since: ID, $record: ID) { events(kinds: $kinds, since: $since, record: $record) {
  id kind version record { ... on Company { name } } } }`
const RENAME = 'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { version } } }'

const follow = (variables: Record<string, unknown> = {}, who = person) => followAs(who, FOLLOW, variables)

const rename = (id: number, name: string) => staff.run(RENAME, { input: { id, name } })

async function nextEvent({ next }: { next(): Promise<unknown> }) {
  const { data } = (await next()) as { data: { events: { id: string; kind: string; version: number } } }
  return data.events
}

test('a subscription has each change once and in order, even after a reconnection', { tags: ['deep'] }, async () => {
  const { id } = await make.company()
  const one = await follow({ kinds: ['COMPANY_UPDATED'] })
  await rename(id, 'First')
  const first = await nextEvent(one)
  expect(first).toMatchObject({ kind: 'COMPANY_UPDATED', version: 2, record: { name: 'First' } })
  await rename(id, 'Second')
  expect(await nextEvent(one)).toMatchObject({ version: 3 })
  one.leave()
  await world.db.$executeRawUnsafe(`DO $$ BEGIN
    FOR turn IN 1..120 LOOP UPDATE "Company" SET notes = turn WHERE id = ${id}; END LOOP; END $$`)
  const again = await follow({ kinds: ['COMPANY_UPDATED'], since: first.id })
  const versions = []
  for (let turn = 0; turn < 121; turn++) versions.push((await nextEvent(again)).version)
  expect(versions).toEqual(versions.map((_version, i) => i + 3))
  await rename(id, 'Live again')
  expect(await nextEvent(again)).toMatchObject({ version: 124, record: { name: 'Live again' } })
  again.leave()
})

test('a subscription to a record has no events of other records', async () => {
  const [one, other] = [await make.company(), await make.company()]
  const record = encodeGlobalId('Company', one.id)
  const { next, leave } = await follow({ record })
  await rename(other.id, 'Other')
  await rename(one.id, 'Mine')
  expect(await nextEvent({ next })).toMatchObject({ kind: 'COMPANY_UPDATED', record: { name: 'Mine' } })
  leave()
})

test('a subscription ends when its user is disabled', async () => {
  const gone = await make.user()
  const { id } = await make.company()
  const { next, leave } = await follow({}, gone)
  await rename(id, 'Seen')
  expect(await next()).not.toBeNull()
  await world.db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } })
  await rename(id, 'Unseen')
  expect(await next()).toBeNull()
  leave()
})

test('a subscription ends when the secret of its token is replaced', async () => {
  const { next, leave } = await follow()
  const { id } = await world.db.apiToken.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await world.db.apiToken.update({ where: { id }, data: { tokenHash: hashToken(randomToken()) } })
  await rename((await make.company()).id, 'Unseen')
  expect(await next()).toBeNull()
  leave()
})

test('a subscription after a removed event fails with CURSOR_EXPIRED', async () => {
  const { next, leave } = await follow({ since: 'evt_999999999' })
  expect(await next()).toMatchObject({ errors: [{ extensions: { code: 'CURSOR_EXPIRED' } }] })
  leave()
})

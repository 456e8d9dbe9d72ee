import { beforeAll, expect, test } from 'vitest'
import { startSession } from '../auth/sessions.ts'
import { follow, followAs } from '../test/follow.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp({}, { listen: true })

let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

const FOLLOW = `subscription ($dealId: Int!) { applicationsChanged(dealId: $dealId) {
  application { databaseId status } deal { applications { databaseId } } } }`
const UPDATE = 'mutation ($input: UpdateApplicationInput!) { updateApplication(input: $input) { application { id } } }'
const REMOVE = 'mutation ($id: Int!) { removeApplication(input: { id: $id }) { deletedApplicationId } }'

/** Subscribes to the applications of a deal with a session in a browser. */
async function followInBrowser(userId: number, dealId: number) {
  const cookie = `talentdesk_session=${await startSession(world.db, userId, world)}`
  return follow({ query: FOLLOW, variables: { dealId } }, { cookie, 'x-requested-with': 'graphiql' })
}

test('a subscription reports the applications of its deal and no others', async () => {
  const deal = await make.deal()
  const { id } = await make.application(deal.id)
  const elsewhere = await make.application((await make.deal()).id)
  const one = await followAs(person, FOLLOW, { dealId: deal.id })
  const other = await followAs(person, FOLLOW, { dealId: deal.id })
  const current = { application: null, deal: { applications: [{ databaseId: id }] } }
  for (const { next } of [one, other]) expect(await next()).toEqual({ data: { applicationsChanged: current } })
  await staff.run(UPDATE, { input: { id: elsewhere.id, status: 'SENT' } })
  await staff.run(UPDATE, { input: { id, status: 'SENT' } })
  await expect.poll(one.next).toMatchObject(changed({ application: { databaseId: id, status: 'SENT' } }))
  other.leave()
  await staff.run(REMOVE, { id })
  await expect.poll(one.next).toMatchObject(changed({ application: null, deal: { applications: [] } }))
  one.leave()
})

test('a subscription survives a lost database connection and reports changes made meanwhile', async () => {
  const deal = await make.deal()
  const { id } = await make.application(deal.id)
  const { next, leave } = await followAs(person, FOLLOW, { dealId: deal.id })
  await next()
  await world.db.$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE application_name = 'talentdesk live' AND datname = current_database()`
  await staff.run(REMOVE, { id })
  await expect.poll(next).toMatchObject(changed({ deal: { applications: [] } }))
  leave()
})

test('a subscription ends with its session or token, before the next event', async () => {
  const deal = await make.deal()
  const { id } = await make.application(deal.id)
  const gone = await make.user()
  const token = await followAs(gone, FOLLOW, { dealId: deal.id })
  const session = await followInBrowser(person.id, deal.id)
  const stays = await followAs(person, FOLLOW, { dealId: deal.id })
  for (const { next } of [token, session, stays]) expect(await next()).not.toBeNull()
  await world.db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } })
  await world.db.session.deleteMany({ where: { userId: person.id } })
  await staff.run(UPDATE, { input: { id, status: 'SENT' } })
  expect(await token.next()).toBeNull()
  expect(await session.next()).toBeNull()
  await expect.poll(stays.next).toMatchObject(changed({ application: { status: 'SENT' } }))
  stays.leave()
})

test('a subscription ends with its session or token, also without a further event', async () => {
  const deal = await make.deal()
  const leaver = await make.user()
  const token = await followAs(leaver, FOLLOW, { dealId: deal.id })
  const session = await followInBrowser(leaver.id, deal.id)
  const stays = await followAs(person, FOLLOW, { dealId: deal.id })
  for (const { next } of [token, session, stays]) expect(await next()).not.toBeNull()
  await world.db.apiToken.updateMany({ where: { userId: leaver.id }, data: { expiresAt: new Date() } })
  await world.db.session.updateMany({ where: { userId: leaver.id }, data: { expiresAt: new Date() } })
  await world.live.recheck()
  expect(await token.next()).toBeNull()
  expect(await session.next()).toBeNull()
  await make.application(deal.id).then(({ id }) => staff.run(UPDATE, { input: { id, status: 'SENT' } }))
  await expect.poll(stays.next).toMatchObject(changed({ application: { status: 'SENT' } }))
  stays.leave()
})

const changed = (applicationsChanged: object) => ({ data: { applicationsChanged } })

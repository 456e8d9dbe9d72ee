import { beforeAll, expect, test } from 'vitest'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person, plausibleTalent } from '../test/make.ts'

openApp()

let admin: Person
let recruiter: Person

beforeAll(async () => {
  admin = await make.admin()
  recruiter = await make.user({ firstName: 'Cole', lastName: 'League' })
})

const OWNED = `query ($id: Int!) { ownedRecords(userId: $id) {
  talentCount dealCount reminderCount user { firstName } } }`
const FORMER = '{ formerOwners { talentCount dealCount user { databaseId } } }'
const HAND_OVER = `mutation ($input: HandOverRecordsInput!) { handOverRecords(input: $input) {
  talentCount dealCount reminderCount } }`

const handOver = (from: Person, to: Person) => ({ input: { fromUserId: from.id, toUserId: to.id } })
const isFormer = ({ id }: Person) => expect.objectContaining({ user: { databaseId: id } })

const leaves = ({ id }: Person) => world.db.user.update({ where: { id }, data: { disabledAt: new Date() } })

/** Creates a user with two talents, a deal, an open reminder and a finished reminder. */
async function owner() {
  const person = await make.user({ firstName: 'Rita', lastName: 'Gone' })
  const talents = [await make.talent({ ownerId: person.id }), await make.talent({ ownerId: person.id })]
  const deal = await make.deal({ ownerId: person.id })
  const reminder = { userId: person.id, text: 'Call them', dueAt: new Date() }
  await world.db.reminder.createMany({ data: [reminder, { ...reminder, doneAt: new Date() }] })
  return { person, talents, deal }
}

test('an admin hands over all records of a person who left, and each history contains the change', async () => {
  const { person, talents, deal } = await owner()
  await leaves(person)
  const counts = { talentCount: 2, dealCount: 1, reminderCount: 1 }
  expect(await as(admin).run(OWNED, { id: person.id })).toEqual({
    ownedRecords: { ...counts, user: { firstName: 'Rita' } },
  })
  expect(await as(recruiter).run(FORMER)).toMatchObject({
    formerOwners: expect.arrayContaining([isFormer(person)]),
  })

  expect(await as(admin).run(HAND_OVER, handOver(person, recruiter))).toEqual({ handOverRecords: counts })
  expect(await as(recruiter).run(FORMER)).toMatchObject({
    formerOwners: expect.not.arrayContaining([isFormer(person)]),
  })
  const ids = talents.map(({ id }) => id)
  expect(await world.db.talent.findMany({ where: { id: { in: ids } } })).toMatchObject(
    talents.map(({ version }) => ({ ownerId: recruiter.id, version: version + 1 })),
  )
  expect(await world.db.deal.findUnique({ where: { id: deal.id } })).toMatchObject({ ownerId: recruiter.id })
  expect(await world.db.reminder.count({ where: { userId: recruiter.id, doneAt: null } })).toBe(1)
  expect(await world.db.reminder.count({ where: { userId: person.id } })).toBe(1)
  const activity = 'activity(first: 1) { edges { node { actor { databaseId } changes { field before after } } } }'
  const told = await as(admin).run(
    `query ($talent: Int!, $deal: Int!) {
    talent(id: $talent) { ${activity} } deal(id: $deal) { ${activity} } }`,
    { talent: ids[0], deal: deal.id },
  )
  const changes = [{ field: 'owner', before: 'Rita Gone', after: 'Cole League' }]
  const edges = [{ node: { actor: { databaseId: admin.id }, changes } }]
  expect(told).toEqual({ talent: { activity: { edges } }, deal: { activity: { edges } } })
  expect(await world.db.activity.findFirst({ where: { kind: 'user.recordsHandedOver' } })).toMatchObject({
    actorId: admin.id,
    changes: expect.arrayContaining([{ field: 'talents', before: null, after: '2' }]),
  })

  // Asking again finds no records.
  expect(await as(admin).run(HAND_OVER, handOver(person, recruiter))).toEqual({
    handOverRecords: { talentCount: 0, dealCount: 0, reminderCount: 0 },
  })
})

test('all records are handed over, even if one batch is not enough', { tags: ['deep'] }, async () => {
  const { person } = await owner()
  const more = { ...plausibleTalent, area: 'TECH' as const, ownerId: person.id }
  await world.db.talent.createMany({ data: Array.from({ length: 500 }, () => more) })
  expect(await as(admin).run(HAND_OVER, handOver(person, recruiter))).toMatchObject({
    handOverRecords: { talentCount: 502, dealCount: 1 },
  })
})

test('only admins hand over, to a colleague who can sign in; a token needs the scope of each record', async () => {
  const { person } = await owner()
  const former = await make.user({ disabledAt: new Date() })
  const input = handOver(person, recruiter)
  expect(await visitor.refusal(HAND_OVER, input)).toMatchObject({ message: 'Not authenticated' })
  expect(await as(recruiter).refusal(HAND_OVER, input)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await as(recruiter).refusal(OWNED, { id: person.id })).toMatchObject({ code: 'FORBIDDEN' })
  const counts = '{ formerOwners { reminderCount } }'
  await leaves(person)
  expect(await as(recruiter).refusal(counts)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await as(admin, ['talents:write', 'deals:write']).refusal(HAND_OVER, input)).toMatchObject({
    scope: 'me:write',
  })
  expect(await as(admin).refusal(HAND_OVER, handOver(person, former))).toMatchObject({
    fields: { toUserId: 'The owner must be a colleague who can sign in' },
  })
  expect(await as(admin).refusal(HAND_OVER, handOver(recruiter, recruiter))).toMatchObject({
    fields: { toUserId: 'Please choose somebody else' },
  })
  const nobody = { input: { fromUserId: 2_000_000, toUserId: recruiter.id } }
  expect(await as(admin).refusal(HAND_OVER, nobody)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await as(admin).run(OWNED, { id: 2_000_000 })).toEqual({ ownedRecords: null })
  expect(await world.db.deal.count({ where: { ownerId: person.id } })).toBe(1)
})

import { expect, test } from 'vitest'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const SET = `mutation ($input: SetTalentStatusesInput!) { setTalentStatuses(input: $input) {
  talents { databaseId status version } refused { talentId code message } } }`

test('the status of several talents is set at once, and missing talents are reported', async () => {
  const person = await make.user()
  const staff = as(person)
  const { id: one } = await make.talent({ status: 'BACKLOG' })
  const { id: other } = await make.talent({ status: 'VETTED' })
  const input = { ids: [other, 2_000_000, one, one], status: 'VETTED' }
  expect(await staff.run(SET, { input })).toEqual({
    setTalentStatuses: {
      talents: [
        { databaseId: other, status: 'VETTED', version: 1 },
        { databaseId: one, status: 'VETTED', version: 2 },
      ],
      refused: [{ talentId: 2_000_000, code: 'NOT_FOUND', message: 'Talent not found' }],
    },
  })
  const told = await world.db.activity.findMany({
    where: { kind: 'talent.statusChanged', talentId: { in: [one, other] } },
  })
  expect(told).toMatchObject([
    { talentId: one, actorId: person.id, changes: [{ field: 'status', before: 'Backlog', after: 'Vetted' }] },
  ])
  expect(await staff.refusal(SET, { input: { ids: [], status: 'VETTED' } })).toMatchObject({
    message: 'A talent is required',
  })
  const many = Array.from({ length: 201 }, (_, index) => index + 1)
  expect(await staff.refusal(SET, { input: { ids: many, status: 'VETTED' } })).toMatchObject({
    message: 'At most 200 talents can be changed at once',
  })
  expect(await visitor.refusal(SET, { input })).toMatchObject({ message: 'Not authenticated' })
  expect(await as(person, 'READ').refusal(SET, { input })).toMatchObject({ code: 'FORBIDDEN' })
})

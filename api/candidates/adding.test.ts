import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let person: Person
let staff: Caller
beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

const ADD = `mutation ($input: AddCandidatesInput!) { addCandidates(input: $input) {
  candidates { talentId status matchPercentage } deal { candidates { talentId } } refused { talentId code message } } }`

test('several talents are added to a deal in the given order, and refused talents are reported', async () => {
  const { id: deal, companyId } = await make.deal()
  const made = ['One', 'Other', 'There', 'Banned'].map(name =>
    make.talent({ name, linkedinUrl: `https://linkedin.com/in/${name}` }),
  )
  const [one = 0, other = 0, there = 0, banned = 0] = (await Promise.all(made)).map(({ id }) => id)
  const of = (talentId: number, more: object = {}) => ({ talentId, ...more })
  await make.candidate({ dealId: deal, talentId: there })
  await world.db.contactBan.create({ data: { talentId: banned, companyId, askedBy: 'TALENT' } })
  const blocking = { blocking: ['DO_NOT_CONTACT' as const] }
  await world.db.agency.upsert({ where: { id: 1 }, create: blocking, update: blocking })
  const candidates = [
    of(other, { matchPercentage: 87 }),
    ...[there, 2_000_000, banned].map(id => of(id)),
    of(one, { status: 'SCREENED' }),
  ]
  expect(await staff.run(ADD, { input: { dealId: deal, candidates } })).toEqual({
    addCandidates: {
      candidates: [
        { talentId: other, status: 'APPLIED', matchPercentage: 87 },
        { talentId: one, status: 'SCREENED', matchPercentage: null },
      ],
      deal: { candidates: expect.arrayContaining([there, other, one].map(id => of(id))) },
      refused: [
        { talentId: there, code: 'CONFLICT', message: 'This talent is already a candidate for this deal' },
        { talentId: 2_000_000, code: 'NOT_FOUND', message: 'Talent not found' },
        { talentId: banned, code: 'CONFLICT', message: expect.stringContaining('Banned') },
      ],
    },
  })
  await world.db.agency.update({ where: { id: 1 }, data: { blocking: [] } })
  const told = { dealId: deal, kind: 'candidate.added', talentId: { in: [one, other] } }
  expect(await world.db.activity.count({ where: told })).toBe(2)
  expect(await staff.run(ADD, { input: { dealId: deal, candidates: [of(one)] } })).toMatchObject({
    addCandidates: { candidates: [], refused: [{ talentId: one, code: 'CONFLICT' }] },
  })
})

test('if only one of several talents is Selected, this talent becomes the winner; invalid input adds nobody', async () => {
  const { id: dealId } = await make.deal()
  const ids = (await Promise.all(['A', 'B'].map(name => make.talent({ name })))).map(({ id }) => id)
  const adding = (...candidates: object[]) => ({ input: { dealId, candidates } })
  const [first, second] = ids.map(talentId => ({ talentId, status: 'SELECTED' }))
  expect(await staff.refusal(ADD, adding({ ...first }, { ...second }))).toMatchObject({
    message: 'Only one candidate can be Selected',
  })
  expect(await staff.refusal(ADD, adding())).toMatchObject({ message: 'A talent is required' })
  expect(await staff.refusal(ADD, adding({ ...first }, { ...first }))).toMatchObject({
    message: 'Each talent can be added once',
  })
  const misplaced = adding({ ...first }, { talentId: ids[1], interviewDate: '2026-12-01T09:30' })
  expect(await staff.refusal(ADD, misplaced)).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await world.db.dealCandidate.count({ where: { dealId } })).toBe(0)
  expect(await staff.refusal(ADD, { input: { dealId: 2_000_000, candidates: [first] } })).toMatchObject({
    message: 'Deal not found',
  })
  await staff.run(ADD, adding({ ...first }, { talentId: ids[1] }))
  expect(await world.db.deal.findUnique({ where: { id: dealId } })).toMatchObject({ selectedTalentId: ids[0] })
})

test('two concurrent requests with the same talents add each talent once', async () => {
  const { id: dealId } = await make.deal()
  const ids = (await Promise.all(Array.from({ length: 4 }, () => make.talent()))).map(({ id }) => id)
  const adding = (asked: number[]) =>
    staff.run(ADD, { input: { dealId, candidates: asked.map(talentId => ({ talentId })) } })
  await Promise.all([adding(ids), adding(ids.toReversed())])
  expect(await world.db.dealCandidate.count({ where: { dealId } })).toBe(4)
})

test('visitors and READ tokens are refused', async () => {
  const input = { dealId: 1, candidates: [{ talentId: 1 }] }
  expect(await visitor.refusal(ADD, { input })).toMatchObject({ message: 'Not authenticated' })
  expect(await as(person, 'READ').refusal(ADD, { input })).toMatchObject({ code: 'FORBIDDEN' })
})

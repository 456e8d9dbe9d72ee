import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const FIELDS = `candidate { databaseId status notes interviewDate talent { name } }
  deal { selectedCandidateId candidates { databaseId status } }`
const WIN = `mutation ($dealId: Int!, $talentId: Int!) {
  selectWinner(input: { dealId: $dealId, talentId: $talentId }) { ${FIELDS} } }`

describe('selecting a winner', () => {
  test('sets the former winner to Interviewed', async () => {
    const deal = await make.deal()
    const first = await make.candidate({ dealId: deal.id })
    const second = await make.candidate({ dealId: deal.id })
    await staff.run(WIN, { dealId: deal.id, talentId: first.talentId })
    const data = await staff.run(WIN, { dealId: deal.id, talentId: second.talentId })
    expect(data).toMatchObject({
      selectWinner: {
        candidate: { databaseId: second.id, status: 'SELECTED' },
        deal: {
          selectedCandidateId: second.talentId,
          candidates: [
            { databaseId: first.id, status: 'INTERVIEWED' },
            { databaseId: second.id, status: 'SELECTED' },
          ],
        },
      },
    })
  })

  test('is recorded once, with names', async () => {
    const { dealId, talentId } = await make.candidate()
    await staff.run(WIN, { dealId, talentId })
    await staff.run(WIN, { dealId, talentId })
    const told = await world.db.activity.findMany({ where: { dealId, kind: 'deal.winnerSelected' } })
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      actorId: recruiter.id,
      talentId,
      changes: [
        { field: 'selectedCandidate', before: null, after: 'Ada Lovelace' },
        { field: 'status', before: 'Applied', after: 'Selected' },
      ],
    })
  })

  test('leaves one winner, the same as on the deal, after ten concurrent requests', { tags: ['deep'] }, async () => {
    const deal = await make.deal()
    const talentIds: number[] = []
    for (let at = 0; at < 10; at++) talentIds.push((await make.candidate({ dealId: deal.id })).talentId)
    await Promise.all(talentIds.map(talentId => staff.run(WIN, { dealId: deal.id, talentId })))
    const selected = await world.db.dealCandidate.findMany({ where: { dealId: deal.id, status: 'SELECTED' } })
    const { selectedTalentId } = await world.db.deal.findUniqueOrThrow({ where: { id: deal.id } })
    expect(selected.map(({ talentId }) => talentId)).toEqual([selectedTalentId])
    expect(await world.db.dealCandidate.count({ where: { dealId: deal.id, status: 'INTERVIEWED' } })).toBe(9)
  })

  test('repairs a deal with several Selected candidates', async () => {
    const deal = await make.deal()
    const [a, b, c] = [1, 2, 3].map(() => make.candidate({ dealId: deal.id }))
    const [first, second, third] = [await a, await b, await c]
    await world.db.dealCandidate.updateMany({ where: { dealId: deal.id }, data: { status: 'SELECTED' } })
    await staff.run(WIN, { dealId: deal.id, talentId: third?.talentId })
    const rows = await world.db.dealCandidate.findMany({ where: { dealId: deal.id }, orderBy: { id: 'asc' } })
    expect([first, second].every(Boolean) && rows.filter(({ status }) => status === 'SELECTED').length).toBe(1)
  })
})

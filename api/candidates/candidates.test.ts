import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const FIELDS = `candidate { databaseId status notes interviewDate talent { name } }
  deal { selectedCandidateId candidates { databaseId status } }`
const ADD = `mutation ($input: AddCandidateInput!) { addCandidate(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) { ${FIELDS} } }`
const REMOVE = `mutation ($id: Int!) { removeCandidate(input: { id: $id }) {
  deletedCandidateId deal { selectedCandidateId candidates { databaseId } } } }`
const WIN = `mutation ($dealId: Int!, $talentId: Int!) {
  selectWinner(input: { dealId: $dealId, talentId: $talentId }) { ${FIELDS} } }`

describe('adding a candidate', () => {
  test('stores the match percentage', async () => {
    const [deal, talent] = [await make.deal(), await make.talent()]
    const input = { dealId: deal.id, talentId: talent.id, matchPercentage: 87 }
    expect(await staff.refusal(ADD, { input: { ...input, matchPercentage: 101 } })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Match percentage must be from 1 to 100',
    })
    await staff.run(ADD, { input })
    expect(await world.db.dealCandidate.findMany({ where: { dealId: deal.id } })).toMatchObject([
      { matchPercentage: 87 },
    ])
  })

  test('adds the same talent only once under five concurrent requests', async () => {
    const [deal, talent] = [await make.deal(), await make.talent()]
    const input = { dealId: deal.id, talentId: talent.id }
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => staff.run(ADD, { input })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await staff.refusal(ADD, { input })).toMatchObject({
      code: 'CONFLICT',
      message: 'This talent is already a candidate for this deal',
    })
    expect(await world.db.dealCandidate.count({ where: { dealId: deal.id } })).toBe(1)
  })

  test('does not overwrite a concurrent change by somebody else', async () => {
    const { id, version } = await make.candidate()
    const update = 'mutation ($input: UpdateCandidateInput!) { updateCandidate(input: $input) { candidate { notes } } }'
    await staff.run(update, { input: { id, version, notes: 'Mine' } })
    expect(await staff.refusal(update, { input: { id, version, notes: 'Theirs' } })).toMatchObject({ code: 'CONFLICT' })
    expect(await world.db.dealCandidate.findUnique({ where: { id } })).toMatchObject({ notes: 'Mine' })
  })

  test('makes a Selected candidate the winner', async () => {
    const { dealId, talentId: former } = await make.candidate({ status: 'SELECTED' })
    const talent = await make.talent()
    const data = await staff.run(ADD, { input: { dealId, talentId: talent.id, status: 'SELECTED' } })
    expect(data).toMatchObject({
      addCandidate: { candidate: { status: 'SELECTED' }, deal: { selectedCandidateId: talent.id } },
    })
    expect(await statusOf(dealId, former)).toBe('INTERVIEWED')
  })

  test('leaves no orphan while the deal or the talent is deleted', { tags: ['deep'] }, async () => {
    for (let round = 0; round < 5; round++) {
      const [deal, talent] = [await make.deal(), await make.talent()]
      const remove = round % 2 ? `deleteDeal(input: { id: ${deal.id} })` : `deleteTalent(input: { id: ${talent.id} })`
      const outcomes = await Promise.allSettled([
        staff.run(ADD, { input: { dealId: deal.id, talentId: talent.id } }),
        staff.run(`mutation { ${remove} { __typename } }`),
      ])
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason.message).toMatch(/^(NOT_FOUND|CONFLICT): /)
      }
      const left = await world.db.dealCandidate.findMany({
        where: { dealId: deal.id },
        include: { deal: true, talent: true },
      })
      for (const candidate of left) expect([candidate.deal, candidate.talent]).not.toContain(null)
    }
  })
})

describe('updating a candidate', () => {
  test('sets the winner with Selected and clears it with another status', async () => {
    const { id, dealId, talentId } = await make.candidate()
    expect(await staff.run(UPDATE, { input: { id, status: 'SELECTED', notes: 'Yes!' } })).toMatchObject({
      updateCandidate: { candidate: { status: 'SELECTED', notes: 'Yes!' }, deal: { selectedCandidateId: talentId } },
    })
    expect(await staff.run(UPDATE, { input: { id, notes: 'Still' } })).toMatchObject({
      updateCandidate: { deal: { selectedCandidateId: talentId } },
    })
    expect(await staff.run(UPDATE, { input: { id, status: 'REJECTED' } })).toMatchObject({
      updateCandidate: { candidate: { status: 'REJECTED', notes: 'Still' }, deal: { selectedCandidateId: null } },
    })
    // The company's timeline contains the same entries.
    const company = { deals: { some: { id: dealId } } }
    const kinds = await world.db.activity.findMany({ where: { dealId, talentId, company }, orderBy: { id: 'asc' } })
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...['candidate.added', 'candidate.updated', 'deal.winnerSelected', 'candidate.updated'],
      ...['candidate.updated', 'deal.winnerCleared'],
    ])
  })

  test('keeps an existing interview date, and accepts a new one only with Interviewed', async () => {
    const { id } = await make.candidate({ status: 'INTERVIEWED', interviewDate: '2026-12-01T09:30:00Z' })
    await staff.run(UPDATE, { input: { id, status: 'SENT', interviewDate: '2026-12-01T09:30:00Z' } })
    expect(await staff.refusal(UPDATE, { input: { id, interviewDate: '2026-12-02T09:30:00Z' } })).toMatchObject({
      message: 'An interview date can only be set with the status Interviewed',
    })
    expect(await staff.run(UPDATE, { input: { id, interviewDate: '' } })).toMatchObject({
      updateCandidate: { candidate: { status: 'SENT', interviewDate: null } },
    })
  })
})

describe('removing a candidate', () => {
  test('clears the winner and succeeds only once', async () => {
    const { id, dealId } = await make.candidate({ status: 'SELECTED' })
    const other = await make.candidate({ dealId })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => staff.run(REMOVE, { id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await staff.refusal(REMOVE, { id })).toMatchObject({ code: 'NOT_FOUND', message: 'Candidate not found' })
    const deal = await world.db.deal.findUniqueOrThrow({ where: { id: dealId }, include: { candidates: true } })
    expect([deal.selectedTalentId, deal.candidates.map(candidate => candidate.id)]).toEqual([null, [other.id]])
  })

  test('keeps the winner when another candidate is removed', async () => {
    const winner = await make.candidate({ status: 'SELECTED' })
    const other = await make.candidate({ dealId: winner.dealId })
    expect(await staff.run(REMOVE, { id: other.id })).toMatchObject({
      removeCandidate: { deal: { selectedCandidateId: winner.talentId } },
    })
  })

  test('leaves the deal consistent while the candidate is being selected', { tags: ['deep'] }, async () => {
    for (let round = 0; round < 5; round++) {
      const { id, dealId, talentId } = await make.candidate()
      await Promise.allSettled([staff.run(WIN, { dealId, talentId }), staff.run(REMOVE, { id })])
      const deal = await world.db.deal.findUniqueOrThrow({ where: { id: dealId } })
      expect(deal.selectedTalentId).toBeNull()
    }
  })
})

async function statusOf(dealId: number, talentId: number) {
  return (await world.db.dealCandidate.findUniqueOrThrow({ where: { dealId_talentId: { dealId, talentId } } })).status
}

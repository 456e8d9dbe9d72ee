import { subDays } from 'date-fns/subDays'
import { beforeAll, describe, expect, test } from 'vitest'
import { RULES } from '../matching/engine.ts'
import { as, type Caller, openApp, visitor, visitorsPage, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { forgetSuggestions } from './suggestions.ts'

openApp()

const period = { from: '2026-03', to: '2026-08' }
const BOARD = `query ($from: String!, $to: String!, $engine: String) { scoreboard(from: $from, to: $to, engine: $engine) {
  bands { band suggested added sent interviewed selected } additions overruled engines } }`
const BEHIND = `query ($from: String!, $to: String!, $band: SuggestionBand!, $outcome: SuggestionOutcome!) {
  scoreboard(from: $from, to: $to) {
    suggestions(band: $band, outcome: $outcome) { talent { databaseId } deal { databaseId } matchPercentage outcome }
    all: addedTalents(onlyOverruled: false) { isOverruled }
    overruled: addedTalents(onlyOverruled: true) { talent { databaseId } deal { databaseId } matchPercentage } } }`

let staff: Caller
let talents: number[]
let deals: number[]

/** Stores a suggestion for each percentage, ranked in the given order. */
async function suggest(deal: number, day: string, percentages: Record<number, number>, engine = 'Rules 1') {
  const data = Object.entries(percentages).map(([talent, percentage], at) => ({
    ...{ dealId: deals[deal] ?? 0, talentId: talents[Number(talent)] ?? 0, percentage, rank: at + 1, engine },
    shownAt: new Date(day),
  }))
  await world.db.suggestion.createMany({ data })
}

async function add(
  deal: number,
  talent: number,
  { day, status = 'APPLIED' }: { day: string; status?: 'APPLIED' | 'SENT' },
) {
  const pair = { dealId: deals[deal] ?? 0, talentId: talents[talent] ?? 0 }
  await world.db.dealCandidate.create({ data: { ...pair, status, createdAt: new Date(day) } })
  return pair
}

beforeAll(async () => {
  staff = as(await make.user(), 'READ')
  talents = (await Promise.all([1, 2, 3, 4].map(() => make.talent()))).map(({ id }) => id)
  deals = (await Promise.all([1, 2, 3].map(() => make.deal()))).map(({ id }) => id)
  await suggest(0, '2026-03-10', { 0: 90, 1: 70, 2: 40 })
  await suggest(0, '2026-04-01', { 0: 50 }, 'Rules 2')
  await suggest(1, '2026-05-01', { 0: 80, 1: 65, 2: 61, 3: 30 })
  await suggest(2, '2026-06-01', { 1: 85 }, 'Rules 2')
  await add(0, 0, { day: '2026-03-12', status: 'SENT' })
  await add(0, 3, { day: '2026-03-13' })
  // None of the first three suggestions is on the deal.
  await add(1, 3, { day: '2026-05-02' })
  await add(2, 1, { day: '2026-05-20' })
  const applicant = await add(2, 0, { day: '2026-06-02' })
  await make.application(applicant.dealId, { talentId: applicant.talentId })
})

const row = (band: string, ...[suggested, added, sent]: number[]) => ({
  ...{ band, suggested, added, sent, interviewed: 0, selected: 0 },
})

describe('the scoreboard', () => {
  test('counts a pair as first shown, and additions to deals with earlier suggestions', async () => {
    expect(await staff.run(BOARD, period)).toEqual({
      scoreboard: {
        bands: [row('HIGH', 3, 1, 1), row('MIDDLE', 3, 0, 0), row('LOW', 2, 1, 0)],
        ...{ additions: 3, overruled: 1, engines: ['Rules 1', 'Rules 2'] },
      },
    })
  })

  test('of one version counts only its suggestions', async () => {
    expect(await staff.run(BOARD, { ...period, engine: 'Rules 2' })).toMatchObject({
      scoreboard: {
        bands: [row('HIGH', 1, 0, 0), row('MIDDLE', 0, 0, 0), row('LOW', 1, 0, 0)],
        ...{ additions: 0, overruled: 0 },
      },
    })
  })

  test('lists the suggestions and additions behind a figure', async () => {
    const [deal, other] = deals.map(databaseId => ({ databaseId }))
    const [talent, , , fourth] = talents.map(databaseId => ({ databaseId }))
    expect(await staff.run(BEHIND, { ...period, band: 'HIGH', outcome: 'SENT' })).toEqual({
      scoreboard: {
        suggestions: [{ talent, deal, matchPercentage: 90, outcome: 'SENT' }],
        all: [{ isOverruled: true }, { isOverruled: false }, { isOverruled: false }],
        overruled: [{ talent: fourth, deal: other, matchPercentage: 30 }],
      },
    })
  })

  test('is only for staff', async () => {
    for (const stranger of [visitor, visitorsPage])
      expect(await stranger.refusal(BOARD, period)).toMatchObject({ message: 'Not authenticated' })
  })

  test('refuses an invalid period', async () => {
    const refusal = await staff.refusal(BOARD, { from: '2026-08', to: '2026-03' })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message: 'The last month comes before the first one' })
  })
})

const MATCH = 'mutation ($input: MatchTalentsInput!) { matchTalents(input: $input) { matches { matchPercentage } } }'
const kept = (where: object) => world.db.suggestion.findMany({ where, orderBy: { rank: 'asc' } })

test('suggestions for a deal are stored once, without talents already on the deal', async () => {
  const person = await make.user()
  const jobDescription = 'Falconer with eagles, hawks and owls.'
  const talents = [await make.talent({ role: 'Falconer' }), await make.talent({ role: 'Falconer' })]
  const { id: dealId } = await make.deal({ title: 'Falconer', jobDescription })
  const onIt = await make.candidate({ dealId, talentId: talents[0]?.id })
  await as(person).run(MATCH, { input: { jobDescription, dealId } })
  await expect.poll(async () => (await kept({ dealId })).length).toBeGreaterThan(0)
  const first = await kept({ dealId })
  expect(first.map(({ talentId }) => talentId)).toContain(talents[1]?.id)
  expect(first.map(({ talentId }) => talentId)).not.toContain(onIt.talentId)
  expect(first.length).toBeLessThanOrEqual(50)
  expect(first[0]).toMatchObject({ engine: RULES.name, shownToId: person.id, descriptionHash: null })
  await as(await make.user()).run(MATCH, { input: { jobDescription, dealId } })
  // The suggestions of this search are stored after those for the deal, so waiting for them suffices.
  await as(person).run(MATCH, { input: { jobDescription } })
  await expect.poll(async () => (await kept({ dealId: null })).length).toBeGreaterThan(0)
  expect(await kept({ dealId })).toEqual(first)
  const [without] = await kept({ dealId: null })
  expect(without?.descriptionHash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(without)).not.toContain('eagles')
})

test('suggestions without a deal are removed after 90 days', async () => {
  const [{ id: talentId }, { id: dealId }] = [await make.talent(), await make.deal()]
  const shownBefore = (days: number) => ({ shownAt: subDays(Date.now() - 60_000, days) })
  const common = { talentId, percentage: 50, rank: 1, engine: 'Rules 1' }
  const rows = [
    { ...common, ...shownBefore(90), descriptionHash: 'long ago' },
    { ...common, ...shownBefore(89), descriptionHash: 'lately' },
    { ...common, ...shownBefore(90), dealId },
  ]
  await world.db.suggestion.createMany({ data: rows })
  await forgetSuggestions(world)
  const left = await world.db.suggestion.findMany({ where: { talentId }, orderBy: { id: 'asc' } })
  expect(left).toMatchObject([{ descriptionHash: 'lately' }, { dealId }])
})

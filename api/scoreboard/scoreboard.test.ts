import { beforeAll, describe, expect, test } from 'vitest'
import { RULES } from '../matching/engine.ts'
import { as, type Caller, openApp, visitor, visitorsPage, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { forgetSuggestions } from './suggestions.ts'
import { additionsIn, type Counted, generateSuggestions, pairsIn } from './test/generate.ts'

openApp()

const period = { from: '2026-03', to: '2026-08' }
const BOARD = `query ($from: String!, $to: String!, $engine: String) { scoreboard(from: $from, to: $to, engine: $engine) {
  bands { band suggested added sent interviewed selected } additions overruled engines } }`
const BEHIND = `query ($from: String!, $to: String!, $engine: String, $band: SuggestionBand!, $outcome: SuggestionOutcome!) {
  scoreboard(from: $from, to: $to, engine: $engine) {
    suggestions(band: $band, outcome: $outcome) { talent { databaseId } deal { databaseId } matchPercentage outcome }
    all: addedTalents(onlyOverruled: false) { isOverruled }
    overruled: addedTalents(onlyOverruled: true) { talent { databaseId } deal { databaseId } } } }`

type Board = {
  bands: ({ band: string } & Record<string, number>)[]
  additions: number
  overruled: number
  engines: string[]
}
type Row = { talent: { databaseId: number }; deal: { databaseId: number } }
type Behind = { suggestions: Row[]; all: { isOverruled: boolean }[]; overruled: Row[] }

let staff: Caller
let counted: Counted

beforeAll(async () => {
  staff = as(await make.user(), 'READ')
  counted = await generateSuggestions(400)
})

const steps = ['ADDED', 'SENT', 'INTERVIEWED', 'SELECTED']
const bandOf = (percentage: number) => (percentage >= 80 ? 'HIGH' : percentage >= 60 ? 'MIDDLE' : 'LOW')
const named = ({ talent, deal }: Row) => `${deal.databaseId} ${talent.databaseId}`

describe.each([null, 'Rules 1', 'Rules 2'])('the scoreboard of version %s', engine => {
  test('says what plain counting says, and each figure opens its rows', async () => {
    const { scoreboard } = await staff.run<{ scoreboard: Board }>(BOARD, { ...period, engine })
    const pairs = pairsIn(counted, { ...period, engine })
    expect(pairs.length).toBeGreaterThan(60)
    expect(scoreboard.engines).toEqual(['Rules 1', 'Rules 2'])
    for (const { band, suggested, ...figures } of scoreboard.bands) {
      const own = pairs.filter(({ percentage }) => bandOf(percentage) === band)
      const further = (at: number) => own.filter(({ step }) => step > at).length
      expect(suggested).toBe(own.length)
      expect(Object.values(figures)).toEqual(steps.map((_, at) => further(at)))
      const { scoreboard: behind } = await staff.run<{ scoreboard: Behind }>(BEHIND, {
        ...{ ...period, engine, band, outcome: 'SENT' },
      })
      const sent = own.filter(({ step }) => step > 1).map(({ dealId, talentId }) => `${dealId} ${talentId}`)
      expect(behind.suggestions.map(named).sort()).toEqual(sent.sort())
    }
    const additions = additionsIn(counted, { ...period, engine })
    expect(scoreboard.additions).toBe(additions.length)
    const overruled = additions.filter(({ isOverruled }) => isOverruled)
    expect(scoreboard.overruled).toBe(overruled.length)
    expect(overruled.length).toBeGreaterThan(1)
    expect(overruled.length).toBeLessThan(additions.length)
    const { scoreboard: behind } = await staff.run<{ scoreboard: Behind }>(BEHIND, {
      ...{ ...period, engine, band: 'LOW', outcome: 'SUGGESTED' },
    })
    expect(behind.all).toHaveLength(additions.length)
    expect(behind.overruled.map(named).sort()).toEqual(
      overruled.map(({ dealId, talentId }) => `${dealId} ${talentId}`).sort(),
    )
  })
})

const MATCH = 'mutation ($input: MatchTalentsInput!) { matchTalents(input: $input) { matches { matchPercentage } } }'
const kept = (where: object) => world.db.suggestion.findMany({ where, orderBy: { rank: 'asc' } })

test('what is shown for a deal is kept once, without who is on it', async () => {
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
  // Written after those of the deal.
  await as(person).run(MATCH, { input: { jobDescription } })
  await expect.poll(async () => (await kept({ dealId: null })).length).toBeGreaterThan(0)
  expect(await kept({ dealId })).toEqual(first)
  const [without] = await kept({ dealId: null })
  expect(without?.descriptionHash).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(without)).not.toContain('eagles')
})

test('those without a deal are removed after 90 days', async () => {
  const [{ id: talentId }, { id: dealId }] = [await make.talent(), await make.deal()]
  const shownBefore = (days: number) => ({ shownAt: new Date(Date.now() - days * 86_400_000 - 60_000) })
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

describe('the scoreboard is for staff alone', () => {
  test('staff see it, also with a token that only reads', async () => {
    const { scoreboard } = await staff.run<{ scoreboard: Board }>(BOARD, period)
    expect(scoreboard.bands).toHaveLength(3)
  })

  test('a visitor is refused', async () => {
    expect(await visitor.refusal(BOARD, period)).toMatchObject({ message: 'Not authenticated' })
  })

  test('a public page of a stranger is refused', async () => {
    expect(await visitorsPage.refusal(BOARD, period)).toMatchObject({ message: 'Not authenticated' })
  })
})

test('a period is parsed', async () => {
  const refusal = await staff.refusal(BOARD, { from: '2026-08', to: '2026-03' })
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message: 'The last month comes before the first one' })
})

import { beforeAll, expect, test } from 'vitest'
import { TAKEN_CANDIDACIES } from '../api/talents/list.ts'
import { as, type Caller, openApp, world } from '../api/test/harness.ts'
import { make } from '../api/test/make.ts'
import { compareRunnersUp } from '../api/today/runnersUp.ts'
import { seedDemoData } from './seed.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  const person = await make.admin()
  await seedDemoData(world)
  staff = as(person)
})

type Match = {
  talent: { name: string; role: string; seniority: string; status: string }
  matchPercentage: number
  engagements: { stage: string; dealTitle: string; companyName: string }[]
}

const SEARCH = `mutation ($input: MatchTalentsInput!) { matchTalents(input: $input) { matches {
  matchPercentage talent { name role seniority status } engagements { stage dealTitle companyName } } } }`

async function matchesOf(jobDescription: string, availableOnly = false) {
  const input = { jobDescription, availableOnly }
  return (await staff.run<{ matchTalents: { matches: Match[] } }>(SEARCH, { input })).matchTalents.matches
}

const isTaken = ({ talent, engagements }: Match) => talent.status === 'ASSIGNED' || engagements.length > 0
const searches = ['senior React', 'Backend Engineer', 'Account Executive', 'Product Designer', 'Data Engineer']

test.each([
  ...['senior React', 'Senior React engineer', 'React lead, 8 years', 'Wir suchen eine erfahrene React-Entwicklerin'],
  'Nous recherchons un développeur React sénior pour notre équipe',
])('%s offers no junior above 60 %', async description => {
  const matches = await matchesOf(description)
  expect(matches.length).toBeGreaterThan(5)
  const juniors = matches.filter(({ talent }) => /junior|intern|entry/i.test(`${talent.seniority} ${talent.role}`))
  expect(juniors.length).toBeGreaterThan(0)
  for (const { matchPercentage } of juniors) expect(matchPercentage).toBeLessThanOrEqual(60)
})

test("with 'Available only', nobody placed or in interview is offered", async () => {
  let taken = 0
  for (const search of searches) {
    const available = await matchesOf(search, true)
    expect(available.length).toBeGreaterThan(0)
    expect(available.filter(isTaken)).toEqual([])
    taken += (await matchesOf(search)).filter(isTaken).length
  }
  expect(taken).toBeGreaterThan(0)
})

test('near misses and others who are placed or in interview come with words for it, too', async () => {
  const document = `mutation ($input: MatchTalentsInput!) { matchTalents(input: $input) {
    nearMisses { match { ...match } } others { ...match } } }
    fragment match on TalentMatch { matchPercentage talent { name role seniority status }
      engagements { stage dealTitle companyName } }`
  const require = (label: string) => ({ kind: 'SKILL', label, importance: 'MUST' })
  const input = { jobDescription: 'React engineer', requirements: ['React', 'Falconry', 'Heraldry'].map(require) }
  const [two, three] = await Promise.all(
    [input.requirements.slice(0, 2), input.requirements].map(requirements =>
      staff.run<{ matchTalents: { nearMisses: { match: Match }[]; others: Match[] } }>(document, {
        input: { ...input, requirements },
      }),
    ),
  )
  const nearMisses = two?.matchTalents.nearMisses.map(({ match }) => match) ?? []
  const others = three?.matchTalents.others ?? []
  const engaged = await world.db.dealCandidate.findMany({
    where: TAKEN_CANDIDACIES,
    select: { talent: { select: { name: true } } },
  })
  const names = new Set(engaged.map(({ talent }) => talent.name))
  for (const some of [nearMisses, others]) {
    const taken = some.filter(({ talent }) => names.has(talent.name))
    expect(taken.length).toBeGreaterThan(0)
    for (const { talent, engagements } of taken) expect(engagements, talent.name).not.toEqual([])
  }
})

test("Today's runners-up are neither placed nor in interview", async () => {
  await compareRunnersUp(world)
  const document = `{ today(scope: EVERYBODY, kinds: [RUNNER_UP], timeZone: "UTC") {
    items { talent { name engagements { kind } } } } }`
  type Item = { talent: { name: string; engagements: { kind: string }[] } }
  const { today } = await staff.run<{ today: { items: Item[] }[] }>(document)
  const items = today.flatMap(group => group.items)
  for (const { talent } of items) {
    expect(
      talent.engagements.filter(({ kind }) => kind !== 'SENT'),
      talent.name,
    ).toEqual([])
  }
  expect(items.length).toBeGreaterThan(0)
})

test('without it, nobody placed or in interview stands first without words for it', async () => {
  let told = 0
  for (const search of searches) {
    const matches = await matchesOf(search)
    for (const { talent, engagements } of matches.filter(isTaken)) {
      const words = engagements.map(({ stage, dealTitle, companyName }) => [stage, dealTitle, companyName])
      expect(
        words.flat().every(word => word !== ''),
        talent.name,
      ).toBe(true)
      told += words.length
    }
    const [first] = matches
    if (first && isTaken(first)) expect(first.engagements, search).not.toEqual([])
  }
  expect(told).toBeGreaterThan(0)
})

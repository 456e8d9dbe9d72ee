import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, type Refusal, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const MATCH = /* GraphQL */ `
  mutation ($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches {
        talent { databaseId name role }
        matchPercentage matchReason relevantSkills missingSkills evidence isOnDeal
      }
      deal { candidates { talentId matchPercentage } }
    }
  }
`

type Result = {
  matchTalents: {
    matches: {
      talent: { databaseId: number; name: string; role: string }
      matchPercentage: number
      matchReason: string
      relevantSkills: string[]
      missingSkills: string[]
      evidence: string[]
      isOnDeal: boolean
    }[]
    deal: { candidates: { talentId: number; matchPercentage: number | null }[] } | null
  }
}

const jobDescription = `Senior Java Developer
We look for a senior engineer with 5+ years of Java, Spring Boot and PostgreSQL, who knows Docker.
Nice to have: Kafka.`

let staff: Caller

const matchesOf = async (input: Record<string, unknown>) =>
  (await staff.run<Result>(MATCH, { input })).matchTalents.matches

beforeAll(async () => {
  staff = as(await make.user())
})

describe('matchTalents', () => {
  let best: number
  let close: number
  let dropped: number

  beforeAll(async () => {
    best = (
      await make.talent({
        name: 'Jana Best',
        role: 'Senior Java Developer',
        techStack: ['Java', 'Spring Boot', 'Docker', 'MySQL'],
        previousCompanies: [
          {
            company: 'Looms',
            title: 'Java Developer',
            description: 'Moved the order service to Spring Boot and cut its costs by half.',
          },
        ],
      })
    ).id
    close = (await make.talent({ name: 'Kim Close', role: 'Kotlin Developer', techStack: ['Kotlin'] })).id
    const values = { name: 'Dora Dropped', role: 'Senior Java Developer', status: 'DROPPED' }
    dropped = (await make.talent(values)).id
    await make.talent({ name: 'Nora Other', role: 'Chef', area: 'OTHER', techStack: [], summary: 'Cooks.' })
  })

  test('lists the best first with reasons, and no dropped talent', async () => {
    const matches = await matchesOf({ jobDescription })
    const [first, ...others] = matches
    expect(first).toMatchObject({
      talent: { databaseId: best, name: 'Jana Best' },
      relevantSkills: expect.arrayContaining(['Java', 'Spring Boot', 'Docker', 'MySQL']),
      missingSkills: ['Apache Kafka'],
      evidence: ['Moved the order service to Spring Boot and cut its costs by half.'],
      isOnDeal: false,
    })
    expect(first?.matchReason).toMatch(/Senior Java Developer.*Java.*MySQL instead of PostgreSQL.*Kafka/)
    expect(first?.matchPercentage).toBeGreaterThanOrEqual(80)
    const ids = others.map(({ talent }) => talent.databaseId)
    expect(ids).toContain(close)
    expect(ids).not.toContain(dropped)
    const percentages = matches.map(({ matchPercentage }) => matchPercentage)
    expect(percentages).toEqual([...percentages].sort((one, other) => other - one))
    expect(Math.min(...percentages)).toBeGreaterThanOrEqual(1)
    expect(await matchesOf({ jobDescription })).toEqual(matches)
  })

  test('with a deal, stores the percentages of its candidates and marks them', async () => {
    const { id: dealId } = await make.deal()
    for (const talentId of [best, dropped]) await make.candidate({ dealId, talentId })
    const { matchTalents } = await staff.run<Result>(MATCH, { input: { jobDescription, dealId } })
    const found = matchTalents.matches.find(({ talent }) => talent.databaseId === best)
    expect(found?.isOnDeal).toBe(true)
    expect(matchTalents.matches.filter(({ isOnDeal }) => isOnDeal)).toHaveLength(1)
    expect(matchTalents.deal?.candidates).toEqual([
      { talentId: best, matchPercentage: found?.matchPercentage },
      { talentId: dropped, matchPercentage: expect.any(Number) },
    ])
    expect(
      await world.db.dealCandidate.count({ where: { matchPercentage: { not: null }, dealId: { not: dealId } } }),
    ).toBe(0)
  })

  test('searches role, summary and highlights for a function that is no area', async () => {
    const role = { area: 'OTHER', techStack: [] }
    const seller = await make.talent({
      ...role,
      name: 'Sam Seller',
      role: 'Account Executive',
      summary: 'Sells looms.',
    })
    const writer = await make.talent({ ...role, name: 'Will Writer', role: 'Writer', keyHighlights: ['Doubled sales'] })
    await make.talent({ ...role, name: 'Olga Other', role: 'Driver', summary: 'Sold nothing.' })
    const sought = { jobDescription: 'Sales Executive who sold looms. Driver and writer.', targetArea: 'SALES' }
    const found = (await matchesOf(sought)).map(({ talent }) => talent.databaseId)
    expect(found.sort()).toEqual([seller.id, writer.id].sort())
    expect(await matchesOf({ ...sought, targetArea: 'DESIGN' })).toEqual([])
  })

  test('marks talents who are placed or in interview elsewhere, and leaves them out on request', async () => {
    const role = 'Senior Falconer'
    const named = async (name: string, status: string, deal: Record<string, unknown>, talent = {}) => {
      const { id: talentId } = await make.talent({ name, role, techStack: ['Falconry'], ...talent })
      await make.candidate({ dealId: (await make.deal(deal)).id, talentId, status })
      return talentId
    }
    await named('Fred Free', 'APPLIED', { status: 'OPEN' })
    await named('Fay Former', 'SELECTED', { status: 'FINISHED' })
    await named('Ola Onhold', 'INTERVIEWED', { status: 'ON_HOLD' })
    const placed = await named('Pat Placed', 'SELECTED', { title: 'Keeper', status: 'FILLED' })
    await named('Ian Interview', 'INTERVIEWED', { title: 'Keeper', status: 'OPEN' })
    await named('Ann Assigned', 'APPLIED', { status: 'OPEN' }, { status: 'ASSIGNED' })
    const sought = { jobDescription: `${role}. Must have: Falconry.` }
    const ASKED = /* GraphQL */ `
      mutation ($input: MatchTalentsInput!) {
        matchTalents(input: $input) {
          matches { talent { name status } engagements { stage dealTitle companyName } }
        }
      }
    `
    type Engagements = { matchTalents: { matches: { talent: { name: string }; engagements: { stage: string }[] }[] } }
    const ask = async (input: object) => (await staff.run<Engagements>(ASKED, { input })).matchTalents.matches
    const all = new Map((await ask(sought)).map(({ talent, engagements }) => [talent.name, engagements]))
    expect(all.get('Pat Placed')).toMatchObject([{ stage: 'PLACED', dealTitle: 'Keeper' }])
    expect(all.get('Ian Interview')).toMatchObject([{ stage: 'IN_INTERVIEW', dealTitle: 'Keeper' }])
    for (const name of ['Fred Free', 'Fay Former', 'Ola Onhold', 'Ann Assigned']) expect(all.get(name)).toEqual([])

    const free = (await ask({ ...sought, availableOnly: true })).map(({ talent }) => talent.name).sort()
    expect(free).toEqual(['Fay Former', 'Fred Free', 'Ola Onhold'])
    const { id: dealId } = await make.deal({ title: role })
    await make.candidate({ dealId, talentId: placed })
    const onDeal = (await ask({ ...sought, availableOnly: true, dealId })).map(({ talent }) => talent.name)
    expect(onDeal).toContain('Pat Placed')
  })

  test.each<[Record<string, unknown>, Partial<Refusal>]>([
    [{ jobDescription: ' \n' }, { code: 'INVALID_INPUT', message: 'Please enter a job description' }],
    [{ jobDescription: 'x'.repeat(50_001) }, { message: 'Job description must be at most 50,000 characters' }],
    [{ jobDescription: 'a\u0000b' }, { message: 'Job description contains a character that cannot be stored' }],
    [
      { jobDescription, dealId: 2_000_000_000 },
      { code: 'NOT_FOUND', message: 'Deal not found' },
    ],
    [{ jobDescription, dealId: 0 }, { message: 'Deal not found' }],
  ])('refuses input %#', async (input, refusal) => {
    expect(await staff.refusal(MATCH, { input })).toMatchObject(refusal)
  })
})

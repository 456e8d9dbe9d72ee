import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const READ = /* GraphQL */ `
  mutation ($text: String!) {
    readRequirements(input: { jobDescription: $text }) { requirements { key kind label importance } }
  }
`
const MATCH = /* GraphQL */ `
  mutation ($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches { talent { name } matchPercentage verdicts { key verdict note evidence { place quote } } }
      nearMisses { match { talent { name } } failed { key } }
      requirements { key }
    }
  }
`
const WHY = /* GraphQL */ `
  mutation ($input: WhyNotInput!) {
    whyNot(input: $input) { people { match { talent { name } } rank obstacles failed { label } } }
  }
`

type Requirement = { key: string; kind: string; label: string; importance: string }
type Judged = { key: string; verdict: string; note: string; evidence: { place: string; quote: string }[] }
type Matches = {
  matches: { talent: { name: string }; matchPercentage: number; verdicts: Judged[] }[]
  nearMisses: { match: { talent: { name: string } }; failed: { key: string } }[]
  requirements: { key: string }[]
}
type People = { match: { talent: { name: string } }; rank: number | null; obstacles: string[]; failed: object[] }[]

let staff: Caller

const read = async (text: string) =>
  (await staff.run<{ readRequirements: { requirements: Requirement[] } }>(READ, { text })).readRequirements.requirements
const match = async (input: object) => (await staff.run<{ matchTalents: Matches }>(MATCH, { input })).matchTalents
const why = async (input: object) => (await staff.run<{ whyNot: { people: People } }>(WHY, { input })).whyNot.people
const must = (kind: string, label: string, importance = 'MUST') => ({ kind, label, importance })

const jobDescription = `Senior Beekeeper
You bring 5+ years of experience, know React and PostgreSQL and speak fluent Catalan.
Nice to have: Kafka`

beforeAll(async () => {
  staff = as(await make.user())
  const profile = { role: 'Beekeeper', seniority: 'Senior', area: 'OTHER' }
  await make.talent({
    ...profile,
    name: 'Bea Whole',
    techStack: ['Next.js', 'PostgreSQL'],
    summary: 'Keeps two hundred hives. Speaks Catalan and Dutch.',
    previousCompanies: [
      { company: 'Honey Ltd 2015-2021', title: 'Beekeeper', description: 'Built the hive register in React.' },
      { company: 'Wax & Sons', title: 'Beekeeper', description: '2020 - 2022' },
    ],
  })
  await make.talent({ ...profile, name: 'Neo Near', techStack: ['React', 'SQL'], previousCompanies: [] })
  await make.talent({ ...profile, name: 'Jim Junior', seniority: 'Junior', techStack: ['PostgreSQL', 'React'] })
  await make.talent({ ...profile, name: 'Dan Dropped', status: 'DROPPED', techStack: ['PostgreSQL', 'React'] })
})

describe('readRequirements', () => {
  test('reads the requirements of a description, and its wishes apart', async () => {
    const requirements = (await read(jobDescription)).map(({ key, importance }) => `${key} ${importance}`)
    expect(requirements).toEqual([
      ...['ROLE:beekeeper MUST', 'SENIORITY:Senior MUST', 'YEARS:5 years MUST'],
      ...['SKILL:PostgreSQL MUST', 'SKILL:React MUST', 'SKILL:Apache Kafka WISH', 'LANGUAGE:Catalan MUST'],
    ])
    expect((await read('Go developer with 3 years of experience with Go')).map(({ key }) => key)).toContain(
      'YEARS:3 years of Go',
    )
  })

  test('reads alternatives as one requirement, and leaves out denied skills', async () => {
    const text = 'Beekeeper\nPlaywright or Cypress. No Java. At least five years of experience.'
    expect((await read(text)).map(({ key, importance }) => `${key} ${importance}`)).toEqual([
      ...['ROLE:beekeeper MUST', 'YEARS:5 years MUST', 'SKILL:Playwright or Cypress MUST'],
    ])
    const ANY =
      'mutation { readRequirements(input: { jobDescription: "Go or Rust" }) { requirements { label anyOf } } }'
    const { readRequirements } = await staff.run<{ readRequirements: object }>(ANY)
    const skills = [{ label: 'Go or Rust', anyOf: ['Go', 'Rust'] }]
    expect(readRequirements).toMatchObject({ requirements: expect.arrayContaining(skills) })
  })

  test('suggests requirements for a typed text', async () => {
    const SUGGEST = 'query ($text: String!) { requirementSuggestions(text: $text) { kind label } }'
    const first = async (text: string) =>
      (await staff.run<{ requirementSuggestions: Requirement[] }>(SUGGEST, { text })).requirementSuggestions[0]
    expect(await first('5+ years of golang')).toEqual({ kind: 'YEARS', label: '5 years of Go' })
    expect(await first('senior')).toEqual({ kind: 'SENIORITY', label: 'Senior' })
    expect(await first('next.js')).toEqual({ kind: 'SKILL', label: 'Next.js' })
    expect(await first('fluent german')).toEqual({ kind: 'LANGUAGE', label: 'German' })
    expect(await first('beekeeper')).toMatchObject({ kind: 'ROLE' })
    expect(await first('cypress or playwright')).toEqual({ kind: 'SKILL', label: 'Cypress or Playwright' })
    expect(await first('five years of golang')).toEqual({ kind: 'YEARS', label: '5 years of Go' })
    expect(await first('Falconry')).toEqual({ kind: 'SKILL', label: 'Falconry' })
  })
})

describe('matchTalents with requirements', () => {
  test('judges each requirement with quotes, and lists near misses with the must that they fail', async () => {
    const requirements = (await read(jobDescription)).map(({ key, ...requirement }) => requirement)
    const { matches, nearMisses } = await match({ jobDescription, requirements })
    expect(matches.map(({ talent }) => talent.name)).toEqual(['Bea Whole'])
    const judged = Object.fromEntries((matches[0]?.verdicts ?? []).map(({ key, ...rest }) => [key, rest]))
    expect(judged['YEARS:5 years']).toMatchObject({ verdict: 'MET', note: '7 years' })
    expect(judged['YEARS:5 years']?.evidence[0]).toMatchObject({ quote: 'Honey Ltd 2015-2021' })
    expect(judged['SKILL:React']).toMatchObject({
      verdict: 'MET',
      evidence: [{ place: 'Experience, Honey Ltd 2015-2021', quote: 'Built the hive register in React.' }],
    })
    expect(judged['SKILL:PostgreSQL']?.evidence).toEqual([{ place: 'Skills', quote: 'PostgreSQL' }])
    expect(judged['SKILL:Apache Kafka']).toMatchObject({ verdict: 'MISSING', evidence: [] })
    expect(judged['LANGUAGE:Catalan']).toMatchObject({ verdict: 'MET', evidence: [{ place: 'Summary' }] })
    expect(nearMisses.map(({ match, failed }) => [match.talent.name, failed.key]).sort()).toEqual([
      ['Jim Junior', 'SENIORITY:Senior'],
      ['Neo Near', 'SKILL:PostgreSQL'],
    ])
  })

  test('follows requirements that were changed to a wish, ignored or added', async () => {
    const skill = must('SKILL', 'PostgreSQL', 'WISH')
    const named = async (...requirements: object[]) =>
      (await match({ jobDescription, requirements })).matches.map(({ talent }) => talent.name).sort()
    const role = must('ROLE', 'beekeeper')
    expect(await named(role, skill, must('SENIORITY', 'Senior'))).toEqual(['Bea Whole', 'Neo Near'])
    expect(await named(role, skill, must('SENIORITY', 'Senior', 'IGNORED'))).toEqual([
      ...['Bea Whole', 'Jim Junior', 'Neo Near'],
    ])
    expect(await named(role, must('SKILL', 'two hundred hives'))).toEqual(['Bea Whole'])
  })

  test('without requirements finds everybody who fits, without verdicts', async () => {
    const plain = await match({ jobDescription })
    expect(plain.matches.map(({ talent }) => talent.name).sort()).toEqual(['Bea Whole', 'Jim Junior', 'Neo Near'])
    expect(plain.matches.every(({ verdicts }) => verdicts.length === 0)).toBe(true)
    expect(plain.nearMisses).toEqual([])
    expect(plain.requirements.map(({ key }) => key)).toContain('ROLE:beekeeper')
  })

  test('one of the alternatives is enough, and the verdict names it', async () => {
    const either = must('SKILL', 'Next.js or PostgreSQL')
    const answer = await match({ jobDescription, requirements: [must('ROLE', 'beekeeper'), either] })
    const met = answer.matches.map(({ talent, verdicts }) => [
      talent.name,
      verdicts.at(-1)?.verdict,
      verdicts.at(-1)?.note,
    ])
    expect(met.sort()).toEqual([
      ['Bea Whole', 'MET', 'Next.js'],
      ['Jim Junior', 'MET', 'PostgreSQL'],
    ])
    expect(answer.nearMisses.map(({ match, failed }) => [match.talent.name, failed.key])).toEqual([
      ['Neo Near', 'SKILL:Next.js or PostgreSQL'],
    ])
    const [neo] = await why({ jobDescription, requirements: [either], name: 'neo' })
    expect(neo?.failed).toEqual([{ label: 'Next.js or PostgreSQL' }])
  })

  test('refuses malformed requirements', async () => {
    const refused = (requirements: object[]) => staff.refusal(MATCH, { input: { jobDescription, requirements } })
    expect(await refused([must('SKILL', ' ')])).toMatchObject({ message: 'Please name the requirement' })
    expect(await refused(Array(41).fill(must('SKILL', 'Go')))).toMatchObject({
      message: 'A search has at most 40 requirements',
    })
  })
})

describe('whyNot', () => {
  const requirements = [must('ROLE', 'beekeeper'), must('SKILL', 'PostgreSQL'), must('SENIORITY', 'Senior')]
  const search = { jobDescription, requirements }

  test('names the position of a match, or the obstacles', async () => {
    const [bea] = await why({ ...search, name: 'bea w' })
    expect(bea).toMatchObject({ rank: 1, obstacles: [], failed: [] })
    const [neo] = await why({ ...search, name: 'NEO' })
    expect(neo).toMatchObject({ rank: null, obstacles: ['FAILS_MUST'], failed: [{ label: 'PostgreSQL' }] })
    expect((await why({ ...search, targetArea: 'TECH', name: 'Dan' }))[0]?.obstacles).toEqual(['DROPPED', 'OTHER_AREA'])
  })

  test('finds people by their names alone', async () => {
    const role = { role: 'Zoologist', area: 'OTHER' as const, seniority: 'Mid' }
    await world.db.talent.createMany({ data: Array.from({ length: 60 }, (_, at) => ({ name: `Ann ${at}`, ...role })) })
    const { id: last } = await make.talent({ name: 'Zoltan Zoologist' })
    const found = await why({ ...search, name: 'zoologist' })
    await world.db.talent.deleteMany({ where: { OR: [{ id: last }, { role: 'Zoologist' }] } })
    expect(found).toMatchObject([{ match: { talent: { name: 'Zoltan Zoologist' } } }])
    expect(await why({ ...search, name: 'Nobody' })).toEqual([])
  })

  test('refuses a talent who does not exist', async () => {
    const input = { ...search, talentId: 2_000_000_000 }
    expect(await staff.refusal(WHY, { input })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('visitors may neither read requirements nor ask why a talent is missing', async () => {
  const input = { jobDescription, name: 'Bea' }
  expect(await visitor.refusal(WHY, { input })).toMatchObject({ message: 'Not authenticated' })
  expect(await visitor.refusal(READ, { text: 'Go' })).toMatchObject({ message: 'Not authenticated' })
})

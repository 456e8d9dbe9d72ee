import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'

openApp()

let staff: Caller
let dealId: number

beforeAll(async () => {
  staff = as(await make.user())
  dealId = (await make.deal()).id
  const people = [
    { name: 'Zoë Zimmer', role: 'Illustrator', area: 'OTHER', techStack: [], companies: 'Globex' },
    {
      name: 'Yan 50%',
      role: 'Data Engineer',
      area: 'DATA',
      techStack: ['Airflow', 'PostgreSQL'],
      companies: 'Initech',
    },
    { name: 'Xena', role: 'Buyer', area: 'MARKETING', techStack: [], companies: 'Umbrella Corp' },
  ]
  for (const person of people) await make.candidate({ talentId: (await make.talent(person)).id })
  for (let at = 10; at < 35; at++) await make.talent({ name: `Crowd ${at}`, role: 'Tester', techStack: ['Crowdware'] })
})

type SuggestionsAnswer = {
  deal: { candidateSuggestions: { talent: { name: string }; candidate: { status: string } | null }[] }
}

const suggest = async (search?: string) => {
  const document = `query ($id: Int!, $search: String) {
    deal(id: $id) { candidateSuggestions(search: $search) { talent { name } candidate { status } } } }`
  return (await staff.run<SuggestionsAnswer>(document, { id: dealId, search })).deal.candidateSuggestions
}
const names = async (search?: string) => (await suggest(search)).map(({ talent }) => talent.name)

test.each([
  ['ZOË', ['Zoë Zimmer']],
  ['illustr', ['Zoë Zimmer']],
  ['market', ['Xena']],
  ['airFLOW', ['Yan 50%']],
  ['umbrella', ['Xena']],
  ['%', ['Yan 50%']],
  ["' OR true --", []],
  ['nobody like that', []],
])('the search for %j finds %j by name, role, area, tech stack or companies', async (search, expected) => {
  expect(await names(search)).toEqual(expected)
})

test('suggestions are sorted by name: ten by default, twenty for a search', async () => {
  expect(await names()).toEqual(Array.from({ length: 10 }, (_, at) => `Crowd ${10 + at}`))
  expect(await names('  ')).toHaveLength(10)
  expect(await names('crowd')).toEqual(Array.from({ length: 20 }, (_, at) => `Crowd ${10 + at}`))
})

test('suggestions mark the candidates of this deal only', async () => {
  expect(await suggest('Xena')).toEqual([{ talent: { name: 'Xena' }, candidate: null }])
  const talent = await make.talent({ name: 'Already There' })
  await make.candidate({ dealId, talentId: talent.id, status: 'SCREENED' })
  expect(await suggest('already')).toEqual([{ talent: { name: 'Already There' }, candidate: { status: 'SCREENED' } }])
})

test('suggestions show why a talent is not available, in as many queries for twenty as for one', async () => {
  const talent = await make.talent({ name: 'Crowd 00 Busy', role: 'Rarity' })
  await make.candidate({ talentId: talent.id, status: 'INTERVIEWED' })
  const document = `query ($id: Int!, $search: String) {
    deal(id: $id) { candidateSuggestions(search: $search) { talent { name engagements { text } } } } }`
  const told = (search: string) => staff.run(document, { id: dealId, search })
  const engagements = [{ text: expect.stringMatching(/^In interview for /) }]
  expect(await told('Rarity')).toMatchObject({
    deal: { candidateSuggestions: [{ talent: { name: 'Crowd 00 Busy', engagements } }] },
  })
  const one = await countQueries(() => told('Rarity'))
  expect(await countQueries(() => told('Crowd'))).toBeLessThanOrEqual(one)
})

test('the candidates of all deals are paged in the order of adding, in a fixed number of queries', async () => {
  type Page = { dealCandidates: { totalCount: number; edges: { node: { talent: { name: string } } }[] } }
  const document = `query ($first: Int, $filter: CandidateFilter) { dealCandidates(first: $first, filter: $filter) {
    totalCount edges { node { talent { name } deal { title company { name } } } } } }`
  const page = await staff.run<Page>(document, { first: 2 })
  expect(page.dealCandidates.totalCount).toBe(5)
  expect(page.dealCandidates.edges.map(({ node }) => node.talent.name)).toEqual(['Zoë Zimmer', 'Yan 50%'])
  const own = await staff.run<Page>(document, { filter: { dealId } })
  expect(own.dealCandidates.totalCount).toBe(1)
  const one = await countQueries(() => staff.run(document, { first: 1 }))
  expect(await countQueries(() => staff.run(document, { first: 4 }))).toBeLessThanOrEqual(one)
})

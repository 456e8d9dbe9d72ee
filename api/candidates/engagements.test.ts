import { beforeAll, expect, test } from 'vitest'
import { type DealStatus, dealStatuses } from '../deals/words.ts'
import { rowsOf } from '../rows/read.ts'
import { TAKEN_CANDIDACIES } from '../talents/list.ts'
import { as, type Caller, openApp, visitorsPage, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { countQueries } from '../test/queries.ts'
import { type CandidateStatus, candidateStatuses } from './words.ts'

openApp()

let staff: Caller
let streamhaus: number

beforeAll(async () => {
  staff = as(await make.user())
  streamhaus = (await make.company({ name: 'Streamhaus' })).id
})

type EngagementsAnswer = { talent: { engagements: { kind: string; text: string; since: string | null }[] } }

const QUERY = `query ($id: Int!) { talent(id: $id) {
  engagements { kind text since candidate { databaseId } deal { title } company { name } } } }`

const engagementsOf = async (id: number) => (await staff.run<EngagementsAnswer>(QUERY, { id })).talent.engagements

type Candidacy = { status: CandidateStatus; deal: DealStatus; startDate?: string; talentId?: number }

async function place({ status, deal, startDate, talentId }: Candidacy) {
  const made = await make.deal({ companyId: streamhaus, title: 'Fleet Engineer', status: deal, startDate })
  return make.candidate({ dealId: made.id, talentId, status })
}

const area = 'TECH'
const year = new Date().getUTCFullYear()

test.each([
  ['PLACED', 'Placed at Streamhaus', { status: 'SELECTED', deal: 'FILLED' }],
  ['PLACED', 'Placed at Streamhaus since Jan 1', { status: 'SELECTED', deal: 'FILLED', startDate: `${year}-01-01` }],
  [
    'PLACED',
    'Placed at Streamhaus since Nov 14, 2023',
    { status: 'SELECTED', deal: 'FILLED', startDate: '2023-11-14' },
  ],
  [
    'STARTING',
    `Starts at Streamhaus on Dec 1, ${year + 1}`,
    { status: 'SELECTED', deal: 'FILLED', startDate: `${year + 1}-12-01` },
  ],
  ['SELECTED', 'Selected for Fleet Engineer at Streamhaus', { status: 'SELECTED', deal: 'ON_HOLD' }],
  ['IN_INTERVIEW', 'In interview for Fleet Engineer at Streamhaus', { status: 'INTERVIEWED', deal: 'OPEN' }],
  ['SENT', 'Sent to Streamhaus for Fleet Engineer', { status: 'SENT', deal: 'CANDIDATE_SENT' }],
] satisfies [string, string, Candidacy][])('%s is described as %s', async (kind, text, where) => {
  const { talentId, id } = await place(where)
  const { startDate } = where as Candidacy
  expect(await engagementsOf(talentId)).toEqual([
    {
      ...{ kind, text, since: startDate ?? null },
      ...{ candidate: { databaseId: id }, deal: { title: 'Fleet Engineer' }, company: { name: 'Streamhaus' } },
    },
  ])
})

test('talents who are not placed, selected or in interview are found as available', async () => {
  const statuses = Object.keys(candidateStatuses) as CandidateStatus[]
  const talents = await world.db.talent.createManyAndReturn({
    data: Object.keys(dealStatuses).flatMap(deal => statuses.map(name => ({ name, role: deal, area, seniority: '' }))),
  })
  for (const deal of Object.keys(dealStatuses) as DealStatus[]) {
    const { id: dealId } = await make.deal({ companyId: streamhaus, status: deal })
    const own = talents.filter(({ role }) => role === deal)
    const data = own.map(({ id: talentId, name }) => ({ dealId, talentId, status: name as CandidateStatus }))
    await world.db.dealCandidate.createMany({ data })
  }
  const free = await rowsOf(world, 'Talent').findMany({
    select: { id: true },
    where: { NOT: { candidacies: { some: TAKEN_CANDIDACIES } } },
  })
  const ids = free.map(({ id }) => id)
  for (const { id, name, role } of talents) {
    const kinds = (await engagementsOf(id)).map(({ kind }) => kind).filter(kind => kind !== 'SENT')
    expect([name, role, ids.includes(id)]).toEqual([name, role, kinds.length === 0])
  }
  expect(talents.filter(({ id }) => !ids.includes(id))).toHaveLength(8)
})

test('the most binding engagement is first, and fifty talents take one statement', async () => {
  const talent = await make.talent()
  for (const [status, deal] of [
    ['SENT', 'OPEN'],
    ['INTERVIEWED', 'OPEN'],
    ['SELECTED', 'FILLED'],
  ] as const)
    await place({ status, deal, talentId: talent.id })
  expect((await engagementsOf(talent.id)).map(({ kind }) => kind)).toEqual(['PLACED', 'IN_INTERVIEW', 'SENT'])
  const page = '{ talents(first: 50) { edges { node { name engagements { text } } } } }'
  await staff.run(page)
  const more = await countQueries(() => staff.run(page))
  expect(more - (await countQueries(() => staff.run('{ talents(first: 50) { edges { node { name } } } }')))).toBe(1)
})

test('engagements are for staff only', async () => {
  const { talentId } = await place({ status: 'SELECTED', deal: 'FILLED' })
  expect(await visitorsPage.refusal(QUERY, { id: talentId })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
})

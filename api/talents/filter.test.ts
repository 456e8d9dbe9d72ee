import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { readTerms } from './readTerms.ts'

openApp()

let ada: Caller
let bob: Person

beforeAll(async () => {
  const owner = await make.user()
  ada = as(owner)
  bob = await make.user()
  const plain = { role: 'Falconer', area: 'OTHER', seniority: 'Mid', techStack: [] }
  const own = { ...plain, ownerId: owner.id }
  const skilled = { ...own, techStack: ['React', 'Node.js', 'Pókér'], seniority: 'Senior' }
  await make.talent({ ...skilled, name: 'Ann', status: 'VETTED', minHourlyRate: '€50', maxHourlyRate: '€65' })
  await make.talent({ ...own, name: 'Ben', techStack: ['React Native', 'node.js'], minHourlyRate: 'from €70/h' })
  await make.talent({
    ...plain,
    name: 'Cat',
    ownerId: bob.id,
    techStack: ['Vue', 'K8s', 'Bee Keeping'],
    minFullTimeRate: '$60k per year',
  })
  await make.talent({ ...own, name: 'Dan', seniority: 'Lead', preferredHourlyRate: '80 USD', availability: 'At once' })
  await make.talent({ ...own, name: 'Eve', status: 'DROPPED', availability: 'from Dec 1, 2026', minHourlyRate: '€90' })
})

type Page = { talents: { totalCount: number; edges: { node: { name: string } }[] } }

async function found(filter: object): Promise<string> {
  const list = `query ($filter: TalentFilter) { talents(filter: $filter) { totalCount edges { node { name } } } }`
  const { talents } = await ada.run<Page>(list, { filter })
  const names = talents.edges.map(({ node }) => node.name).sort()
  expect(talents.totalCount).toBe(names.length)
  return names.join(' ')
}

describe('talents are filtered by', () => {
  test.each([
    [{ statuses: ['VETTED', 'DROPPED'] }, 'Ann Eve'],
    [{ status: 'VETTED', statuses: ['VETTED', 'DROPPED'] }, 'Ann'],
    [{ statuses: [] }, 'Ann Ben Cat Dan Eve'],
    [{ allSkills: ['react', 'NODE.JS'] }, 'Ann'],
    [{ allSkills: ['poker'] }, 'Ann'],
    [{ anySkills: ['React', 'Vue', ' '] }, 'Ann Cat'],
    [{ anySkills: ['node.js'], allSkills: ['react native'] }, 'Ben'],
    [{ allSkills: ['ReactJS', 'Node JS'] }, 'Ann'],
    [{ anySkills: ['vue-js', 'golang'] }, 'Cat'],
    [{ allSkills: ['Kubernetes', 'Vue.js', 'bee-keeping'] }, 'Cat'],
    [{ allSkills: ['React JS'] }, 'Ann'],
    [{ seniorities: ['Senior', 'Lead'] }, 'Ann Dan'],
    [{ hourlyRate: { from: 60, to: 85 } }, 'Ann Dan'],
    [{ hourlyRate: { to: 55, currency: 'eur' } }, 'Ann'],
    [{ hourlyRate: { from: 66 } }, 'Dan Eve'],
    [{ hourlyRate: { currency: 'USD' } }, 'Dan'],
    [{ hourlyRate: {} }, 'Ann Ben Cat Dan Eve'],
    [{ monthlyRate: { from: 4_900, to: 5_000 } }, 'Cat'],
    [{ monthlyRate: { to: 4_999.99 } }, ''],
    [{ isMine: true, anySkills: ['vue', 'react'] }, 'Ann'],
    [{ hasAvailability: true }, 'Dan Eve'],
    [{ availableBy: '2026-11-30' }, 'Dan'],
    [{ availableBy: '2026-12-01', search: '-eve' }, 'Dan'],
    [{ seniorities: ['Lead'], search: 'falconer', hourlyRate: { to: 80 }, isMine: true }, 'Dan'],
  ])('%j', async (filter, names) => {
    expect(await found(filter)).toBe(names)
  })

  test('their owner', async () => {
    expect(await found({ ownerId: bob.id })).toBe('Cat')
  })

  test('their current availability', async () => {
    const deal = await make.deal({ status: 'OPEN' })
    const [ann, ben] = await world.db.talent.findMany({
      where: { name: { in: ['Ann', 'Ben'] } },
      orderBy: { name: 'asc' },
    })
    await make.candidate({ dealId: deal.id, talentId: ann?.id, status: 'INTERVIEWED' })
    await make.candidate({ dealId: deal.id, talentId: ben?.id, status: 'SENT' })
    expect(await found({ isAvailable: true })).toBe('Ben Cat Dan Eve')
    expect(await found({ isAvailable: false })).toBe('Ann')
    await world.db.deal.update({ where: { id: deal.id }, data: { status: 'CLOSED' } })
    expect(await found({ isAvailable: false })).toBe('')
    await world.db.talent.update({ where: { id: ben?.id }, data: { status: 'ASSIGNED' } })
    expect([await found({ isAvailable: true }), await found({ isAvailable: false })]).toEqual([
      'Ann Cat Dan Eve',
      'Ben',
    ])
    await world.db.talent.update({ where: { id: ben?.id }, data: { status: 'BACKLOG' } })
  })

  test.each([
    { anySkills: Array.from({ length: 21 }, (_, at) => `skill ${at}`) },
    { seniorities: Array.from({ length: 21 }, () => 'x') },
    { availableBy: 'soon' },
  ])('at most 20 values, and only by valid dates: %j is refused', async filter => {
    const problem = await ada.refusal('query ($filter: TalentFilter) { talents(filter: $filter) { totalCount } }', {
      filter,
    })
    expect(problem.code).toBe('INVALID_INPUT')
  })
})

test('rates and availability are read again after each change, by the product or outside it', async () => {
  const { id } = await make.talent({ name: 'Fay', minHourlyRate: '$10', role: 'Diver' })
  const hers = (rate: object) => found({ search: 'diver', hourlyRate: rate })
  expect(await hers({ to: 10 })).toBe('Fay')
  await ada.run('mutation ($id: Int!) { updateTalent(input: { id: $id, minHourlyRate: "$20" }) { talent { id } } }', {
    id,
  })
  expect(await hers({ to: 10 })).toBe('')
  expect(await hers({ from: 20, to: 20 })).toBe('Fay')
  await world.db.$executeRaw`UPDATE "Talent" SET "minHourlyRate" = '$30' WHERE id = ${id}`
  await world.transaction(tx => readTerms(tx))
  expect(await hers({ from: 30 })).toBe('Fay')
})

test('unreadable texts are listed separately, and readable texts match filters in any notation', async () => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const nextYear = new Date().getFullYear() + 1
  const sailor = { role: 'Sailor', area: 'OTHER', techStack: [] }
  await make.talent({ ...sailor, name: 'Gil', availability: '2 weeks notice', minHourlyRate: '€640/day' })
  await make.talent({ ...sailor, name: 'Hal', availability: 'sofort', minHourlyRate: 'negotiable' })
  await make.talent({ ...sailor, name: 'Ida', availability: 'in two weeks', minHourlyRate: '65 kr' })
  await make.talent({ ...sailor, name: 'Jan', availability: '3 Monate Kündigungsfrist', minHourlyRate: '€ 100,-/h' })
  await make.talent({ ...sailor, name: 'Kim', availability: `01.09.${nextYear}`, minFullTimeRate: '65 000 kr SEK' })
  const sailors = (filter: object) => found({ search: 'sailor', ...filter })
  expect(await sailors({ availableBy: soon })).toBe('Gil Hal')
  expect(await sailors({ availableBy: soon, isUnread: true })).toBe('Ida')
  expect(await sailors({ availableBy: `${nextYear}-09-30` })).toBe('Gil Hal Jan Kim')
  expect(await sailors({ hourlyRate: { to: 80 } })).toBe('Gil')
  expect(await sailors({ hourlyRate: { to: 80 }, isUnread: true })).toBe('Hal Ida')
  expect(await sailors({ hourlyRate: { to: 80 }, availableBy: soon, isUnread: true })).toBe('Hal Ida')
  expect(await sailors({ hourlyRate: { from: 90 }, availableBy: soon, isUnread: true })).toBe('Hal Ida')
  expect(await sailors({ monthlyRate: { currency: 'SEK' } })).toBe('Kim')
  expect(await sailors({ isUnread: true })).toBe('Hal Ida')
})

test('skills are offered by their main names for any spelling, and seniorities as stored', async () => {
  const { talentSkills, talentSeniorities } = await ada.run<{ talentSkills: string[]; talentSeniorities: string[] }>(
    '{ talentSkills(text: "RÉACT") talentSeniorities }',
  )
  expect(talentSkills).toEqual(['React', 'React Native'])
  const offered = async (text: string) =>
    (await ada.run<{ talentSkills: string[] }>('query ($text: String!) { talentSkills(text: $text) }', { text }))
      .talentSkills
  expect(await offered('kubernetes')).toEqual(['Kubernetes'])
  expect(await offered('k8')).toEqual(['Kubernetes'])
  expect(await offered('vuejs')).toEqual(['Vue.js'])
  expect(await offered('node')).toEqual(['Node.js'])
  expect(await offered('bee')).toEqual(['Bee Keeping'])
  expect(talentSeniorities).toEqual(expect.arrayContaining(['Senior', 'Lead']))
})

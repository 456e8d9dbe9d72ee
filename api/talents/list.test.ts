import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller

const people = [
  { name: 'Zoë Ångström', role: 'Frontend Engineer', area: 'TECH', seniority: 'Senior', techStack: ['React'] },
  { name: 'Bo 100% Percent', role: 'Growth Lead', area: 'MARKETING', seniority: 'Lead' },
  { name: 'Under_Score', role: 'Growth Lead', area: 'MARKETING', seniority: 'Junior' },
  { name: 'Carla Diaz', role: 'Data Analyst', area: 'DATA', seniority: 'Mid', techStack: ['SQL'] },
  { name: 'Dee Dee', role: 'Product Owner', area: 'PRODUCT', seniority: 'Senior' },
]

beforeAll(async () => {
  staff = as(await make.user())
  for (const person of people) await make.talent(person)
})

type Page = {
  talents: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string }
    edges: { node: { name: string } }[]
  }
  talentCount: number
}

const LIST = `
  query ($filter: TalentFilter, $orderBy: TalentOrder, $first: Int, $after: String, $last: Int, $before: String) {
    talentCount
    talents(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { node { name } }
    }
  }`

const list = (variables: Record<string, unknown> = {}) => staff.run<Page>(LIST, variables)
const names = (page: Page) => page.talents.edges.map(edge => edge.node.name)
const found = async (filter: Record<string, unknown>) => names(await list({ filter })).sort()

describe('the talent search', () => {
  test.each([
    ['zoë', ['Zoë Ångström']],
    ['GROWTH', ['Bo 100% Percent', 'Under_Score']],
    ['data', ['Carla Diaz']],
    ['prod', ['Dee Dee']],
    ['%', ['Bo 100% Percent']],
    ['_', ['Under_Score']],
    ['\\', []],
    ["' OR 1=1 --", []],
    ['nobody like that', []],
  ])('finds %s in name, role or area', async (search, expected) => {
    expect(await found({ search })).toEqual(expected)
  })

  test.each([
    ['growth -under', ['Bo 100% Percent']],
    ['-engineer -growth', ['Carla Diaz', 'Dee Dee']],
    ['-data', ['Bo 100% Percent', 'Dee Dee', 'Under_Score', 'Zoë Ångström']],
    ['analyst OR owner', ['Carla Diaz', 'Dee Dee']],
    ['"growth" "under"', ['Under_Score']],
    ['growth or zoe -"under_score"', ['Bo 100% Percent', 'Zoë Ångström']],
    ['growth or', []],
  ])('reads the operators of %s', async (search, expected) => {
    expect(await found({ search })).toEqual(expected)
  })

  test('combines with the filters and returns both counts', async () => {
    const page = await list({ filter: { search: 'e', area: 'MARKETING', status: 'BACKLOG' } })
    expect([page.talents.totalCount, page.talentCount]).toEqual([2, people.length])
    expect(await found({ status: 'DROPPED' })).toEqual([])
  })
})

describe('paging talents', () => {
  test.each(['NAME', 'ROLE', 'AREA', 'STATUS', 'SENIORITY', 'CREATED_AT', 'UPDATED_AT'])(
    'by %s shows every talent once, forward and backward, in both directions',
    { tags: ['deep'] },
    async field => {
      for (const direction of ['ASC', 'DESC']) {
        const orderBy = { field, direction }
        const whole = names(await list({ orderBy }))
        expect(whole).toHaveLength(people.length)
        const forward: string[] = []
        let page = await list({ orderBy, first: 2 })
        forward.push(...names(page))
        while (page.talents.pageInfo.hasNextPage) {
          page = await list({ orderBy, first: 2, after: page.talents.pageInfo.endCursor })
          forward.push(...names(page))
        }
        expect(forward).toEqual(whole)
        const back = await list({ orderBy, last: 2, before: page.talents.pageInfo.startCursor })
        expect(names(back)).toEqual(whole.slice(-3, -1))
      }
    },
  )

  test('continues after its cursor when rows are added', async () => {
    const orderBy = { field: 'NAME', direction: 'ASC' }
    const first = await list({ orderBy, first: 2 })
    const added = await make.talent({ name: 'Aaron First' })
    const second = await list({ orderBy, first: 2, after: first.talents.pageInfo.endCursor })
    expect(names(second)).not.toContain(names(first)[1])
    await world.db.talent.delete({ where: { id: added.id } })
  })

  test.each([[{ after: 'nonsense' }], [{ first: 201 }], [{ first: -1 }]])('refuses %j', async variables => {
    expect(await staff.refusal(LIST, variables)).toMatchObject({ code: 'INVALID_INPUT' })
  })
})

test('a talent is found by current values, whoever changed them', async () => {
  const { id } = await make.talent({ name: 'Nora Before', role: 'Tester', area: 'OTHER', seniority: 'Mid' })
  await world.db
    .$executeRaw`UPDATE "Talent" SET name = 'Aaron After', role = 'Zoologist', status = 'VETTED', area = 'DATA' WHERE id = ${id}`
  expect(await found({ search: 'nora before' })).toEqual([])
  expect(await found({ search: 'aaron after', status: 'VETTED', area: 'DATA' })).toEqual(['Aaron After'])
  expect(names(await list({ orderBy: { field: 'NAME', direction: 'ASC' } }))[0]).toBe('Aaron After')
  expect(names(await list({ orderBy: { field: 'ROLE', direction: 'DESC' } }))[0]).toBe('Aaron After')
  await world.db.$executeRaw`DELETE FROM "Talent" WHERE id = ${id}`
  expect(await found({ search: 'aaron after' })).toEqual([])
})

test.each(['ASC', 'DESC'])(
  'with a status filter, pages sorted %s by status continue after the cursor',
  async direction => {
    const variables = { filter: { status: 'BACKLOG' }, orderBy: { field: 'STATUS', direction }, first: 2 }
    const seen = names(await list({ ...variables, first: 50 }))
    const paged: string[] = []
    for (let after: string | undefined; paged.length < seen.length; ) {
      const page = await list({ ...variables, after })
      paged.push(...names(page))
      after = page.talents.pageInfo.endCursor
    }
    expect(paged).toEqual(seen)
  },
)

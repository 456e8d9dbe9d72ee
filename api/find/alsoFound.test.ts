import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, visitorsPage } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller

const ALSO = `query ($filter: TalentFilter!, $first: Int, $after: String) {
  talentsAlsoFound(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { name } places { place text } } } }`

type MatchedText = { place: string; text: string }
type Answer = {
  talentsAlsoFound: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    edges: { node: { name: string }; places: MatchedText[] }[]
  }
}

async function also(filter: object, page = {}) {
  return (await staff.run<Answer>(ALSO, { filter, ...page })).talentsAlsoFound
}

/** The found talents, newest first, as lines such as 'Name: SKILLS React'. */
async function found(search: string, filter = {}) {
  const { edges } = await also({ search, ...filter })
  return edges.map(({ node, places }) => [node.name, ...places.map(({ place, text }) => `${place} ${text}`)].join(': '))
}

beforeAll(async () => {
  staff = as(await make.user())
  const plain = { area: 'OTHER', role: 'Falconer', companies: 'Aviary, Zoë & Söhne', techStack: [], summary: '' }
  await make.talent({ ...plain, name: 'Ann', role: 'React Developer', techStack: ['React'] })
  await make.talent({
    ...plain,
    name: 'Ben',
    techStack: ['Vue', 'React', 'React Native', 'Kubernetes'],
    summary: 'Likes\nreact.',
  })
  const former = [{ legacy: 'React Labs, founder' }, { company: 'Rooster', title: 'Head of Reactors' }]
  await make.talent({ ...plain, name: 'Cat', previousCompanies: former })
  await make.talent({ ...plain, name: 'Dan', email: 'dan@react.example.com', status: 'VETTED' })
  const long = `${'Has worked in many places. '.repeat(20)}Knows REÁCT well. ${'And more of that. '.repeat(20)}`
  await make.talent({ ...plain, name: 'Eve', summary: long, keyHighlights: ['Made a reactor safe'] })
  await make.talent({ ...plain, name: 'Fay', summary: 'Nothing of that' })
})

test('by phone and LinkedIn, in any spelling', async () => {
  const contact = { phone: 'M: +49 (0)170 1234567 / 030 765432', linkedinUrl: 'linkedin.com/in/Jos%C3%A9-Xyz' }
  await make.talent({ name: 'Gus', role: 'Diver', area: 'OTHER', ...contact })
  await make.talent({ name: 'Hal', role: 'Diver', area: 'OTHER', phone: '+43 170 1234567' })
  for (const typed of ['+49 170 1234567', '0049 (0)170/123 45 67', 'Tel: +49-170-1234567', '+49 170 12'])
    expect(await found(typed)).toEqual([`Gus: PHONE ${contact.phone}`])
  for (const typed of ['0170 1234567', '1234567', '234-567', '170.1234567'])
    expect((await found(typed)).map(line => line.split(':')[0])).toEqual(['Hal', 'Gus'])
  expect(await found('030 765432')).toEqual([`Gus: PHONE ${contact.phone}`])
  for (const typed of ['34567 1', '12345', '99999', 'room 1234567']) expect(await found(typed)).toEqual([])
  const profile = ['Gus: LINKEDIN https://linkedin.com/in/Jos%C3%A9-Xyz']
  for (const typed of ['https://www.linkedin.com/comm/in/josé-xyz/?midToken=1', 'in/jose-xy', 'JOSÉ-xyz'])
    expect(await found(typed)).toEqual(profile)
  expect(await found('linkedin.com/in/other')).toEqual([])
  const find = 'query ($text: String!) { find(text: $text) { talents { name } } }'
  for (const text of ['+49 170 1234567', 'https://de.linkedin.com/in/jos%C3%A9-xyz'])
    expect(await staff.run(find, { text })).toEqual({ find: { talents: [{ name: 'Gus' }] } })
})

describe('talents who are found in other places than name, role and area', () => {
  test('are listed apart, with the places', async () => {
    expect((await found('react')).map(line => line.slice(0, 90))).toEqual([
      'Eve: HIGHLIGHTS Made a reactor safe: SUMMARY … worked in many places. Has worked in many p',
      'Dan: EMAIL dan@react.example.com',
      'Cat: COMPANIES React Labs, founder · Head of Reactors, Rooster',
      'Ben: SKILLS React, React Native: SUMMARY Likes react.',
    ])
    const { edges, totalCount } = await also({ search: 'React' })
    expect(totalCount).toBe(4)
    const text = edges[0]?.places.at(-1)?.text
    expect(text).toMatch(/^… .*Knows REÁCT well\..* …$/)
    expect(text?.length).toBeLessThan(180)
  })

  test.each([
    ['zoe & so', ['Fay', 'Eve', 'Dan', 'Cat', 'Ben', 'Ann']],
    ['"falconer" "react"', ['Eve', 'Dan', 'Cat', 'Ben']],
    ['react -vue', ['Eve', 'Dan', 'Cat']],
    ['rooster or "dan@react"', ['Dan', 'Cat']],
    ['likes react', ['Ben']],
    ['react vue', []],
    ['-react', []],
    ['%', []],
    ['', []],
  ])('by %s', async (search, names) => {
    expect((await found(search)).map(line => line.split(':')[0])).toEqual(names)
  })

  test('by a skill in another spelling, which is shown', async () => {
    expect(await found('k8s')).toEqual(['Ben: SKILLS Kubernetes'])
    expect(await found('vue js')).toEqual(['Ben: SKILLS Vue'])
    expect(await found('k8')).toEqual([])
  })

  test('match the filters, too, and are read page by page', async () => {
    expect(await found('react', { status: 'VETTED' })).toEqual(['Dan: EMAIL dan@react.example.com'])
    expect(await found('react', { anySkills: ['vue'] })).toHaveLength(1)
    const one = await also({ search: 'react' }, { first: 3 })
    const two = await also({ search: 'react' }, { first: 3, after: one.pageInfo.endCursor })
    expect([...one.edges, ...two.edges].map(({ node }) => node.name)).toEqual(['Eve', 'Dan', 'Cat', 'Ben'])
    expect([one.totalCount, one.pageInfo.hasNextPage, two.pageInfo.hasNextPage]).toEqual([4, true, false])
  })

  test('are for staff only', async () => {
    const variables = { filter: { search: 'react' } }
    expect(await visitor.refusal(ALSO, variables)).toMatchObject({ code: '401' })
    expect(await visitorsPage.refusal(ALSO, variables)).toMatchObject({ code: 'NOT_AUTHENTICATED' })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, visitorsPage } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller

const FIND = `query ($text: String!, $first: Int) {
  find(text: $text, first: $first) { talents { name } deals { title company { name } } companies { name } } }`

type Answer = { find: { talents: { name: string }[]; deals: { title: string }[]; companies: { name: string }[] } }

async function found(text: string, first?: number) {
  const { find } = await staff.run<Answer>(FIND, { text, first })
  return {
    talents: find.talents.map(({ name }) => name),
    deals: find.deals.map(({ title }) => title),
    companies: find.companies.map(({ name }) => name),
  }
}

beforeAll(async () => {
  staff = as(await make.user())
  const plain = { area: 'OTHER', role: 'Falconer', companies: 'Aviary', summary: '', techStack: [] }
  await make.talent({ ...plain, name: 'Zoë Marsh' })
  await make.talent({ ...plain, name: 'Ann-Zora Bell' })
  await make.talent({ ...plain, name: 'Bo Lazor' })
  await make.talent({ ...plain, name: 'Cy Fry', role: 'Zoologist' })
  await make.talent({ ...plain, name: 'Dee Moss', summary: 'Loved by zoos\nand aviaries alike.' })
  await make.talent({ ...plain, name: 'Eli Hart', previousCompanies: [{ company: 'Berlin Zoo', title: 'Keeper' }] })
  await make.talent({ ...plain, name: 'Fay Dunn', email: 'fay@zoo.example.com' })
  const zoo = await make.company({ name: 'City Zoo', mainStakeholder: 'Ada Brook' })
  const other = await make.company({ name: 'Mezzo', mainStakeholder: 'Zoltan Kis' })
  await make.deal({ title: 'Keeper', companyId: zoo.id })
  await make.deal({ title: 'Zoom engineer', companyId: other.id })
})

describe('the result for a text', () => {
  test('begins with names that have such a word, then other places, then places that lists do not search', async () => {
    const { talents, deals, companies } = await found('ZO', 8)
    expect(talents.slice(0, 2)).toEqual(['Ann-Zora Bell', 'Zoë Marsh'])
    expect(talents.slice(2, 4)).toEqual(['Cy Fry', 'Bo Lazor'])
    expect(talents.slice(4)).toEqual(['Fay Dunn', 'Eli Hart', 'Dee Moss'])
    expect(deals).toEqual(['Zoom engineer', 'Keeper'])
    expect(companies).toEqual(['City Zoo', 'Mezzo'])
    expect(await found('zo', 1)).toEqual({
      talents: ['Ann-Zora Bell'],
      deals: ['Zoom engineer'],
      companies: ['City Zoo'],
    })
    expect((await found('zoos and av')).talents).toEqual(['Dee Moss'])
  })

  test.each(['', '  ', '%', '_', '\\', "' OR 1=1 --", 'zo\u0000q', 'x'.repeat(5_000)])(
    'is empty for %j',
    async text => {
      expect(await found(text, 100)).toEqual({ talents: [], deals: [], companies: [] })
    },
  )

  test('follows changes, and is for staff only', async () => {
    const { id } = await make.talent({ name: 'Gil Before', summary: 'Ornithologist at heart' })
    expect((await found('ornithologist')).talents).toEqual(['Gil Before'])
    await staff.run('mutation ($id: Int!) { updateTalent(input: { id: $id, summary: "Quiet" }) { talent { id } } }', {
      id,
    })
    expect((await found('ornithologist')).talents).toEqual([])
    expect(await visitor.refusal(FIND, { text: 'zo' })).toMatchObject({ code: '401' })
    expect(await visitorsPage.refusal(FIND, { text: 'zo' })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
  })
})

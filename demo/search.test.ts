import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../api/rules/foldedText.ts'
import { as, type Caller, openApp, world } from '../api/test/harness.ts'
import { make } from '../api/test/make.ts'
import { readDemo } from './data.ts'
import { seedDemoData } from './seed.ts'
import { tellTalent } from './talents.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  const person = await make.admin()
  await seedDemoData(world)
  staff = as(person)
})

type Page = { totalCount: number; edges: { node: { name: string } }[] }

const SEARCH = `query ($filter: TalentFilter!) {
  talents(filter: $filter, first: 200) { totalCount edges { node { name } } }
  talentsAlsoFound(filter: $filter, first: 200) { totalCount edges { node { name } } }
}`

/** Whoever has the text anywhere, by a plain look at the demo's file. */
function scanned(text: string): string[] {
  const has = (value: unknown) => foldText(JSON.stringify(value ?? '')).includes(text)
  return readDemo(new Date())
    .talents.map(talent => tellTalent(talent).present)
    .filter(({ name, role, techStack, companies, previousCompanies, email, summary, keyHighlights }) => {
      const former = (previousCompanies ?? []).map(({ legacy, company, title }) => [legacy, company, title])
      return [name, role, techStack, companies, former, email, summary, keyHighlights].some(has)
    })
    .map(({ name }) => name)
    .sort()
}

describe.each(['react', 'zoe', 'senior', 'berlin', 'kubernetes', 'figma', 'example.org'])('on demo data, %s', text => {
  test('finds everybody who has it, each once', async () => {
    const { talents, talentsAlsoFound } = await staff.run<{ talents: Page; talentsAlsoFound: Page }>(SEARCH, {
      filter: { search: text },
    })
    const names = [talents, talentsAlsoFound].flatMap(({ edges }) => edges.map(({ node }) => node.name))
    expect(talents.totalCount + talentsAlsoFound.totalCount).toBe(names.length)
    expect(names.sort()).toEqual(scanned(text))
    expect(names.length).toBeGreaterThan(0)
  })
})

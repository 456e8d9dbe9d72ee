import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../rules/foldedText.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const FOUND = 'query ($search: String) { talents(filter: { search: $search }) { edges { node { name } } } }'

async function found({ search }: { search: string }) {
  const { talents } = await staff.run<{ talents: { edges: { node: { name: string } }[] } }>(FOUND, { search })
  return talents.edges.map(({ node }) => node.name).sort()
}

describe('the search without accents', () => {
  const accented = ['Zoë Müller', 'Łukasz Żółć', 'Søren Þórsson', 'Ægir Straße']
  beforeAll(async () => {
    for (const name of accented) await make.talent({ name, role: 'Développeur', area: 'OTHER' })
  })

  test.each([
    ...['muller', 'MÜLLER', 'zoe mu', 'Zoe\u0308 M'].map(typed => [typed, 'Zoë Müller']),
    ...['lukasz zolc', 'łUKASZ'].map(typed => [typed, 'Łukasz Żółć']),
    ...['soren thors', 'Þórs'].map(typed => [typed, 'Søren Þórsson']),
    ...['aegir', 'strasse', 'Straße'].map(typed => [typed, 'Ægir Straße']),
  ])('for %s finds %s', async (search, name) => {
    expect(await found({ search })).toEqual([name])
  })

  test('finds a role, but no text that spans name and role', async () => {
    expect(await found({ search: 'developpeur' })).toEqual([...accented].sort())
    for (const search of ['müller dev', 'müller\ndev', 'mullerdev']) expect(await found({ search })).toEqual([])
  })
})

/** All characters that can be stored. */
const everySign = Array.from({ length: 0x10ffff }, (_, index) => String.fromCodePoint(index + 1)).filter(
  sign => !/[\p{Cs}\p{Cn}\p{Co}]/u.test(sign),
)

describe('texts that look alike', () => {
  const signs = (set: RegExp) => everySign.filter(sign => set.test(sign))
  const SPACE = signs(/[\p{Zs}\p{Zl}\p{Zp}\t\v\f\r\u0085\u2800]/u)
  const UNSEEN = signs(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u)

  test.each([
    ['each kind of space', SPACE, 'Ada Byron', 'ada byron'],
    ['two spaces', SPACE.map(sign => sign + sign), 'Ada Byron', 'ada byron'],
    ['invisible characters around a space', UNSEEN.map(sign => `${sign} ${sign}`), 'Ada Byron', 'ada byron'],
    ['each dash', signs(/\p{Pd}/u), 'Mary-Kate', 'mary-kate'],
    ['each apostrophe', [..."'`´‘’‚‛ʼʹʻ′‵＇ˈˊˋ"], "D'Angelo", "d'angelo"],
    ['each quotation mark', [...'"“”„‟«»〝〞＂'], '5"', '5"'],
  ])('are folded to the same text: %s', (_name, kinds, name, plain) => {
    const sign = name.match(/["' -]/)?.[0] ?? ''
    for (const kind of kinds) expect(foldText(name.replace(sign, kind))).toBe(plain)
  })

  test.each([
    ['Ada  Byron\u200b', ['ada byron', 'ADA\u00a0BYRON', 'a\u00adda\tbyron']],
    ['Mary‑Kate', ['mary-kate', 'MARY–KATE', 'mary\u2212kate']],
    ['D´Angelo', ["d'angelo", 'd’angelo', 'D`ANGELO', 'dʼangelo', 'd′angelo']],
    ['PAUL GROẞ', ['paul gross', 'Paul Groß', 'groẞ']],
    ['ΟΔΥΣΣΕΥΣ', ['οδυσσευς', 'ΟΔΥΣΣΕΎΣ']],
  ])('find a talent who is stored as %j', async (name, spellings) => {
    // Stored directly, as old names do not follow the rules for names.
    const { id } = await world.db.talent.create({
      data: { name, role: 'Falconer', area: 'OTHER', seniority: 'Mid', companies: 'Aviary' },
    })
    for (const search of spellings) expect(await found({ search })).toEqual([name])
    await world.db.talent.delete({ where: { id } })
  })
})

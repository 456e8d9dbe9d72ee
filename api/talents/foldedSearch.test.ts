import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../rules/foldedText.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { seeded } from '../test/random.ts'

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

  test('finds a role, but nothing that spans name and role', async () => {
    expect(await found({ search: 'developpeur' })).toEqual([...accented].sort())
    for (const search of ['müller dev', 'müller\ndev', 'mullerdev']) expect(await found({ search })).toEqual([])
  })

  test('folds typed and stored text alike, whatever its signs', async () => {
    const random = seeded(7)
    const letters = everySign.filter(
      sign => /[\p{Z}\p{P}\p{C}\p{M}\p{Sk}]/u.test(sign) || hasCase(sign) || sign < '\u0530' || random() < 0.05,
    )
    // Of signs that are newer than the database's Unicode, it knows no case.
    const rows = await world.db.$queryRaw<{ sign: string; text: string; folded: string }[]>`
      SELECT sign, text, "foldText"(text) AS folded
      FROM unnest(${letters}::text[]) AS sign, LATERAL (VALUES
        ('Ä' || sign || 'ẞ'), (' ' || sign || ' ' || chr(10) || sign || sign), (sign || ' Zoë' || chr(9))
      ) AS texts(text) WHERE unicode_assigned(sign)`
    expect(rows.length).toBeGreaterThan(30_000)
    expect(rows.filter(({ text, folded }) => folded !== foldText(text))).toEqual([])
  })
})

const migration = (name: string) =>
  readFile(new URL(`../../prisma/migrations/${name}/migration.sql`, import.meta.url), 'utf8')

/** All that can be stored. */
const everySign = Array.from({ length: 0x10ffff }, (_, index) => String.fromCodePoint(index + 1)).filter(
  sign => !/[\p{Cs}\p{Cn}\p{Co}]/u.test(sign),
)
const hasCase = (sign: string) => sign.toLowerCase() !== sign || sign.toUpperCase() !== sign

describe('texts that look alike are the same', () => {
  const signs = (set: RegExp) => everySign.filter(sign => set.test(sign))
  const SPACE = signs(/[\p{Zs}\p{Zl}\p{Zp}\t\v\f\r\u0085\u2800]/u)
  const UNSEEN = signs(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u)

  test.each([
    ['every space', SPACE, 'Ada Byron', 'ada byron'],
    ['two of them', SPACE.map(sign => sign + sign), 'Ada Byron', 'ada byron'],
    ['no invisible sign', UNSEEN.map(sign => `${sign} ${sign}`), 'Ada Byron', 'ada byron'],
    ['every dash', signs(/\p{Pd}/u), 'Mary-Kate', 'mary-kate'],
    ['every apostrophe', [..."'`´‘’‚‛ʼʹʻ′‵＇ˈˊˋ"], "D'Angelo", "d'angelo"],
    ['every quotation mark', [...'"“”„‟«»〝〞＂'], '5"', '5"'],
  ])('%s', (_name, kinds, name, plain) => {
    const sign = name.match(/["' -]/)?.[0] ?? ''
    for (const kind of kinds) expect(foldText(name.replace(sign, kind))).toBe(plain)
  })

  test.each([
    ['Ada  Byron\u200b', ['ada byron', 'ADA\u00a0BYRON', 'a\u00adda\tbyron']],
    ['Mary‑Kate', ['mary-kate', 'MARY–KATE', 'mary\u2212kate']],
    ['D´Angelo', ["d'angelo", 'd’angelo', 'D`ANGELO', 'dʼangelo', 'd′angelo']],
    ['PAUL GROẞ', ['paul gross', 'Paul Groß', 'groẞ']],
    ['ΟΔΥΣΣΕΥΣ', ['οδυσσευς', 'ΟΔΥΣΣΕΎΣ']],
  ])('a talent who is stored as %j is found', async (name, spellings) => {
    // As before there were rules for names.
    const { id } = await world.db.talent.create({
      data: { name, role: 'Falconer', area: 'OTHER', seniority: 'Mid', companies: 'Aviary' },
    })
    for (const search of spellings) expect(await found({ search })).toEqual([name])
    await world.db.talent.delete({ where: { id } })
  })

  test('those stored before are folded anew, and names lose what is not seen', async () => {
    const [former = ''] = (await migration('20261121222500_search_without_accents')).split('-- AlterTable')
    await world.db.$executeRawUnsafe(former.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'))
    const company = await world.db.company.create({ data: { name: 'Aviary\u00a0 GmbH', mainStakeholder: 'Eve‑Ann' } })
    const deal = await make.deal({ companyId: company.id, title: 'Falconer' })
    const before = await world.db.talent.create({
      data: {
        ...{ name: 'Gil  Mary‑Kate\u200b', role: 'Falconer', area: 'OTHER', seniority: 'Mid', companies: 'Aviary' },
        ...{ techStack: ['D´Arts', 'Groẞe Vögel'], summary: 'One.\n\nTwo – three' },
      },
    })
    const unseen = await make.talent({ name: 'Nobody' })
    await world.db.$executeRaw`UPDATE "Talent" SET name = chr(8203) WHERE id = ${unseen.id}`
    const client = new pg.Client({ connectionString: world.databaseUrl })
    await client.connect()
    // TalentListing was a table then.
    const folding = await migration('20261128172800_fold_texts_that_look_alike')
    await client.query(folding.replace(/UPDATE "TalentListing"[^;]*;/, ''))
    await client.end()
    const { name, searchText, searchWork, search } = await world.db.talent.findUniqueOrThrow({
      where: { id: before.id },
      include: { search: true },
    })
    expect({ name, searchText, searchWork, words: search?.words }).toEqual({
      name: 'Gil Mary‑Kate',
      searchText: 'gil mary-kate\nfalconer',
      searchWork: "d'arts\ngrosse vogel\naviary",
      words: "d'arts\ngrosse vogel\naviary\n\none. two - three",
    })
    expect(await found({ search: 'mary-kate' })).toEqual(['Gil Mary‑Kate'])
    expect(await world.db.company.findUnique({ where: { id: company.id } })).toMatchObject({
      ...{ name: 'Aviary GmbH', searchName: 'aviary gmbh', searchStakeholder: 'eve-ann' },
    })
    expect(await world.db.deal.findUnique({ where: { id: deal.id } })).toMatchObject({ searchCompany: 'aviary gmbh' })
    expect(await world.db.talent.findUnique({ where: { id: unseen.id } })).toMatchObject({ name: '\u200b' })
    await world.db.talent.deleteMany({ where: { id: { in: [before.id, unseen.id] } } })
  })
})

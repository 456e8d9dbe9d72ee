import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '../rules/foldedText.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { seeded } from '../test/random.ts'
import { readContacts } from './readContacts.ts'

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

describe('similar talents', () => {
  const SIMILAR = `query ($email: String, $phone: String, $linkedinUrl: String, $exceptId: Int) {
    similarTalents(email: $email, phone: $phone, linkedinUrl: $linkedinUrl, exceptId: $exceptId) { name } }`
  let id: number

  beforeAll(async () => {
    const talent = await make.talent({
      name: 'Known Person',
      email: 'Known.Person@example.com',
      phone: '+1 (555) 010-0199',
      linkedinUrl: 'https://www.linkedin.com/in/known-person/?trk=x',
    })
    id = talent.id
  })

  const similar = async (variables: Record<string, unknown>) =>
    (await staff.run<{ similarTalents: { name: string }[] }>(SIMILAR, variables)).similarTalents.map(({ name }) => name)

  test.each([
    [{ email: 'known.person@EXAMPLE.com ' }],
    [{ phone: '555.010.0199' }],
    [{ phone: '0015550100199', email: 'other@example.com' }],
    [{ linkedinUrl: 'linkedin.com/in/Known-Person' }],
  ])('are found by %j', async contact => {
    expect(await similar(contact)).toEqual(['Known Person'])
  })

  test.each([
    [{}],
    [{ email: '' }],
    [{ phone: '12' }],
    [{ linkedinUrl: 'https://linkedin.com' }],
    [{ phone: '5550100198' }],
  ])('are not found by %j', async contact => {
    expect(await similar(contact)).toEqual([])
  })

  test('have the same whole number, as far as the country is known, which the agency may choose', async () => {
    const phones = { Ann: '+1 (212) 555-0100', Bob: '+45 12 34 56 78', Cem: '+49 (0)170 1234567 / 030 7654321' }
    for (const [name, phone] of Object.entries({ ...phones, Dov: '0171 1234567' })) await make.talent({ name, phone })
    expect(await similar({ phone: '+1 (312) 555-0100' })).toEqual([])
    expect(await similar({ phone: '12345678' })).toEqual(['Bob'])
    for (const phone of ['0170 1234567', '+49 30 7654321', '0049 170 123 45 67'])
      expect(await similar({ phone })).toEqual(['Cem'])
    expect(await similar({ phone: '+49 171 1234567' })).toEqual(['Dov'])
    expect(await similar({ phone: '171 1234567' })).toEqual([])
    const choose = 'mutation ($country: String) { updateAgency(input: { country: $country }) { agency { country } } }'
    await as(await make.admin()).run(choose, { country: 'DE' })
    await world.transaction(tx => readContacts(tx))
    expect(await similar({ phone: '171 1234567' })).toEqual(['Dov'])
    await as(await make.admin()).run(choose, { country: '' })
    await world.db.$executeRaw`UPDATE "Talent" SET phone = '0172 1234567' WHERE name = 'Dov'`
    await world.transaction(tx => readContacts(tx))
    expect(await similar({ phone: '+49 172 1234567' })).toEqual(['Dov'])
    expect(await world.transaction(tx => readContacts(tx))).toBe(0)
  })

  test('are dialled number by number, and nothing else is', async () => {
    const phone = 'M +49 (0)170 1234567 / 030 7654321 ext. 5, ab 18 Uhr'
    const talent = await make.talent({ phone })
    const read = 'query ($id: Int!) { talent(id: $id) { phoneNumbers { text international href } } }'
    const numbers = (await staff.run<{ talent: { phoneNumbers: object[] } }>(read, { id: talent.id })).talent
      .phoneNumbers
    expect(numbers).toEqual([
      { text: '+49 (0)170 1234567', international: '+491701234567', href: 'tel:+491701234567' },
      { text: '030 7654321 ext. 5', international: null, href: 'tel:0307654321;ext=5' },
    ])
  })

  test('exclude the talent itself and reflect a change', async () => {
    expect(await similar({ phone: '555.010.0199', exceptId: id })).toEqual([])
    await staff.run('mutation ($id: Int!) { updateTalent(input: { id: $id, phone: null }) { talent { id } } }', { id })
    expect(await similar({ phone: '555.010.0199' })).toEqual([])
    expect(await similar({ email: 'known.person@example.com' })).toEqual(['Known Person'])
  })
})

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
    await client.query(await migration('20261128172800_fold_texts_that_look_alike'))
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

test('a talent is found by what they are now, whoever changed it', async () => {
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
  'pages of talents with one status, sorted %s by it, go on behind the cursor',
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

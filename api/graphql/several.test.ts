import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, plausibleCompany, plausibleDeal, plausibleTalent } from '../test/make.ts'
import { MOST_ROWS } from './several.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

type Row = { index: number; done: Record<string, { databaseId: number; name?: string }> | null; error: object | null }

const documentOf = (name: string, made: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
    rows { index done { ${made} } error { code message fields { field message } } }
  } }`

const run = async (name: string, made: string, input: object) =>
  (await staff.run<Record<string, { rows: Row[] }>>(documentOf(name, made), { input }))[name]?.rows ?? []

const companies = (input: object) => run('createCompanies', 'company { databaseId name }', input)

test('the answer has the result or the problem of each row, in the order of the rows', async () => {
  const [first, second, third] = await companies({
    rows: [plausibleCompany, { ...plausibleCompany, name: '  ' }, { ...plausibleCompany, name: 'Looms' }],
  })
  expect(first).toMatchObject({ index: 0, done: { company: { name: plausibleCompany.name } }, error: null })
  expect(second).toEqual({
    index: 1,
    done: null,
    error: {
      code: 'INVALID_INPUT',
      message: 'Company name is required',
      fields: [{ field: 'name', message: 'Company name is required' }],
    },
  })
  expect(third).toMatchObject({ index: 2, done: { company: { name: 'Looms' } }, error: null })
  expect(await world.db.activity.count({ where: { companyId: third?.done?.company?.databaseId ?? 0 } })).toBe(1)
})

test('atomic: all rows are saved, or none, with the problem and its row', async () => {
  const [one, other] = [await make.talent(), await make.talent()]
  const rows = [
    { id: other.id, role: 'Lead' },
    { id: one.id, role: 'Chief' },
  ]
  const done = await run('updateTalents', 'talent { databaseId role }', { rows, isAtomic: true })
  expect(done.map(row => row.done?.talent)).toEqual(rows.map(({ id: databaseId, role }) => ({ databaseId, role })))
  const refused = await staff.refusal(documentOf('updateTalents', 'talent { databaseId }'), {
    input: {
      rows: [
        { id: one.id, role: 'Nobody' },
        { id: 999_999, role: 'Nobody' },
      ],
      isAtomic: true,
    },
  })
  expect(refused).toMatchObject({ code: 'NOT_FOUND', message: 'Talent not found', row: 1 })
  expect(await world.db.talent.findUniqueOrThrow({ where: { id: one.id } })).toMatchObject({ role: 'Chief' })
})

test('a request repeated with its key is executed once', async () => {
  const input = { rows: [plausibleTalent, plausibleTalent], idempotencyKey: 'two-talents' }
  const ids = async () =>
    (await run('createTalents', 'talent { databaseId }', input)).map(({ done }) => done?.talent?.databaseId)
  const first = await ids()
  expect(new Set(first).size).toBe(2)
  expect(await ids()).toEqual(first)
})

test('deals and candidates can be created and changed in bulk, too', async () => {
  const { id: companyId } = await make.company()
  const deals = await run('createDeals', 'deal { databaseId }', { rows: [{ ...plausibleDeal, companyId }] })
  const dealId = deals[0]?.done?.deal?.databaseId ?? 0
  const talentId = (await make.talent()).id
  const added = await run('createCandidates', 'candidate { databaseId }', {
    rows: [
      { dealId, talentId },
      { dealId, talentId },
    ],
  })
  expect(added.map(({ error }) => error && Object(error).code)).toEqual([null, 'CONFLICT'])
  const id = added[0]?.done?.candidate?.databaseId
  const moved = await run('updateCandidates', 'candidate { databaseId }', { rows: [{ id, status: 'SENT' }] })
  expect(moved).toMatchObject([{ index: 0, error: null }])
})

test(`accepts 1 to ${MOST_ROWS} rows, and only from callers who may write`, async () => {
  const document = documentOf('createCompanies', 'company { databaseId }')
  for (const count of [0, MOST_ROWS + 1]) {
    const input = { rows: Array(count).fill(plausibleCompany) }
    expect(await staff.refusal(document, { input })).toMatchObject({ code: 'INVALID_INPUT' })
  }
  const input = { rows: [plausibleCompany] }
  expect(await as(await make.user(), 'READ').refusal(document, { input })).toMatchObject({ code: 'FORBIDDEN' })
  expect((await visitor.refusal(document, { input })).message).not.toBe('')
})

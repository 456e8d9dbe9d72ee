import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { AllRecords } from '../../rest/records.ts'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { nodesOf, planOf, statementsOf } from '../../test/statements.ts'

openApp()

let staff: Caller
let talentId: number
let userId: number

beforeAll(async () => {
  const person = await make.user()
  userId = person.id
  staff = as(person)
  talentId = (await make.talent()).id
})

const answerOf = (path: string) => calls.find(call => call.method === 'GET' && call.path === path)?.answer as z.ZodType

async function bodyOf(url: string) {
  const { statusCode, body } = await staff.fetch({ method: 'GET', url })
  expect(statusCode).toBe(200)
  return body
}

const ODD = [
  ...[
    '',
    ' ',
    '"',
    '\\',
    '\\"',
    "'",
    "it's",
    '%s',
    '%',
    '{}',
    '[]',
    'null',
    'true',
    '\n\r\t\b\f\v',
    '\u0001\u0002\u0003',
  ],
  ...[
    '\u001f\u007f\u0080',
    '\u2028\u2029',
    '\ud83d\udca5 💥',
    'Łukasz Müller',
    '\ufeff',
    '<script>',
    '\\u0002',
    'E\\x02',
  ],
]

const ADDRESSES = [
  ...['javascript:alert(1)', ' https://a.example/x ', 'a.example', '//a.example', '/api/files/x', 'https://a b', ''],
  ...['https://ü.example/"', 'data:text/html,x', 'https://u:p@a.example', '\u0002', 'https://a.example/\u0002', '/\\x'],
]

describe('rows with odd values are answered as the codec writes them, to the byte', () => {
  const dates = [
    new Date('1900-01-01'),
    new Date('2026-11-22T23:59:59.999Z'),
    new Date('9999-12-31T23:59:59.001Z'),
    null,
  ]
  const each = <Value>(values: Value[], index: number) => values[index % values.length] as Value

  test('talents', async () => {
    const texts = ODD.concat(ADDRESSES)
    await world.db.talent.createMany({
      data: texts.map((text, index) => ({
        ...{ name: text, role: text, seniority: text, companies: text, summary: text, email: text, phone: null },
        area: each(['TECH', 'OTHER', 'DATA'] as const, index),
        status: each(['BACKLOG', 'DROPPED'] as const, index),
        preferredRateType: each(['NONE', 'FULL_TIME', 'HOURLY', 'BOTH'] as const, index),
        ...{ techStack: [text, 'Go'], keyHighlights: index % 2 ? [] : [text], portfolioUrls: [text, ...ADDRESSES] },
        previousCompanies: each(
          [
            [],
            [text],
            [
              { title: text, company: text },
              { company: 'x', more: 1 },
            ],
          ],
          index,
        ),
        linkedinUrl: each([...ADDRESSES, null], index),
        ...{ portfolioUrl: text, portfolioPdfUrl: null, profilePictureUrl: text, resumeUrl: text },
        ...{ referredById: index % 2 ? talentId : null, internalScoring: text, availability: null },
      })),
    })
    const rows = await world.db.talent.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
    const named = rows.map(row => ({ ...row, referredBy: row.referredById }))
    expect(await bodyOf('/api/talents')).toBe(JSON.stringify(answerOf('/api/talents').parse(named)))
  })

  test('companies', async () => {
    await world.db.company.createMany({
      data: ODD.map(text => ({
        name: text,
        mainStakeholder: text,
        billing: text,
        notes: null,
        status: 'PAUSED' as const,
      })),
    })
    const [first, second] = await world.db.company.findMany()
    const deal = { title: 'x', companyId: first?.id ?? 0, status: 'FILLED' as const }
    await world.db.deal.createMany({
      data: [
        { ...deal, companyBudget: '$1,000.50' },
        { ...deal, companyBudget: '', budget: '2000' },
        { ...deal, companyBudget: null },
        { ...deal, companyBudget: '8.500 €' },
        { ...deal, companyId: second?.id ?? 0, companyBudget: '$7', status: 'OPEN' },
      ],
    })
    const rows = await world.db.company.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    const totals = { filledDealsCount: 4, billingTotal: '$3,000.50', billingTotals: ['$3,000.50', '€8,500'] }
    const none = { filledDealsCount: 0, billingTotal: '$0', billingTotals: [] }
    const answered = rows.map(row => ({ ...row, ...(row.id === first?.id ? totals : none) }))
    expect(await bodyOf('/api/companies')).toBe(JSON.stringify(answerOf('/api/companies').parse(answered)))
  })

  test('deals', async () => {
    const company = await make.company()
    await world.db.deal.createMany({
      data: ODD.map((text, index) => ({
        ...{ title: text, companyId: company.id, companyBudget: text, notes: text, jobDescription: null },
        dealType: each(['MANAGED', 'HEAD_HUNTING'] as const, index),
        status: each(['OPEN', 'FILLED', 'CANDIDATE_IN_INTERVIEW'] as const, index),
        targetArea: each(['CUSTOMER_SUCCESS', null, 'TECH'] as const, index),
        ...{ deadline: each(dates, index), interviewDate: each(dates, index + 1), startDate: each(dates, index + 2) },
        ...{ selectedTalentId: index % 2 ? talentId : null, createdAt: each(dates, 4 * index + 1) ?? undefined },
      })),
    })
    const include = { company: { select: { name: true } }, selectedTalent: true }
    const rows = await world.db.deal.findMany({ include, orderBy: [{ title: 'asc' }, { id: 'asc' }] })
    const answered = rows.map(({ company, ...row }) => ({
      ...row,
      ...{ company: company.name, selectedCandidateId: row.selectedTalentId, selectedCandidate: row.selectedTalent },
    }))
    expect(await bodyOf('/api/deals')).toBe(JSON.stringify(answerOf('/api/deals').parse(answered)))
  })

  test('candidates', async () => {
    const [dealId] = (await world.db.deal.findMany({ select: { id: true } })).map(({ id }) => id)
    const talents = await world.db.talent.findMany({ select: { id: true } })
    await world.db.dealCandidate.createMany({
      data: talents.map(({ id }, index) => ({
        ...{ dealId: dealId ?? 0, talentId: id, notes: each([...ODD, null], index) },
        ...{ interviewDate: each(dates, index), matchPercentage: each([null, 0, 100], index) },
      })),
    })
    const rows = await world.db.dealCandidate.findMany({ include: { talent: true }, orderBy: { id: 'asc' } })
    expect(await bodyOf('/api/deal-candidates')).toBe(JSON.stringify(answerOf('/api/deal-candidates').parse(rows)))
  })

  test('comments', async () => {
    const { id } = await make.talent()
    await world.db.talentComment.createMany({ data: ODD.map(comment => ({ talentId: id, userId, comment })) })
    const [where, include] = [{ talentId: id }, { user: true }]
    const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
    const rows = await world.db.talentComment.findMany({ where, include, orderBy })
    const expected = JSON.stringify(answerOf('/api/talents/{id}/comments').parse(rows))
    expect(await bodyOf(`/api/talents/${id}/comments`)).toBe(expected)
  })
})

test('every list tells all tables that it reads', async () => {
  const client = new pg.Client(world.databaseUrl)
  await client.connect()
  for (const { method, path, answer, run } of calls) {
    if (method !== 'GET' || !(answer instanceof z.ZodArray)) continue
    const list = await run({ ...world } as unknown as Context, { id: talentId, dealId: 1, talentId })
    if (!(list instanceof AllRecords)) continue
    const statements = await statementsOf(() => list.parts(world, { without: [] }).next())
    const plans = await Promise.all(statements.map(statement => planOf(client, statement)))
    const read = plans.flatMap(nodesOf).map(node => node['Relation Name'])
    expect(new Set(read.filter(table => table !== undefined)), path).toEqual(new Set(list.listed.tables))
  }
  await client.end()
})

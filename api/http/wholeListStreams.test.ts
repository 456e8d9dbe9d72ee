import { once } from 'node:events'
import http from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls.ts'
import type { Context } from '../context.ts'
import { WholeList } from '../rest/wholeList.ts'
import { hashToken, randomToken } from '../secrets.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { isWholeList, nodesOf, planOf, statementsOf } from '../test/statements.ts'

openApp({}, { listen: true })

let staff: Caller
let talentId: number
let userId: number
let authorization: string

/** More than sockets and streams hold, so that a reader who stands still stops the database. */
const REMARKS = 5_000
const CHARACTERS = 4_000

// What a failed test leaves open would stop the database, and the end of other tests with it.
afterEach(() => {
  for (const response of asked.splice(0)) response.destroy()
})

beforeAll(async () => {
  const person = await make.user()
  userId = person.id
  staff = as(person)
  talentId = (await make.talent()).id
  await world.db.$executeRaw`
    INSERT INTO "TalentComment" ("talentId", "userId", comment)
    SELECT ${talentId}, ${userId}, repeat('Zoë ', ${CHARACTERS / 4}::int) FROM generate_series(1, ${REMARKS}::int)`
  const token = randomToken()
  await world.db.apiToken.create({ data: { userId, name: 'reader', scope: 'READ', tokenHash: hashToken(token) } })
  authorization = `Bearer ${token}`
})

const answerOf = (path: string) => calls.find(call => call.method === 'GET' && call.path === path)?.answer as z.ZodType

async function bodyOf(url: string) {
  const { statusCode, body } = await staff.fetch({ method: 'GET', url })
  expect(statusCode).toBe(200)
  return body
}

const comments = () => `/api/talents/${talentId}/comments`

/** The answers of a test. */
const asked: Readable[] = []

/** A request whose answer nobody has read yet. */
async function ask(headers = {}, path = comments()) {
  const request = http.get(`${world.address}${path}`, { headers: { authorization, ...headers } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  asked.push(response)
  return response
}

/** The comments as the database sends them, of which nobody has taken any yet. */
async function sent() {
  const sql = 'SELECT to_json(comment)::text FROM "TalentComment"'
  const rows = (await world.jsonRows.read({ sql, finish: null }, never())) as Readable
  asked.push(rows)
  return rows
}

const never = () => new AbortController().signal

const written = () => world.db.talentComment.create({ data: { talentId, userId, comment: 'The newest' } })

const idsOf = (body: Buffer) => (JSON.parse(body.toString()) as { id: number }[]).map(({ id }) => id)

async function readAll(response: http.IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts)
}

/** The events that the database waits for on behalf of lists under way. */
const waits = () => world.db.$queryRaw<{ event: string | null }[]>`
  SELECT wait_event AS event FROM pg_stat_activity
  WHERE application_name = 'talentdesk lists' AND state = 'active' AND datname = current_database()`

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
        { ...deal, companyId: second?.id ?? 0, companyBudget: '$7', status: 'OPEN' },
      ],
    })
    const rows = await world.db.company.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] })
    const totals = { filledDealsCount: 3, billingTotal: '$3,000.50' }
    const none = { filledDealsCount: 0, billingTotal: '$0' }
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

describe('a long list', () => {
  test('is compressed for those who accept gzip', async () => {
    const response = await ask({ 'accept-encoding': 'br, gzip' })
    expect(response.headers['content-encoding']).toBe('gzip')
    const sent = await readAll(response)
    expect(JSON.parse(gunzipSync(sent).toString())).toHaveLength(REMARKS)
    expect(sent.length).toBeLessThan((REMARKS * CHARACTERS) / 20)
  })

  test('leaves the database alone while its reader stands still, and goes on afterwards', async () => {
    const response = await ask()
    await vi.waitFor(async () => expect(await waits()).toEqual([]), 5_000)
    expect(JSON.parse((await readAll(response)).toString())).toHaveLength(REMARKS)
  })

  test('stops the database while nobody takes what it sends', async () => {
    const rows = await sent()
    await vi.waitFor(async () => expect(await waits()).toEqual([{ event: 'ClientWrite' }]), 5_000)
    rows.destroy()
    await vi.waitFor(async () => expect(await waits()).toEqual([]), 5_000)
  })

  test('is read once for all who ask for it, with gzip or without', async () => {
    const statements = await statementsOf(async () => {
      const plain = await Promise.all([ask(), ask()])
      const zipped = await Promise.all([ask({ 'accept-encoding': 'gzip' }), ask({ 'accept-encoding': 'gzip' })])
      const late = await ask()
      const bodies = await Promise.all([...plain, ...zipped, late].map(readAll))
      const [first, ...others] = bodies.map(body => (body[0] === 0x1f ? gunzipSync(body) : body))
      expect(JSON.parse(String(first))).toHaveLength(REMARKS)
      expect(others.every(body => body.equals(first as Buffer))).toBe(true)
    })
    expect(statements.filter(isWholeList)).toHaveLength(1)
  })

  test('is read again for whoever asks after a write, while others still take it', async () => {
    const statements = await statementsOf(async () => {
      const before = await ask()
      const same = await ask()
      const { id } = await written()
      const after = await ask()
      const [old, joined, fresh] = await Promise.all(
        [before, same, after].map(async list => idsOf(await readAll(list))),
      )
      expect(joined).toEqual(old)
      expect(fresh).toEqual([id, ...(old ?? [])])
    })
    expect(statements.filter(isWholeList)).toHaveLength(2)
  })

  test('is read again after a change of a related row by hand', async () => {
    const before = await ask()
    await world.db.$executeRaw`UPDATE "User" SET "firstName" = 'Renamed' WHERE id = ${userId}`
    const [old, fresh] = await Promise.all([before, await ask()].map(readAll))
    expect(old?.includes('Renamed')).toBe(false)
    expect(fresh?.includes('Renamed')).toBe(true)
  })

  test('goes at the pace of its reader when eight files are in use, and ends its query when all readers have gone', async () => {
    const begin = async () => Readable.from([Buffer.alloc(100_000)])
    const files = Array.from({ length: 8 }, () => world.storage.shared.read({ key: [{}], begin }, never()))
    const inUse = (await Promise.all(files)) as Readable[]
    const [one, other] = [await ask(), await ask()]
    const stands = () => vi.waitFor(async () => expect(await waits()).toEqual([{ event: 'ClientWrite' }]), 5_000)
    await stands()
    one.destroy()
    await pause(200)
    await stands()
    other.destroy()
    await vi.waitFor(async () => expect(await waits()).toEqual([]), 5_000)
    for (const stream of inUse) stream.destroy()
  })

  test('breaks off for all when a row is at fault', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ name: `Number ${index}`, summary: 'x'.repeat(2_000) }))
    const values = { role: '', area: 'TECH', seniority: '', createdAt: new Date('2026-01-01') } as const
    await world.db.talent.createMany({ data: rows.map(row => ({ ...values, ...row })) })
    const { id } = await world.db.talent.findFirstOrThrow({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    await world.db.talent.update({ where: { id }, data: { previousCompanies: 'nonsense' } })
    const encodings = ['identity', 'gzip', 'identity', 'gzip']
    const answers = await Promise.all(encodings.map(encoding => ask({ 'accept-encoding': encoding }, '/api/talents')))
    const read = await Promise.allSettled(answers.map(readAll))
    expect(read.map(({ status }) => status)).toEqual(encodings.map(() => 'rejected'))
    await vi.waitFor(async () => expect(await waits()).toEqual([]), 5_000)
    await world.db.talent.update({ where: { id }, data: { previousCompanies: [] } })
    expect(JSON.parse((await readAll(await ask({}, '/api/talents'))).toString()).length).toBeGreaterThan(2_000)
  })

  test('waits for its turn behind four others, and is refused when none of them ends', async () => {
    const four = await Promise.all([sent(), sent(), sent(), sent()])
    const fifth = await ask()
    expect(fifth.statusCode).toBe(503)
    expect(fifth.headers['retry-after']).toBe('10')
    fifth.resume()
    const [first, ...others] = four
    const sixth = ask()
    first?.destroy()
    expect((await sixth).statusCode).toBe(200)
    for (const stream of [...others, await sixth]) stream.destroy()
    // Other requests are answered meanwhile and after it.
    expect((await staff.fetch({ method: 'GET', url: '/api/companies' })).statusCode).toBe(200)
  })
})

test('every list tells all tables that it reads', async () => {
  const client = new pg.Client(world.databaseUrl)
  await client.connect()
  for (const { method, answer, run } of calls) {
    if (method !== 'GET' || !(answer instanceof z.ZodArray)) continue
    const list = await run({ ...world } as unknown as Context, { id: talentId })
    if (!(list instanceof WholeList)) continue
    const read = nodesOf(await planOf(client, { text: list.sql, values: [] })).map(node => node['Relation Name'])
    expect(new Set(read.filter(table => table !== undefined)), list.sql).toEqual(new Set(list.tables))
  }
  await client.end()
})

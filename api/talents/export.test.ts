import { readSheet } from 'read-excel-file/node'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { readCsv } from '../test/readCsv.ts'
import { talentLabels } from './words.ts'

openApp({ PUBLIC_URL: 'https://desk.example' })

let person: Person
let staff: Caller
let ada: number
let grace: number

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  ada = (await make.talent({ name: 'Ada Lovelace', status: 'VETTED', phone: '+49 89 1234567' })).id
  const said = {
    ...{ name: 'Grace "Amazing" Hopper', role: 'Admiral; Engineer', area: 'DATA', referredBy: ada },
    ...{ techStack: ['COBOL', '=1+1'], preferredRateType: 'BOTH', summary: 'Two lines,\nboth of them "hers".' },
    portfolioUrls: ['https://grace.example/work', 'https://grace.example/talks'],
    previousCompanies: [{ legacy: 'Navy' }, { company: 'Univac', title: 'Lead', description: 'Compilers' }],
  }
  grace = (await make.talent(said)).id
  await world.db.talent.update({ where: { id: grace }, data: { resumeUrl: '/api/files/abc' } })
})

const get = (query = '', caller = staff) => caller.fetch({ method: 'GET', url: `/api/talents.csv${query}` })

/** The names of the talents in the exported table. */
async function names(query: string) {
  const { statusCode, body } = await get(query)
  expect(statusCode).toBe(200)
  return readCsv(body).map(row => row.Name)
}

const exports = () => world.db.activity.findMany({ where: { kind: 'talent.exported' }, orderBy: { id: 'asc' } })

test("all talents are exported as a table with the form's labels, newest first", async () => {
  const { body } = await get()
  const [first, second] = readCsv(body)
  expect(Object.keys(first ?? {})).toEqual([
    ...['ID', ...Object.values(talentLabels), 'Owner', 'Rates confirmed', 'Added', 'Last changed'],
  ])
  const { createdAt, updatedAt } = await world.db.talent.findUniqueOrThrow({ where: { id: grace } })
  expect(first).toMatchObject({
    ...{
      ID: String(grace),
      Name: 'Grace "Amazing" Hopper',
      Role: 'Admiral; Engineer',
      Area: 'Data',
      Status: 'Backlog',
    },
    ...{ 'Tech stack': "COBOL; '=1+1", 'Rate type': 'Both', Summary: 'Two lines,\nboth of them "hers".' },
    'Portfolio URLs': 'https://grace.example/work; https://grace.example/talks',
    'Previous companies': 'Navy; Univac – Lead – Compilers',
    ...{ 'Referred by': 'Ada Lovelace', Resume: 'https://desk.example/api/files/abc', Phone: '' },
    ...{ Added: createdAt.toISOString(), 'Last changed': updatedAt.toISOString() },
  })
  expect(second).toMatchObject({ Name: 'Ada Lovelace', Phone: "'+49 89 1234567", 'Referred by': '' })
  expect(body).not.toMatch(/contactKeys|shareable/i)
})

test('the answer is an uncached download', async () => {
  const clock = vi.spyOn(world.clock, 'now').mockImplementation(() => new Date('2026-11-25T23:59:00Z'))
  onTestFinished(() => clock.mockRestore())
  const { headers } = await get()
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="talents-2026-11-25\.csv"/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('it is an Excel file by format or Accept, or a CSV file with the requested separator', async () => {
  const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const accepting = (accept: string, query = '') =>
    staff.fetch({ method: 'GET', url: `/api/talents.csv${query}`, headers: { accept } })
  for (const answer of [await get(`?format=xlsx&ids=${ada}`), await accepting(excel, `?ids=${ada}`)]) {
    expect(answer.headers).toMatchObject({
      'content-type': excel,
      'content-disposition': expect.stringMatching(/^attachment; filename="talents-\d{4}-\d\d-\d\d\.xlsx"/),
      vary: expect.stringMatching(/accept/i),
    })
    const [heads = [], row = []] = await readSheet(answer.rawPayload)
    const cell = (head: string) => row[heads.indexOf(head)]
    expect([cell('ID'), cell('Name'), cell('Phone')]).toEqual([ada, 'Ada Lovelace', '+49 89 1234567'])
    expect(cell('Added')).toBeInstanceOf(Date)
  }
  expect((await get('?separator=semicolon')).body).toMatch(/^\uFEFFID;Name;Role;/)
  expect((await accepting(excel, '?format=csv&separator=tab')).body).toMatch(/^\uFEFFID\tName\tRole\t/)
  expect((await accepting('application/json')).statusCode).toBe(406)
  expect((await get('?format=pdf')).json()).toMatchObject({ errors: { format: expect.stringContaining('csv, xlsx') } })
  expect((await get('?separator=|')).statusCode).toBe(400)
})

test("the list's filters and ids narrow the export; unknown ids are ignored", async () => {
  expect(await names('?status=vetted')).toEqual(['Ada Lovelace'])
  expect(await names('?area=Data&status=')).toEqual(['Grace "Amazing" Hopper'])
  expect(await names('?search=LOVELACE')).toEqual(['Ada Lovelace'])
  expect(await names(`?ids=${ada},${ada},999999,99999999999`)).toEqual(['Ada Lovelace'])
  expect(await names(`?ids=${ada},${grace}&area=tech`)).toEqual(['Ada Lovelace'])
  const none = await get('?ids=999999')
  expect([none.statusCode, none.body.split('\r\n').length]).toEqual([200, 2])
})

test.each([
  ['ids=', 'The ids in the address must be whole numbers separated by commas'],
  ['ids=1,x', 'The ids in the address must be whole numbers separated by commas'],
  [`ids=${Array.from({ length: 1_001 }, (_, id) => id)}`, 'The ids in the address must be at most 1,000'],
  ['ids=1&ids=2', 'The ids in the address stands there more than once'],
  ['area=Law', 'The area in the address must be one of Tech, Design, Data, Marketing, Product, Other'],
  ['status=gone', 'The status in the address must be one of Backlog, Vetted, Interviewed, Assigned, Dropped'],
])('%s is refused, and nothing is recorded', async (query, message) => {
  const before = (await exports()).length
  const { statusCode, headers, body } = await get(`?${query}`)
  expect([statusCode, JSON.parse(body).message]).toEqual([400, message])
  expect(headers['content-disposition']).toBeUndefined()
  expect(await exports()).toHaveLength(before)
})

test('visitors get 401, and a token with READ access gets all talents', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await visitor.fetch({ method, url: '/api/talents.csv' })).statusCode).toBe(401)
  }
  expect(readCsv((await get('', as(person, 'READ'))).body)).toHaveLength(2)
})

test('an export is recorded with viewer, count and filter; a HEAD request is not recorded', async () => {
  const before = (await exports()).length
  await get('?search=%20Ada%20&status=Vetted')
  await get(`?ids=${grace},${ada}`)
  const head = await staff.fetch({ method: 'HEAD', url: '/api/talents.csv' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const told = (await exports()).slice(before).map(({ actorId, talentId, changes }) => ({ actorId, talentId, changes }))
  const change = (field: string, after: string) => ({ field, before: null, after })
  expect(told).toEqual([
    {
      ...{ actorId: person.id, talentId: null },
      changes: [change('talents', '1'), change('search', 'ada'), change('status', 'Vetted')],
    },
    {
      ...{ actorId: person.id, talentId: null },
      changes: [change('talents', '2'), change('ids', `${grace}, ${ada}`)],
    },
  ])
})

/** Creates talents whose role is 'Counted', and deletes them when the test ends. */
async function counted(values: object[]) {
  const plain = { name: 'Part', role: 'Counted', area: 'OTHER' as const, seniority: '', companies: '', summary: '' }
  await world.db.talent.createMany({ data: values.map(each => ({ ...plain, ...each })) })
  onTestFinished(async () => {
    await world.db.talent.deleteMany({ where: { role: 'Counted' } })
  })
}

test('many talents are read in parts, each talent once, plain or with gzip', { tags: ['deep'] }, async () => {
  // Three talents for each instant.
  const instant = (index: number) => new Date(Date.UTC(2020, 0, 1, 0, 0, index % 400))
  await counted(Array.from({ length: 1_200 }, (_, index) => ({ name: `Part ${index}`, createdAt: instant(index) })))
  expect(new Set(await names('?search=counted')).size).toBe(1_200)
  expect(await names('?search=counted')).toHaveLength(1_200)
  const plain = await get()
  expect(readCsv(plain.body)).toHaveLength(1_202)
  const { headers } = await staff.fetch({
    method: 'GET',
    url: '/api/talents.csv',
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(headers['content-encoding']).toBe('gzip')
})

test('an early fault is returned as a problem; a later fault aborts the connection', { tags: ['deep'] }, async () => {
  await counted([{ createdAt: new Date('2000-01-01'), previousCompanies: 7 }])
  const early = await get('?search=counted')
  expect([early.statusCode, early.headers['content-disposition']]).toEqual([500, undefined])
  expect(early.json()).toMatchObject({ requestId: expect.any(String) })
  await counted(Array.from({ length: 600 }, () => ({ summary: 'long '.repeat(100) })))
  await expect(get('?search=counted')).rejects.toThrow()
})

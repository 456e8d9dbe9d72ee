import { beforeAll, expect, test } from 'vitest'
import { talentAudiences } from '../../talents/audiences.ts'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp()

let staff: Caller
let talentId: number
let companyId: number
let dealId: number
let candidateId: number
let applicationId: number

beforeAll(async () => {
  staff = as(await make.user())
  companyId = (await make.company()).id
  const made = await make.candidate()
  talentId = made.talentId
  dealId = made.dealId
  applicationId = (await make.application(dealId)).id
  candidateId = (await world.db.dealCandidate.findFirstOrThrow({ where: { dealId, talentId } })).id
})

type Headers = Record<string, string>
const send = (method: string, url: string, { headers = {}, body }: { headers?: Headers; body?: object } = {}) =>
  staff.fetch({ method: method as 'GET', url, headers, ...(body ? { payload: body } : {}) })
const tagOf = async (url: string) => String((await send('GET', url)).headers.etag)

test('answers 304 only while the whole answer is the same, including facts of other records', async () => {
  const referrer = await make.talent({ name: 'Grace' })
  const { id } = await make.talent({ referredBy: referrer.id })
  const url = `/api/talents/${id}`
  const tag = await tagOf(url)
  expect(tag).toMatch(/^"v\d+\.[\w-]{22}"$/)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await send('GET', url, { headers: { 'if-none-match': known } })
    expect([again.statusCode, again.body, again.headers.etag], known).toEqual([304, '', tag])
  }
  await world.db.talent.update({ where: { id: referrer.id }, data: { name: 'Grace Hopper' } })
  const changed = await send('GET', url, { headers: { 'if-none-match': tag } })
  expect([changed.statusCode, changed.json().referredByTalent.name]).toEqual([200, 'Grace Hopper'])
  // The version of the record itself is unchanged.
  const saved = await send('PATCH', url, { headers: { 'if-match': tag }, body: { role: 'Admiral' } })
  expect(saved.statusCode).toBe(200)
})

test('answers 304 for a list without reading it, until one of its tables changes', async () => {
  for (const url of ['/api/companies', '/api/talents', `/api/talents/${talentId}/comments`]) {
    const tag = await tagOf(url)
    expect((await send('GET', url, { headers: { 'if-none-match': tag } })).statusCode, url).toBe(304)
  }
  const tag = await tagOf('/api/companies')
  await make.company()
  const changed = await send('GET', '/api/companies', { headers: { 'if-none-match': tag } })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(tag)
})

test('an answer with fewer fields has a different tag, which does not match the full answer', async () => {
  const admin = as(await make.admin())
  for (const url of [`/api/talents/${talentId}`, '/api/talents']) {
    const read = (caller: Caller, headers: Headers = {}) => caller.fetch({ method: 'GET', url, headers })
    const [whole, less] = await withoutEmail(async () => [await read(admin), await read(staff)] as const)
    expect([whole.body.includes('"email"'), less.body.includes('"email"')], url).toEqual([true, false])
    expect(less.headers.etag, url).not.toBe(whole.headers.etag)
    // When staff may see the field again, the tag of the shorter answer no longer matches.
    const again = await read(staff, { 'if-none-match': String(less.headers.etag) })
    expect([again.statusCode, again.body.includes('"email"')], url).toEqual([200, true])
    const known = { 'if-none-match': String(whole.headers.etag) }
    expect((await read(admin, known)).statusCode, url).toBe(304)
    expect(await withoutEmail(async () => (await read(staff, known)).statusCode), url).toBe(200)
  }
})

/** Runs the work while only admins may see the e-mail addresses of talents. */
async function withoutEmail<Result>(run: () => Promise<Result>): Promise<Result> {
  const { email } = talentAudiences.fields
  const fields: Record<string, object> = talentAudiences.fields
  fields.email = { ...email, staff: ['ADMIN'] }
  try {
    return await run()
  } finally {
    fields.email = email
  }
}

test.each([
  ['PATCH', () => `/api/talents/${talentId}`, { role: 'Lead' }],
  ['PUT', () => `/api/companies/${companyId}`, { notes: 'Pays late' }],
  ['PUT', () => `/api/deals/${dealId}`, { title: 'CTO' }],
  ['PATCH', () => `/api/deal-candidates/${candidateId}`, { notes: 'Keen' }],
  ['PATCH', () => `/api/external-applications/${applicationId}`, { notes: 'Late' }],
] as const)('%s %s with If-Match changes the record at its version only', async (method, address, body) => {
  const url = address()
  const current = await tagOf(url)
  for (const wrong of [current.replace(/v\d+/, 'v9999'), `W/${current}`, '"of-no-version"']) {
    const refused = await send(method, url, { headers: { 'if-match': wrong }, body })
    expect([refused.statusCode, refused.json().message]).toEqual([
      412,
      'The record was changed since you read it. Nothing was saved.',
    ])
  }
  expect(await tagOf(url)).toBe(current)
  const saved = await send(method, url, { headers: { 'if-match': `"other", ${current}` }, body })
  expect([saved.statusCode, saved.headers.etag]).toEqual([200, expect.stringMatching(/^"v\d+\./)])
  expect((await send(method, url, { headers: { 'if-match': current }, body })).statusCode).toBe(412)
  expect((await send(method, url, { headers: { 'if-match': String(saved.headers.etag) }, body })).statusCode).toBe(200)
})

test('a malformed or unsupported condition gets 400, and a condition for a missing record gets 404', async () => {
  const refused = async (method: string, url: string, headers: Headers, body?: object) => {
    const { statusCode, ...answer } = await send(method, url, { headers, ...(body && { body }) })
    return `${statusCode} ${answer.json().message}`
  }
  const url = `/api/companies/${companyId}`
  for (const wrong of ['v1', '"v1', '', '"a" "b"', 'w/"a"']) {
    expect(await refused('PUT', url, { 'if-match': wrong }, {})).toMatch(/^400 An ETag must be sent/)
    expect(await refused('GET', url, { 'if-none-match': wrong })).toMatch(/^400 An ETag must be sent/)
  }
  expect(await refused('GET', url, { 'if-match': '*' })).toBe('400 This call does not take If-Match')
  expect(await refused('POST', '/api/companies', { 'if-match': '*' }, {})).toBe('400 This call does not take If-Match')
  expect(await refused('PUT', url, { 'if-none-match': '*' }, {})).toBe('400 This call does not take If-None-Match')
  expect(await refused('PUT', '/api/companies/999999', { 'if-match': '*' }, { notes: 'x' })).toBe(
    '404 Company not found',
  )
  expect((await send('PUT', url, { headers: { 'if-match': '*' }, body: { notes: 'x' } })).statusCode).toBe(200)
})

test('of several concurrent changes to the same version, one succeeds', async () => {
  const { id } = await make.company()
  const url = `/api/companies/${id}`
  const tag = await tagOf(url)
  const statuses = await Promise.all(
    ['one', 'two', 'three'].map(async notes => {
      const { statusCode } = await send('PUT', url, { headers: { 'if-match': tag }, body: { notes } })
      return statusCode
    }),
  )
  expect(statuses.sort()).toEqual([200, 412, 412])
})

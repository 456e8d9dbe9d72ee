import { beforeAll, expect, test } from 'vitest'
import { calls, isPublic } from '../../calls.ts'
import { talentAudiences } from '../../talents/audiences.ts'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make, plausibleCompany, plausibleTalent } from '../../test/make.ts'
import { describeApi } from '../openapi/openapi.ts'

openApp()

let staff: Caller
let talentId: number
let companyId: number
let dealId: number
let candidateId: number

beforeAll(async () => {
  staff = as(await make.user())
  companyId = (await make.company()).id
  const made = await make.candidate()
  talentId = made.talentId
  dealId = made.dealId
  candidateId = (await world.db.dealCandidate.findFirstOrThrow({ where: { dealId, talentId } })).id
})

type Headers = Record<string, string>
const send = (method: string, url: string, { headers = {}, body }: { headers?: Headers; body?: object } = {}) =>
  staff.fetch({ method: method as 'GET', url, headers, ...(body ? { payload: body } : {}) })
const tagOf = async (url: string) => String((await send('GET', url)).headers.etag)

test('answers 304 while the answer is the very same, also for facts of other records', async () => {
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
  // The record itself is at the same version.
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

test('an answer of somebody who may see less has another tag, which is never theirs for the whole', async () => {
  const admin = as(await make.admin())
  for (const url of [`/api/talents/${talentId}`, '/api/talents']) {
    const read = (caller: Caller, headers: Headers = {}) => caller.fetch({ method: 'GET', url, headers })
    const [whole, less] = await withoutEmail(async () => [await read(admin), await read(staff)] as const)
    expect([whole.body.includes('"email"'), less.body.includes('"email"')], url).toEqual([true, false])
    expect(less.headers.etag, url).not.toBe(whole.headers.etag)
    // Once they may see it again, what they had is not what they would get.
    const again = await read(staff, { 'if-none-match': String(less.headers.etag) })
    expect([again.statusCode, again.body.includes('"email"')], url).toEqual([200, true])
    const known = { 'if-none-match': String(whole.headers.etag) }
    expect((await read(admin, known)).statusCode, url).toBe(304)
    expect(await withoutEmail(async () => (await read(staff, known)).statusCode), url).toBe(200)
  }
})

/** Runs it while only admins may see the e-mail addresses of talents. */
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

test('every call that takes If-Match changes the record at its version only, and tells the next one', async () => {
  const { id } = (
    await send('POST', '/api/talents', { body: { ...plausibleTalent, area: 'Design', portfolioUrls: ['a.example'] } })
  ).json()
  const company = (await send('POST', '/api/companies', { body: { ...plausibleCompany, status: 'Active' } })).json()
  const application = await make.application(dealId)
  const records: Record<string, { url: string; body: object }> = {
    'PATCH /api/talents/{id}': { url: `/api/talents/${id}`, body: { role: 'Lead' } },
    'PATCH /api/talents/{id}/status': { url: `/api/talents/${id}`, body: { status: 'Vetted' } },
    'DELETE /api/talents/{id}': { url: `/api/talents/${id}`, body: {} },
    'PUT /api/companies/{id}': { url: `/api/companies/${company.id}`, body: { notes: 'Pays late' } },
    'PATCH /api/companies/{id}/status': { url: `/api/companies/${company.id}`, body: { status: 'Paused' } },
    'DELETE /api/companies/{id}': { url: `/api/companies/${company.id}`, body: {} },
    'PUT /api/deals/{id}': { url: `/api/deals/${dealId}`, body: { title: 'CTO' } },
    'PATCH /api/deals/{id}/status': { url: `/api/deals/${dealId}`, body: { status: 'On Hold' } },
    'PATCH /api/deals/{id}/select-candidate': { url: `/api/deals/${dealId}`, body: { talentId } },
    'PATCH /api/deal-candidates/{id}': { url: `/api/deal-candidates/${candidateId}`, body: { notes: 'Keen' } },
    'DELETE /api/deal-candidates/{id}': { url: `/api/deal-candidates/${candidateId}`, body: {} },
    'PATCH /api/external-applications/{id}': {
      url: `/api/external-applications/${application.id}`,
      body: { notes: 'Late' },
    },
    'DELETE /api/external-applications/{id}': { url: `/api/external-applications/${application.id}`, body: {} },
    'DELETE /api/deals/{id}': { url: `/api/deals/${dealId}`, body: {} },
  }
  const lines = calls.filter(({ versioned }) => versioned).map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(records).sort()).toEqual(lines.sort())
  for (const [line, { url, body }] of Object.entries(records)) {
    const [method = '', path = ''] = line.split(' ')
    const address = path.replace('{id}', String(url.split('/')[3]))
    const current = await tagOf(url)
    const stale = current.replace(/v\d+/, 'v9999')
    for (const headers of [{ 'if-match': stale }, { 'if-match': `W/${current}` }, { 'if-match': '"of-no-version"' }]) {
      const refused = await send(method, address, { headers, body })
      expect([refused.statusCode, refused.json().message], line).toEqual([
        412,
        'The record was changed since you read it. Nothing was saved.',
      ])
    }
    expect(await tagOf(url), line).toBe(current)
    const saved = await send(method, address, { headers: { 'if-match': `"other", ${current}` }, body })
    expect([saved.statusCode, saved.body], line).toEqual([200, expect.any(String)])
    if (method === 'DELETE') continue
    expect(saved.headers.etag, line).toMatch(/^"v\d+\./)
    const again = await send(method, address, { headers: { 'if-match': current }, body })
    expect(again.statusCode, line).toBe(412)
    const next = await send(method, address, { headers: { 'if-match': String(saved.headers.etag) }, body })
    expect(next.statusCode, line).toBe(200)
  }
})

test('a condition is never ignored: malformed or not taken, it is a 400; of a missing record, a 404', async () => {
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

test('two who change the same version at once: one is told', async () => {
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

test('what is made has an address, and every 201 documents it', async () => {
  const made = await send('POST', '/api/companies', { body: { ...plausibleCompany, status: 'Active' } })
  expect(made.statusCode).toBe(201)
  expect(made.headers).toMatchObject({
    location: `/api/companies/${made.json().id}`,
    etag: expect.stringMatching(/^"v1\./),
  })
  expect((await send('GET', String(made.headers.location))).json().name).toBe(plausibleCompany.name)
  const { paths } = describeApi('session')
  for (const { method, path, status } of calls.filter(each => each.status === 201 && !isPublic(each))) {
    expect(paths[path]?.[method.toLowerCase()], path).toMatchObject({
      responses: { [status ?? 0]: { headers: { Location: expect.anything() } } },
    })
  }
})

import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { applicationsOf, openDeal, resume } from './test/applying.ts'

openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0', PUBLIC_URL: 'https://desk.example.com' })

const SITE = 'https://www.agency.example'
const OTHER = 'https://evil.example'
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

let admin: Person
let staff: Caller
let deal: Awaited<ReturnType<typeof openDeal>>

beforeAll(async () => {
  admin = await make.admin()
  staff = as(await make.user())
  deal = await openDeal()
  await allow([SITE])
})

const SET_AGENCY = 'mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { agency { applyOrigins } } }'
const allow = (applyOrigins: string[]) => as(admin).run(SET_AGENCY, { input: { applyOrigins } })

const SET_DEAL = `mutation ($input: SetApplicationOriginsInput!) {
  setApplicationOrigins(input: $input) { deal { applicationOrigins { origins isOwn } } }
}`
const setDeal = (id: number, origins: string[] | null) => staff.run(SET_DEAL, { input: { id, origins } })

type Sent = { origin?: string; accept?: string; fields?: Record<string, string>; token?: string; cookie?: string }

/** Sends the form as a browser of the other site does. */
async function apply({ origin, accept, fields = { email: 'ines@example.org' }, token = deal.token, cookie }: Sent) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('resume', new Blob([Buffer.from(resume)]), 'cv.pdf')
  const body = new Response(form)
  return visitor.fetch({
    ...{ method: 'POST', url: `/api/public/deals/${token}/apply` },
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(origin && { origin }),
      ...(accept && { accept }),
      ...(cookie && { cookie }),
    },
  })
}

const preflight = (url: string, origin: string, method = 'POST') =>
  visitor.fetch({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': method } })

describe('an allowed site', () => {
  test('sends an application and reads the documented answer', async () => {
    const answer = await apply({ origin: SITE, fields: { email: 'site@example.org' } })
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 201, body: { success: true } })
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': SITE })
    expect(answer.headers.vary).toMatch(/\bOrigin\b/)
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    const kept = await applicationsOf(deal.id)
    expect(kept).toContainEqual(expect.objectContaining({ email: 'site@example.org', source: SITE, viaToken: null }))
  })

  test('reads the deal, and why an application was refused', async () => {
    const read = await visitor.fetch({ url: `/api/public/deals/${deal.token}`, headers: { origin: SITE } })
    expect(Object.keys(read.json())).toEqual(['token', 'title', 'jobDescription'])
    expect(read.headers['access-control-allow-origin']).toBe(SITE)
    const refused = await apply({ origin: SITE, fields: {} })
    expect(refused).toMatchObject({ statusCode: 400, headers: { 'access-control-allow-origin': SITE } })
    const unknown = await apply({ origin: SITE, token: 'unknown' })
    expect(unknown).toMatchObject({ statusCode: 404, headers: { 'access-control-allow-origin': SITE } })
  })

  test('may ask before it sends', async () => {
    const asked = await preflight(`/api/public/deals/${deal.token}/apply`, SITE)
    expect(asked).toMatchObject({
      statusCode: 204,
      headers: { 'access-control-allow-origin': SITE, 'access-control-allow-methods': 'POST' },
    })
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials')
    expect((await preflight(`/api/public/deals/${deal.token}/apply`, SITE, 'DELETE')).statusCode).toBe(405)
  })

  test('is a visitor, also with the cookie of somebody who is signed in', async () => {
    const answer = await apply({ origin: SITE, cookie: '__Host-talentdesk_session=nobody', fields: { phone: '+49 2' } })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })
})

describe('any other site', () => {
  test.each([
    OTHER,
    'null',
    `${SITE}.evil.example`,
    'http://www.agency.example',
    `${SITE}:8443`,
    'https://agency.example',
  ])('is refused: %s', async origin => {
    const before = await applicationsOf(deal.id)
    const answer = await apply({ origin, fields: { email: 'other@example.org' } })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.headers.vary).toMatch(/\bOrigin\b/)
    expect((await preflight(`/api/public/deals/${deal.token}/apply`, origin)).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
    expect(await applicationsOf(deal.id)).toHaveLength(before.length)
  })

  test('and no other call is opened to an allowed one', async () => {
    for (const url of ['/graphql', '/api/companies', '/api/applications', '/api/public/nothing', '/api/auth/login']) {
      const asked = await preflight(url, SITE)
      expect(asked.headers, url).not.toHaveProperty('access-control-allow-origin')
      expect(asked.statusCode, url).toBeGreaterThanOrEqual(400)
    }
    const login = await visitor.fetch({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: SITE },
      payload: {},
    })
    expect(login.statusCode).toBe(403)
  })
})

describe('the sites of a deal', () => {
  test('stand in place of those of the agency, until they are given up', async () => {
    const own = await openDeal()
    await setDeal(own.id, [OTHER])
    expect((await apply({ token: own.token, origin: OTHER })).statusCode).toBe(201)
    expect((await apply({ token: own.token, origin: SITE })).statusCode).toBe(403)
    await setDeal(own.id, [])
    expect((await apply({ token: own.token, origin: OTHER })).statusCode).toBe(403)
    expect(await setDeal(own.id, null)).toMatchObject({
      setApplicationOrigins: { deal: { applicationOrigins: { origins: [SITE], isOwn: false } } },
    })
    expect(await world.db.activity.count({ where: { dealId: own.id, kind: 'deal.updated' } })).toBe(3)
  })

  test.each([
    '*',
    'https://*.agency.example',
    'null',
    'agency.example',
    `${SITE}/jobs`,
    'https://a:b@agency.example',
    'javascript:1',
  ])('are exact origins, not %s', async origin => {
    expect((await staff.refusal(SET_DEAL, { input: { id: deal.id, origins: [origin] } })).code).toBe('INVALID_INPUT')
    const refused = await as(admin).refusal(SET_AGENCY, { input: { applyOrigins: [origin] } })
    expect(refused.fields).toHaveProperty('applyOrigins')
  })

  test('of the agency are set by admins only', async () => {
    const refused = await staff.refusal(SET_AGENCY, { input: { applyOrigins: [OTHER] } })
    expect(refused.code).toBe('FORBIDDEN')
  })
})

describe('a form without script', () => {
  test('is answered with thanks and the own link of the applicant', async () => {
    const answer = await apply({ origin: SITE, accept: HTML, fields: { email: 'plain@example.org' } })
    expect(answer).toMatchObject({ statusCode: 201 })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('Thank you for your application')
    expect(answer.body).toMatch(/href="https:\/\/desk\.example\.com\/application\/[\w-]{43}"/)
  })

  test('leads to its own page of thanks, and to no other site', async () => {
    const thanks = `${SITE}/thanks?job=1`
    const answer = await apply({ origin: SITE, accept: HTML, fields: { email: 'to@example.org', redirect: thanks } })
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: thanks } })
    const targets = [`${OTHER}/`, '//evil.example', 'javascript:alert(1)', `https://a:b@www.agency.example/`, '/apply']
    for (const redirect of targets) {
      const refused = await apply({ accept: HTML, fields: { email: 'open@example.org', redirect } })
      expect(refused.statusCode, redirect).toBe(400)
      expect(refused.headers, redirect).not.toHaveProperty('location')
    }
    expect(await applicationsOf(deal.id)).not.toContainEqual(expect.objectContaining({ email: 'open@example.org' }))
  })

  test('shows what is wrong as a page, and escapes it', async () => {
    const refused = await apply({ origin: SITE, accept: HTML, fields: { email: ' ' } })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Your application was not sent')
    expect(refused.body).toContain('Please provide either email or phone number')
    expect((await apply({ origin: OTHER, accept: HTML })).headers['content-type']).toContain('text/html')
  })

  test('answers the questions with a field for each', async () => {
    const asking = await openDeal()
    const questions = [
      { text: 'May you work in the EU?', kind: 'YES_NO', isRequired: true },
      { text: 'Since when?', kind: 'TEXT', isRequired: false },
    ]
    await staff.run(
      'mutation ($input: SetApplicationQuestionsInput!) { setApplicationQuestions(input: $input) { deal { id } } }',
      { input: { id: asking.id, questions } },
    )
    const fields = { email: 'a@example.org', answer2: '2020' }
    expect((await apply({ token: asking.token, origin: SITE, fields })).statusCode).toBe(400)
    await apply({ token: asking.token, origin: SITE, fields: { ...fields, answer1: 'Yes' } })
    const [{ answers } = {}] = await applicationsOf(asking.id)
    expect(answers).toMatchObject([{ answer: 'Yes' }, { answer: '2020' }])
  })
})

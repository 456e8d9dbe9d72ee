import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addApiToken } from '../auth/apiTokens.ts'
import { storeBytes } from '../files/files.ts'
import { as, type Caller, openApp, visitor, visitorsPage, world } from '../test/harness.ts'
import { make, type Person, staffOf } from '../test/make.ts'
import { applicationsOf, openDeal, resume } from './test/applying.ts'

openApp({ TOKEN_APPLICATIONS_PER_HOUR: '0' }, { listen: true })

let robin: Person
let staff: Caller
let secret: string

beforeAll(async () => {
  robin = await make.user()
  staff = as(robin)
  secret = (await addApiToken(staffOf(robin), { name: 'Careers page', scope: 'READ_WRITE' })).secret
})
beforeEach(() => {
  world.settings.limits.tokenApplicationsPerHour = 0
})

const CREATE = `mutation ($input: CreateApplicationInput!) {
  createApplication(input: $input) {
    application { databaseId email source viaToken answers { question answer } waitingPosition isProcessed }
    isNew statusUrl applicationsLeft
  }
}`

type Created = {
  createApplication: {
    application: { databaseId: number; source: string | null; viaToken: string | null; waitingPosition: number | null }
    isNew: boolean
    statusUrl: string | null
    applicationsLeft: number | null
  }
}

/** Uploads a resume and returns its address. */
const uploaded = async (mark = '') => {
  const bytes = Buffer.concat([Buffer.from(resume), Buffer.from(mark)])
  const { url } = await storeBytes(world, { bytes, filename: 'cv.pdf', kind: 'RESUME', uploadedById: robin.id })
  return url
}

const create = async (input: object, who = staff) =>
  (await who.run<Created>(CREATE, { input: { email: 'ines@example.org', ...input } })).createApplication

/** Sends the REST form with the token. */
async function post(fields: Record<string, string>, { file = true, key }: { file?: boolean; key?: string } = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('resume', new Blob([Buffer.from(resume)]), 'cv.pdf')
  const headers = { authorization: `Bearer ${secret}`, ...(key && { 'idempotency-key': key }) }
  const response = await fetch(`${world.address}/api/applications`, { method: 'POST', body: form, headers })
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') }
}

describe('an application by a program', () => {
  test('is stored once, with its source', async () => {
    const { id: dealId } = await make.deal()
    const fields = { dealId: `${dealId}`, email: 'ines@example.org', source: 'Careers page' }
    const first = await post(fields)
    expect(first).toMatchObject({
      status: 201,
      body: { dealId, email: 'ines@example.org', status: 'Applied', source: 'Careers page', viaToken: 'Careers page' },
    })
    expect((await post(fields)).body.id).toBe(first.body.id)
    expect(await applicationsOf(dealId)).toHaveLength(1)
    expect(await world.db.storedFile.count({ where: { applicationId: null, kind: 'APPLICATION' } })).toBe(0)
  })

  test('is in the timeline of the deal with its source', async () => {
    const { id: dealId } = await make.deal()
    await post({ dealId: `${dealId}`, phone: '+49 1', source: 'Job board' })
    const [{ changes } = {}] = await world.db.activity.findMany({ where: { dealId, kind: 'application.received' } })
    expect(changes).toContainEqual({ field: 'source', before: null, after: 'Job board' })
    expect(changes).toContainEqual({ field: 'broughtBy', before: null, after: "API token 'Careers page'" })
  })

  test("may refer to an uploaded resume, and gets the applicant's link only once", async () => {
    const { id: dealId } = await make.deal()
    const resumeUrl = await uploaded()
    const made = await create({ dealId, resumeUrl, source: 'Mail' })
    expect(made).toMatchObject({ isNew: true, application: { source: 'Mail', viaToken: 'test' } })
    expect(made.statusUrl).toMatch(/\/application\/[\w-]{43}$/)
    expect(await create({ dealId, resumeUrl })).toMatchObject({ isNew: false, statusUrl: null })
    const [{ resumeUrl: kept } = { resumeUrl: '' }] = await applicationsOf(dealId)
    expect(kept).toBe(resumeUrl)
  })

  test('is shown to the applicant by the link', async () => {
    const { id: dealId, title } = await make.deal()
    const { statusUrl } = await create({ dealId, resumeUrl: await uploaded('own link') })
    const own = await visitorsPage.run('query ($secret: String!) { ownApplication(secret: $secret) { title } }', {
      secret: statusUrl?.split('/').at(-1),
    })
    expect(own).toEqual({ ownApplication: { title } })
  })

  test('is created once per idempotency key', async () => {
    const { id: dealId } = await make.deal()
    const fields = { dealId: `${dealId}`, email: 'key@example.org' }
    const first = await post(fields, { key: 'form 7' })
    expect(await post(fields, { key: 'form 7' })).toEqual(first)
    expect((await post({ ...fields, email: 'other@example.org' }, { key: 'form 7' })).status).toBe(409)
    expect(await applicationsOf(dealId)).toHaveLength(1)
  })

  test("respects the deal's limit and waiting list", async () => {
    const { id: dealId } = await make.deal()
    await world.db.deal.update({ where: { id: dealId }, data: { applicationLimit: 1, hasWaitingList: true } })
    await post({ dealId: `${dealId}`, email: 'first@example.org' })
    expect((await post({ dealId: `${dealId}`, email: 'second@example.org' })).status).toBe(409)
    const waiting = await create({ dealId, resumeUrl: await uploaded('waits'), mayWait: true })
    expect(waiting.application.waitingPosition).toBe(1)
  })

  test('is the same as one sent by the apply link', async () => {
    const { id: dealId, token } = await openDeal()
    const email = 'both@example.org'
    const form = new FormData()
    form.set('email', email)
    form.set('resume', new Blob([Buffer.from(resume)]), 'cv.pdf')
    await fetch(`${world.address}/api/public/deals/${token}/apply`, { method: 'POST', body: form })
    expect((await post({ dealId: `${dealId}`, email })).status).toBe(201)
    expect(await applicationsOf(dealId)).toHaveLength(1)
  })

  test('answers the questions of the deal', async () => {
    const { id } = await make.deal()
    const input = { id, questions: [{ text: 'May you work in the EU?', kind: 'YES_NO', isRequired: true }] }
    await staff.run(
      'mutation ($input: SetApplicationQuestionsInput!) { setApplicationQuestions(input: $input) { deal { id } } }',
      { input },
    )
    const fields = { dealId: `${id}`, email: 'eu@example.org' }
    const missing = await post({ ...fields, answers: '[]' })
    expect(missing).toMatchObject({ status: 400, body: { message: 'Please answer: May you work in the EU?' } })
    await post({ ...fields, answers: '[{"number": 1, "answer": "Yes"}]' })
    const [{ answers } = {}] = await applicationsOf(id)
    expect(answers).toEqual([{ question: 'May you work in the EU?', answer: 'Yes', isWrong: false }])
  })

  test('is limited per token and hour', async () => {
    world.settings.limits.tokenApplicationsPerHour = 2
    const { id: dealId } = await make.deal()
    const own = as(await make.user())
    expect(await create({ dealId, resumeUrl: await uploaded('1') }, own)).toMatchObject({ applicationsLeft: 1 })
    await create({ dealId, resumeUrl: await uploaded('2') }, own)
    const third = { input: { dealId, email: 'third@example.org', resumeUrl: await uploaded('3') } }
    expect((await own.refusal(CREATE, third)).code).toBe('TOO_MANY')
    await expect(create(third.input, as(await make.user()))).resolves.toMatchObject({ isNew: true })
  })
})

describe('an application by a program is refused', () => {
  const refused = async (fields: Record<string, string>, by?: { file?: boolean }) => (await post(fields, by)).status

  test.each([
    ['without a contact', { dealId: 'deal' }],
    ['without a deal', { email: 'a@example.org' }],
    ['with a deal that is no number', { dealId: '1e3', email: 'a@example.org' }],
    ['with a source that is too long', { dealId: 'deal', email: 'a@example.org', source: 'x'.repeat(101) }],
  ])('%s', async (_what, fields: Record<string, string>) => {
    const { id } = await make.deal()
    expect(await refused({ ...fields, ...(fields.dealId === 'deal' && { dealId: `${id}` }) })).toBe(400)
    expect(await applicationsOf(id)).toEqual([])
  })

  test('without a resume, with an unknown one, or for an unknown or closed deal', async () => {
    const { id: dealId } = await make.deal()
    const email = 'a@example.org'
    expect(await refused({ dealId: `${dealId}`, email }, { file: false })).toBe(400)
    expect((await staff.refusal(CREATE, { input: { dealId, email } })).code).toBe('INVALID_INPUT')
    const unknown = { dealId, email, resumeUrl: `/api/files/${'x'.repeat(32)}` }
    expect((await staff.refusal(CREATE, { input: unknown })).fields).toHaveProperty('resumeUrl')
    expect(await refused({ dealId: '999999', email })).toBe(404)
    await world.db.deal.update({ where: { id: dealId }, data: { status: 'CLOSED' } })
    expect(await refused({ dealId: `${dealId}`, email })).toBe(409)
  })

  test('if sent by a visitor, or with a READ token', async () => {
    const { id: dealId } = await make.deal()
    const input = { dealId, email: 'a@example.org', resumeUrl: await uploaded('refused') }
    expect((await visitor.refusal(CREATE, { input })).code).toBe('401')
    expect((await as(robin, 'READ').refusal(CREATE, { input })).code).toBe('FORBIDDEN')
    expect((await visitor.fetch({ method: 'POST', url: '/api/applications' })).statusCode).toBe(401)
  })
})

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OverLimit } from '../extraction/reading.ts'
import { engineer, sampleResume } from '../extraction/test/drawnResumes.ts'
import { drawResume } from '../extraction/test/drawResume.ts'
import { docOf, docxOf, partsOf, zipOf } from '../extraction/test/wordFiles.ts'
import { type JobWorker, startWorker } from '../jobs/worker.ts'
import { Unavailable } from '../problems.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, plausibleTalent } from '../test/make.ts'
import { samples } from '../test/samples.ts'
import { applicationJobs, endForgotten, readApplication } from './jobs.ts'
import { PROCESSING_FAILED } from './rules.ts'

openApp({ PUBLIC_APPLICATIONS_PER_HOUR: '0', PUBLIC_READS_PER_MINUTE: '0' }, { listen: true })

let staff: Caller
let resume: Uint8Array
let worker: JobWorker

beforeAll(async () => {
  staff = as(await make.user())
  resume = await drawResume(sampleResume, 'oneColumn')
  const quiet = () => undefined
  const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  worker = await startWorker({ databaseUrl: world.databaseUrl, jobs: applicationJobs, deps: world, logger })
})

afterAll(() => worker.stop())

/** A deal with an apply link. */
async function openDeal(values: Record<string, unknown> = {}) {
  const deal = await make.deal(values)
  const data = await staff.run<{ shareDeal: { shareableUrl: string } }>(
    'mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }',
    { id: deal.id },
  )
  return { ...deal, token: data.shareDeal.shareableUrl.split('/').at(-1) ?? '' }
}

type Form = { file?: Uint8Array | null; name?: string; type?: string; email?: string; phone?: string }

/** Sends the form of the apply call over HTTP. */
async function apply(token: string, { file = resume, name = 'cv.pdf', type = '', ...contact }: Form) {
  const form = new FormData()
  for (const [field, value] of Object.entries(contact)) form.set(field, value)
  if (file) form.set('resume', new Blob([Buffer.from(file)], { type }), name)
  const response = await fetch(`${world.address}/api/public/deals/${encodeURIComponent(token)}/apply`, {
    method: 'POST',
    body: form,
  })
  return { status: response.status, body: await response.json(), retryAfter: response.headers.get('retry-after') }
}

const look = async (token: string) => {
  const response = await fetch(`${world.address}/api/public/deals/${encodeURIComponent(token)}`)
  return { status: response.status, body: await response.json() }
}

const applicationsOf = (dealId: number) =>
  world.db.externalApplication.findMany({ where: { dealId }, orderBy: { id: 'asc' } })

const NOT_FOUND = { status: 404, body: { message: 'Deal not found or applications not allowed' } }
const TAKEN = { status: 201, body: { success: true } }
const email = 'pat@example.com'

test('a visitor sees token, title and description of a deal that takes applications, and no other', async () => {
  const { id, token, title, jobDescription } = await openDeal()
  expect(await look(token)).toEqual({ status: 200, body: { token, title, jobDescription } })
  await world.db.deal.update({ where: { id }, data: { applicationLimit: 1 } })
  await make.application(id)
  expect(await look(token)).toEqual(NOT_FOUND)
  for (const status of ['FILLED', 'FINISHED', 'CLOSED', 'ON_HOLD'] as const) {
    await world.db.deal.update({ where: { id }, data: { applicationLimit: null, status } })
    expect(await look(token)).toEqual(NOT_FOUND)
  }
  for (const unknown of ['x', 'x'.repeat(400), '\u0000', `${token} `]) expect(await look(unknown)).toEqual(NOT_FOUND)
})

test('an application is stored, read and matched, and makes a talent once', async () => {
  const deal = await openDeal({ jobDescription: `We look for a ${sampleResume.headline}. ${sampleResume.summary}` })
  expect(await apply(deal.token, { email: ` ${email} `, name: 'My CV.pdf' })).toMatchObject(TAKEN)
  await expect.poll(async () => (await applicationsOf(deal.id))[0]?.isProcessed).toBe(true)
  const [row] = await applicationsOf(deal.id)
  expect(row).toMatchObject({ name: sampleResume.name, email, phone: null, status: 'APPLIED', talentId: null })
  expect(row?.matchPercentage).toBeGreaterThan(20)
  const file = await staff.fetch({ method: 'GET', url: row?.resumeUrl ?? '' })
  expect(file.rawPayload).toHaveLength(resume.length) // Its metadata was blanked, and nothing moved.
  const read = await staff.run<{ deal: { applications: { extraction: Record<string, unknown> }[] } }>(
    `query ($id: Int!) { deal(id: $id) { applications { extraction {
      name role techStack companies previousCompanies { company title } email summary } } } }`,
    { id: deal.id },
  )
  const extraction = read.deal.applications[0]?.extraction
  expect(extraction).toMatchObject({ name: sampleResume.name, email })

  const CREATE = `mutation ($input: CreateTalentInput!) { createTalent(input: $input) {
    talent { databaseId name resumeUrl } application { databaseId talentId } } }`
  const input = { ...plausibleTalent, name: sampleResume.name, applicationId: row?.id }
  type Made = { createTalent: { talent: { databaseId: number }; application: object } }
  const tries = await Promise.allSettled([1, 2, 3].map(() => staff.run<Made>(CREATE, { input })))
  const made = tries.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value.createTalent] : []))
  expect(made).toHaveLength(1)
  expect(made[0]?.talent).toMatchObject({ name: sampleResume.name, resumeUrl: row?.resumeUrl })
  expect(made[0]?.application).toEqual({ databaseId: row?.id, talentId: made[0]?.talent.databaseId })
  expect(await staff.refusal(CREATE, { input })).toMatchObject({ code: 'CONFLICT' })
  expect(await world.db.talent.count({ where: { name: sampleResume.name } })).toBe(1)
  const kinds = await world.db.activity.findMany({ where: { dealId: deal.id }, orderBy: { id: 'asc' } })
  expect(kinds.map(({ kind }) => kind).slice(-2)).toEqual(['application.received', 'application.becameTalent'])
  // Both own the file now, so it outlives the application.
  await staff.run('mutation ($id: Int!) { removeApplication(input: { id: $id }) { deletedApplicationId } }', {
    id: row?.id,
  })
  expect((await staff.fetch({ method: 'GET', url: row?.resumeUrl ?? '' })).statusCode).toBe(200)
})

test('the same file and contact is one application, also at once, and when the deal is full or closed since', async () => {
  const deal = await openDeal()
  await world.db.deal.update({ where: { id: deal.id }, data: { applicationLimit: 1 } })
  const answers = await Promise.all([1, 2, 3, 4].map(() => apply(deal.token, { email })))
  for (const answer of answers) expect(answer).toMatchObject(TAKEN)
  expect(await apply(deal.token, { email: 'PAT@example.com', name: 'other.pdf' })).toMatchObject(TAKEN)
  expect((await apply(deal.token, { email: 'other@example.com' })).status).toBe(409)
  await world.db.deal.update({ where: { id: deal.id }, data: { status: 'CLOSED' } })
  expect(await apply(deal.token, { email })).toMatchObject(TAKEN)
  expect(await applicationsOf(deal.id)).toHaveLength(1)
  expect(await world.db.storedFile.count({ where: { kind: 'APPLICATION', applicationId: null, talentId: null } })).toBe(
    0,
  )
})

const CONTACT = { message: 'Please provide either email or phone number' }
const WRONG_TYPE = { message: 'Please upload a PDF or Word document' }
const MB = 1024 * 1024

describe('refused, and nothing is kept:', () => {
  test.each<[string, Form, number, object]>([
    ['no file', { file: null, email }, 400, { message: 'Resume required', errors: { resume: 'Resume required' } }],
    ['no contact', {}, 400, { ...CONTACT, errors: { email: CONTACT.message } }],
    ['blank contact', { email: ' \t ', phone: '\n' }, 400, CONTACT],
    ['a long e-mail', { email: 'x'.repeat(10_000) }, 400, { message: 'Email must be at most 254 characters' }],
    ['a long phone', { phone: '1'.repeat(10_000) }, 400, { message: 'Phone must be at most 60 characters' }],
    ['NUL', { email: 'a\u0000b' }, 400, { message: 'Email contains a character that cannot be stored' }],
    ['a picture', { file: samples.png(), type: 'application/pdf', email }, 415, WRONG_TYPE],
    ['a page that says PDF', { file: samples.html(), type: 'application/pdf', email }, 415, WRONG_TYPE],
    ['a zip', { file: samples.zip(), name: 'cv.docx', email }, 415, WRONG_TYPE],
    ['a document with macros', { file: samples.docm(), name: 'cv.docx', email }, 415, WRONG_TYPE],
    ['a spreadsheet', { file: samples.xls(), name: 'cv.doc', email }, 415, WRONG_TYPE],
    ['nothing in it', { file: new Uint8Array(), email }, 415, {}],
    [
      '11 MB',
      { file: samples.pdf(11 * MB), email },
      413,
      { message: 'File size is 11.0MB. Maximum allowed size is 10MB.' },
    ],
  ])('%s', async (_, form, status, body) => {
    const deal = await openDeal()
    const before = await world.db.storedFile.count()
    expect(await apply(deal.token, form)).toMatchObject({ status, body })
    expect(await applicationsOf(deal.id)).toEqual([])
    expect(await world.db.storedFile.count()).toBe(before)
  })

  test('closed, full and unknown deals', async () => {
    const deal = await openDeal({ status: 'CLOSED' })
    const gone = { status: 409, body: { message: 'This job application is no longer available.' } }
    expect(await apply(deal.token, { email })).toMatchObject(gone)
    await world.db.deal.update({ where: { id: deal.id }, data: { status: 'OPEN', applicationLimit: 1 } })
    await make.application(deal.id)
    expect(await apply(deal.token, { email })).toMatchObject(gone)
    for (const unknown of ['x', '\u0000']) expect(await apply(unknown, { email })).toMatchObject(NOT_FOUND)
    const rows = await world.db.storedFile.findMany({ select: { key: true } })
    const bytes = (await readdir(path.join(world.dataDir, 'files'))).filter(name => name !== '.arriving')
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(bytes))
  })
})

test('an address may apply so often and no more', async () => {
  const { token } = await openDeal()
  world.settings.limits.publicApplicationsPerHour = 2
  const answers = []
  for (const phone of ['1', '2', '3']) answers.push(await apply(token, { phone }))
  world.settings.limits.publicApplicationsPerHour = 0
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
  expect(Number(answers[2]?.retryAfter)).toBeGreaterThan(3_000)
})

test("of the pages' documents, a visitor may send a file with the form's own only", async () => {
  const { id, token } = await openDeal()
  const documents: Record<string, string> = JSON.parse(await readFile('persisted-documents.json', 'utf8'))
  const send = async (operation: string | null, input: object) => {
    const document = Object.entries(documents).find(([, text]) => text.startsWith(operation ?? '-'))?.[0]
    const form = new FormData()
    form.set('operations', JSON.stringify({ id: document, variables: { input, token } }))
    form.set('map', JSON.stringify({ 0: ['variables.input.resume'] }))
    form.set('0', new Blob([Buffer.from(resume)]), 'cv.pdf')
    const response = await fetch(`${world.address}/graphql`, { method: 'POST', body: form })
    return { status: response.status, body: await response.json() }
  }
  const input = { token, phone: '+48 600 000 000', resume: null }
  for (const operation of ['query ApplyPageQuery', 'query SharePageQuery', 'mutation UploadFile', null]) {
    expect(await send(operation, input)).toEqual({ status: 401, body: { message: 'Not authenticated' } })
  }
  for (const operations of ['', '[]', '{}', 'null', '{"query":"{ product { brandName } }"}']) {
    const form = new FormData()
    form.set('operations', operations)
    expect((await fetch(`${world.address}/graphql`, { method: 'POST', body: form })).status).toBe(401)
  }
  expect((await send('mutation ApplyFormMutation', input)).body).toMatchObject({
    data: { submitApplication: { success: true } },
  })
  expect(await applicationsOf(id)).toMatchObject([{ phone: '+48 600 000 000' }])
})

describe('what cannot be read', () => {
  test('ends as failed with its file still there, when the file is the reason', async () => {
    const deal = await openDeal()
    expect(await apply(deal.token, { file: samples.pdf(), phone: '1' })).toMatchObject(TAKEN)
    await expect
      .poll(async () => applicationsOf(deal.id))
      .toMatchObject([{ isProcessed: true, name: PROCESSING_FAILED, role: null, matchPercentage: null }])
    const [row] = await applicationsOf(deal.id)
    expect((await staff.fetch({ method: 'GET', url: row?.resumeUrl ?? '' })).statusCode).toBe(200)
  })

  test('so does a bomb, while Word files are read', async () => {
    const deal = await openDeal()
    const lines = [engineer.name, engineer.headline, 'SUMMARY', engineer.summary ?? '', 'SKILLS', 'Kafka, TypeScript']
    const bomb = { ...partsOf(''), 'word/document.xml': Buffer.alloc(60 * MB, 32) }
    await apply(deal.token, { file: docxOf(engineer), phone: '1', name: 'cv.docx' })
    await apply(deal.token, { file: docOf(lines), phone: '2', name: 'cv.doc' })
    await apply(deal.token, { file: zipOf(bomb), phone: '3', name: 'cv.docx' })
    await expect
      .poll(async () => applicationsOf(deal.id))
      .toMatchObject([
        { isProcessed: true, name: 'Zofia Kowalska', role: 'Senior Backend Engineer' },
        { isProcessed: true, name: 'Zofia Kowalska', techStack: expect.arrayContaining(['Kafka']) },
        { isProcessed: true, name: PROCESSING_FAILED },
      ])
  })

  test('is tried again when the provider is, and is failed after the last time only', async () => {
    const deal = await openDeal()
    await apply(deal.token, { phone: '2' })
    await expect.poll(async () => (await applicationsOf(deal.id))[0]?.isProcessed).toBe(true)
    const id = (await applicationsOf(deal.id))[0]?.id ?? 0
    await world.db.externalApplication.update({ where: { id }, data: { isProcessed: false, name: null } })
    const extractResume = () => Promise.reject(new Unavailable('The AI service failed (HTTP 500)'))
    const context = {
      ...world,
      extraction: { extractResume },
      signal: new AbortController().signal,
      attempt: 1,
      isLastAttempt: false,
    }
    const state = () => world.db.externalApplication.findUniqueOrThrow({ where: { id } })
    await expect(readApplication.perform(context, { id })).rejects.toThrow('HTTP 500')
    expect(await state()).toMatchObject({ isProcessed: false, name: null })
    await expect(readApplication.perform({ ...context, isLastAttempt: true }, { id })).rejects.toThrow('HTTP 500')
    expect(await state()).toMatchObject({ isProcessed: true, name: PROCESSING_FAILED })

    await world.db.externalApplication.update({ where: { id }, data: { isProcessed: false, name: null } })
    const slow = { ...context, extraction: { extractResume: () => Promise.reject(new OverLimit('It took too long')) } }
    await expect(readApplication.perform(slow, { id })).rejects.toThrow('too long')
    expect(await state()).toMatchObject({ isProcessed: false })
    await readApplication.perform({ ...slow, attempt: 2 }, { id })
    expect(await state()).toMatchObject({ isProcessed: true, name: PROCESSING_FAILED })
  })

  test('is failed at last, too, when its job has gone without a word', async () => {
    const deal = await make.deal()
    const [lost, waits] = await Promise.all(
      [1, 2].map(() => make.application(deal.id, { name: null, isProcessed: false })),
    )
    await world.db.$executeRaw`SELECT 1 FROM graphile_worker.add_job('none',
      job_key => ${`application:${waits?.id}`}, run_at => now() + interval '1 day')`
    await endForgotten.perform({ ...world, signal: new AbortController().signal, attempt: 1, isLastAttempt: true }, {})
    expect(await applicationsOf(deal.id)).toMatchObject(
      [lost, waits]
        .sort((one, other) => Number(one?.id) - Number(other?.id))
        .map(row => ({
          isProcessed: row === lost,
        })),
    )
  })
})

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { encryptedPdf } from '@talentdesk/reader/test/badFiles'
import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { picturesOf } from '@talentdesk/reader/test/scans'
import { docOf } from '@talentdesk/reader/test/wordFiles'
import { beforeAll, describe, expect, test } from 'vitest'
import { Upload } from '../files/files.ts'
import { as, type Caller, world } from '../test/harness.ts'
import { make, plausibleTalent } from '../test/make.ts'
import { samples } from '../test/samples.ts'
import { submitApplication } from './apply.ts'
import {
  applicationsOf,
  type Form,
  openApplications,
  openDeal,
  resume,
  sendForm,
  TAKEN,
  upload,
} from './test/applying.ts'

openApplications()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const apply = (token: string, form: Form) => sendForm(`/api/public/deals/${encodeURIComponent(token)}/apply`, form)

const look = async (token: string) => {
  const response = await fetch(`${world.address}/api/public/deals/${encodeURIComponent(token)}`)
  return { status: response.status, body: await response.json() }
}

const NOT_FOUND = { status: 404, body: { code: 'NOT_FOUND', message: 'Deal not found or applications not allowed' } }
const email = 'pat@example.com'

test('a visitor sees the title and description of a deal only while it accepts applications', async () => {
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

test('an application is stored, its resume is read, and it is matched with the deal', async () => {
  const deal = await openDeal({ jobDescription: `We look for a ${sampleResume.headline}. ${sampleResume.summary}` })
  expect(await apply(deal.token, { email: ` ${email} `, name: 'My CV.pdf' })).toMatchObject(TAKEN)
  await expect.poll(async () => (await applicationsOf(deal.id))[0]?.isProcessed).toBe(true)
  const [row] = await applicationsOf(deal.id)
  expect(row).toMatchObject({ name: sampleResume.name, email, phone: null, status: 'APPLIED', talentId: null })
  expect(row?.matchPercentage).toBeGreaterThan(20)
  const file = await staff.fetch({ method: 'GET', url: row?.resumeUrl ?? '' })
  expect(file.rawPayload).toHaveLength(resume.length) // Metadata is overwritten with blanks.
  const read = await staff.run<{ deal: { applications: { extraction: Record<string, unknown> }[] } }>(
    `query ($id: Int!) { deal(id: $id) { applications { extraction {
      name role techStack companies previousCompanies { company title } email summary } } } }`,
    { id: deal.id },
  )
  const extraction = read.deal.applications[0]?.extraction
  expect(extraction).toMatchObject({ name: sampleResume.name, email })
})

test('an application becomes a talent only once, and they share the file', async () => {
  const { id: dealId } = await make.deal()
  const row = await make.application(dealId, { name: sampleResume.name })
  const CREATE = `mutation ($input: CreateTalentInput!) { createTalent(input: $input) {
    talent { databaseId name resumeUrl } application { databaseId talentId } } }`
  const input = { ...plausibleTalent, name: sampleResume.name, applicationId: row.id }
  type Created = { createTalent: { talent: { databaseId: number }; application: object } }
  const tries = await Promise.allSettled([1, 2, 3].map(() => staff.run<Created>(CREATE, { input })))
  const created = tries.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value.createTalent] : []))
  expect(created).toHaveLength(1)
  expect(created[0]?.talent).toMatchObject({ name: sampleResume.name, resumeUrl: row.resumeUrl })
  expect(created[0]?.application).toEqual({ databaseId: row.id, talentId: created[0]?.talent.databaseId })
  expect(await staff.refusal(CREATE, { input })).toMatchObject({ code: 'CONFLICT' })
  expect(await world.db.talent.count({ where: { name: sampleResume.name } })).toBe(1)
  expect(await world.db.activity.count({ where: { dealId, kind: 'application.becameTalent' } })).toBe(1)
  await staff.run('mutation ($id: Int!) { removeApplication(input: { id: $id }) { deletedApplicationId } }', {
    id: row.id,
  })
  expect(await world.db.storedFile.count({ where: { talentId: created[0]?.talent.databaseId } })).toBe(1)
})

test('a photo of a resume is read like the resume', { tags: ['deep'], timeout: 60_000 }, async () => {
  const { id, token } = await openDeal()
  const [photo] = await picturesOf(resume, { tilt: -1 })
  const sent = { file: photo as Buffer, name: 'IMG_0042.JPG', type: 'image/jpeg', email: 'photo@example.com' }
  expect(await apply(token, sent)).toMatchObject(TAKEN)
  await expect
    .poll(async () => (await applicationsOf(id))[0]?.isProcessed, { timeout: 50_000, interval: 200 })
    .toBe(true)
  const [application] = await applicationsOf(id)
  expect(application).toMatchObject({ role: sampleResume.headline, techStack: sampleResume.skills })
  expect(application?.name).toMatch(/^Helena .*-Clarke$/) // The English text recognition cannot read 'ø'.
  const file = await as(await make.user()).fetch({ method: 'GET', url: String(application?.resumeUrl) })
  expect(file.headers).toMatchObject({ 'content-type': 'image/jpeg' })
})

test('the same file and contact is one application, also concurrently and once the deal is full', async () => {
  const deal = await openDeal()
  await world.db.deal.update({ where: { id: deal.id }, data: { applicationLimit: 1 } })
  const answers = await Promise.all([1, 2, 3, 4].map(() => apply(deal.token, { email })))
  for (const answer of answers) expect(answer).toMatchObject(TAKEN)
  expect(await apply(deal.token, { email: 'PAT@example.com', name: 'other.pdf' })).toMatchObject(TAKEN)
  expect((await apply(deal.token, { email: 'other@example.com' })).status).toBe(409)
  expect(await applicationsOf(deal.id)).toHaveLength(1)
  expect(await world.db.storedFile.count({ where: { kind: 'APPLICATION', applicationId: null, talentId: null } })).toBe(
    0,
  )
})

const CONTACT = { message: 'Please provide either email or phone number' }
const WRONG_TYPE = { code: 'UNSUPPORTED', message: 'Please upload a PDF or Word document' }
const passwordOf = (what: string) => ({
  code: 'UNREADABLE',
  message: `This ${what} is protected by a password. Please upload one without.`,
})
const MB = 1024 * 1024

describe('a refused application', () => {
  test.each<[string, Form, number, object]>([
    ['no file', { file: null, email }, 400, { message: 'Resume required', errors: { resume: 'Resume required' } }],
    ['no contact', {}, 400, { ...CONTACT, errors: { email: CONTACT.message } }],
    ['blank contact', { email: ' \t ', phone: '\n' }, 400, CONTACT],
    ['a long e-mail', { email: 'x'.repeat(10_000) }, 400, { message: 'Email must be at most 254 characters' }],
    ['a long phone', { phone: '1'.repeat(10_000) }, 400, { message: 'Phone must be at most 60 characters' }],
    ['a line break', { email: 'a@example.com\nSubject: x' }, 400, { message: 'Please enter one email address' }],
    [
      'an address with a direction mark',
      { email: '\u202ea@example.com' },
      400,
      { message: 'Email contains a character that cannot be stored' },
    ],
    ['NUL', { email: 'a\u0000b' }, 400, { message: 'Email contains a character that cannot be stored' }],
    ['a picture sent as PDF', { file: samples.png(), type: 'application/pdf', email }, 415, WRONG_TYPE],
    ['a picture of another kind', { file: samples.webp(), name: 'cv.webp', email }, 415, WRONG_TYPE],
    ['a zip', { file: samples.zip(), name: 'cv.docx', email }, 415, WRONG_TYPE],
    ['a document with macros', { file: samples.docm(), name: 'cv.docx', email }, 415, WRONG_TYPE],
    ['an empty file', { file: new Uint8Array(), email }, 415, WRONG_TYPE],
    ['a PDF with a password', { file: encryptedPdf({ opens: false }), email }, 422, passwordOf('PDF')],
    ['a locked .docx', { file: samples.encryptedDocx(), name: 'cv.docx', email }, 422, passwordOf('document')],
    [
      'a locked .doc',
      { file: docOf(['Pat'], { isEncrypted: true }), name: 'cv.doc', email },
      422,
      passwordOf('document'),
    ],
    [
      '11 MB',
      { file: samples.pdf(11 * MB), email },
      413,
      { message: 'File size is 11.0MB. Maximum allowed size is 10MB.' },
    ],
  ])('is not stored: %s', async (_, form, status, body) => {
    const deal = await openDeal()
    const before = await world.db.storedFile.count()
    expect(await apply(deal.token, form)).toMatchObject({ status, body })
    expect(await applicationsOf(deal.id)).toEqual([])
    expect(await world.db.storedFile.count()).toBe(before)
  })

  test('is not stored when the deal is closed, full or unknown', async () => {
    const deal = await openDeal({ status: 'CLOSED' })
    const gone = { status: 409, body: { code: 'CONFLICT', message: 'This job application is no longer available.' } }
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

test('a PDF with only an owner password is accepted', async () => {
  const { token } = await openDeal()
  expect(await apply(token, { file: encryptedPdf({ opens: true }), email })).toMatchObject(TAKEN)
})

test('closed and full deals refuse new applicants with the same answer, for any file', async () => {
  const deal = await openDeal()
  expect(await apply(deal.token, { email })).toMatchObject(TAKEN)
  const gone = { status: 409, body: { code: 'CONFLICT', message: 'This job application is no longer available.' } }
  const files = [{}, { file: samples.png(), name: 'cv.png' }, { file: samples.zip() }, { file: new Uint8Array() }]
  const people = [{ email }, { email: 'nobody@example.com' }, { email: 'PAT@example.com', mayWait: 'true' }]
  const all = files.flatMap(file => people.map(contact => ({ ...file, ...contact })))
  const own = all.filter(({ file, email: of, ...form }) => !file && of.toLowerCase() === email && !('name' in form))
  for (const data of [{ status: 'CLOSED' }, { status: 'ON_HOLD' }, { status: 'OPEN', applicationLimit: 1 }] as const) {
    await world.db.deal.update({ where: { id: deal.id }, data })
    for (const form of all)
      expect(await apply(deal.token, form)).toMatchObject(data.status === 'OPEN' && own.includes(form) ? TAKEN : gone)
  }
  // GraphQL gives the same answer, although it checks the file only while storing it.
  await world.db.deal.update({ where: { id: deal.id }, data: { status: 'CLOSED', applicationLimit: null } })
  for (const contact of [{ email }, { phone: '1' }])
    for (const file of [upload(), new Upload('cv.pdf', Readable.from([samples.zip()]))])
      await expect(submitApplication(world, { token: deal.token, resume: file, ...contact })).rejects.toThrow(
        'This job application is no longer available.',
      )
  expect(await apply(deal.token, { email: 'x'.repeat(300) })).toMatchObject({ status: 400 })
  expect(await applicationsOf(deal.id)).toHaveLength(1)
})

test('two applications of one person are marked, for different spellings of the contact', async () => {
  const { id, token } = await openDeal()
  const [first, second, third, other] = [100, 101, 102, 103].map(size => samples.pdf(size))
  const phone = '+49 (0)170 1234567'
  expect(await apply(token, { file: first, email: 'Anna@Müller-Test.de', phone })).toMatchObject(TAKEN)
  for (const spelling of ['0049 170 1234567', '+49 170/123 45 67'])
    expect(await apply(token, { file: second, phone: spelling })).toMatchObject(TAKEN)
  expect(await apply(token, { file: third, email: 'anna@xn--mller-test-9db.de' })).toMatchObject(TAKEN)
  expect(await apply(token, { file: other, phone: '+49 171 1234567' })).toMatchObject(TAKEN)
  const { deal } = await staff.run<{ deal: object }>(
    'query ($id: Int!) { deal(id: $id) { applications { createdAt appliedBeforeAt appliedAgainAt } } }',
    { id },
  )
  const [one, two, three, four] = (await applicationsOf(id)).map(({ createdAt }) => createdAt.toISOString())
  const marks = [
    { createdAt: one, appliedBeforeAt: null, appliedAgainAt: two },
    { createdAt: two, appliedBeforeAt: one, appliedAgainAt: three },
    { createdAt: three, appliedBeforeAt: two, appliedAgainAt: null },
    { createdAt: four, appliedBeforeAt: null, appliedAgainAt: null },
  ]
  expect(deal).toEqual({ applications: expect.arrayContaining(marks) })
  expect(await applicationsOf(id)).toHaveLength(4)
})

test('applications are rate limited per client address', async () => {
  const { token } = await openDeal()
  world.settings.limits.publicApplicationsPerHour = 2
  const answers = []
  for (const phone of ['1', '2', '3']) answers.push(await apply(token, { phone }))
  world.settings.limits.publicApplicationsPerHour = 0
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
  expect(Number(answers[2]?.retryAfter)).toBeGreaterThan(3_000)
})

test("a visitor may upload a file only with the apply form's document", async () => {
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
    expect(await send(operation, input)).toMatchObject({
      status: 401,
      body: { code: 'NOT_AUTHENTICATED', message: 'Not authenticated' },
    })
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

import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { drawResume } from '@talentdesk/reader/test/drawResume'
import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { samples } from '../test/samples.ts'
import { form, type Part } from './test/form.ts'

openApp()

let person: Person
let staff: Caller

beforeAll(async () => {
  person = await make.user()
  staff = as(person)
})

const picture = (value: Buffer = samples.png()) => form({ name: 'profilePicture', filename: 'me.png', value })
const portfolio = (value: Buffer = samples.pdf()) => form({ name: 'portfolioPdf', filename: 'work.pdf', value })
const resume = (value: Buffer, ...more: Part[]) => form(...more, { name: 'resume', filename: 'cv.pdf', value })

const MB = 1024 * 1024

describe('POST /api/upload-profile-picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('stores a %s and answers its address', async type => {
    const { status, body } = await call(staff, 'POST /api/upload-profile-picture', picture(samples[type]()))
    expect(status).toBe(200)
    expect(body).toEqual({ profilePictureUrl: expect.stringMatching(/^\/api\/files\/[\w-]{32}$/) })
    const file = await staff.fetch({ method: 'GET', url: String(body.profilePictureUrl) })
    expect(file.rawPayload).toEqual(samples[type]())
    expect(await world.db.storedFile.findFirst({ orderBy: { createdAt: 'desc' } })).toMatchObject({
      kind: 'PICTURE',
      uploadedById: person.id,
    })
  })

  test.each(['pdf', 'svg', 'html'] as const)('refuses a %s under any name', async type => {
    const { status, body } = await call(staff, 'POST /api/upload-profile-picture', picture(samples[type]()))
    expect({ status, message: body.message }).toEqual({
      status: 415,
      message: 'Please select a PNG, JPEG, WebP or GIF image.',
    })
  })

  test('requires its field and one file, as a form', async () => {
    const missing = await call(staff, 'POST /api/upload-profile-picture', portfolio())
    expect(missing.status).toBe(400)
    expect(missing.body.errors).toEqual({ profilePicture: 'A file is required' })
    expect((await call(staff, 'POST /api/upload-profile-picture', { profilePicture: 'x' })).status).toBe(415)
    expect((await call(staff, 'POST /api/upload-profile-picture')).status).toBe(415)
    const torn = { ...picture(), payload: picture().payload.subarray(0, 120) }
    expect((await call(staff, 'POST /api/upload-profile-picture', torn)).status).toBe(400)
  })

  test('is refused to a READ token', async () => {
    expect((await call(as(person, 'READ'), 'POST /api/upload-profile-picture', picture())).status).toBe(403)
  })

  test('belongs to the talent it is saved with', async () => {
    const { id } = await make.talent()
    const { body } = await call(staff, 'POST /api/upload-profile-picture', picture())
    expect((await call(staff, `PATCH /api/talents/${id}`, body)).body).toMatchObject(body)
    const other = await make.talent()
    expect((await call(staff, `PATCH /api/talents/${other.id}`, body)).status).toBe(409)
  })
})

describe('POST /api/upload-portfolio-pdf', () => {
  test('stores a PDF and answers its address', async () => {
    const { status, body } = await call(staff, 'POST /api/upload-portfolio-pdf', portfolio())
    expect(status).toBe(200)
    expect(body).toEqual({ portfolioPdfUrl: expect.stringMatching(/^\/api\/files\//) })
  })
})

describe('POST /api/extract-resume', () => {
  test('answers the fields and the address of the file, which make a talent', async () => {
    const bytes = Buffer.from(await drawResume(sampleResume, 'oneColumn'))
    const { status, body } = await call(staff, 'POST /api/extract-resume', resume(bytes))
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: sampleResume.name, resumeUrl: expect.stringMatching(/^\/api\/files\//) })
    const talent = { ...body, linkedinUrl: 'https://www.linkedin.com/in/example', seniority: 'Senior' }
    const made = await call(staff, 'POST /api/talents', talent)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ name: sampleResume.name, resumeUrl: body.resumeUrl, status: 'Backlog' })
  })

  test('answers doubts about a reading as a whole, and their places', async () => {
    const sure = Buffer.from(await drawResume(sampleResume, 'oneColumn'))
    expect((await call(staff, 'POST /api/extract-resume', resume(sure))).body.doubts).toEqual([])
    const { name, headline, email, summary } = sampleResume
    const bare = Buffer.from(await drawResume({ name, headline, email, summary }, 'oneColumn'))
    const { body } = await call(staff, 'POST /api/extract-resume', resume(bare))
    expect(body.doubts).toContainEqual({ field: 'previousCompanies', kind: 'HEADINGS_UNKNOWN', page: null, box: null })
  })

  test('answers 422 when the PDF cannot be read', async () => {
    const { status, body } = await call(staff, 'POST /api/extract-resume', resume(samples.pdf()))
    expect(status).toBe(422)
    expect(body.message).not.toBe('')
  })

  test('refuses a wrong type, a file that is too large, and a missing file', async () => {
    expect((await call(staff, 'POST /api/extract-resume', resume(samples.docx()))).status).toBe(415)
    expect((await call(staff, 'POST /api/extract-resume', resume(samples.pdf(11 * MB)))).body.message).toBe(
      'File size is 11.0MB. Maximum allowed size is 10MB.',
    )
    expect((await call(staff, 'POST /api/extract-resume', portfolio())).body.errors).toEqual({
      resume: 'A file is required',
    })
  })

  test('reads the guideline before or after the file', async () => {
    const guideline = { name: 'aiGuideline', value: 'x'.repeat(2_001) }
    const before = await call(staff, 'POST /api/extract-resume', resume(samples.pdf(), guideline))
    const file = { name: 'resume', filename: 'cv.pdf', value: samples.pdf() }
    const after = await call(staff, 'POST /api/extract-resume', form(file, guideline))
    for (const { status, body } of [before, after]) {
      expect(status).toBe(400)
      expect(body.errors).toEqual({ aiGuideline: 'AI guideline must be at most 2,000 characters' })
    }
  })
})

test('a resume gets 503 with Retry-After when the reader is busy', async () => {
  const gone = new AbortController()
  const document = { key: 'never opened', open: () => new Promise<never>(() => undefined) }
  const { extractResume } = world.extraction
  const readings = Array.from({ length: 52 }, () => extractResume({ bytes: document, signal: gone.signal }))
  const ends = Promise.allSettled(readings)
  const { status, body, headers } = await call(
    staff,
    'POST /api/extract-resume',
    resume(Buffer.from(await drawResume(sampleResume, 'oneColumn'))),
  )
  gone.abort()
  await ends
  expect({ status, body }).toEqual({
    status: 503,
    body: { code: 'UNAVAILABLE', message: 'The reader is busy. Please try again in a moment.' },
  })
  expect(headers['retry-after']).toBe('10')
})

import { crc32, deflateSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeBytes } from '../files/files.ts'
import type { FileKind } from '../files/rules.ts'
import { as, type Caller, inPerson, openApp, visitor, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { readPdf } from '../test/readPdf.ts'
import { samples } from '../test/samples.ts'

openApp({ BRAND_NAME: 'TalentDesk' })

let admin: Caller
let staff: Caller

beforeAll(async () => {
  const person = await make.admin()
  admin = as(person)
  staff = as(await make.user())
})

beforeEach(async () => {
  await world.db.agency.deleteMany()
})

const FIELDS = 'version name ownName logoUrl color footer privacyUrl keepsNamedLinks country blocking'
const READ = `{ agency { ${FIELDS} } }`
const UPDATE = `mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { agency { ${FIELDS} } } }`

type Agency = Record<string, unknown> & { version: number; logoUrl: string | null }

const read = async (caller = staff) => (await caller.run<{ agency: Agency }>(READ)).agency
const update = async (input: object, caller = admin) =>
  (await caller.run<{ updateAgency: { agency: Agency } }>(UPDATE, { input })).updateAgency.agency
const refusal = (input: object, caller = admin) => caller.refusal(UPDATE, { input })

/** Stores an upload and returns its address. */
async function upload(bytes = samples.png(), kind: FileKind = 'LOGO') {
  const stored = await storeBytes(world, { bytes, filename: 'secret client.png', kind, uploadedById: null })
  return stored.url
}

describe('the agency', () => {
  test('has the name of the product until an admin changes it', async () => {
    expect(await read()).toEqual({
      ...{ version: 1, name: 'TalentDesk', ownName: null, logoUrl: null, color: null, footer: null, privacyUrl: null },
      ...{ keepsNamedLinks: false, country: null, blocking: [] },
    })
    const sent = {
      ...{ name: ' Nordlicht ', color: '#2F5D8C', footer: 'Hamburg', privacyUrl: 'example.com/privacy' },
      ...{ country: 'de', blocking: ['SENT_BEFORE', 'SENT_BEFORE'] },
    }
    const changed = {
      ...{ name: 'Nordlicht', color: '#2f5d8c', footer: 'Hamburg', privacyUrl: 'https://example.com/privacy' },
      ...{ country: 'DE', blocking: ['SENT_BEFORE'] },
    }
    expect(await update(sent)).toMatchObject({ ...changed, version: 2 })
    expect(await read()).toMatchObject({ ...changed, ownName: 'Nordlicht' })
    expect(await update({ name: '', color: '', footer: '' })).toMatchObject({ name: 'TalentDesk', color: null })
    expect(await update({ name: null })).toMatchObject({ version: 3 })
    const activity = await world.db.activity.findFirst({ where: { kind: 'agency.updated' }, orderBy: { id: 'asc' } })
    expect(activity?.changes).toContainEqual({ field: 'name', before: null, after: 'Nordlicht' })
  })

  test('may be changed only by admins, and is hidden from visitors', async () => {
    expect(await refusal({ name: 'x' }, staff)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refusal({ name: 'x' }, as(await make.admin(), 'READ'))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refusal({ name: 'x' }, visitor)).toMatchObject({ code: expect.stringMatching(/401|NOT_AUTH/) })
    expect(await visitor.refusal(READ)).toMatchObject({ code: expect.stringMatching(/401|NOT_AUTH/) })
    expect(await update({ name: 'In person' }, inPerson(await make.admin()))).toMatchObject({ name: 'In person' })
  })

  test('refuses a change of an older version', async () => {
    await update({ name: 'One', version: 1 })
    expect(await refusal({ name: 'Two', version: 1 })).toMatchObject({ code: 'CONFLICT' })
    expect(await read()).toMatchObject({ name: 'One' })
    const outcomes = await Promise.allSettled([1, 2, 3].map(number => update({ name: `${number}`, version: 2 })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    [{ color: 'red' }, 'Please enter a colour as in #0f6384'],
    [{ color: '#fff' }, 'Please enter a colour as in #0f6384'],
    [{ privacyUrl: 'javascript:alert(1)' }, 'Please enter an address as in https://example.com/privacy'],
    [{ country: 'XX' }, 'Please choose a country by its two letters, as in DE'],
    [{ country: 'Germany' }, 'Please choose a country by its two letters, as in DE'],
    [{ footer: 'x'.repeat(301) }, 'Footer must be at most 300 characters'],
    [{ name: 'a\u0000b' }, 'Agency name contains a character that cannot be stored'],
  ])('refuses %j', async (input, message) => {
    expect(await refusal(input)).toMatchObject({ code: 'INVALID_INPUT', message })
  })
})

const UNSEEN = 'This picture cannot be shown. Please choose another PNG or JPEG image.'

/** A square, black PNG with one bit per pixel. Compression makes the file a thousand times smaller. */
function blackPng(side: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const lines = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

describe('the logo', () => {
  const get = (url: string, caller = visitor) => caller.fetch({ method: 'GET', url })

  test("is public and printed on PDFs while it is the agency's logo", async () => {
    const url = await upload()
    const key = url.split('/').at(-1)
    expect((await get(`/api/agency/logo/${key}`)).statusCode).toBe(404)
    const { logoUrl } = await update({ logoUrl: url, name: 'Nordlicht', color: '#ffe600' })
    expect(logoUrl).toBe(`/api/agency/logo/${key}`)
    const answer = await get(logoUrl ?? '')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(JSON.stringify(answer.headers)).not.toContain('secret')
    expect((await get(url)).statusCode).toBe(401)
    const { id } = await make.talent()
    const pdf = (await get(`/api/talents/${id}/profile.pdf`, staff)).rawPayload
    expect(pdf.toString('latin1')).toMatch(/\/Subtype\s*\/Image/)
    expect((await readPdf(pdf)).text).toContain('Nordlicht')
    await update({ logoUrl: '' })
    expect((await get(`/api/agency/logo/${key}`)).statusCode).toBe(404)
  })

  test('must be an uploaded PNG or JPEG', async () => {
    for (const bytes of [samples.jpeg(), samples.png().subarray(0, 45)]) {
      expect(await refusal({ logoUrl: await upload(bytes), name: 'x' })).toMatchObject({ message: UNSEEN })
    }
    expect(await refusal({ logoUrl: await upload(samples.png(), 'PICTURE') })).toMatchObject({
      message: 'The uploaded file is not of the right kind.',
    })
    expect(await refusal({ logoUrl: 'https://example.com/logo.png' })).toMatchObject({
      message: 'Please upload the logo.',
    })
    await expect(upload(samples.pdf())).rejects.toThrow('Please select a PNG or JPEG image.')
    await expect(upload(samples.png(1024 * 1024 + 1))).rejects.toThrow('Maximum allowed size is 1MB')
    expect(await read()).toMatchObject({ name: 'TalentDesk', logoUrl: null })
  })

  test('with too many pixels for the printing process is refused', { tags: ['deep'] }, async () => {
    const bomb = blackPng(30_000)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refusal({ logoUrl: await upload(bomb) })).toMatchObject({ code: 'INVALID_INPUT', message: UNSEEN })
    expect((await update({ logoUrl: await upload() })).logoUrl).not.toBeNull()
  })

  test('does not make other files public at its address', async () => {
    const key = (await upload(samples.png(), 'PICTURE')).split('/').at(-1)
    await update({ logoUrl: await upload() })
    expect((await get(`/api/agency/logo/${key}`)).statusCode).toBe(404)
    expect((await get('/api/agency/logo/x')).statusCode).toBe(404)
  })
})

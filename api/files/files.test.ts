import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { InvalidInput, NotFound, TooLarge, Unsupported } from '../problems.ts'
import { startFiles } from '../test/files.ts'
import { samples } from '../test/samples.ts'
import { keyOfUrl, openStored, storeBytes, storeUpload, Upload } from './files.ts'
import { FILE_RULES, type FileKind } from './rules.ts'

const MB = 1024 * 1024
let files: Awaited<ReturnType<typeof startFiles>>

beforeAll(async () => {
  files = await startFiles()
})

afterAll(() => files.stop())

afterEach(async () => {
  for (const { key } of await files.rows()) await files.storage.remove(key)
  await files.db.storedFile.deleteMany()
})

const accepted: [FileKind, keyof typeof samples, string][] = [
  ['PICTURE', 'png', 'image/png'],
  ['PICTURE', 'jpeg', 'image/jpeg'],
  ['PICTURE', 'webp', 'image/webp'],
  ['PICTURE', 'gif', 'image/gif'],
  ['RESUME', 'pdf', 'application/pdf'],
  ['PORTFOLIO', 'pdf', 'application/pdf'],
  ['APPLICATION', 'pdf', 'application/pdf'],
  ['APPLICATION', 'doc', 'application/msword'],
  ['APPLICATION', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
]

test.each(accepted)('%s accepts a %s under any name', async (kind, sample, contentType) => {
  const bytes = samples[sample]()
  const kept = await store(kind, bytes, 'photo of me.exe')
  expect(kept).toMatchObject({ kind, contentType, size: bytes.length, url: `/api/files/${kept.key}` })
  expect(await files.rows()).toMatchObject([{ key: kept.key, kind, contentType, talentId: null, uploadedById: null }])
  expect(await buffer(await openStored(files, kept.key))).toEqual(bytes)
})

const refused: [FileKind, keyof typeof samples][] = [
  ['PICTURE', 'svg'],
  ['PICTURE', 'pdf'],
  ['PICTURE', 'html'],
  ['RESUME', 'webp'],
  ['RESUME', 'html'],
  ['RESUME', 'docx'],
  ['PORTFOLIO', 'png'],
  ['PORTFOLIO', 'html'],
  ['APPLICATION', 'gif'],
  ['APPLICATION', 'zip'],
  ['APPLICATION', 'xlsx'],
  ['APPLICATION', 'xls'],
]

test.each(refused)('%s refuses a %s named .pdf', async (kind, sample) => {
  const problem = new Unsupported(FILE_RULES[kind].unsupported)
  await expect(store(kind, samples[sample](), 'cv.pdf')).rejects.toThrow(problem)
  expect([await files.rows(), await files.bytes()]).toEqual([[], []])
})

test.each(['RESUME', 'APPLICATION'] as const)('%s accepts a picture only under the name of a picture', async kind => {
  for (const [sample, contentType] of [
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const) {
    expect(await store(kind, samples[sample](), `scan.${sample}`)).toMatchObject({ kind, contentType })
    const message = kind === 'RESUME' ? 'The file is not a PDF' : 'Please upload a PDF or Word document'
    await expect(store(kind, samples[sample](), 'cv.pdf')).rejects.toThrow(new Unsupported(message))
  }
})

test('refuses an empty file and a cut-off DOCX', async () => {
  await expect(store('RESUME', Buffer.alloc(0))).rejects.toThrow(
    new Unsupported('The file is empty. Please choose another file.'),
  )
  await expect(store('APPLICATION', samples.docx().subarray(0, -30))).rejects.toThrow(Unsupported)
})

test('accepts a PDF that begins with a byte order mark or blank lines', async () => {
  await store('RESUME', Buffer.concat([Buffer.from('\ufeff\r\n'), samples.pdf()]))
  expect(await files.rows()).toHaveLength(1)
})

const limits: [FileKind, 'png' | 'pdf', number][] = [
  ['PICTURE', 'png', 5],
  ['RESUME', 'pdf', 10],
  ['PORTFOLIO', 'pdf', 20],
  ['APPLICATION', 'pdf', 10],
]

test.each(limits)('%s (%s) may have %i MB and no byte more', { tags: ['deep'] }, async (kind, sample, megabytes) => {
  const kept = await store(kind, samples[sample](megabytes * MB))
  // Bytes after the end of a picture are removed, as they are not part of the picture.
  expect(kept.size).toBe(sample === 'png' ? samples.png().length : megabytes * MB)
  await expect(store(kind, samples[sample](megabytes * MB + 1))).rejects.toThrow(
    new TooLarge(`File size is ${megabytes}.0MB. Maximum allowed size is ${megabytes}MB.`),
  )
  await expect(store(kind, samples[sample](megabytes * MB + 1.44 * MB))).rejects.toThrow(
    new TooLarge(`File size is ${megabytes + 1}.4MB. Maximum allowed size is ${megabytes}MB.`),
  )
  expect(await files.bytes()).toEqual([kept.key])
})

test('counts 200 MB without holding them in memory, and stops counting 300 MB before the end', {
  tags: ['deep'],
}, async () => {
  const before = process.memoryUsage().rss
  let highest = 0
  const watch = () => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }
  await expect(storeUpload(files, { ...nobody, kind: 'PORTFOLIO', upload: flood(200, watch) })).rejects.toThrow(
    new TooLarge('File size is 200.0MB. Maximum allowed size is 20MB.'),
  )
  await expect(storeUpload(files, { ...nobody, kind: 'PORTFOLIO', upload: flood(300, watch) })).rejects.toThrow(
    new TooLarge('File size is more than 256.0MB. Maximum allowed size is 20MB.'),
  )
  expect((highest - before) / MB).toBeLessThan(100)
  expect([await files.rows(), await files.bytes(), await arriving()]).toEqual([[], [], []])
})

test('stores nothing of an upload that breaks off', async () => {
  async function* half() {
    yield samples.pdf(MB)
    throw new Error('socket hang up')
  }
  const upload = new Upload('cv.pdf', Readable.from(half()))
  await expect(storeUpload(files, { ...nobody, kind: 'RESUME', upload })).rejects.toThrow(
    new InvalidInput('The upload was interrupted. Please try again.'),
  )
  expect([await files.rows(), await files.bytes(), await arriving()]).toEqual([[], [], []])
})

test('removes the bytes when the row cannot be written', async () => {
  const upload = new Upload('cv.pdf', Readable.from([samples.pdf()]))
  await expect(storeUpload(files, { uploadedById: 999_999, kind: 'RESUME', upload })).rejects.toThrow()
  expect([await files.rows(), await files.bytes()]).toEqual([[], []])
})

const names: [string, string][] = [
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ada\\My CV.pdf', 'My CV.pdf'],
  ['cv\0.pdf\r\nSet-Cookie: x=1', 'cv.pdfSet-Cookie_ x=1.pdf'],
  ['Résumé 🧑🏽‍💻.PDF', 'Résumé 🧑🏽‍💻.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['Jane Doe, Ph.D', 'Jane Doe, Ph.D.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['履歴書.pdf', '履歴書.pdf'],
]

test.each(names)('the name %j becomes %j', async (given, name) => {
  expect((await store('RESUME', samples.pdf(), given)).name).toBe(name)
})

test('cuts a name of 10,000 letters between whole characters', async () => {
  expect((await store('RESUME', samples.pdf(), 'x'.repeat(10_000))).name).toBe(`${'x'.repeat(116)}.pdf`)
  const { name } = await store('RESUME', samples.pdf(), '🙂'.repeat(10_000))
  expect(name).toBe(`${'🙂'.repeat(58)}.pdf`)
})

test('resolves its own addresses only', async () => {
  const { url, key, name } = await store('RESUME', samples.pdf(), 'cv.pdf')
  expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(keyOfUrl(url)).toBe(key)
  expect(name).toBe('cv.pdf')
  for (const other of [
    'https://elsewhere.example/api/files/x',
    null,
    '',
    '/api/files/',
    '/api/files/../secret',
    `${url}/x`,
  ])
    expect(keyOfUrl(other)).toBeNull()
  await expect(openStored(files, 'nothing-by-this-key-anywhere')).rejects.toThrow(NotFound)
})

const nobody = { uploadedById: null }

function store(kind: FileKind, bytes: Uint8Array, filename = 'cv.pdf') {
  return storeBytes(files, { ...nobody, kind, bytes, filename })
}

function flood(megabytes: number, onChunk: () => void) {
  async function* chunks() {
    yield samples.pdf(MB)
    for (let sent = 1; sent < megabytes; sent += 1) {
      onChunk()
      yield Buffer.alloc(MB)
    }
  }
  return new Upload('huge.pdf', Readable.from(chunks()))
}

function arriving() {
  return readdir(path.join(files.storageFolder, '.arriving'))
}

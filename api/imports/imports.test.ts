import { engineer } from '@talentdesk/reader/test/drawnResumes'
import { docOf, docxOf } from '@talentdesk/reader/test/wordFiles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobWorker } from '../jobs/worker.ts'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { samples } from '../test/samples.ts'
import { MOST_FILES, TOO_MANY_FILES } from './rules.ts'
import { addResume, resumeOf, reviewed, send, startImport, startReading } from './test/importing.ts'

openApp({}, { listen: true })

let person: Person
let staff: Caller
let worker: JobWorker
beforeAll(async () => {
  person = await make.user()
  staff = as(person)
  worker = await startReading()
})
afterAll(() => worker.stop())

const SAVE = `mutation ($input: SaveImportedResumeInput!) { saveImportedResume(input: $input) {
  resume { status talentId resume { name } draft } talent { databaseId name resumeUrl } } }`
const DISCARD = 'mutation ($id: Int!) { discardImportedResume(input: { id: $id }) { resume { status } } }'
const RESTORE = 'mutation ($id: Int!) { restoreImportedResume(input: { id: $id }) { resume { status } } }'
const RETRY = 'mutation ($id: Int!) { retryImportedResume(input: { id: $id }) { resume { status } } }'
const KEEP =
  'mutation ($input: KeepImportedResumeDraftInput!) { keepImportedResumeDraft(input: $input) { resume { draft } } }'

type ResumeRow = { databaseId: number; status: string; fileName: string; problem: string | null; reason: string | null }

async function resumesOf(importId: number, fields = 'databaseId status fileName problem reason') {
  const { resumeImport } = await staff.run<{ resumeImport: { resumes: ResumeRow[] } }>(
    `query ($id: Int!) { resumeImport(id: $id) { resumes { ${fields} } } }`,
    { id: importId },
  )
  return resumeImport.resumes
}

async function readAll(importId: number) {
  const states = async () => (await resumesOf(importId)).map(({ status }) => status)
  await expect.poll(states, { timeout: 30_000 }).not.toEqual(expect.arrayContaining([expect.stringMatching(/ING$/)]))
}

/** Imports a resume and waits until the resume has been read. */
async function ready() {
  const importId = await startImport(person)
  const id = await addResume(person, { importId })
  await readAll(importId)
  return { importId, id }
}

describe('an import', () => {
  test('stores PDF and Word files at once and reads them', async () => {
    const importId = await startImport(person)
    const lines = [engineer.name, engineer.headline, 'SUMMARY', engineer.summary ?? '', 'SKILLS', 'Kafka, TypeScript']
    const files = [
      { name: 'helena.pdf', bytes: await resumeOf() },
      { name: 'zofia.docx', bytes: docxOf(engineer) },
      { name: 'zofia.doc', bytes: docOf(lines) },
      { name: 'blank.pdf', bytes: samples.pdf() },
    ]
    for (const file of files) await addResume(person, { importId, ...file })
    expect(await world.db.storedFile.count({ where: { kind: 'IMPORT', importedResumeId: { not: null } } })).toBe(4)
    await readAll(importId)
    const read = (fileName: string, name: string) => ({ status: 'READY', fileName, problem: null, resume: { name } })
    expect(await resumesOf(importId, 'status fileName problem resume { name }')).toEqual([
      ...[read('helena.pdf', 'Helena Sørensen-Clarke'), read('zofia.docx', engineer.name)],
      ...[read('zofia.doc', engineer.name)],
      { status: 'FAILED', fileName: 'blank.pdf', problem: expect.any(String), resume: null },
    ])
  })

  test('reads a failed resume again on request, and notifies of the failure once', async () => {
    const importId = await startImport(person)
    const id = await addResume(person, { importId, name: 'again.pdf', bytes: samples.pdf() })
    await readAll(importId)
    expect(await staff.run(RETRY, { id })).toEqual({ retryImportedResume: { resume: { status: 'WAITING' } } })
    await readAll(importId)
    expect(await resumesOf(importId)).toMatchObject([{ status: 'FAILED', reason: 'LOCKED' }])
    const failure = { userId: person.id, kind: 'READING_FAILED' as const, detail: 'again.pdf' }
    expect(await world.db.notification.count({ where: failure })).toBe(1)
  })

  test('refuses other files, and more than the limit', async () => {
    const importId = await startImport(person)
    const before = await world.db.storedFile.count()
    expect(await send(person, { importId, bytes: samples.html(), name: 'page.pdf' })).toMatchObject({
      errors: [{ extensions: { code: 'UNSUPPORTED' } }],
    })
    const rows = Array.from({ length: MOST_FILES }, (_, position) => ({
      ...{ importId, position, fileName: 'a.pdf', size: 1, sha256: 'x', resumeUrl: '/', status: 'FAILED' as const },
    }))
    await world.db.importedResume.createMany({ data: rows })
    expect(await send(person, { importId, bytes: await resumeOf(), name: 'one-more.pdf' })).toMatchObject({
      errors: [{ message: TOO_MANY_FILES, extensions: { code: 'INVALID_INPUT' } }],
    })
    expect(await world.db.storedFile.count()).toBe(before)
    await world.db.importedResume.deleteMany({ where: { importId } })
  })

  test('adds a file that is sent again with the same key only once', async () => {
    const importId = await startImport(person)
    const sent = { importId, key: 'upload-1', name: 'cv.pdf', bytes: await resumeOf() }
    expect(await addResume(person, sent)).toBe(await addResume(person, sent))
    expect(await resumesOf(importId)).toHaveLength(1)
    await readAll(importId)
  })
})

describe('duplicates', () => {
  test('are talents and resumes with the same bytes or the same contact', async () => {
    const mine = { email: 'once@example.com', phone: '+44 7700 900111', links: [] }
    const talent = await make.talent({ email: mine.email })
    const importId = await startImport(person)
    const bytes = await resumeOf(mine)
    await addResume(person, { importId, bytes, name: 'first.pdf' })
    await addResume(person, { importId, bytes, name: 'copy.pdf' })
    await addResume(person, { importId, bytes: await resumeOf({ ...mine, headline: 'Other' }), name: 'newer.pdf' })
    await readAll(importId)
    const others = (...names: string[]) => names.map(fileName => ({ fileName }))
    expect(await resumesOf(importId, 'similarTalents { databaseId } similarResumes { fileName }')).toEqual([
      { similarTalents: [{ databaseId: talent.id }], similarResumes: others('copy.pdf', 'newer.pdf') },
      { similarTalents: [{ databaseId: talent.id }], similarResumes: others('first.pdf', 'newer.pdf') },
      { similarTalents: [{ databaseId: talent.id }], similarResumes: others('first.pdf', 'copy.pdf') },
    ])
  })
})

describe('saving', () => {
  test('makes one talent with the file, also by two calls at once', async () => {
    const { id, importId } = await ready()
    await staff.run(KEEP, { input: { id, draft: '{"name":"Helena"}' } })
    const input = { id, ...reviewed }
    const [one, two] = await Promise.all([staff.run(SAVE, { input }), staff.run(SAVE, { input })])
    expect(one).toEqual(two)
    expect(one).toMatchObject({
      saveImportedResume: {
        resume: { status: 'SAVED', resume: null, draft: null },
        talent: { name: reviewed.name, resumeUrl: expect.stringMatching(/^\/api\/files\//) },
      },
    })
    const row = await world.db.importedResume.findUniqueOrThrow({ where: { id } })
    expect(await world.db.storedFile.findFirst({ where: { talentId: row.talentId } })).toMatchObject({
      ...{ kind: 'IMPORT', importedResumeId: null },
    })
    expect(await world.db.talent.count({ where: { name: reviewed.name } })).toBe(1)
    const { resumeImports } = await staff.run<{ resumeImports: { databaseId: number }[] }>(
      '{ resumeImports { databaseId } }',
    )
    expect(resumeImports.map(({ databaseId }) => databaseId)).not.toContain(importId)
  })

  test('uses only the sent fields', async () => {
    const { id } = await ready()
    expect(await staff.refusal(SAVE, { input: { id, name: 'Helena' } })).toMatchObject({
      ...{ code: 'INVALID_INPUT', message: expect.stringContaining('was not provided') },
    })
  })
})

describe('a draft', () => {
  test('is kept until the resume is saved or the draft is emptied', async () => {
    const { id } = await ready()
    const kept = (draft: string | null) => ({ keepImportedResumeDraft: { resume: { draft } } })
    expect(await staff.run(KEEP, { input: { id, draft: '{"name":"Helen"}' } })).toEqual(kept('{"name":"Helen"}'))
    expect(await staff.run(KEEP, { input: { id, draft: null } })).toEqual(kept(null))
  })
})

describe('discarding', () => {
  test('hides a resume until it is restored', async () => {
    const { id, importId } = await ready()
    await staff.run(DISCARD, { id })
    expect(await resumesOf(importId)).toEqual([])
    expect(await staff.refusal(SAVE, { input: { id, ...reviewed } })).toMatchObject({ code: 'CONFLICT' })
    expect(await staff.run(RESTORE, { id })).toEqual({ restoreImportedResume: { resume: { status: 'READY' } } })
    await staff.run(SAVE, { input: { id, ...reviewed } })
    expect(await staff.refusal(DISCARD, { id })).toMatchObject({ code: 'CONFLICT' })
  })
})

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

type Listed = { databaseId: number; status: string; fileName: string; problem: string | null; reason: string | null }

async function resumesOf(importId: number, fields = 'databaseId status fileName problem reason') {
  const { resumeImport } = await staff.run<{ resumeImport: { resumes: Listed[] } }>(
    `query ($id: Int!) { resumeImport(id: $id) { resumes { ${fields} } } }`,
    { id: importId },
  )
  return resumeImport.resumes
}

async function readAll(importId: number) {
  const states = async () => (await resumesOf(importId)).map(({ status }) => status)
  await expect.poll(states, { timeout: 30_000 }).not.toEqual(expect.arrayContaining([expect.stringMatching(/ING$/)]))
}

/** A resume that has been read, without its file being drawn and read. */
async function ready() {
  const importId = await startImport(person)
  const id = await addResume(person, { importId })
  await readAll(importId)
  return { importId, id }
}

describe('an import', () => {
  test('keeps PDF and Word files at once, reads them, and names what it cannot read', async () => {
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
    expect(
      await resumesOf(importId, 'status fileName problem reason resume { name } similarResumes { fileName }'),
    ).toEqual([
      {
        status: 'READY',
        fileName: 'helena.pdf',
        problem: null,
        reason: null,
        resume: { name: 'Helena Sørensen-Clarke' },
        similarResumes: [],
      },
      {
        status: 'READY',
        fileName: 'zofia.docx',
        problem: null,
        reason: null,
        resume: { name: engineer.name },
        similarResumes: [],
      },
      {
        status: 'READY',
        fileName: 'zofia.doc',
        problem: null,
        reason: null,
        resume: { name: engineer.name },
        similarResumes: [],
      },
      {
        status: 'FAILED',
        fileName: 'blank.pdf',
        problem: expect.any(String),
        reason: 'LOCKED',
        resume: null,
        similarResumes: [],
      },
    ])
    const failed = (await resumesOf(importId))[3]?.databaseId
    expect(await staff.run(RETRY, { id: failed })).toEqual({ retryImportedResume: { resume: { status: 'WAITING' } } })
    await readAll(importId)
    expect((await resumesOf(importId))[3]?.status).toBe('FAILED')
    const mine = '{ notifications(first: 9) { edges { node { kind detail } } } }'
    const node = { kind: 'READING_FAILED', detail: 'blank.pdf' }
    expect(await staff.run(mine)).toEqual({ notifications: { edges: [{ node }] } })
  })

  test('refuses what is no resume, and more than its files, and keeps nothing of them', async () => {
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

  test('takes a file that is sent again with the same key for the same one', async () => {
    const importId = await startImport(person)
    const sent = { importId, key: 'upload-1', name: 'cv.pdf', bytes: await resumeOf() }
    expect(await addResume(person, sent)).toBe(await addResume(person, sent))
    expect(await resumesOf(importId)).toHaveLength(1)
    await readAll(importId)
  })
})

describe('duplicates', () => {
  test('are named among the talents, and among what was handed in: the same bytes, or the same contact', async () => {
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
  test('makes one talent with the file, also when it is asked twice at once, and forgets what was read', async () => {
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

  test('takes nothing from the reading by itself, and names what is missing', async () => {
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
  test('takes a resume out of the import, and it can be taken back', async () => {
    const { id, importId } = await ready()
    await staff.run(DISCARD, { id })
    expect(await resumesOf(importId)).toEqual([])
    expect(await staff.refusal(SAVE, { input: { id, ...reviewed } })).toMatchObject({ code: 'CONFLICT' })
    expect(await staff.run(RESTORE, { id })).toEqual({ restoreImportedResume: { resume: { status: 'READY' } } })
    await staff.run(SAVE, { input: { id, ...reviewed } })
    expect(await staff.refusal(DISCARD, { id })).toMatchObject({ code: 'CONFLICT' })
  })
})

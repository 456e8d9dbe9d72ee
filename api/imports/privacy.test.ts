import { subDays } from 'date-fns/subDays'
import { beforeAll, expect, test } from 'vitest'
import type { ImportStatus } from '../generated/prisma/enums.ts'
import { encodeGlobalId } from '../graphql/globalIds.ts'
import { followAs } from '../test/follow.ts'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { endForgotten, removeOld } from './jobs.ts'
import { addResume, reviewed, send, startImport, startReading } from './test/importing.ts'

openApp({}, { listen: true })

let person: Person
let owner: Caller
beforeAll(async () => {
  person = await make.user()
  owner = as(person)
})

const ONE = `query ($import: Int!, $resume: Int!, $importNode: ID!, $resumeNode: ID!) {
  resumeImport(id: $import) { databaseId } importedResume(id: $resume) { databaseId }
  first: node(id: $importNode) { id } second: node(id: $resumeNode) { id } }`
const NOTHING = { resumeImport: null, importedResume: null, first: null, second: null }

const acts = ['retry', 'discard', 'restore'].map(
  act => `mutation ($id: Int!) { ${act}ImportedResume(input: { id: $id }) { resume { id } } }`,
)
const SAVE = 'mutation ($input: SaveImportedResumeInput!) { saveImportedResume(input: $input) { resume { id } } }'
const KEEP = 'mutation ($id: Int!) { keepImportedResumeDraft(input: { id: $id, draft: "x" }) { resume { id } } }'

test('an import is visible to its owner and to admins', async () => {
  const importId = await startImport(person)
  const id = await addResume(person, { importId })
  const ids = {
    ...{ import: importId, resume: id },
    importNode: encodeGlobalId('ResumeImport', importId),
    resumeNode: encodeGlobalId('ImportedResume', id),
  }
  const seen = { resumeImport: { databaseId: importId }, importedResume: { databaseId: id } }
  expect(await owner.run(ONE, ids)).toMatchObject(seen)
  const admin = as(await make.admin())
  expect(await admin.run(ONE, ids)).toMatchObject(seen)
  const other = await make.user()
  const stranger = as(other)
  expect(await stranger.run(ONE, ids)).toEqual(NOTHING)
  expect(await visitor.refusal(ONE, ids)).toMatchObject({ code: '401' })
  for (const act of [...acts, KEEP]) expect(await stranger.refusal(act, { id })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await stranger.refusal(SAVE, { input: { id, ...reviewed } })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await send(other, { importId, bytes: Buffer.from('x'), name: 'x.pdf' })).toMatchObject({
    errors: [{ extensions: { code: 'NOT_FOUND' } }],
  })
  const reader = as(person, 'READ')
  expect(await reader.run(ONE, ids)).toMatchObject(seen)
  for (const act of acts) expect(await reader.refusal(act, { id })).toMatchObject({ code: 'FORBIDDEN' })
})

test('the list of imports has only those of the viewer, and all of them for admins on request', async () => {
  const owner = await make.user()
  const importId = await startImport(owner)
  const { id } = await world.db.importedResume.create({
    data: { importId, position: 0, fileName: 'cv.pdf', size: 1, sha256: 'x', resumeUrl: '/', status: 'READY' },
  })
  const admin = as(await make.admin())
  const listed = (who: Caller, everybody = false) =>
    who.run(`{ resumeImports(everybody: ${everybody}) { createdBy { email } resumes { databaseId } } }`)
  const row = { createdBy: { email: owner.email }, resumes: [{ databaseId: id }] }
  expect(await listed(as(owner))).toEqual({ resumeImports: [row] })
  expect(await listed(admin)).toEqual({ resumeImports: [] })
  expect(await listed(admin, true)).toMatchObject({ resumeImports: expect.arrayContaining([row]) })
  expect(await listed(as(await make.user()), true)).toEqual({ resumeImports: [] })
})

test('another worker continues the reading of a worker that died', { tags: ['deep'] }, async () => {
  const importId = await startImport(person)
  const id = await addResume(person, { importId })
  // The state after a worker died: the job is taken, the reading has begun, and the queue is locked.
  await world.db.importedResume.update({ where: { id }, data: { status: 'READING' } })
  await world.db.$executeRaw`UPDATE graphile_worker._private_jobs
    SET locked_by = 'gone', locked_at = now() - interval '1 minute', attempts = 1 WHERE key = ${`import:${id}`}`
  await world.db.$executeRaw`UPDATE graphile_worker._private_job_queues
    SET locked_by = 'gone', locked_at = now() - interval '1 minute' WHERE queue_name = 'imports'`
  const query = 'subscription { resumeImportsChanged { imports { resumes { databaseId status } } } }'
  const { next, leave } = await followAs(person, query)
  const worker = await startReading()
  const isRead = async () => JSON.stringify(await next()).includes(`{"databaseId":${id},"status":"READY"}`)
  await expect.poll(isRead, { timeout: 30_000 }).toBe(true)
  leave()
  await worker.stop()
})

test('a resume whose job is lost counts as failed', async () => {
  const id = await addResume(person, { importId: await startImport(person) })
  await world.db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key = ${`import:${id}`}`
  await endForgotten.perform(attempt(), {})
  expect(await world.db.importedResume.findUnique({ where: { id } })).toMatchObject({ status: 'FAILED' })
  expect(await world.db.notification.findMany({ where: { userId: person.id } })).toMatchObject([
    { kind: 'READING_FAILED', detail: 'cv.pdf' },
  ])
})

test('discarded resumes are deleted after a day, all others after 30', async () => {
  const importId = await startImport(person)
  const add = async (status: ImportStatus, days: number) => {
    const id = await addResume(person, { importId })
    await world.db.$executeRaw`UPDATE "ImportedResume" SET status = ${status}::"ImportStatus",
      extraction = '{"name": "Zoe"}', "updatedAt" = ${subDays(new Date(), days)} WHERE id = ${id}`
    return id
  }
  const kept = [await add('READY', 29), await add('DISCARDED', 0), await add('FAILED', 2)]
  const gone = [await add('READY', 31), await add('DISCARDED', 2), await add('FAILED', 31), await add('SAVED', 31)]
  const files = (ids: number[]) => world.db.storedFile.count({ where: { importedResumeId: { in: ids } } })
  await removeOld.perform(attempt(), {})
  expect(await world.db.importedResume.count({ where: { id: { in: gone } } })).toBe(0)
  expect(await world.db.importedResume.count({ where: { id: { in: kept } } })).toBe(3)
  expect([await files(kept), await files(gone)]).toEqual([3, 0])
  await world.db.importedResume.deleteMany({ where: { id: { in: kept } } })
  await world.db.resumeImport.update({ where: { id: importId }, data: { createdAt: subDays(new Date(), 2) } })
  await removeOld.perform(attempt(), {})
  expect(await world.db.resumeImport.count({ where: { id: importId } })).toBe(0)
})

const attempt = () => ({ ...world, signal: new AbortController().signal, attempt: 1, isLastAttempt: true })

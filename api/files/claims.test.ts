import { subHours } from 'date-fns'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWorker } from '../jobs/worker.ts'
import { Conflict, InvalidInput } from '../problems.ts'
import { startFiles } from '../test/files.ts'
import { samples } from '../test/samples.ts'
import { claimFiles, type Owner, removeFilesOf, type Slot } from './claims.ts'
import { type KeptFile, storeBytes } from './files.ts'
import { fileJobs, removeOrphanFiles } from './jobs.ts'
import type { FileKind } from './rules.ts'

let files: Awaited<ReturnType<typeof startFiles>>
let ada: Owner
let bob: Owner
let application: Owner

beforeAll(async () => {
  files = await startFiles()
})

afterAll(() => files.stop())

beforeEach(async () => {
  await files.db.$executeRaw`TRUNCATE "Talent", "Company", "StoredFile" CASCADE`
  await files.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
  for (const key of await files.bytes()) await files.storage.remove(key)
  ada = { talentId: await makeTalent('Ada') }
  bob = { talentId: await makeTalent('Bob') }
  application = { applicationId: await makeApplication() }
})

test('a record owns the files in its slots, and releases its other files of the same kinds', async () => {
  const [old, picture, resume, next] = [await picturePng(), await picturePng(), await resumePdf(), await picturePng()]
  await claim(ada, slot('PICTURE', old))
  await claim(ada, slot('RESUME', resume))
  await claim(ada, slot('PICTURE', picture))
  expect(await ownedBy(ada)).toEqual([resume.key, picture.key].sort())
  await claim(ada, slot('PICTURE', next), { kind: 'PORTFOLIO', url: 'https://portfolio.example/ada.pdf' })
  expect(await ownedBy(ada)).toEqual([resume.key, next.key].sort())
  await claim(ada, { kind: 'RESUME', url: null }, { kind: 'PICTURE', url: 'https://elsewhere.example/ada.png' })
  expect(await ownedBy(ada)).toEqual([])
})

test('refuses files of other records, of other kinds and removed ones', async () => {
  const picture = await picturePng()
  await claim(ada, slot('PICTURE', picture))
  await expect(claim(bob, slot('PICTURE', picture))).rejects.toThrow(Conflict)
  await expect(claim(ada, slot('RESUME', picture))).rejects.toThrow(
    new InvalidInput('The uploaded file is not of the right kind.'),
  )
  await expect(claim(ada, { kind: 'PICTURE', url: `/api/files/${'x'.repeat(32)}` })).rejects.toThrow(
    new InvalidInput('The uploaded file is no longer there. Please upload it again.'),
  )
  expect(await ownedBy(ada)).toEqual([picture.key])
})

test("an applicant's file can become the talent's resume, and remains while either record owns it", async () => {
  const cv = await keep('APPLICATION', samples.pdf())
  await claim(application, slot('APPLICATION', cv))
  await claim(ada, slot('RESUME', cv))
  await expect(claim(bob, slot('RESUME', cv))).rejects.toThrow(Conflict)
  await files.transaction(tx => removeFilesOf(tx, application))
  expect(await ownedBy(ada)).toEqual([cv.key])
  await files.transaction(tx => removeFilesOf(tx, ada))
  expect(await files.rows()).toEqual([])
})

test('only one of two records gets a file that both claim at once', async () => {
  const picture = await picturePng()
  const outcomes = await Promise.allSettled([
    claim(ada, slot('PICTURE', picture)),
    claim(bob, slot('PICTURE', picture)),
  ])
  expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('deleting a record deletes its files, the bytes after the commit', async () => {
  const [picture, resume, other] = [await picturePng(), await resumePdf(), await picturePng()]
  await claim(ada, slot('PICTURE', picture), slot('RESUME', resume))
  await claim(bob, slot('PICTURE', other))
  const refused = files.transaction(async tx => {
    await removeFilesOf(tx, ada)
    throw new Error('has candidacies')
  })
  await expect(refused).rejects.toThrow()
  await working(async () => {
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(await files.bytes()).toHaveLength(3)
    await files.transaction(tx => removeFilesOf(tx, ada))
    expect(await ownedBy(ada)).toEqual([])
    await expect.poll(() => files.bytes()).toEqual([other.key])
  })
})

test('removes unowned files a day after an upload, a release or a crash', { tags: ['deep'] }, async () => {
  const [owned, released, forgotten] = [await picturePng(), await picturePng(), await resumePdf()]
  await claim(ada, slot('PICTURE', released))
  await claim(ada, slot('PICTURE', owned))
  const crashed = await resumePdf()
  await files.db.storedFile.delete({ where: { key: crashed.key } })
  await working(async () => {
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(await files.bytes()).toHaveLength(4)
  })
  await files.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = run_at - interval '24 hours'`
  await working(() => expect.poll(() => files.bytes()).toEqual([owned.key]))
  expect((await files.rows()).map(row => row.key)).toEqual([owned.key])
  expect(forgotten.key).not.toBe(owned.key)
})

test('removes files that lost their owner by a cascade, but not recently released files', {
  tags: ['deep'],
}, async () => {
  const [swept, released, young] = [await resumePdf(), await picturePng(), await resumePdf()]
  await claim(ada, slot('PICTURE', released))
  await claim(ada, { kind: 'PICTURE', url: null })
  await claim(bob, slot('RESUME', swept))
  await files.db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key <> ${`file:${released.key}`}`
  await files.db.talent.deleteMany({ where: { name: 'Bob' } })
  await files.db.storedFile.updateMany({
    where: { key: { not: young.key } },
    data: { createdAt: subHours(new Date(), 25) },
  })
  expect(await removeOrphanFiles(files, subHours(new Date(), 24))).toBe(1)
  expect((await files.bytes()).sort()).toEqual([released.key, young.key].sort())
})

function claim(owner: Owner, ...slots: Slot[]) {
  return files.transaction(tx => claimFiles(tx, owner, slots))
}

function slot(kind: FileKind, { url }: KeptFile): Slot {
  return { kind, url }
}

async function ownedBy(owner: Owner) {
  return (await files.db.storedFile.findMany({ where: owner })).map(file => file.key).sort()
}

function keep(kind: FileKind, bytes: Uint8Array) {
  return storeBytes(files, { uploadedById: null, kind, bytes, filename: 'x' })
}

const picturePng = () => keep('PICTURE', samples.png())
const resumePdf = () => keep('RESUME', samples.pdf())

async function working(check: () => Promise<unknown>) {
  const logger = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }
  const worker = await startWorker({ databaseUrl: files.url, jobs: fileJobs, deps: files, logger })
  try {
    await check()
  } finally {
    await worker.stop()
  }
}

async function makeTalent(name: string) {
  return (await files.db.talent.create({ data: { name, role: 'Engineer', area: 'TECH', seniority: 'Senior' } })).id
}

async function makeApplication() {
  const company = await files.db.company.create({ data: { name: 'Acme', mainStakeholder: 'Eve' } })
  const deal = await files.db.deal.create({ data: { title: 'Engineer', companyId: company.id } })
  const values = { dealId: deal.id, resumeUrl: '/api/files/x', fingerprint: 'x' }
  return (await files.db.externalApplication.create({ data: values })).id
}

import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROCESSING_FAILED } from '../api/candidates/words.ts'
import { openStored } from '../api/files/files.ts'
import { startFiles } from '../api/test/files.ts'
import { viewFilters, viewSorting } from '../api/views/rules.ts'
import { readDemo } from './data.ts'
import { seedDemoData } from './seed.ts'

const { talents: demoTalents, deals: demoDeals } = readDemo(new Date())
let deps: Awaited<ReturnType<typeof startFiles>>

beforeAll(async () => {
  deps = await startFiles()
})

afterAll(() => deps.stop())

/** A present time on every day of a week, as dates are counted back from the present day to working days. */
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 21 + day, 0, 1)))

test.each(week)('the demo data are valid by the rules of the forms on %s', now => {
  expect(readDemo(now).deals).toHaveLength(demoDeals.length)
})

test('concurrent and repeated seeding fills an empty database only once', async () => {
  const admin = { email: 'admin@example.com', passwordHash: 'x', firstName: 'First', lastName: 'Admin' }
  await deps.db.user.create({ data: { ...admin, role: 'ADMIN' } })
  const counts = await Promise.all([seedDemoData(deps), seedDemoData(deps)])
  expect(counts.sort()).toEqual([0, demoTalents.length])
  const before = await countRows()
  expect(await seedDemoData(deps)).toBe(0)
  expect(await countRows()).toEqual(before)
  expect(before.talents).toBe(demoTalents.length)
  expect(before.comments).toBeGreaterThan(demoTalents.length)
})

test("every URL of a talent's file leads to stored bytes that the talent owns", async () => {
  const talents = await deps.db.talent.findMany({ include: { files: true } })
  for (const { id, name, resumeUrl, profilePictureUrl, portfolioPdfUrl, files } of talents) {
    const urls = [resumeUrl, profilePictureUrl, portfolioPdfUrl].filter(url => url !== null)
    expect(files.map(file => `/api/files/${file.key}`).sort(), name).toEqual(urls.sort())
    for (const file of files) {
      expect(file).toMatchObject({ talentId: id, uploadedById: expect.any(Number) })
      expect(await buffer(await openStored(deps, file.key))).toHaveLength(file.size)
    }
  }
})

test("a deal's winner is its only Selected candidate, and an Assigned talent", async () => {
  const deals = await deps.db.deal.findMany({ include: { candidates: { include: { talent: true } } } })
  expect(deals).toHaveLength(demoDeals.length)
  for (const { title, selectedTalentId, candidates } of deals) {
    const selected = candidates.filter(({ status }) => status === 'SELECTED')
    expect(
      selected.map(({ talentId }) => talentId),
      title,
    ).toEqual(selectedTalentId === null ? [] : [selectedTalentId])
    for (const { talent } of selected) expect(talent).toMatchObject({ status: 'ASSIGNED' })
  }
})

test('each application has its own file, and two are on the waiting list of a deal', async () => {
  const deals = await deps.db.deal.findMany({ include: { applications: { include: { files: true } } } })
  const applications = deals.flatMap(deal => deal.applications)
  for (const { resumeUrl, files } of applications) {
    expect(files.map(({ key }) => `/api/files/${key}`)).toEqual([resumeUrl])
  }
  expect(applications.filter(({ name }) => name === PROCESSING_FAILED)).toHaveLength(1)
  expect(applications.filter(({ isWaiting }) => isWaiting)).toHaveLength(2)
})

test('no activity is in the future, and every activity has an actor and a record', async () => {
  const latest = await deps.db.activity.aggregate({ _max: { at: true } })
  expect(latest._max.at?.getTime()).toBeLessThan(Date.now())
  expect(await deps.db.activity.count({ where: { talentId: null, dealId: null, companyId: null } })).toBe(0)
  expect(await deps.db.activity.count({ where: { actorId: null } })).toBe(0)
})

test('the administrator has saved views, the colleagues have none', async () => {
  const admin = { email: 'admin@example.com' }
  expect(await deps.db.savedView.count({ where: { user: admin, tableName: 'deals' } })).toBe(
    await deps.db.savedView.count(),
  )
  const { filters, sorting } = await deps.db.savedView.findFirstOrThrow()
  expect(viewFilters.parse(filters)).toEqual(filters)
  expect(viewSorting.parse(sorting)).toEqual(sorting)
})

async function countRows() {
  const [users, talents, comments, activity, companies, deals, candidates, applications, views] = await Promise.all([
    deps.db.user.count(),
    deps.db.talent.count(),
    deps.db.talentComment.count(),
    deps.db.activity.count(),
    deps.db.company.count(),
    deps.db.deal.count(),
    deps.db.dealCandidate.count(),
    deps.db.externalApplication.count(),
    deps.db.savedView.count(),
  ])
  return { users, talents, comments, activity, companies, deals, candidates, applications, views }
}

import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { companyBudgetOf } from '../api/budgets/rules.ts'
import { selectedCandidatesOf } from '../api/candidates/selected.ts'
import { PROCESSING_FAILED } from '../api/candidates/words.ts'
import { filledDealsOf } from '../api/companies/filledDeals.ts'
import { openStored } from '../api/files/files.ts'
import type { BillingChange } from '../api/generated/prisma/client.ts'
import { revenueOf } from '../api/revenue/revenue.ts'
import { scoreboardOf } from '../api/scoreboard/scoreboard.ts'
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

test('an empty database is filled once, however often and by however many it is asked for', async () => {
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

test('every address of a file leads to bytes that the talent owns', async () => {
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

test('share links are long and random, referrers are linked, and records keep their dates', async () => {
  const talents = await deps.db.talent.findMany({ include: { referredBy: true } })
  const links = talents.flatMap(talent => talent.shareableId ?? [])
  for (const link of links) expect(Buffer.from(link, 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(
    talents
      .filter(talent => talent.referredBy)
      .map(talent => talent.referredBy?.name)
      .sort(),
  ).toEqual(demoTalents.flatMap(talent => talent.referredBy ?? []).sort())
  const lastHour = Date.now() - 60 * 60_000
  expect(talents.filter(talent => talent.updatedAt.getTime() > lastHour).length).toBeLessThan(5)
})

test("a deal's winner is its one Selected candidate, and an Assigned talent", async () => {
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

test("what the pages add up agrees with the deals' rows", async () => {
  const companies = await deps.db.company.findMany({ include: { deals: true } })
  for (const { id, name, deals } of companies) {
    const filled = deals.filter(({ status }) => status === 'FILLED')
    // The total is one of dollars.
    const dollars = filled.flatMap(deal => companyBudgetOf(deal)?.match(/^\$(.*)/)?.[1] ?? [])
    const sum = dollars.reduce((total, budget) => total + Number(budget.replaceAll(',', '')), 0)
    const total = `$${sum.toLocaleString('en-US')}`
    expect(await filledDealsOf(deps, id), name).toMatchObject({ count: filled.length, total, untotalled: 0 })
    const shown = await selectedCandidatesOf<{ talentId: number }>(deps, {
      companyId: id,
      select: { talentId: true },
    })
    expect(shown.map(({ talentId }) => talentId).sort()).toEqual(
      filled.flatMap(({ selectedTalentId }) => selectedTalentId ?? []).sort(),
    )
  }
})

test('the billing history chains up to the present terms', async () => {
  const lines = await deps.db.billingChange.findMany({ orderBy: { id: 'asc' } })
  for (const [index, line] of lines.entries()) {
    const next = lines
      .slice(index + 1)
      .find(({ dealId, talentId }) => dealId === line.dealId && talentId === line.talentId)
    const deal = await deps.db.deal.findUniqueOrThrow({ where: { id: line.dealId } })
    expect(deal.selectedTalentId).toBe(line.talentId)
    const corrected = next?.replacesId === line.id
    if (next) expect(beforeOf(next)).toEqual(corrected ? beforeOf(line) : afterOf(line))
    const present = [deal.companyBudget, deal.candidateBudget, deal.weeklyHours]
    if (!line.isApplied) expect([beforeOf(line), afterOf(line)]).toContainEqual(present)
    else if (!next?.isApplied) expect(present).toEqual(afterOf(line))
  }
  expect(lines.filter(({ replacesId }) => replacesId)).toHaveLength(1)
  expect(lines.filter(({ isApplied }) => !isApplied).length).toBeGreaterThan(1)
  expect(lines.length).toBeGreaterThan(4)
})

const beforeOf = (line: BillingChange) => [
  line.previousCompanyBudget,
  line.previousCandidateBudget,
  line.previousWeeklyHours,
]
const afterOf = (line: BillingChange) => [line.newCompanyBudget, line.newCandidateBudget, line.newWeeklyHours]

test('the revenue of a year is worth looking at: months, two currencies, each step of the funnel', async () => {
  const now = new Date()
  const month = (by: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + by, 1))
  const reads = { ...deps, clock: { now: () => now } }
  const { rows, totals, funnel, fills, leftOut } = await revenueOf(reads, { from: month(-11), to: month(0) })
  expect(totals.map(({ currency }) => currency).sort()).toEqual(['EUR', 'USD'])
  for (const currency of ['EUR', 'USD']) {
    expect(rows.MONTH.filter(row => row.currency === currency).length).toBeGreaterThan(6)
  }
  expect(rows.COMPANY.length).toBeGreaterThan(5)
  expect(fills.RECRUITER.map(({ medianDays }) => medianDays > 7)).not.toContain(false)
  expect(funnel.map(({ internal }) => internal > 9)).toEqual([true, true, true, true, true])
  expect(funnel.map(({ external }) => external > 0)).toEqual([true, true, true, true, false])
  expect(leftOut).toEqual([])
})

test('the scoreboard is worth looking at: suggestions of each band, taken, sent, selected, and some overruled', async () => {
  const now = new Date()
  const month = (by: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + by, 1))
  const { bands, additions, overruled } = await scoreboardOf(deps, { from: month(-11), to: month(0), engine: null })
  expect(bands.map(({ suggested }) => suggested > 9)).toEqual([true, true, true])
  const [high, middle] = bands
  expect([high?.selected, middle?.sent].map(count => Number(count) > 1)).toEqual([true, true])
  expect(overruled).toBeGreaterThan(2)
  expect(additions).toBeGreaterThan(overruled * 5)
  // Nobody was shown a talent or a deal that was not there yet.
  const early = await deps.db.suggestion.findMany({ include: { talent: true, deal: true } })
  const wasThere = early.map(
    ({ shownAt, talent, deal }) => shownAt >= talent.createdAt && shownAt >= (deal?.createdAt ?? 0),
  )
  expect(wasThere).not.toContain(false)
})

test('applications were let in, and have files', async () => {
  const deals = await deps.db.deal.findMany({ include: { applications: { include: { files: true } } } })
  const applications = deals.flatMap(deal => deal.applications)
  for (const { applicationLimit, applyToken, applications } of deals) {
    const placed = applications.filter(({ isWaiting }) => !isWaiting)
    expect(placed.length).toBeLessThanOrEqual(applicationLimit ?? 1000)
    if (applications.length > 0) expect(Buffer.from(applyToken ?? '', 'base64url').length).toBeGreaterThanOrEqual(16)
  }
  for (const { name, resumeUrl, files } of applications) {
    expect(
      files.map(({ key }) => `/api/files/${key}`),
      String(name),
    ).toEqual([resumeUrl])
    expect(files[0]).toMatchObject({ kind: 'APPLICATION', talentId: null })
  }
  expect(applications.filter(({ name }) => name === PROCESSING_FAILED)).toHaveLength(1)
  // Two wait behind a limit; the questions are of each kind, and one answer is a knockout.
  const waiting = deals.filter(({ hasWaitingList }) => hasWaitingList)
  expect(waiting.map(deal => deal.applications.filter(({ isWaiting }) => isWaiting).length)).toEqual([2])
  const [{ questions } = { questions: [] }] = await deps.db.questionSet.findMany()
  expect((questions as { kind: string }[]).map(({ kind }) => kind)).toEqual(['YES_NO', 'CHOICE', 'TEXT'])
  expect(JSON.stringify(applications).match(/"isWrong":true/g)).toHaveLength(1)
  const [linked] = applications.filter(({ talentId }) => talentId)
  expect(linked?.name).toBe((await deps.db.talent.findUnique({ where: { id: linked?.talentId ?? 0 } }))?.name)
})

test('nothing happened in the future, and nothing is said to have happened to nobody', async () => {
  const latest = await deps.db.activity.aggregate({ _max: { at: true } })
  expect(latest._max.at?.getTime()).toBeLessThan(Date.now())
  expect(await deps.db.activity.count({ where: { talentId: null, dealId: null, companyId: null } })).toBe(0)
  expect(await deps.db.activity.count({ where: { actorId: null } })).toBe(0)
})

test('the administrator finds saved views, and the colleagues none', async () => {
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

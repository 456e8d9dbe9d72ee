import { describe, expect, test } from 'vitest'
import { changeReasons } from '../api/billing/words.ts'
import { addCandidateRules } from '../api/candidates/rules.ts'
import { candidateStatuses } from '../api/candidates/words.ts'
import { createCompanyRules } from '../api/companies/rules.ts'
import { companyStatuses } from '../api/companies/words.ts'
import { createDealRules, dealFormAreas } from '../api/deals/rules.ts'
import { DEADLINE_WARNING_DAYS, dealStatuses, dealTypes } from '../api/deals/words.ts'
import type { TalentStatus } from '../api/talents/words.ts'
import { tellCompany } from './companies.ts'
import { readDemo } from './data.ts'
import { tellDeal } from './deals.ts'
import { tellTalent } from './talents.ts'
import { isOfficeDay, nows } from './test/nows.ts'

const [now] = nows
const demo = readDemo(now)
const talents = new Map(demo.talents.map(tellTalent).map(talent => [talent.present.name, talent]))
const companies = demo.companies.map(tellCompany)
const told = demo.deals.map(deal => ({ title: deal.title, deal, ...tellDeal(deal) }))
const deals = told.map(({ present }) => present)
const candidates = told.flatMap(deal => deal.candidates)
const keys = (words: object) => Object.keys(words).sort()
const distinct = (values: unknown[]) => [...new Set(values)].sort()
const daysFromNow = (date: Date) => Math.ceil((date.getTime() - now.getTime()) / (24 * 60 * 60_000))

describe('the demo deals', () => {
  test('cover every status, type and area of the form', () => {
    expect(distinct(companies.map(({ present }) => present.status))).toEqual(keys(companyStatuses))
    expect(distinct(deals.map(({ status }) => status))).toEqual(keys(dealStatuses))
    expect(distinct(deals.map(({ dealType }) => dealType))).toEqual(keys(dealTypes))
    expect(distinct(candidates.map(({ present }) => present.status))).toEqual(keys(candidateStatuses))
    expect(deals.map(({ targetArea }) => targetArea)).toEqual(expect.arrayContaining([...dealFormAreas, undefined]))
  })

  test('are told apart by title, and each company has its own', () => {
    expect(distinct(deals.map(({ title }) => title))).toHaveLength(deals.length)
    expect(distinct(deals.map(({ company }) => company))).toEqual(demo.companies.map(({ name }) => name).sort())
  })

  test('include the shapes that a page must cope with', () => {
    const deadlines = deals.flatMap(({ deadline }) => (deadline ? daysFromNow(deadline) : []))
    expect(deadlines.filter(days => days >= 0 && days <= DEADLINE_WARNING_DAYS).length).toBeGreaterThan(5)
    expect(deadlines.some(days => days < 0)).toBe(true)
    const filled = told.filter(({ present }) => present.status === 'FILLED')
    expect(filled.some(({ present }) => !present.startDate)).toBe(true)
    expect(filled.some(({ present }) => present.startDate)).toBe(true)
    expect(filled.some(deal => deal.candidates.length === 0)).toBe(true)
    expect(deals.some(({ budget }) => budget)).toBe(true)
    expect(deals.some(({ jobDescription }) => jobDescription === null)).toBe(true)
  })

  test.each(told)('$title satisfies the rules of the deal form', ({ present, steps }) => {
    const jobDescription = present.jobDescription ?? 'Will be sent as soon as it is written.'
    const { error } = createDealRules.safeParse({ ...present, companyId: 1, jobDescription })
    expect(error?.issues ?? []).toEqual([])
    for (const { billing } of steps) if (billing) expect(changeReasons).toContain(billing.changeReason)
  })
})

test.each(companies)('$present.name satisfies the rules of the company form', ({ present, createdAt, updatedAt }) => {
  expect(createCompanyRules.safeParse(present).error?.issues ?? []).toEqual([])
  expect(createdAt.getTime()).toBeLessThanOrEqual(updatedAt.getTime())
  for (const { present: deal, createdAt: openedAt } of told) {
    if (deal.company === present.name) expect(openedAt.getTime(), deal.title).toBeGreaterThan(createdAt.getTime())
  }
})

describe.each(told)('the history of $title', ({ deal, present, steps, candidates, winner, createdAt, updatedAt }) => {
  test('begins with the creation and goes on in order, up to now', () => {
    const times = steps.map(({ at }) => at.getTime())
    expect(steps[0]).toEqual({ at: createdAt, by: expect.any(String), before: expect.anything(), changes: [] })
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(now.getTime())
    expect(updatedAt.getTime()).toBeLessThan(now.getTime())
  })

  test('leads to the present status, step by step', () => {
    const moves = steps.flatMap(({ changes }) => changes.filter(({ field }) => field === 'status'))
    expect(moves.map(move => move.before)).toEqual(['Open', ...moves.map(move => move.after)].slice(0, moves.length))
    expect(moves.at(-1)?.after ?? 'Open').toBe(dealStatuses[present.status])
    for (const move of moves) expect(move.after).not.toBe(move.before)
  })

  test('puts nobody on the deal twice, or before they were known', () => {
    const names = candidates.map(candidate => candidate.present.talent)
    expect(distinct(names)).toHaveLength(names.length)
    for (const { present: candidate, createdAt: addedAt } of candidates) {
      const { talent, interviewDate } = candidate
      expect(addedAt.getTime(), talent).toBeGreaterThan(createdAt.getTime())
      expect(addedAt.getTime(), talent).toBeGreaterThan(talents.get(talent)?.createdAt.getTime() ?? 0)
      expect(addCandidateRules.safeParse({ ...candidate, talentId: 1, interviewDate: null }).success).toBe(true)
      if (interviewDate) expect(candidate.status).toBe('INTERVIEWED')
    }
  })

  test("leads to each candidate's status in order", () => {
    for (const { present: candidate, steps } of candidates) {
      const times = steps.map(({ at }) => at.getTime())
      expect(times).toEqual([...times].sort((one, other) => one - other))
      expect(times.at(-1), candidate.talent).toBeLessThan(now.getTime())
      const moves = steps.slice(1).map(({ changed, before }) => [before.status, changed?.status])
      for (const [before, after] of moves) expect(after).not.toBe(before)
    }
  })

  test('changes the terms of a winner only, one after the other', () => {
    const won = candidates.find(candidate => candidate.present.talent === winner)?.updatedAt
    for (const { at, billing, changed, changes } of steps) {
      const terms = [changed?.companyBudget, changed?.candidateBudget, changed?.weeklyHours].filter(Boolean)
      expect(terms).toHaveLength(billing ? 3 : 0)
      if (!billing) continue
      expect(at.getTime()).toBeGreaterThan(won?.getTime() ?? Number.POSITIVE_INFINITY)
      expect(changes).not.toEqual([])
    }
  })

  test('takes applications after the link was shared', () => {
    const shared = steps.find(step => step.shared)?.at
    for (const { at } of deal.applications) {
      expect(at.getTime()).toBeGreaterThan(shared?.getTime() ?? Number.POSITIVE_INFINITY)
    }
  })

  test('answers applications after they came', () => {
    for (const { at, history } of deal.applications) {
      for (const answer of history) expect(answer.at.getTime()).toBeGreaterThan(at.getTime())
    }
  })
})

describe("the talents' statuses", () => {
  const allowed: Record<string, TalentStatus[]> = {
    APPLIED: ['BACKLOG', 'VETTED', 'INTERVIEWED'],
    SCREENED: ['BACKLOG', 'VETTED', 'INTERVIEWED'],
    SENT: ['VETTED', 'INTERVIEWED'],
    INTERVIEWED: ['INTERVIEWED', 'ASSIGNED'],
    SELECTED: ['ASSIGNED'],
    REJECTED: ['VETTED', 'INTERVIEWED', 'DROPPED'],
    WITHDRAWN: ['DROPPED'],
  }

  test.each(candidates.map(({ present }) => present))('$talent, who is $status, tells one story', each => {
    expect(allowed[each.status]).toContain(talents.get(each.talent)?.present.status)
  })

  test('say Assigned for the winners, and Interviewed for those in interviews', () => {
    const named = (status: TalentStatus) =>
      [...talents.values()].flatMap(({ present }) => (present.status === status ? present.name : []))
    const on = (status: string) =>
      candidates.flatMap(({ present }) => (present.status === status ? present.talent : []))
    expect(distinct(on('SELECTED'))).toEqual(named('ASSIGNED').sort())
    expect(distinct(on('INTERVIEWED'))).toEqual(named('INTERVIEWED').sort())
  })

  test('became Assigned before or when the deal was won', () => {
    for (const { present, updatedAt } of candidates.filter(each => each.present.status === 'SELECTED')) {
      const assigned = talents.get(present.talent)?.steps.findLast(({ changed }) => changed?.status)
      expect(updatedAt.getTime(), present.talent).toBeGreaterThan(assigned?.at.getTime() ?? 0)
    }
  })
})

test.each(nows)('on %s nothing happened on a weekend but today', now => {
  const { companies, deals } = readDemo(now)
  const histories = deals.flatMap(({ history, candidates }) => [history, ...candidates.map(each => each.history)])
  for (const { at } of [...histories, ...companies.map(({ history }) => history)].flat()) {
    expect(isOfficeDay(at, now)).toBe(true)
  }
})

test('the same day tells the same story', () => {
  expect(readDemo(now)).toEqual(demo)
})

import { describe, expect, test } from 'vitest'
import { changeReasons } from '../../api/billing/rules.ts'
import { addCandidateRules, candidateStatuses } from '../../api/candidates/rules.ts'
import { companyStatuses, createCompanyRules } from '../../api/companies/rules.ts'
import {
  createDealRules,
  DEADLINE_WARNING_DAYS,
  dealFormAreas,
  dealStatuses,
  dealTypes,
} from '../../api/deals/rules.ts'
import type { TalentStatus } from '../../api/generated/prisma/enums.ts'
import { demoCompanies } from './companies.ts'
import { companyHistory } from './companyHistory.ts'
import { dateIn } from './dates.ts'
import { dealHistory } from './dealHistory.ts'
import { demoDeals } from './deals.ts'
import { billingSteps, termColumns } from './dealTerms.ts'
import { demoTalents, presentStatus } from './people.ts'
import { historyOf } from './stories.ts'

const now = new Date('2026-11-21T10:30:00Z')
const talents = new Map(demoTalents.map(talent => [talent.name, historyOf(talent, now)]))
const statusOf = new Map(demoTalents.map(talent => [talent.name, presentStatus(talent)]))
const told = demoDeals.map(deal => ({ title: deal.title, deal, history: dealHistory(deal, talents, now) }))
const candidates = demoDeals.flatMap(deal => deal.candidates ?? [])
const keys = (words: object) => Object.keys(words).sort()
const distinct = (values: unknown[]) => [...new Set(values)].sort()

describe('the demo deals', () => {
  test('cover every status, type and area of the form', () => {
    expect(distinct(demoCompanies.map(company => companyHistory(company, now).status))).toEqual(keys(companyStatuses))
    expect(distinct(demoDeals.map(deal => deal.status))).toEqual(keys(dealStatuses))
    expect(distinct(demoDeals.map(deal => termColumns(deal).dealType))).toEqual(keys(dealTypes))
    expect(distinct(candidates.map(({ status }) => status))).toEqual(keys(candidateStatuses))
    expect(demoDeals.map(({ area }) => area)).toEqual(expect.arrayContaining([...dealFormAreas, undefined]))
  })

  test('are told apart by title, and each company has its own', () => {
    expect(distinct(demoDeals.map(deal => deal.title))).toHaveLength(demoDeals.length)
    expect(distinct(demoDeals.map(deal => deal.company))).toEqual(demoCompanies.map(({ name }) => name).sort())
  })

  test('include the shapes that a page must cope with', () => {
    const deadlines = demoDeals.flatMap(({ deadlineInDays }) => (deadlineInDays === undefined ? [] : [deadlineInDays]))
    expect(deadlines.filter(days => days >= 0 && days <= DEADLINE_WARNING_DAYS).length).toBeGreaterThan(5)
    expect(deadlines.some(days => days < 0)).toBe(true)
    const filled = told.filter(({ deal }) => deal.status === 'FILLED')
    expect(filled.some(({ history }) => history.startDate === null)).toBe(true)
    expect(filled.some(({ history }) => history.startDate)).toBe(true)
    expect(filled.some(({ deal }) => !deal.candidates)).toBe(true)
    expect(demoDeals.some(deal => termColumns(deal).budget)).toBe(true)
    expect(demoDeals.some(deal => deal.description === null)).toBe(true)
  })

  test.each(demoDeals)('$title satisfies the rules of the deal form', deal => {
    const { terms: _terms, ...row } = { ...deal, ...termColumns(deal) }
    const jobDescription = deal.description ?? 'Will be sent as soon as it is written.'
    const targetArea = deal.area ?? null
    const { error } = createDealRules.safeParse({
      ...row,
      companyId: 1,
      jobDescription,
      targetArea,
      budget: row.budget,
    })
    expect(error?.issues ?? []).toEqual([])
    for (const { reason } of deal.billing ?? []) expect(changeReasons).toContain(reason)
  })
})

test.each(demoCompanies)('$name satisfies the rules of the company form', company => {
  const { status, createdAt, updatedAt } = companyHistory(company, now)
  expect(createCompanyRules.safeParse({ ...company, status }).error?.issues ?? []).toEqual([])
  expect(createdAt.getTime()).toBeLessThanOrEqual(updatedAt.getTime())
  const first = Math.max(...demoDeals.filter(deal => deal.company === company.name).map(deal => deal.openedDaysAgo))
  expect(company.addedDaysAgo).toBeGreaterThan(first)
})

describe.each(told)('the history of $title', ({ deal, history }) => {
  test('begins with the creation and goes on in order, up to now', () => {
    const times = history.events.map(event => event.at.getTime())
    expect(history.events[0]).toMatchObject({ kind: 'deal.created', at: history.createdAt })
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(now.getTime())
    expect(history.updatedAt.getTime()).toBeLessThan(now.getTime())
  })

  test('leads to the present status, step by step', () => {
    const moves = history.events
      .filter(event => event.kind === 'deal.statusChanged')
      .flatMap(event => event.changes.filter(({ field }) => field === 'status'))
    expect(moves.map(move => move.before)).toEqual(['Open', ...moves.map(move => move.after)].slice(0, moves.length))
    expect(moves.at(-1)?.after ?? 'Open').toBe(dealStatuses[deal.status])
    for (const move of moves) expect(move.after).not.toBe(move.before)
  })

  test('puts nobody on the deal twice, or before they were known', () => {
    const names = history.candidates.map(({ candidate }) => candidate.talent)
    expect(distinct(names)).toHaveLength(names.length)
    for (const { candidate, way } of history.candidates) {
      const added = way[0]?.at.getTime() ?? 0
      expect(added, candidate.talent).toBeGreaterThan(history.createdAt.getTime())
      expect(added, candidate.talent).toBeGreaterThan(talents.get(candidate.talent)?.createdAt.getTime() ?? 0)
      expect(way.at(-1)?.status).toBe(candidate.status)
      const { success } = addCandidateRules.safeParse({ ...candidate, talentId: 1, interviewDate: null })
      expect(success).toBe(true)
      if (candidate.interviewInDays !== undefined) expect(candidate.status).toBe('INTERVIEWED')
    }
  })

  test('changes the terms of a winner only, one after the other', () => {
    const won = history.candidates.find(({ candidate }) => candidate.status === 'SELECTED')?.way.at(-1)?.at
    const steps = billingSteps(deal)
    for (const [index, { at, before, company, candidate, hours }] of history.billing.entries()) {
      expect(at.getTime()).toBeGreaterThan(won?.getTime() ?? Number.POSITIVE_INFINITY)
      expect(at.getTime()).toBeGreaterThan(history.billing[index - 1]?.at.getTime() ?? 0)
      expect(steps[index + 1]?.before ?? { company, candidate, hours }).toMatchObject({ company, candidate, hours })
      expect({ company, candidate, hours }).not.toEqual(before)
    }
  })

  test('takes applications after the link was shared', () => {
    const shared = history.events.find(event => event.kind === 'deal.shared')?.at
    for (const { daysAgo } of deal.applications ?? []) {
      expect(dateIn(-daysAgo, now).getTime()).toBeGreaterThan(shared?.getTime() ?? Number.POSITIVE_INFINITY)
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

  test.each(candidates)('$talent, who is $status, tells one story', ({ talent, status }) => {
    expect(allowed[status]).toContain(statusOf.get(talent))
  })

  test('say Assigned for the winners, and Interviewed for those in interviews', () => {
    const named = (status: TalentStatus) => [...statusOf].filter(([, is]) => is === status).map(([name]) => name)
    const on = (status: string) => candidates.filter(each => each.status === status).map(({ talent }) => talent)
    expect(distinct(on('SELECTED'))).toEqual(named('ASSIGNED').sort())
    expect(distinct(on('INTERVIEWED'))).toEqual(named('INTERVIEWED').sort())
  })

  test('became Assigned before or when the deal was won', () => {
    for (const { history } of told) {
      for (const { candidate, way } of history.candidates.filter(each => each.candidate.status === 'SELECTED')) {
        const assigned = talents.get(candidate.talent)?.events.findLast(event => event.kind === 'talent.statusChanged')
        expect(way.at(-1)?.at.getTime(), candidate.talent).toBeGreaterThan(assigned?.at.getTime() ?? 0)
      }
    }
  })
})

test('the same day tells the same story', () => {
  expect(demoDeals.map(deal => dealHistory(deal, talents, now))).toEqual(told.map(({ history }) => history))
})

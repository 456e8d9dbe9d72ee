import { sampleResume } from '@talentdesk/reader/test/drawnResumes'
import { describe, expect, test } from 'vitest'
import { createTalentRules } from '../api/talents/rules.ts'
import { rateTypes, talentAreas, talentStatuses } from '../api/talents/words.ts'
import { readDemo } from './data.ts'
import { tellTalent } from './talents.ts'
import { isOfficeDay, nows } from './test/nows.ts'

const [now] = nows
const { colleagues, talents } = readDemo(now)
const told = talents.map(tellTalent).map(({ present, ...story }) => ({ name: present.name, row: present, ...story }))
const rows = told.map(({ row }) => row)
const keys = (words: object) => new Set(Object.keys(words))
const distinct = (values: unknown[]) => new Set(values).size

describe('the demo talents', () => {
  test('cover every area, status and rate type', () => {
    expect(new Set(rows.map(row => row.area))).toEqual(keys(talentAreas))
    expect(new Set(rows.map(row => row.status))).toEqual(keys(talentStatuses))
    expect(new Set(rows.map(row => row.preferredRateType))).toEqual(keys(rateTypes))
  })

  test('are told apart by name, e-mail and LinkedIn address', () => {
    const linkedin = rows.flatMap(row => row.linkedinUrl ?? [])
    expect(distinct(rows.map(row => row.name))).toBe(rows.length)
    expect(distinct(rows.map(row => row.email))).toBe(rows.length)
    expect(distinct(linkedin)).toBe(linkedin.length)
    expect(rows.map(row => row.name)).not.toContain(sampleResume.name)
  })

  test.each(rows)('$name satisfies the rules of the talent form', row => {
    const lacksLinkedin = row.linkedinUrl === null
    const { success, error } = createTalentRules.safeParse({
      ...row,
      referredBy: null,
      resumeUrl: '/api/files/drawn',
      profilePictureUrl: row.profilePictureUrl && '/api/files/drawn',
      portfolioPdfUrl: row.portfolioPdfUrl && '/api/files/drawn',
    })
    // A few records are from before the address was required.
    expect(error?.issues.map(issue => issue.message) ?? []).toEqual(lacksLinkedin ? ['LinkedIn URL is required'] : [])
    expect(success).toBe(!lacksLinkedin)
  })

  test('can be reached at reserved addresses and numbers only', () => {
    for (const { email } of [...rows, ...colleagues, sampleResume]) {
      expect(email).toMatch(/^[a-z.-]+@example\.(com|org|net)$/)
    }
    for (const url of rows.flatMap(row => [...(row.portfolioUrls ?? []), row.portfolioUrl ?? []].flat())) {
      expect(new URL(url).hostname).toMatch(/(^|\.)example\.(com|org|net)$/)
    }
    for (const { linkedinUrl } of rows) {
      if (linkedinUrl) expect(linkedinUrl).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[a-z-]+-example$/)
    }
    for (const phone of [...rows.flatMap(row => row.phone ?? []), sampleResume.phone]) expect(phone).toMatch(fictional)
  })

  test('name their former companies in the old list, too', () => {
    for (const { companies, previousCompanies = [] } of rows) {
      const names = previousCompanies.map(({ company, legacy }) => company ?? legacy?.split(',')[0])
      expect(companies).toBe(names.join(', '))
    }
  })

  test('refer to talents who were there before them', () => {
    for (const { name, row, createdAt } of told) {
      if (!row.referredBy) continue
      const referrer = told.find(each => each.name === row.referredBy)
      expect(referrer, name).toBeDefined()
      expect(referrer?.createdAt.getTime()).toBeLessThan(createdAt.getTime())
    }
  })

  test('include the shapes that a page must cope with', () => {
    expect(rows.some(row => !row.name.includes(' '))).toBe(true)
    expect(rows.some(row => row.name.length > 60)).toBe(true)
    expect(rows.some(row => !row.techStack?.length)).toBe(true)
    expect(rows.some(row => row.techStack?.length === 20)).toBe(true)
    expect(rows.some(row => row.previousCompanies?.some(entry => entry.legacy))).toBe(true)
    expect(rows.some(row => row.portfolioUrls && row.portfolioUrls.length > 1)).toBe(true)
    expect(rows.some(row => !row.portfolioUrls?.length && row.portfolioUrl)).toBe(true)
  })

  test('are the ones whose portfolios are drawn', () => {
    for (const { area, portfolioPdfUrl } of rows) if (portfolioPdfUrl) expect(area).toBe('DESIGN')
  })
})

describe.each(told)('the history of $name', ({ row, steps, createdAt, updatedAt }) => {
  test('begins with the creation and goes on in order, up to now', () => {
    const times = steps.map(({ at }) => at.getTime())
    expect(steps[0]).toEqual({ at: createdAt, by: expect.any(String), before: expect.anything(), changes: [] })
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(distinct(times)).toBe(times.length)
    expect(times.at(-1)).toBeLessThan(now.getTime())
    expect(updatedAt.getTime()).toBeLessThanOrEqual(times.at(-1) ?? 0)
  })

  test('leads to the present status, step by step', () => {
    const moves = steps.flatMap(({ changes }) => changes.filter(({ field }) => field === 'status'))
    const path = ['Backlog', ...moves.map(move => move.after)]
    expect(moves.map(move => move.before)).toEqual(path.slice(0, -1))
    expect(path.at(-1)).toBe(talentStatuses[row.status])
    for (const move of moves) expect(move.after).not.toBe(move.before)
  })

  test('tells one thing at a time, and only changes that change something', () => {
    for (const { said, shared, changed, changes } of steps.slice(1)) {
      expect([said, shared, changed].filter(Boolean)).toHaveLength(1)
      expect(changes).toHaveLength(Object.keys(changed ?? {}).length)
    }
  })
})

test('most talents are talked about, about a third are shared, and everybody has something to say', () => {
  const share = (isTrue: (story: (typeof told)[number]) => boolean) => told.filter(isTrue).length / told.length
  expect(share(({ steps }) => steps.some(({ said }) => said))).toBeGreaterThan(0.8)
  expect(share(({ steps }) => steps.some(({ shared }) => shared))).toBeGreaterThan(0.3)
  expect(share(({ steps }) => steps.some(({ shared }) => shared))).toBeLessThan(0.4)
  expect(distinct(told.flatMap(({ steps }) => steps.flatMap(({ said, by }) => (said ? by : []))))).toBe(3)
})

test.each(nows)('on %s nothing happened more than a hundred days ago, and nothing on a weekend but today', now => {
  for (const { at } of readDemo(now).talents.flatMap(({ history }) => history)) {
    expect(now.getTime() - at.getTime()).toBeLessThan(100 * 24 * 60 * 60_000)
    expect(isOfficeDay(at, now)).toBe(true)
  }
})

test('the same day tells the same story', () => {
  expect(readDemo(now).talents).toEqual(talents)
})

/** Numbers that the regulators of these countries keep for films, books and demos. */
const fictional = new RegExp(
  [
    String.raw`^\+1 \d{3} 555 01\d\d$`,
    String.raw`^\+44 (7700 900\d{3}|20 7946 0\d{3}|141 496 0\d{3})$`,
    String.raw`^\+33 (1 99 00|6 39 98) \d\d \d\d$`,
    String.raw`^\+49 (30 23125|69 90009|89 99998) \d{3}$`,
    String.raw`^\+46 8 465 004 \d\d$`,
    String.raw`^\+353 20 91\d \d{4}$`,
    String.raw`^\+61 491 570 (006|156|157|158|159|110)$`,
  ].join('|'),
)

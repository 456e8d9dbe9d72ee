import { describe, expect, test } from 'vitest'
import { createTalentRules, rateTypes, talentAreas, talentStatuses } from '../../api/talents/rules.ts'
import { colleagueKeys, colleagues } from './colleagues.ts'
import { columnsOf, demoTalents, emailOf, slug } from './people.ts'
import { portfolios } from './portfolios.ts'
import { sampleResume } from './sampleResume.ts'

const rows = demoTalents.map(talent => ({
  ...columnsOf(talent),
  portfolioPdfUrl: portfolios[talent.name] ? '/api/files/drawn' : null,
}))

const distinct = (values: unknown[]) => new Set(values).size

describe('the demo talents', () => {
  test('cover every area, status and rate type', () => {
    expect(new Set(rows.map(row => row.area))).toEqual(new Set(Object.keys(talentAreas)))
    expect(new Set(rows.map(row => row.status))).toEqual(new Set(Object.keys(talentStatuses)))
    expect(new Set(rows.map(row => row.preferredRateType))).toEqual(new Set(Object.keys(rateTypes)))
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
      previousCompanies: row.previousCompanies.map(entry => (typeof entry === 'string' ? { legacy: entry } : entry)),
    })
    // A few records are from before the address was required.
    expect(error?.issues.map(issue => issue.message) ?? []).toEqual(lacksLinkedin ? ['LinkedIn URL is required'] : [])
    expect(success).toBe(!lacksLinkedin)
  })

  test('can be reached at reserved addresses and numbers only', () => {
    const addresses = [...rows.map(row => row.email), ...colleagueKeys.map(key => colleagues[key].email)]
    for (const email of [...addresses, sampleResume.email]) expect(email).toMatch(/^[a-z.-]+@example\.(com|org|net)$/)
    for (const url of rows.flatMap(row => [...row.portfolioUrls, row.portfolioUrl ?? []].flat())) {
      expect(new URL(url).hostname).toMatch(/(^|\.)example\.(com|org|net)$/)
    }
    for (const phone of [...rows.flatMap(row => row.phone ?? []), sampleResume.phone]) expect(phone).toMatch(fictional)
  })

  test('refer to talents who were there before them', () => {
    for (const { name, referredBy, addedDaysAgo } of demoTalents) {
      if (!referredBy) continue
      const referrer = demoTalents.find(talent => talent.name === referredBy)
      expect(referrer, name).toBeDefined()
      expect(referrer?.addedDaysAgo).toBeGreaterThan(addedDaysAgo)
    }
  })

  test('include the shapes that a page must cope with', () => {
    expect(rows.some(row => !row.name.includes(' '))).toBe(true)
    expect(rows.some(row => row.name.length > 60)).toBe(true)
    expect(rows.some(row => row.techStack.length === 0)).toBe(true)
    expect(rows.some(row => row.techStack.length === 20)).toBe(true)
    expect(rows.some(row => row.previousCompanies.some(entry => typeof entry === 'string'))).toBe(true)
    expect(rows.some(row => row.portfolioUrls.length > 1)).toBe(true)
    expect(rows.some(row => row.portfolioUrls.length === 0 && row.portfolioUrl)).toBe(true)
  })

  test('are the ones whose portfolios are drawn', () => {
    const designers = rows.filter(row => row.area === 'DESIGN').map(row => row.name)
    expect(designers).toEqual(expect.arrayContaining(Object.keys(portfolios)))
  })
})

test('addresses are made of plain letters', () => {
  expect(slug("Łukasz Ðæ O'Neill")).toBe('lukasz-dae-oneill')
  expect(emailOf('Sulistyowati')).toMatch(/^sulistyowati@/)
  expect(emailOf('Nguyễn Thị Hồng Ánh')).toMatch(/^nguyen\.anh@/)
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

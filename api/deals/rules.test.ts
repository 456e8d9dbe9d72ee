import { expect, test } from 'vitest'
import { createDealRules, isDeadlineApproaching, updateDealRules } from './rules.ts'

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
])('on the evening of November 21st a deadline on %s is approaching: %j', (deadline, expected) => {
  expect(isDeadlineApproaching(new Date(deadline), new Date('2026-11-21T22:15:00Z'))).toBe(expected)
})

test('no deadline is never approaching', () => {
  expect(isDeadlineApproaching(null, new Date())).toBe(false)
})

test.each([
  ['', 40],
  ['abc', 40],
  [Number.NaN, 40],
  [undefined, 40],
  ['12', 12],
  [80, 80],
])('weekly hours typed as %j are %i', (weeklyHours, expected) => {
  const deal = {
    title: 'T',
    companyId: 1,
    jobDescription: 'x'.repeat(20),
    recruitingFee: '1',
    dealType: 'HEAD_HUNTING',
  }
  expect(createDealRules.parse({ ...deal, weeklyHours }).weeklyHours).toBe(expected)
})

test('the form may say all areas, and a change leaves alone what is not sent', () => {
  expect(updateDealRules.parse({ targetArea: 'all' })).toEqual({ targetArea: null })
  expect(updateDealRules.parse({})).toEqual({})
})

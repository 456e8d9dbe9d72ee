import { expect, test } from 'vitest'
import { updateDealRules } from './rules.ts'
import { deadlineAlarm } from './words.ts'

test.each([
  ['2026-11-20', 'OPEN', 'OVERDUE'],
  ['2026-11-21', 'OPEN', 'APPROACHING'],
  ['2026-11-28', 'CANDIDATE_SENT', 'APPROACHING'],
  ['2026-11-29', 'OPEN', null],
  ['2026-11-20', 'ON_HOLD', 'OVERDUE'],
  ['2026-11-22', 'FILLED', null],
  ['2026-11-20', 'FINISHED', null],
  ['2026-11-20', 'CLOSED', null],
  [null, 'OPEN', null],
])('on November 21st, a deadline on %s of a deal that is %s is %s', (deadline, status, expected) => {
  expect(deadlineAlarm({ deadline, status }, '2026-11-21')).toBe(expected)
})

test("a change reads the form's 'all' as no target area, and ignores fields that are not sent", () => {
  expect(updateDealRules.parse({ targetArea: 'all' })).toEqual({ targetArea: null })
  expect(updateDealRules.parse({})).toEqual({})
})

import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

test('dates have two digits for the day, and a day is the same everywhere', () => {
  expect(formatDate('2026-11-01')).toBe('Nov 01, 2026')
  expect(formatDate(new Date(2026, 10, 21, 9).toISOString())).toBe('Nov 21, 2026')
})

test('instants are told in the time of the person who reads', () => {
  expect(formatDateTime(new Date(2026, 10, 1, 14, 5).toISOString())).toBe('Nov 1, 2026 at 2:05 PM')
})

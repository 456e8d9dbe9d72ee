import { expect, test } from 'vitest'
import { readWhen } from './when.ts'

/** A Wednesday at ten. */
const NOW = new Date(2026, 10, 25, 10, 0)
const at = (month: number, day: number, hour: number, minute = 0) => new Date(2026, month - 1, day, hour, minute)

test.each([
  ['tomorrow', at(11, 26, 9)],
  ['Tomorrow at 3 pm', at(11, 26, 15)],
  ['Thursday', at(11, 26, 9)],
  ['on Tuesday 14:30', at(12, 1, 14, 30)],
  ['Monday morning', at(11, 30, 9)],
  ['next week', at(12, 2, 9)],
  ['in 3 days', at(11, 28, 9)],
  ['in 2 hours', at(11, 25, 12)],
  ['24 December 9:00', at(12, 24, 9)],
  ['3/12/2026', at(12, 3, 9)],
  ['2026-12-24 08:15', at(12, 24, 8, 15)],
  ['Nov 26, 2026, 9:00 AM', at(11, 26, 9)],
])('%j', (words, moment) => {
  expect(readWhen(words, NOW)?.toString()).toBe(moment.toString())
})

test.each(['', 'soon', 'call her'])('%j is no time', words => {
  expect(readWhen(words, NOW)).toBeNull()
})

import { expect, test } from 'vitest'
import { datesFrom } from './dates.ts'
import { isOfficeDay, nows } from './test/nows.ts'

const wednesday = new Date('2026-11-25T12:00:00Z')

test.each([
  ['day', 'today', '2026-11-25T00:00:00Z'],
  ['day', 'in 1 day', '2026-11-26T00:00:00Z'],
  ['day', '30 days ago', '2026-10-26T00:00:00Z'],
  ['past', '1 day ago, 10:32', '2026-11-24T10:32:00Z'],
  ['past', 'today, 16:00', '2026-11-25T08:00:00Z'],
  ['past', '5 days ago, 12:00', '2026-11-20T09:30:00Z'],
  ['past', '3 days ago, 12:00', '2026-11-20T15:30:00Z'],
  ['appointment', 'in 2 days, 13:30', '2026-11-27T13:30:00Z'],
  ['appointment', 'in 3 days, 13:30', '2026-11-30T13:30:00Z'],
] as const)('on a Wednesday at noon, the %s "%s" is %s', (kind, text, moment) => {
  expect(datesFrom(wednesday)[kind].parse(text)).toEqual(new Date(moment))
})

test.each(['yesterday', '3 days', '3 days ago, 25:00', 'in 3 days ago', '2026-11-21'])('"%s" is no date', text => {
  expect(datesFrom(wednesday).day.safeParse(text).success).toBe(false)
})

test('what lies ahead is nothing of the past', () => {
  expect(datesFrom(wednesday).past.safeParse('in 1 day, 10:00').success).toBe(false)
})

test.each(nows)('on %s moments of the past keep their order and their place on working days', now => {
  const { past } = datesFrom(now)
  const days = ['today', ...Array.from({ length: 15 }, (_, index) => `${index + 1} days ago`)].reverse()
  const moments = days.flatMap(day => ['08:00', '08:01', '16:59', '20:46'].map(time => past.parse(`${day}, ${time}`)))
  expect(new Set(moments.map(Number)).size).toBe(moments.length)
  expect(moments).toEqual([...moments].sort((one, other) => Number(one) - Number(other)))
  expect(moments.at(-1)?.getTime()).toBeLessThan(now.getTime())
  for (const moment of moments) expect(isOfficeDay(moment, now)).toBe(true)
})

import { expect, test } from 'vitest'
import { hoursOf, weeklyHoursRules } from './hours.ts'

test.each([
  ['40', 40],
  [' 32 ', 32],
  ['40 h', 40],
  ['40h', 40],
  ['40 hours a week', 40],
  ['40 Std./Woche', 40],
  ['35 heures par semaine', 35],
  ['40,0', 40],
  ['40.00', 40],
  ['37:00', 37],
  ['37,5', 37.5],
  ['37.5', 37.5],
  ['37,5 Stunden', 37.5],
  ['37½', 37.5],
  ['37 ½', 37.5],
  ['37 1/2', 37.5],
  ['37:30', 37.5],
  ['37h30', 37.5],
  ['37 h 30 min', 37.5],
  ['½', 0.5],
  ['.5', 0.5],
  ['３８', 38],
  ['٣٨', 38],
  ['38,75', 38.75],
  ['-5', -5],
  ['1,000', 1000],
  ['37-38', Number.NaN],
  ['about 40', Number.NaN],
  ['8 a day', Number.NaN],
  ['8h/day', Number.NaN],
  ['40 €', Number.NaN],
  ['40k', Number.NaN],
  ['3e1', Number.NaN],
  ['0x20', Number.NaN],
  ['37²', Number.NaN],
  ['37 30', Number.NaN],
  ['full time', undefined],
  ['', undefined],
])('%j are %d hours', (typed, hours) => {
  expect(hoursOf(typed)).toBe(hours)
})

test.each([
  [37.5, 'Weekly hours must be a whole number: 37 or 38.'],
  [79.5, 'Weekly hours must be a whole number: 79 or 80.'],
  [0.5, 'Weekly hours must be at least 1'],
  [80.5, 'Weekly hours cannot exceed 80'],
  [Number.NaN, 'Weekly hours must be a whole number'],
])('%d is refused: %s', (hours, message) => {
  const { error } = weeklyHoursRules({ label: 'Weekly hours', most: 80 }).safeParse(hours)
  expect(error?.issues[0]?.message).toBe(message)
})

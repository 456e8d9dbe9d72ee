import { expect, test } from 'vitest'
import { optionalDate, optionalInstant, parseInstant, requiredDate } from './rules.ts'

const day = (value: unknown) => optionalDate('Day').safeParse(value).data?.toISOString()

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  [' 2026-11-21 ', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T23:59:59-08:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T09:30', '2026-11-21T00:00:00.000Z'],
  [new Date('2026-11-21T23:59:59Z'), '2026-11-21T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
])('accepts %j as a date', (value, expected) => {
  expect(day(value)).toBe(expected)
})

test.each(['2026-02-29', '2026-02-31', '21.11.2026', 'today', '0000-01-01', '+12026-01-01', 5])('refuses %j', value => {
  expect(optionalDate('Day').safeParse(value).success).toBe(false)
  expect(optionalInstant('Day').safeParse(value).success).toBe(false)
})

test('an empty date is null, and an empty required date is refused', () => {
  expect(optionalDate('Day').parse('')).toBeNull()
  expect(optionalInstant('Day').parse(null)).toBeNull()
  expect(requiredDate('Day').safeParse(undefined).error?.issues[0]?.message).toBe('Day is required')
})

test.each([
  ['2026-11-21T09:30', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 09:30:15.5', '2026-11-21T09:30:15.500Z'],
  ['2026-11-21T09:30:00+02:00', '2026-11-21T07:30:00.000Z'],
  ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
])('reads %j as an instant in any time zone of the server', (text, expected) => {
  expect(parseInstant(text)?.toISOString()).toBe(expected)
})

test.each(['2026-11-21T25:00', '2026-11-21T09', 'noon', ''])('%j is not an instant', text => {
  expect(parseInstant(text)).toBeNull()
})

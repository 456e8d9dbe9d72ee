import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatMoney } from './format.ts'
import { webAddress } from './webAddress.ts'

test('formatDate writes the day with two digits, and writes the same day in every time zone', () => {
  expect(formatDate('2026-11-01')).toBe('Nov 01, 2026')
  expect(formatDate(new Date(2026, 10, 21, 9).toISOString())).toBe('Nov 21, 2026')
})

test("formatDateTime uses the person's own time zone", () => {
  expect(formatDateTime(new Date(2026, 10, 1, 14, 5).toISOString())).toBe('Nov 1, 2026 at 2:05 PM')
})

test.each([
  ['5000', '$5,000'],
  ['$5000', '$5,000'],
  ['$ 1,234567', '$ 1,234567'],
  ['$ 1,234,567', '$1,234,567'],
  ['$12,50', '$12,50'],
  ['$99.5', '$99.50'],
  ['$0', '$0'],
  ['$9007199254740993', '$9,007,199,254,740,993'],
  ['$5,000 / month', '$5,000 / month'],
  ['€5000', '€5,000'],
  ['CHF 5000.5', 'CHF 5,000.50'],
  ['€8.500', '€8.500'],
  ['to be agreed', 'to be agreed'],
  ['', ''],
])('formatMoney writes %j as %j', (stored, shown) => {
  expect(formatMoney(stored)).toBe(shown)
})

const address = (stored: string | null) => webAddress(stored, 'https://desk.example')

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['/api/files/1', 'https://desk.example/api/files/1'],
])('webAddress turns %s into %s', (stored, followed) => {
  expect(address(stored)).toBe(followed)
})

test.each(['javascript:80/alert(1)', 'javascript:1//x', '/\\evil.example', '', null])('refuses address %s', stored => {
  expect(address(stored)).toBeNull()
})

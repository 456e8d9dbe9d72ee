import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  ['5000', '$5,000'],
  ['$5000', '$5,000'],
  ['$ 12,34567', '$1,234,567'],
  ['$99.5', '$99.50'],
  ['$0', '$0'],
  ['$9007199254740993', '$9,007,199,254,740,993'],
  ['$5,000 / month', '$5,000 / month'],
  ['to be agreed', 'to be agreed'],
  ['', ''],
])('%j reads %j', (stored, shown) => {
  expect(formatMoney(stored)).toBe(shown)
})

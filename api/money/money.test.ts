import { describe, expect, test } from 'vitest'
import { seeded } from '../test/random.ts'
import { amountInWords, centsOf, decimalOf, isAmount, parseAmount } from './rules.ts'
import { unreadReasons } from './words.ts'

/** Returns '8500.00 USD MONTH', '75.00..90.00 EUR HOUR', or the reason why the text is not read. */
function read(text: string, hints = {}) {
  const reading = parseAmount(text, hints)
  if (!isAmount(reading)) return reading.unread
  const { from, to, currency, period } = reading
  const range = from === to ? decimalOf(from) : `${decimalOf(from)}..${decimalOf(to)}`
  return [range, currency, ...(period ? [period] : [])].join(' ')
}

describe('an amount', () => {
  test.each([
    ['$8,500', '8500.00 USD'],
    ['8.500 €', '8500.00 EUR'],
    ['€ 75/h', '75.00 EUR HOUR'],
    ['75-90 EUR per hour', '75.00..90.00 EUR HOUR'],
    ['€75 – €90 / h', '75.00..90.00 EUR HOUR'],
    ['$120k/year', '120000.00 USD YEAR'],
    ['80-90k EUR p.a.', '80000.00..90000.00 EUR YEAR'],
    ['5 000 zł', '5000.00 PLN'],
    ['5\u00a0000,50 zł', '5000.50 PLN'],
    ["CHF 12'500.50 monthly", '12500.50 CHF MONTH'],
    ['$1,234.56', '1234.56 USD'],
    ['1.234,56 €', '1234.56 EUR'],
    ['$1,234', '1234.00 USD'],
    ['$1,234,567', '1234567.00 USD'],
    ['€1.000.000', '1000000.00 EUR'],
    ['$.5', '0.50 USD'],
    ['$8500,5', '8500.50 USD'],
    ['50,- €', '50.00 EUR'],
    ['C$90 an hour', '90.00 CAD HOUR'],
    ['90 US$ daily', '90.00 USD DAY'],
    ['£2,000 pw', '2000.00 GBP WEEK'],
    ['$20,000 one-off', '20000.00 USD ONCE'],
    ['100 to 120 usd', '100.00..120.00 USD'],
    ['$0', '0.00 USD'],
  ])('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    ['', 'NO_NUMBER'],
    ['negotiable', 'NO_NUMBER'],
    ['$', 'NO_NUMBER'],
    ['8,500', 'NO_CURRENCY'],
    ['$1.234', 'AMBIGUOUS_NUMBER'],
    ['$4.9999', 'AMBIGUOUS_NUMBER'],
    ['$1,23,456', 'AMBIGUOUS_NUMBER'],
    ['$1,234.567', 'AMBIGUOUS_NUMBER'],
    ['$0,123', 'AMBIGUOUS_NUMBER'],
    ['€90-75', 'AMBIGUOUS_NUMBER'],
    ['500 kr', 'SEVERAL_CURRENCIES'],
    ['$5 or €6', 'OTHER_WORDS'],
    ['$5 - €6', 'SEVERAL_CURRENCIES'],
    ['$5 / €6', 'SEVERAL_CURRENCIES'],
    ['$50/h per month', 'SEVERAL_PERIODS'],
    ['$5 $6', 'SEVERAL_AMOUNTS'],
    ['-$20', 'SEVERAL_AMOUNTS'],
    ['$5 - 6 - 7', 'SEVERAL_AMOUNTS'],
    ['up to $90', 'OTHER_WORDS'],
    ['$90+', 'OTHER_WORDS'],
    ['$5,000 plus bonus', 'OTHER_WORDS'],
    ['$5m', 'OTHER_WORDS'],
    ['$5e9', 'OTHER_WORDS'],
    [`$${'9'.repeat(13)}`, 'AMBIGUOUS_NUMBER'],
    [`$${'9'.repeat(200)}`, 'TOO_LONG'],
  ])('%j is not read: %s', (text, reason) => {
    expect(read(text)).toBe(reason)
    expect(Object.keys(unreadReasons)).toContain(reason)
  })

  test('takes currency and period from the hints if the text names none', () => {
    expect(read('8,500', { currency: 'USD', period: 'MONTH' })).toBe('8500.00 USD MONTH')
    expect(read('€75/h', { currency: 'USD', period: 'MONTH' })).toBe('75.00 EUR HOUR')
    expect(read('500 kr', { currency: 'SEK' })).toBe('500.00 SEK')
  })

  test('is the same after it was written and read, for all sizes', () => {
    for (let cents = 1n; cents < 10n ** 14n; cents = cents * 3n + 7n) {
      for (const currency of ['USD', 'EUR', 'CHF', 'PLN', 'CAD']) {
        expect(read(amountInWords(cents, currency))).toBe(`${decimalOf(cents)} ${currency}`)
      }
      expect(centsOf(decimalOf(-cents))).toBe(-cents)
    }
  })

  test('in any mixture of characters is either read or refused with a reason', () => {
    const signs = ['$', '€', ' ', '1', '000', ',', '.', "'", '-', 'k', '/h', 'per ', 'kr', '\u0301', 'ﬁ', '½', '٣']
    const random = seeded(7)
    for (let at = 0; at < 20_000; at++) {
      const text = Array.from({ length: 1 + (at % 12) }, () => signs[Math.floor(random() * signs.length)]).join('')
      const reading = parseAmount(text)
      if (isAmount(reading)) expect(reading.from <= reading.to).toBe(true)
      else expect(unreadReasons[reading.unread]).toBeTruthy()
    }
  })
})

import { describe, expect, test } from 'vitest'
import { billingTotal, billingTotals, companyBudgetOf, doubtOf, normaliseMoney } from '../budgets/rules.ts'
import { RANGE_IN_WORDS } from '../budgets/words.ts'
import { unreadInWords } from '../money/rules.ts'

describe('typed amounts', () => {
  test.each([
    ['5000', '$5000'],
    ['$5,000', '$5,000'],
    ['$$ 5,000.50 USD', '$5,000.50'],
    ['5,000 per month', '$5,000'],
    ['.5', '$0.5'],
    ['5.', '$5'],
    ['1.000.000', '$1000000'],
    ['', ''],
    ['$', ''],
    ['$,', ''],
    ['negotiable', ''],
    ['65 000', '$65000'],
    ['８５００', '$8500'],
    ['5,000 US dollars', '$5,000'],
    ['48 000 / Monat', '$48000'],
  ])('are normalised from %j to %j', (typed, kept) => {
    expect(normaliseMoney(typed)).toBe(kept)
    expect(normaliseMoney(kept)).toBe(kept)
  })

  // Texts in which each digit and word must be kept: omitting one would change the amount.
  test.each([
    ['75-90 EUR per hour', undefined],
    [' €75/h', '€75/h'],
    ['75-90 per hour', '$75-90 per hour'],
    ['$75 - $90', undefined],
    ['$120k', undefined],
    ['$5m', undefined],
    ['up to $90', undefined],
    ['$5,000 plus bonus', undefined],
    ['$12a,500', undefined],
    ['5 $ or 6 €', undefined],
    ['$5 €', undefined],
    ['-20', undefined],
    ['$1.234', undefined],
    ['$1,2500', undefined],
    ['$5,000 once', undefined],
    // Texts with a currency other than the dollar.
    ['8000 EUR', undefined],
    ['€  7,500.50 / month', '€ 7,500.50 / month'],
    ['5000 zł', undefined],
    ['500 kr', undefined],
    ['65 000 kr SEK', undefined],
    ['65\u00a0000\u00a0kr SEK ', '65 000 kr SEK'],
    ['¥850,000 JPY', undefined],
    ['$120,000 CAD', undefined],
    ["CHF 110'000.-", undefined],
    ['48 000:-', undefined],
    ['5000 quatloos', undefined],
    ['12 LPA', undefined],
  ])('stay unchanged unless they are exactly one clear figure: %j', (typed, kept = typed) => {
    expect(normaliseMoney(typed)).toBe(kept)
    expect(normaliseMoney(kept)).toBe(kept)
  })

  test('lose their period only if their field implies it', () => {
    expect(normaliseMoney('$5,000 once', 'ONCE')).toBe('$5,000')
    expect(normaliseMoney('$5,000 per month', 'ONCE')).toBe('$5,000 per month')
  })

  test.each([
    ['', undefined],
    ['8,000', undefined],
    ['€75/h', undefined],
    ['75-90 EUR per hour', RANGE_IN_WORDS],
    ['500 kr', unreadInWords('SEVERAL_CURRENCIES')],
    ['up to $90', unreadInWords('OTHER_WORDS')],
    ['a lot', undefined],
  ])('with %j get the warning %s', (typed, doubt) => {
    expect(doubtOf(typed)).toBe(doubt)
  })
})

describe('the billing total', () => {
  const total = (...budgets: (string | null)[]) =>
    billingTotal(budgets.map(companyBudget => ({ companyBudget, budget: null })))

  test.each([
    [[], '$0'],
    [[null, '', 'to be agreed'], '$0'],
    [['$1,000'], '$1,000'],
    [['$999', '1'], '$1,000'],
    [['$1,234,567', '$0.10', '$0.20'], '$1,234,567.30'],
    [['$0.10', '$0.20', '$0.70'], '$1'],
    [['$0.333', '$0.333', '$0.334'], '$1'],
    [['$9,007,199,254,740,993', '$0.01'], '$9,007,199,254,740,993.01'],
    [['$5,000 / month', ' $ 1,000'], '$6,000'],
    [['-$500', '$200'], '-$300'],
    [['$4.999'], '$5'],
    [['$5,000', '75-90 EUR per hour', '$75-90', '€5,000', 'up to $90'], '$5,000'],
  ])('adds %j up to %s', (budgets, expected) => {
    expect(total(...budgets)).toBe(expected)
  })

  test.each([
    [[], [], 0],
    [['€13,500'], ['€13,500'], 0],
    [
      ['$5,000', '€9,000', '4.500,-- €', '65 000 kr SEK', '$120,000 CAD'],
      ['$5,000', 'CAD 120,000', '€13,500', 'SEK 65,000'],
      0,
    ],
    [['to be agreed', null, '€75/h', '€75-90', '500 kr', '$60/h'], [], 4],
    [['$0', '€1'], ['$0', '€1'], 0],
  ])('of %j in each currency is %j', (budgets, totals, others) => {
    expect(billingTotals(budgets.map(companyBudget => ({ companyBudget, budget: null })))).toEqual({ totals, others })
  })

  test('is exact to the cent for a thousand times ten cents', () => {
    expect(total(...Array.from({ length: 1_001 }, () => '$0.10'))).toBe('$100.10')
  })

  test('falls back to the old budget when the company budget is empty', () => {
    const deals = [
      { companyBudget: '', budget: '$100' },
      { companyBudget: null, budget: '$20' },
      { companyBudget: '$3', budget: '$4,000' },
    ]
    expect(billingTotal(deals)).toBe('$123')
    expect(deals.map(companyBudgetOf)).toEqual(['$100', '$20', '$3'])
  })
})

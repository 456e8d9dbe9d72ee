import { describe, expect, test } from 'vitest'
import { billingTotal, companyBudgetOf, normaliseMoney } from '../budgets/rules.ts'
import { billingRules } from './rules.ts'

describe('typed amounts', () => {
  test.each([
    ['5000', '$5000'],
    ['$5,000', '$5,000'],
    ['$$ 5,000.50 USD', '$5,000.50'],
    ['5,000 per month', '$5,000'],
    ['.5', '$0.5'],
    ['5.', '$5'],
    ['1.000.000', '$1000000'],
    ['-20', '$20'],
    ['', ''],
    ['$', ''],
    ['$,', ''],
    ['negotiable', ''],
    ['8000 EUR', '€8000'],
    ['€ 7,500.50 / month', '€7,500.50'],
    ['CHF 9,000', 'CHF 9,000'],
    ['5000 zł', 'PLN 5000'],
    ['500 kr', 'kr 500'],
  ])('are normalised from %j to %j', (typed, kept) => {
    expect(normaliseMoney(typed)).toBe(kept)
    expect(normaliseMoney(kept)).toBe(kept)
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
  ])('adds %j up to %s', (budgets, expected) => {
    expect(total(...budgets)).toBe(expected)
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

test('the billing rules report faults in the order of the specification', () => {
  const issues = billingRules('MANAGED').safeParse({ newWeeklyHours: 0 }).error?.issues ?? []
  expect(issues.map(issue => issue.message)).toEqual([
    'Company budget is required',
    'Candidate budget is required',
    'Weekly hours must be at least 1',
    'Change reason is required',
    'Effective date is required',
  ])
})

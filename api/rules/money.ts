import { z } from 'zod'
import { writtenCurrency } from '../money/rules.ts'

/**
 * Normalises money to one '$', digits, commas and an optional decimal part. Everything else is dropped: ' $1,200.50
 * USD' becomes '$1,200.50'. A dot is decimal when it is the only one and only digits follow. Empty without a digit.
 * Another currency that is written stays in place of the '$', as euros must not become dollars: '8000 EUR' is '€8000'.
 */
export function normaliseMoney(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '')
  if (!/\d/.test(kept)) return ''
  const [, whole = '', decimals] = /^([\d,]*)\.(\d+)$/.exec(kept) ?? [null, kept.replaceAll('.', '')]
  return `${writtenCurrency(typed) ?? '$'}${whole || '0'}${decimals ? `.${decimals}` : ''}`
}

/** Money as typed, empty or missing. */
export const money = (what: string) =>
  z.preprocess(
    value => value ?? '',
    z.string().max(50, `${what} must be at most 50 characters`).transform(normaliseMoney),
  )

/** The budget columns that hold a deal's company price. Money is text. */
export type Budgets = { companyBudget: string | null; budget: string | null }

/** The company's price of a deal: old records have their only budget in `budget`. */
export const companyBudgetOf = ({ companyBudget, budget }: Budgets): string | null => companyBudget || budget || null

/** The sum that a company pays for the deals, with thousands separators: '$1,234,567', '$1,234.50', '$0'. */
export function billingTotal(deals: Budgets[]): string {
  return formatMillionths(deals.reduce((sum, deal) => sum + millionths(companyBudgetOf(deal)), 0n))
}

/**
 * Whole numbers, as sums of decimal fractions are off by cents. '$', commas and text after the number ('$5,000 /
 * month') are ignored; a text that does not begin with a number counts 0.
 */
function millionths(money: string | null): bigint {
  const [, sign, whole = '', decimals = ''] =
    /^(-?)(\d*)(?:\.(\d*))?/.exec((money ?? '').replace(/[$,\s]/g, '').slice(0, 50)) ?? []
  const size = BigInt(`${whole || '0'}${decimals.slice(0, 6).padEnd(6, '0')}`)
  return sign ? -size : size
}

function formatMillionths(sum: bigint): string {
  const cents = (abs(sum) + 5_000n) / 10_000n
  const whole = (cents / 100n).toLocaleString('en-US')
  const rest = cents % 100n
  const sign = sum < 0n && cents > 0n ? '-' : ''
  return `${sign}$${whole}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const abs = (value: bigint) => (value < 0n ? -value : value)

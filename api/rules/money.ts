import { z } from 'zod'

/**
 * Money as it is kept: one '$', then digits, commas and an optional decimal part. All else is stripped: ' $1,200.50 USD'
 * becomes '$1,200.50'. A dot is decimal when it is the only one and digits alone follow. Without a digit it is empty.
 */
export function normaliseMoney(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '')
  if (!/\d/.test(kept)) return ''
  const [, whole = '', decimals] = /^([\d,]*)\.(\d+)$/.exec(kept) ?? [null, kept.replaceAll('.', '')]
  return `$${whole || '0'}${decimals ? `.${decimals}` : ''}`
}

/** Money as typed, empty or missing. */
export const money = (what: string) =>
  z.preprocess(
    value => value ?? '',
    z.string().max(50, `${what} must be at most 50 characters`).transform(normaliseMoney),
  )

/** The budgets of a deal that count. Money is text. */
export type Budgets = { companyBudget: string | null; budget: string | null }

/** What the company pays for a deal: old records have their only budget elsewhere. */
export const companyBudgetOf = ({ companyBudget, budget }: Budgets): string | null => companyBudget || budget || null

/** The sum of what a company pays for the deals, with thousands separators: '$1,234,567', '$1,234.50', '$0'. */
export function billingTotal(deals: Budgets[]): string {
  return formatMillionths(deals.reduce((sum, deal) => sum + millionths(companyBudgetOf(deal)), 0n))
}

/**
 * Whole numbers, as sums of decimal fractions go wrong by cents. '$' and commas do not count, what follows the number
 * neither ('$5,000 / month'); a text that does not begin with a number is nothing.
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

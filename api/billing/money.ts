import type { Deal } from '../generated/prisma/client.ts'

/** The budgets of a deal that count. Money is text. */
export type Budgets = { companyBudget: string | null; budget: string | null }

/** What the company pays for a deal: old records have their only budget elsewhere. */
export const companyBudgetOf = ({ companyBudget, budget }: Budgets): string | null => companyBudget || budget || null

/** What the company is billed: the recruiting fee of a head-hunting deal, else its budget. */
export const billedAmount = ({
  dealType,
  recruitingFee,
  ...deal
}: Budgets & Pick<Deal, 'dealType' | 'recruitingFee'>) =>
  dealType === 'HEAD_HUNTING' ? recruitingFee : companyBudgetOf(deal)

/** The sum of what a company pays for the deals, as section 9 writes it: '$1,234,567', '$1,234.50', '$0'. */
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

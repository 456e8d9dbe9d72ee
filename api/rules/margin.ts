import { type Amount, isAmount, parseAmount } from '../money/rules.ts'
import type { Period } from '../money/words.ts'

/** What a deal's company pays and its candidate gets, as it is written. Of a head-hunting deal the fee, and nobody else's money. */
export type Terms = {
  dealType: 'MANAGED' | 'HEAD_HUNTING'
  companyPays: string | null
  candidateGets: string | null
  weeklyHours: number
}

/** Why there is no margin. */
export const marginProblems = {
  NOT_AGREED: 'An amount is missing.',
  UNREAD: 'An amount cannot be read.',
  RANGE: 'An amount is a range.',
  CURRENCIES_DIFFER: 'The company pays in another currency than the candidate gets.',
  PERIODS_DIFFER: 'One amount is paid once, the other one regularly.',
} as const

export type MarginProblem = keyof typeof marginProblems

/** In hundredths of the currency's unit; per month, or once for a fee. */
export type Margin = {
  currency: string
  period: 'MONTH' | 'ONCE'
  companyPays: bigint
  candidateGets: bigint
  amount: bigint
}

export type MarginReading = Margin | { problem: MarginProblem }

export const isMargin = (reading: MarginReading): reading is Margin => !('problem' in reading)

/** A budget says no currency and no period: the form writes one '$', and managed deals are billed by the month. */
export const budgetHints = (dealType: Terms['dealType']) =>
  ({ currency: 'USD', period: dealType === 'MANAGED' ? 'MONTH' : 'ONCE' }) as const

/** What the pages say of a budget without a period. */
export const MONTHLY_ASSUMED = 'Budgets that name no period are taken per month, by 52/12 weeks.'

/** What stays with the agency: what the company pays less what the candidate gets; a fee stays whole. */
export function marginOf({ dealType, companyPays, candidateGets, weeklyHours }: Terms): MarginReading {
  if (!companyPays || (dealType === 'MANAGED' && !candidateGets)) return { problem: 'NOT_AGREED' }
  const hints = budgetHints(dealType)
  const pays = parseAmount(companyPays, hints)
  if (!isAmount(pays)) return { problem: 'UNREAD' }
  if (dealType === 'HEAD_HUNTING') return between(pays, { ...pays, from: 0n, to: 0n }, weeklyHours)
  const gets = parseAmount(candidateGets ?? '', hints)
  return isAmount(gets) ? between(pays, gets, weeklyHours) : { problem: 'UNREAD' }
}

function between(pays: Amount, gets: Amount, weeklyHours: number): MarginReading {
  if (pays.currency !== gets.currency) return { problem: 'CURRENCIES_DIFFER' }
  if (pays.from !== pays.to || gets.from !== gets.to) return { problem: 'RANGE' }
  if ((pays.period === 'ONCE') !== (gets.period === 'ONCE')) return { problem: 'PERIODS_DIFFER' }
  const [companyPays, candidateGets] = [pays, gets].map(({ from, period }) => monthly(from, period, weeklyHours))
  if (companyPays === undefined || candidateGets === undefined) return { problem: 'UNREAD' }
  const period = pays.period === 'ONCE' ? 'ONCE' : 'MONTH'
  return { currency: pays.currency, period, companyPays, candidateGets, amount: companyPays - candidateGets }
}

/** To the cent, half a cent up. A day has 8 hours, a month 52/12 weeks; what is paid once stays. */
export function monthly(cents: bigint, period: Period | null, weeklyHours: number): bigint {
  const hours = BigInt(weeklyHours)
  if (period === 'HOUR') return divided(cents * hours * 52n, 12n)
  if (period === 'DAY') return divided(cents * hours * 52n, 8n * 12n)
  if (period === 'WEEK') return divided(cents * 52n, 12n)
  return period === 'YEAR' ? divided(cents, 12n) : cents
}

/** Half up, for amounts of either sign. */
export function divided(amount: bigint, by: bigint): bigint {
  const twice = 2n * amount + by
  const whole = twice / (2n * by)
  return twice < 0n && twice % (2n * by) !== 0n ? whole - 1n : whole
}

/** The share of what the company pays, to a tenth of a percent. Null where the company pays nothing. */
export function percentOf({ amount, companyPays }: Pick<Margin, 'amount' | 'companyPays'>): number | null {
  return companyPays === 0n ? null : Number(divided(amount * 1_000n, companyPays)) / 10
}

/** Whether a margin lies under the floor that the agency set. A fee never does. */
export function isUnderFloor(margin: Margin, floor: number | null | undefined): boolean {
  return floor !== null && floor !== undefined && margin.amount * 100n < margin.companyPays * BigInt(floor)
}

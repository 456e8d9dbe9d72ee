import { z } from 'zod'
import { type Amount, figureAlone, isAmount, parseAmount, unreadInWords, writtenCurrency } from '../money/rules.ts'
import type { Period } from '../money/words.ts'
import { type MarginProblem, RANGE_IN_WORDS } from './words.ts'

/**
 * Normalises money to one '$', digits, commas and an optional decimal part: ' $1,200.50 USD' becomes '$1,200.50'. Another
 * currency that is written stays in place of the '$', as euros must not become dollars: '8000 EUR' is '€8000'. A text that says
 * more than one amount, or nothing certain, stays as it is written: '75-90 EUR per hour', '$120k', 'up to $90'. Only the
 * `implied` period goes, as a budget is per month. Empty without a digit.
 */
export function normaliseMoney(typed: string, implied: Period = 'MONTH'): string {
  const written = typed.trim()
  if (!/\d/.test(written)) return ''
  const figure = figureAlone(written, implied)
  if (figure === undefined) return `${isDollarsUnsaid(written) ? '$' : ''}${written}`
  const [, start = figure, decimals] = /^([\d.,]*)[.,](\d{1,2})$/.exec(figure) ?? []
  const isGrouped = decimals !== undefined || start.split('.').length > 2
  const whole = isGrouped ? start.replaceAll('.', '') : start
  return `${writtenCurrency(written) ?? '$'}${whole || '0'}${decimals ? `.${decimals}` : ''}`
}

/** '75-90 per hour': budgets that name no currency are in dollars. */
function isDollarsUnsaid(text: string): boolean {
  const reading = parseAmount(text)
  return /^\d/.test(text) && 'unread' in reading && reading.unread === 'NO_CURRENCY'
}

/** Money as typed, empty or missing. A fee is paid ONCE. */
export const money = (what: string, implied: Period = 'MONTH') =>
  z.preprocess(
    value => value ?? '',
    z
      .string()
      .max(50, `${what} must be at most 50 characters`)
      .transform(typed => normaliseMoney(typed, implied)),
  )

/** Why no margin is made of an amount, as a sentence; nothing when one can be. */
export function doubtOf(typed: string, implied: Period = 'MONTH'): string | undefined {
  const reading = parseAmount(normaliseMoney(typed, implied), { currency: 'USD', period: implied })
  if (!isAmount(reading)) return reading.unread === 'NO_NUMBER' ? undefined : unreadInWords(reading.unread)
  return reading.from === reading.to ? undefined : RANGE_IN_WORDS
}

/** The budget columns that hold a deal's company price. Money is text. */
export type Budgets = { companyBudget: string | null; budget: string | null }

/** The company's price of a deal: old records have their only budget in `budget`. */
export const companyBudgetOf = ({ companyBudget, budget }: Budgets): string | null => companyBudget || budget || null

/** The sum that a company pays for the deals, with thousands separators: '$1,234,567', '$1,234.50', '$0'. */
export function billingTotal(deals: Budgets[]): string {
  return formatMillionths(deals.reduce((sum, deal) => sum + millionths(companyBudgetOf(deal)), 0n))
}

/**
 * Whole numbers, as sums of decimal fractions are off by cents. '$', commas and spaces are ignored, as specified. A text with
 * more than a number counts if it is read as one amount in dollars: '$5,000 / month' does, '75-90 EUR per hour' counts 0.
 */
function millionths(money: string | null): bigint {
  const text = (money ?? '').slice(0, 50)
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.replace(/[$,\s]/g, '')) ?? []
  if (sign === undefined) return dollarsOf(text)
  const size = BigInt(`${whole || '0'}${decimals.slice(0, 6).padEnd(6, '0')}`)
  return sign ? -size : size
}

function dollarsOf(text: string): bigint {
  const reading = parseAmount(text, { currency: 'USD' })
  return isAmount(reading) && reading.currency === 'USD' && reading.from === reading.to ? reading.from * 10_000n : 0n
}

function formatMillionths(sum: bigint): string {
  const cents = (abs(sum) + 5_000n) / 10_000n
  const whole = (cents / 100n).toLocaleString('en-US')
  const rest = cents % 100n
  const sign = sum < 0n && cents > 0n ? '-' : ''
  return `${sign}$${whole}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const abs = (value: bigint) => (value < 0n ? -value : value)

/** What a deal's company pays and its candidate gets, as it is written. Of a head-hunting deal the fee, and nobody else's money. */
export type Terms = {
  dealType: 'MANAGED' | 'HEAD_HUNTING'
  companyPays: string | null
  candidateGets: string | null
  weeklyHours: number
}

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

/** What stays with the agency: what the company pays less what the candidate gets; a fee stays whole. */
export function marginOf({ dealType, companyPays, candidateGets, weeklyHours }: Terms): MarginReading {
  if (!companyPays || (dealType === 'MANAGED' && !candidateGets)) return { problem: 'NOT_AGREED' }
  const hints = budgetHints(dealType)
  const pays = parseAmount(companyPays, hints)
  if (!isAmount(pays)) return { problem: 'UNREAD' }
  if (dealType === 'HEAD_HUNTING') return marginBetween(pays, { ...pays, from: 0n, to: 0n }, weeklyHours)
  const gets = parseAmount(candidateGets ?? '', hints)
  return isAmount(gets) ? marginBetween(pays, gets, weeklyHours) : { problem: 'UNREAD' }
}

/** The margin of two amounts, or why there is none. */
export function marginBetween(pays: Amount, gets: Amount, weeklyHours: number): MarginReading {
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

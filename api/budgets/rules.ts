import { z } from 'zod'
import {
  type Amount,
  amountInWords,
  dollarsAlone,
  hasDigit,
  isAmount,
  namesNoCurrency,
  parseAmount,
  unreadInWords,
} from '../money/rules.ts'
import type { Period } from '../money/words.ts'
import { type MarginProblem, RANGE_IN_WORDS } from './words.ts'

/**
 * An amount as stored: as typed, without extra spaces; empty without a digit. '$' is added in front if no currency is
 * named or drawn. Dollars alone are written as by the deal form, with one '$', digits, commas and an optional decimal
 * part, without the `implied` period: '$ 1,200.50 USD' is '$1,200.50'. Texts with another currency, several amounts or
 * an unclear amount are unchanged: '65 000 kr SEK', '75-90 EUR per hour', '$120k', 'up to $90'.
 */
export function normaliseMoney(typed: string, implied: Period = 'MONTH'): string {
  const written = typed.replace(/\s+/g, ' ').trim()
  if (!hasDigit(written)) return ''
  const figure = dollarsAlone(written, implied)
  if (figure === undefined) return isDollarsUnsaid(written) ? `$${written}` : written
  const [, start = figure, decimals] = /^([\d.,]*)[.,](\d{1,2})$/.exec(figure) ?? []
  const isGrouped = decimals !== undefined || start.split('.').length > 2
  const whole = isGrouped ? start.replaceAll('.', '') : start
  return `$${whole || '0'}${decimals ? `.${decimals}` : ''}`
}

/** True for a text such as '75-90 per hour', as budgets without a currency are in dollars. */
const isDollarsUnsaid = (text: string) => /^[\p{Nd}.,]/u.test(text) && namesNoCurrency(text)

/** The rule of a typed amount, which may be empty or missing. The `implied` period of a fee is ONCE. */
export const money = (what: string, implied: Period = 'MONTH') =>
  z.preprocess(
    value => value ?? '',
    z
      .string()
      .max(50, `${what} must be at most 50 characters`)
      .transform(typed => normaliseMoney(typed, implied)),
  )

/** The reason why an amount gives no margin, as a sentence; undefined if it gives a margin. */
export function doubtOf(typed: string, implied: Period = 'MONTH'): string | undefined {
  const reading = parseAmount(normaliseMoney(typed, implied), { currency: 'USD', period: implied })
  if (!isAmount(reading)) return reading.unread === 'NO_NUMBER' ? undefined : unreadInWords(reading.unread)
  return reading.from === reading.to ? undefined : RANGE_IN_WORDS
}

/** The columns with a deal's budgets. Amounts are texts. */
export type Budgets = { companyBudget: string | null; budget: string | null }

/** The amount that the company pays for a deal: old records have their only budget in `budget`. */
export const companyBudgetOf = ({ companyBudget, budget }: Budgets): string | null => companyBudget || budget || null

/** The sum that a company pays for the deals in dollars, with thousands separators: '$1,234,567', '$1,234.50', '$0'. */
export function billingTotal(deals: Budgets[]): string {
  return formatMillionths(deals.reduce((sum, deal) => sum + (dollarsIn(companyBudgetOf(deal)) ?? 0n), 0n))
}

/**
 * The same sum per currency, the dollars first: '$5,000', '€13,500'. `others` counts the budgets that are in no sum:
 * ranges, amounts per hour, day, week or year, and amounts that cannot be read.
 */
export function billingTotals(deals: Budgets[]): { totals: string[]; others: number } {
  const budgets = deals.flatMap(deal => companyBudgetOf(deal) ?? []).filter(hasDigit)
  const inDollars = budgets.filter(budget => dollarsIn(budget) !== undefined)
  const read = budgets.flatMap(budget => (inDollars.includes(budget) ? [] : (totalledAmount(budget) ?? [])))
  const currencies = [...new Set(read.map(({ currency }) => currency))].sort()
  return {
    totals: [
      ...(inDollars.length > 0 ? [billingTotal(deals)] : []),
      ...currencies.map(currency =>
        amountInWords(
          read.reduce((sum, amount) => (amount.currency === currency ? sum + amount.from : sum), 0n),
          currency,
        ),
      ),
    ],
    others: budgets.length - inDollars.length - read.length,
  }
}

/**
 * The dollars of a budget in whole millionths, as sums of decimal fractions are off by cents. '$', commas and spaces
 * are ignored, as specified. A text with other words counts if it is one amount in dollars: '$5,000 / month'.
 */
function dollarsIn(money: string | null): bigint | undefined {
  const text = (money ?? '').slice(0, 50)
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text.replace(/[$,\s]/g, '')) ?? []
  if (sign === undefined) {
    const amount = totalledAmount(text)
    return amount?.currency === 'USD' ? amount.from * 10_000n : undefined
  }
  const size = BigInt(`${whole || '0'}${decimals.slice(0, 6).padEnd(6, '0')}`)
  return sign ? -size : size
}

/** An amount that can be added to other amounts: a monthly amount, or a fee. */
function totalledAmount(text: string): Amount | undefined {
  const reading = parseAmount(text, { currency: 'USD' })
  if (!isAmount(reading) || reading.from !== reading.to) return
  return reading.period === null || reading.period === 'MONTH' || reading.period === 'ONCE' ? reading : undefined
}

function formatMillionths(sum: bigint): string {
  const cents = (abs(sum) + 5_000n) / 10_000n
  const whole = (cents / 100n).toLocaleString('en-US')
  const rest = cents % 100n
  const sign = sum < 0n && cents > 0n ? '-' : ''
  return `${sign}$${whole}${rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`}`
}

const abs = (value: bigint) => (value < 0n ? -value : value)

/** The amounts that a deal's company pays and its candidate gets, as written; a head-hunting deal has only a fee. */
export type Terms = {
  dealType: 'MANAGED' | 'HEAD_HUNTING'
  companyPays: string | null
  candidateGets: string | null
  weeklyHours: number
}

/** A margin, in hundredths of the currency's unit: per month, or once for a fee. */
export type Margin = {
  currency: string
  period: 'MONTH' | 'ONCE'
  companyPays: bigint
  candidateGets: bigint
  amount: bigint
}

export type MarginReading = Margin | { problem: MarginProblem }

export const isMargin = (reading: MarginReading): reading is Margin => !('problem' in reading)

/** Currency and period of a budget that names none: the form writes '$', and managed deals are billed monthly. */
export const budgetHints = (dealType: Terms['dealType']) =>
  ({ currency: 'USD', period: dealType === 'MANAGED' ? 'MONTH' : 'ONCE' }) as const

/** The margin: the amount that the company pays less the amount that the candidate gets, or the whole fee. */
export function marginOf({ dealType, companyPays, candidateGets, weeklyHours }: Terms): MarginReading {
  if (!companyPays || (dealType === 'MANAGED' && !candidateGets)) return { problem: 'NOT_AGREED' }
  const hints = budgetHints(dealType)
  const pays = parseAmount(companyPays, hints)
  if (!isAmount(pays)) return { problem: 'UNREAD' }
  if (dealType === 'HEAD_HUNTING') return marginBetween(pays, { ...pays, from: 0n, to: 0n }, weeklyHours)
  const gets = parseAmount(candidateGets ?? '', hints)
  return isAmount(gets) ? marginBetween(pays, gets, weeklyHours) : { problem: 'UNREAD' }
}

/** The margin of two amounts, or the problem that prevents it. */
export function marginBetween(pays: Amount, gets: Amount, weeklyHours: number): MarginReading {
  if (pays.currency !== gets.currency) return { problem: 'CURRENCIES_DIFFER' }
  if (pays.from !== pays.to || gets.from !== gets.to) return { problem: 'RANGE' }
  if ((pays.period === 'ONCE') !== (gets.period === 'ONCE')) return { problem: 'PERIODS_DIFFER' }
  const [companyPays, candidateGets] = [pays, gets].map(({ from, period }) => monthly(from, period, weeklyHours))
  if (companyPays === undefined || candidateGets === undefined) return { problem: 'UNREAD' }
  const period = pays.period === 'ONCE' ? 'ONCE' : 'MONTH'
  return { currency: pays.currency, period, companyPays, candidateGets, amount: companyPays - candidateGets }
}

/** The hours per week of a deal without a number of hours. */
export const FULL_WEEK = 40

/** Converts an amount to a month, half a cent rounded up. A day has 8 hours, a month 52/12 weeks; a fee stays as is. */
export function monthly(cents: bigint, period: Period | null, weeklyHours: number): bigint {
  const hours = BigInt(weeklyHours)
  if (period === 'HOUR') return divided(cents * hours * 52n, 12n)
  if (period === 'DAY') return divided(cents * hours * 52n, 8n * 12n)
  if (period === 'WEEK') return divided(cents * 52n, 12n)
  return period === 'YEAR' ? divided(cents, 12n) : cents
}

/** Divides and rounds halves up, for positive and negative amounts. */
export function divided(amount: bigint, by: bigint): bigint {
  const twice = 2n * amount + by
  const whole = twice / (2n * by)
  return twice < 0n && twice % (2n * by) !== 0n ? whole - 1n : whole
}

/** The margin's share of the company's amount in percent, to one decimal. Null if the company pays nothing. */
export function percentOf({ amount, companyPays }: Pick<Margin, 'amount' | 'companyPays'>): number | null {
  return companyPays === 0n ? null : Number(divided(amount * 1_000n, companyPays)) / 10
}

/** True for a margin below the agency's minimum percentage; always false for a fee. */
export function isUnderFloor(margin: Margin, floor: number | null | undefined): boolean {
  return floor !== null && floor !== undefined && margin.amount * 100n < margin.companyPays * BigInt(floor)
}

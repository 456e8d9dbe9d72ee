import { isMargin, type MarginReading, marginOf } from '../budgets/rules.ts'
import type { MarginProblem } from '../budgets/words.ts'
import { type DatedTerms, dayOf } from './terms.ts'

const DAY = 86_400_000

/** The earnings of a placement on some days of a month, in hundredths of the currency's unit. */
export type Part = { currency: string; days: number; companyPays: bigint; candidateGets: bigint }

/** A margin, or the reason why there is none, and the day from which it applies. Null means from the beginning. */
export type Span = { from: Date | null; margin: MarginReading }

export type MonthOfDeal = { parts: Part[]; problem: MarginProblem | null }

/**
 * The earnings of a managed deal in the month that begins with `month`, for its days of work. Each day counts as an
 * equal fraction of the month. Cents left by rounding go to the parts with the largest remainders, so that the parts of
 * a currency add up to the rounded total. If `problem` is set, the terms of some days have no margin, and these days
 * are not counted.
 */
export function monthOf(held: Span[], month: Date, worked: { from: Date; to: Date | null }): MonthOfDeal {
  const end = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1))
  const length = (end.getTime() - month.getTime()) / DAY
  const first = later(month, worked.from)
  const last = worked.to && worked.to.getTime() + DAY < end.getTime() ? new Date(worked.to.getTime() + DAY) : end
  let problem: MarginProblem | null = null
  const spans: { currency: string; days: number; pays: bigint; gets: bigint }[] = []
  for (const [at, { from, margin }] of held.entries()) {
    const begins = from ? later(first, from) : first
    const next = held[at + 1]?.from
    const ends = next && next < last ? next : last
    const days = (ends.getTime() - begins.getTime()) / DAY
    if (days <= 0) continue
    if (!isMargin(margin)) problem = margin.problem
    else if (margin.period === 'ONCE') problem = 'PERIODS_DIFFER'
    else spans.push({ currency: margin.currency, days, pays: margin.companyPays, gets: margin.candidateGets })
  }
  const parts = [...new Set(spans.map(({ currency }) => currency))].flatMap(currency => {
    const own = spans.filter(span => span.currency === currency)
    const pays = shares(
      own.map(({ pays, days }) => pays * BigInt(days)),
      BigInt(length),
    )
    const gets = shares(
      own.map(({ gets, days }) => gets * BigInt(days)),
      BigInt(length),
    )
    return own.map(({ days }, at) => ({ currency, days, companyPays: pays[at] ?? 0n, candidateGets: gets[at] ?? 0n }))
  })
  return { parts, problem }
}

/** The period of work of a deal's placement. */
export type WorkPeriod = { startDate: Date | null; filledAt: Date | null; endedAt: Date | null }

export const WORKED = { startDate: true, filledAt: true, endedAt: true } as const satisfies Record<
  keyof WorkPeriod,
  true
>

/** The earnings of a month in one currency, and the number of days in the month. */
export type MonthShare = Part & { daysOfMonth: number }

/** The earnings in the month that contains the day, by currency. Empty before the deal is filled. */
export function monthShares(held: DatedTerms[], on: Date, { startDate, filledAt, endedAt }: WorkPeriod): MonthShare[] {
  if (!filledAt) return []
  const month = monthStart(on)
  const spans = held.map(({ from, terms }) => ({ from, margin: marginOf(terms) }))
  const { parts } = monthOf(spans, month, { from: startDate ?? dayOf(filledAt), to: endedAt && dayOf(endedAt) })
  const daysOfMonth = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()
  const found = new Map<string, MonthShare>()
  for (const part of parts) {
    const { days, companyPays, candidateGets } = found.get(part.currency) ?? {
      days: 0,
      companyPays: 0n,
      candidateGets: 0n,
    }
    found.set(part.currency, {
      ...{ currency: part.currency, days: days + part.days, daysOfMonth },
      ...{ companyPays: companyPays + part.companyPays, candidateGets: candidateGets + part.candidateGets },
    })
  }
  return [...found.values()]
}

/**
 * Divides all amounts by `by` so that the results add up to the rounded quotient of the sum: the amounts with the
 * largest remainders are rounded up.
 */
export function shares(amounts: bigint[], by: bigint): bigint[] {
  const whole = amounts.map(amount => amount / by)
  const sum = amounts.reduce((total, amount) => total + amount, 0n)
  let left = (2n * sum + by) / (2n * by) - whole.reduce((total, amount) => total + amount, 0n)
  const byRemainder = amounts
    .map((amount, at) => ({ at, remainder: amount % by }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.at - b.at)
  for (const { at } of byRemainder) {
    if (left <= 0n) break
    whole[at] = (whole[at] ?? 0n) + 1n
    left -= 1n
  }
  return whole
}

const later = (one: Date, other: Date) => (one > other ? one : other)

/** The first day, in UTC, of the month that contains the moment. */
export function monthStart(moment: Date): Date {
  const day = dayOf(moment)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1))
}

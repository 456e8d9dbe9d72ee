import { isAmount, parseAmount } from '../money/rules.ts'
import { type Budgets, budgetHints, companyBudgetOf, isMargin, type Margin, marginBetween } from './rules.ts'

/** The rates that a talent asks for, as written. */
export type AskedRates = {
  preferredRateType: 'NONE' | 'FULL_TIME' | 'HOURLY' | 'BOTH'
  minFullTimeRate: string | null
  preferredFullTimeRate: string | null
  minHourlyRate: string | null
  preferredHourlyRate: string | null
}

export type OfferedBudget = Budgets & { dealType: 'MANAGED' | 'HEAD_HUNTING'; weeklyHours: number }

/** The minimum weekly hours of full time: a monthly rate is for at least this many hours. */
const FULL_TIME = 35

/**
 * The margin if the talent were paid the rate that they ask for. Null for a fee, which does not depend on the talent,
 * for a full-time rate with fewer hours, and for amounts that cannot be read.
 */
export function predictedMargin(deal: OfferedBudget, talent: AskedRates): Margin | null {
  const companyPays = companyBudgetOf(deal)
  const asked = askedRate(talent, deal.weeklyHours)
  if (deal.dealType !== 'MANAGED' || !companyPays || !asked) return null
  const pays = parseAmount(companyPays, budgetHints('MANAGED'))
  const gets = parseAmount(asked.text, { period: asked.period })
  if (!isAmount(pays) || !isAmount(gets)) return null
  const margin = marginBetween(pays, gets, deal.weeklyHours)
  return isMargin(margin) && margin.period === 'MONTH' ? margin : null
}

/** The preferred rate, or else the minimum rate: per month if the deal is full time, or else per hour. */
function askedRate(talent: AskedRates, weeklyHours: number) {
  const fullTime = talent.preferredFullTimeRate || talent.minFullTimeRate
  const hourly = talent.preferredHourlyRate || talent.minHourlyRate
  const type = talent.preferredRateType
  if ((type === 'FULL_TIME' || type === 'BOTH') && weeklyHours >= FULL_TIME && fullTime) {
    return { text: fullTime, period: 'MONTH' as const }
  }
  return (type === 'HOURLY' || type === 'BOTH') && hourly ? { text: hourly, period: 'HOUR' as const } : null
}

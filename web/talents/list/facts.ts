import { type RateType, rateTypes } from '../../../api/talents/words.ts'

/** What a talent asks for, as it is stored: free texts with their currency. */
export type Rates = {
  readonly preferredRateType: RateType | '%future added value'
  readonly minFullTimeRate: string | null | undefined
  readonly maxFullTimeRate: string | null | undefined
  readonly minHourlyRate: string | null | undefined
  readonly maxHourlyRate: string | null | undefined
  readonly preferredFullTimeRate: string | null | undefined
  readonly preferredHourlyRate: string | null | undefined
}

/** The type as a word, and the amount as one would say it; empty when none is stored. */
export type RateLine = { type: string; amount: string }

/** What a talent asks for, a line for each type: 'Full-Time', '€6,200 – €7,000 / month'. None when no rate type is preferred. */
export function rateLines(rates: Rates): RateLine[] {
  const { preferredRateType: type } = rates
  const fullTime = amount(rates.minFullTimeRate, rates.maxFullTimeRate) || (rates.preferredFullTimeRate?.trim() ?? '')
  const hourly = amount(rates.minHourlyRate, rates.maxHourlyRate) || (rates.preferredHourlyRate?.trim() ?? '')
  return [
    ...(type === 'FULL_TIME' || type === 'BOTH' ? [{ type: rateTypes.FULL_TIME, amount: per(fullTime, 'month') }] : []),
    ...(type === 'HOURLY' || type === 'BOTH' ? [{ type: rateTypes.HOURLY, amount: per(hourly, 'hour') }] : []),
  ]
}

function amount(min: string | null | undefined, max: string | null | undefined) {
  const [from, to] = [min?.trim(), max?.trim()]
  if (from && to) return from === to ? from : `${from} – ${to}`
  if (from) return `from ${from}`
  return to ? `up to ${to}` : ''
}

/** The free text may say itself for how long the amount is. */
function per(said: string, unit: string) {
  return said === '' || /\/|\b(per|mo|pm|ph|month|year|annum|day|hour|hr|h)\b|monthly|hourly|yearly/i.test(said)
    ? said
    : `${said} / ${unit}`
}

/** The first three of a comma-separated list, then '...' when there are more. Empty when there is none. */
export function firstCompanies(list: string): string {
  const names = list.split(',').flatMap(name => name.trim() || [])
  return names.slice(0, 3).join(', ') + (names.length > 3 ? '...' : '')
}
